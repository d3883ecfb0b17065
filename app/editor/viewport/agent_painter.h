#pragma once

#include "app/editor/viewport/draw_target.h"
#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// @name Arrows, in pixels of the view
/// @{
/// A force as an arrow, or a velocity. @param most has the full length; larger ones do, too
[[nodiscard]] QPointF forceArrow(Vec2 force, double most);
/// A triangle that is broad at its start: its direction shows without a head.
void paintNeedle(DrawTarget& target, QPointF from, QPointF by, double width, QRgb color);
/// A line with a head. It costs more triangles than a needle.
void paintArrow(DrawTarget& target, QPointF from, QPointF by, double width, QRgb color);
/// @}

/// @name Parts of the picture that move, from the back to the front
/// @{
void paintTrails(DrawTarget& target, const WorldPicture& picture);
void paintAgents(DrawTarget& target, const WorldPicture& picture); ///< with their overlays
/// A ring around the picked agent; its velocity, its forces and their targets.
void paintPicked(DrawTarget& target, const WorldPicture& picture);
/// @}

/// A step of the trails of a type: from where its agents were @p age frames ago to where they were
/// @p stride frames before that.
void paintTrailStep(DrawTarget& target, const WorldPicture& picture, const Trails& trails,
                    const FrameAgents& agents, std::size_t age, std::size_t stride, double width,
                    QRgb color);

/// One agent. @param heading of length 1  @param body its radius in pixels
void paintBody(DrawTarget& target, AgentShape shape, QPointF at, QPointF heading, double body,
               QRgb color);

} // namespace tiller
