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
    type.help = "The mouse in the viewport. While it is elsewhere, there is no target.";
    type.words = {"mouse", "pointer", "click", "touch", "player"};
    type.ports = {{"point", "Point", PortType::point, false, "The place of the mouse."}};
    type.settings = {
        bindMember({.id = "follows",
                    .title = "Follows",
                    .help = "Whether the target follows the mouse or stays at the last click.",
                    .initial = std::string("move"),
                    .choices = {{"move", "Movement", "The mouse, while it is over the viewport."},
                                {"click", "Click", "The last click."}}},
                   &CursorSettings::follows)};
    return withCode<CursorSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
