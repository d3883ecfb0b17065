#include "core/targets/cursor.h"

#include "core/nodes/describe.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace {

void evaluate(const NodeRun& run) {
    const Moment& now = *run.block.moment;
    setPlace(run, run.as<CursorSettings>().follows == CursorFollows::move ? now.cursor : now.click);
}

} // namespace

NodeType cursorType() {
    NodeType type;
    type.id = "cursor";
    type.title = "Cursor";
    type.kind = NodeKind::target;
    type.help = "The mouse in the viewport; missing while it is elsewhere.";
    type.words = {"mouse", "pointer", "click", "touch", "player"};
    type.ports = {{"point", "Point", PortType::point, false, "Where the mouse is."}};
    type.settings = {
        bindMember({.id = "follows",
                    .title = "Follows",
                    .help = "Whether it moves with the mouse or is set by a click.",
                    .initial = std::string("move"),
                    .choices = {{"move", "Movement", "Where the mouse is, while it is over."},
                                {"click", "Click", "Where the last click was."}}},
                   &CursorSettings::follows)};
    return withCode<CursorSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
