#include "app/editor/editor_commands.h"

#include <algorithm>

namespace tiller {

void EditorCommands::addCanvas() {
    beginMenu(tr("&Canvas"), Scope::canvas);
    CanvasController* canvas = m_parts.canvas;
    SelectionEdits* edits = canvas->edits();
    add("actionFind", tr("&Find a node to add"), "Shift+A")
        .scope(Scope::editing)
        .words(tr("add, insert, create"));
    add("actionWire", tr("&Wire the selected cards"), "Ctrl+L", [edits] {
        edits->wireSelected();
    }).words(tr("connect, link"));
    add("actionEarlier", tr("Wire &earlier in the order"), "Alt+Up",
        [edits] { edits->reorderSelected(-1); })
        .startSection()
        .scope(Scope::editing);
    add("actionLater", tr("Wire &later in the order"), "Alt+Down", [edits] {
        edits->reorderSelected(1);
    }).scope(Scope::editing);
    add("actionFit", tr("&Fit the canvas"), "Ctrl+0", [canvas] { canvas->fitAll(); })
        .startSection()
        .icon("fit")
        .instead([this] { return fitsWorld() ? find("actionFitWorld") : nullptr; })
        .words(tr("overview, show all, zoom"))
        .help(tr("Shows all cards. In the viewport, the same keys show the whole world"));
    add("actionZoomIn", tr("Zoom &in"), "Ctrl++", [canvas] { canvas->view()->zoomBy(1.2); });
    add("actionZoomOut", tr("Zoom &out"), "Ctrl+-", [canvas] { canvas->view()->zoomBy(1 / 1.2); });
    add("actionZoomFull", tr("&Zoom to 100%"), "Ctrl+1", [canvas] { canvas->view()->zoomTo(1); });
}

void EditorCommands::addArrange() {
    beginMenu(tr("&Arrange"), Scope::canvas);
    CanvasController* canvas = m_parts.canvas;
    SelectionEdits* edits = canvas->edits();
    GroupEdits* groups = canvas->groups();
    add("actionGroup", tr("&Group the selected cards"), "Ctrl+G",
        [groups] { groups->groupSelected(); })
        .words(tr("node group, part, reuse"))
        .help(tr("One card for the selected ones. Tab opens it, and it can be added again"));
    add("actionUngroup", tr("&Ungroup"), "Ctrl+Shift+U", [groups] { groups->ungroupSelected(); });
    add("actionMakeSingle", tr("Make inde&pendent"), {}, [groups] {
        groups->makeSingle();
    }).help(tr("Edits of this group no longer act on the others of its kind"));
    add("actionFrame", tr("&Frame the selected cards"), "Ctrl+Shift+G",
        [canvas] { canvas->frameSelected(); })
        .startSection()
        .help(tr("A titled area around the cards, which moves them along"));
    add("actionComment", tr("Add a &comment"), "Ctrl+Shift+C", [canvas] { canvas->addComment(); });
    add("actionEditText", tr("Edit &title, text or weight"), "F2", [canvas] {
        canvas->editSelected();
    }).help(tr("Edits the selected frame, comment or wire; for a card, goes to its settings"));
    add("actionSelectInside", tr("&Select the contents of the frame"), "Ctrl+Alt+G",
        [canvas] { canvas->annotations()->selectInside(); });
    add("actionMute", tr("&Mute"), "M", [edits] { edits->toggleMuted(); })
        .startSection()
        .scope(Scope::editing)
        .runOnce()
        .help(tr("The selected cards have no effect; their settings stay. Agents of a muted type "
                 "move on without steering"));
    add("actionSolo", tr("S&olo"), "S", [edits] { edits->toggleSolo(); })
        .scope(Scope::editing)
        .runOnce()
        .help(tr("Silences the other behaviors of the agents that the selected ones steer"));
    add("actionInsert", tr("&Insert a node into the wire…"), "Ctrl+I", [canvas] {
        canvas->adder()->insertInWire();
    }).startSection();
    add("actionDetach", tr("&Detach from the wires"), "Ctrl+Shift+I", [edits] {
        edits->detachSelected();
    }).help(tr("Takes the selected cards out of their wires and closes the gaps"));
    add("actionShowAsFormula", tr("Sho&w as formula"), {}, [edits] { edits->showAsFormula(); })
        .when([edits] { return edits->isBehaviorSelected(); })
        .words(tr("formula force, expression, code, math, write, own behavior"))
        .help(
            tr("The selected behavior becomes a Formula force that does the same, with lines that "
               "you can change"));
    add("actionWirePoint", tr("Add a point to the w&ire"), {},
        [canvas] { canvas->wirePoints()->addToSelected(); })
        .words(tr("reroute, bend, route, knot"))
        .help(tr("The wire passes through its points. A double click on a wire adds one, too; drag "
                 "it to move it"));
    add("actionRemoveWirePoints", tr("Remove the points of the wire"), {}, [canvas] {
        canvas->wirePoints()->removeOfSelected();
    }).words(tr("reroute, straighten"));
    add("actionArrange", tr("&Lay out the cards"), "Ctrl+Shift+L", [edits] { edits->arrange(); })
        .startSection()
        .help(tr("Lays out the selected cards, or all, from left to right"));
    add("actionFitSelected", tr("Fit the s&election"), "Ctrl+2",
        [canvas] { canvas->fitSelected(); });
    beginSubmenu(tr("&Align and distribute"));
    addAlignments();
    beginSubmenu({});
    add("actionToFront", tr("Bring to the front of the world"), {},
        [this] { m_world->selection()->order(true); })
        .startSection()
        .scope(Scope::world)
        .words(tr("order, raise, above, scene items"))
        .help(tr("Draws the selected scene items over the others"));
    add("actionToBack", tr("Send to the back of the world"), {},
        [this] { m_world->selection()->order(false); })
        .scope(Scope::world)
        .words(tr("order, lower, below, scene items"))
        .help(tr("Draws the selected scene items below the others"));
}

/// Of cards, frames and comments; of scene items, where the viewport was used last.
void EditorCommands::addAlignments() {
    const std::vector<std::pair<QString, QString>> alignments{
        {"left", tr("Align &left edges")},
        {"right", tr("Align &right edges")},
        {"top", tr("Align to&p edges")},
        {"bottom", tr("Align &bottom edges")},
        {"centers", tr("Align centers in a &column")},
        {"middles", tr("Align centers in a ro&w")},
        {"gapsAcross", tr("Equal gaps &across")},
        {"gapsDown", tr("Equal gaps &down")}};
    for (const auto& [how, text] : alignments)
        add("actionAlign-" + how, text, {},
            [this, how = how] {
                if (m_window.worldFirst())
                    m_world->selection()->align(how);
                else
                    m_parts.canvas->edits()->align(how);
            })
            .scope(Scope::editing)
            .words(tr("align, distribute, line up, space, tidy"))
            .help(tr("Acts on cards, or on scene items where the viewport was used last"));
}

/// Commands that only context menus have.
void EditorCommands::addOfContextMenus() {
    beginMenu({}, Scope::editing);
    add("openGroup", tr("Open"), {}, [this] { m_parts.canvas->groups()->step(); });
    const auto change = [this](auto edit) { return [this, edit] { edit(*m_world->selection()); }; };
    using Scene = WorldSelection;
    add("duplicateScene", tr("Duplicate"), {}, change([](Scene& scene) { scene.duplicate(); }));
    add("turnLeft", tr("Turn left by 90°"), {}, change([](Scene& scene) { scene.rotate(90); }));
    add("turnRight", tr("Turn right by 90°"), {}, change([](Scene& scene) { scene.rotate(-90); }));
    add("turnALittle", tr("Turn left by 15°"), {}, change([](Scene& scene) { scene.rotate(15); }));
    add("mirrorAcross", tr("Mirror left to right"), {},
        change([](Scene& scene) { scene.mirror(true); }));
    add("mirrorDown", tr("Mirror top to bottom"), {},
        change([](Scene& scene) { scene.mirror(false); }));
    add("doubleSize", tr("Twice as large"), {}, change([](Scene& scene) { scene.resize(2); }));
    add("halveSize", tr("Half as large"), {}, change([](Scene& scene) { scene.resize(0.5); }));
}

} // namespace tiller
