#pragma once

#include "app/editor/viewport/world_painter.h"

namespace tiller {

/// The future that was: its agents, faded, at the same tick, and the way they came.
void paintFutureThatWas(DrawTarget& target, const WorldPicture& picture);

/// What would be without some nodes: the ways agents would go, strong and with a body at the end,
/// beside those they will go, faint. Both ends are joined. Agents
/// that go the same way with and without have the faint one only.
void paintGhosts(DrawTarget& target, const WorldPicture& picture);

} // namespace tiller
