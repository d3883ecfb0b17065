#pragma once

#include "app/editor/viewport/world_painter.h"

namespace tiller {

/// @name Arrows, in pixels of the view
/// @{
/// A force as it is drawn. @param most of the most that can act: longer is cut
[[nodiscard]] QPointF forceArrow(Vec2 force, double most);
/// Broad where it starts, so that its direction shows without a head.
void paintNeedle(DrawTarget& target, QPointF from, QPointF by, double width, QRgb color);
/// With a head: for few.
void paintArrow(DrawTarget& target, QPointF from, QPointF by, double width, QRgb color);
/// @}

/// @name Parts of the picture that move, from the back to the front
/// @{
void paintTrails(DrawTarget& target, const WorldPicture& picture);
void paintAgents(DrawTarget& target, const WorldPicture& picture); ///< with their overlays
/// A ring around the picked agent; its velocity, its forces and what they are about.
void paintPicked(DrawTarget& target, const WorldPicture& picture);
/// @}

/// One agent. @param body pixels, its radius
void paintBody(DrawTarget& target, AgentShape shape, QPointF at, QPointF heading, double body,
               QRgb color);

} // namespace tiller
