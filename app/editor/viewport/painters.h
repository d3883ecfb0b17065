#pragma once

#include "app/editor/pane/draw_target.h"
#include "app/editor/pane/view_transform.h"
#include "app/editor/viewport/world_picture.h"
#include "core/nodes/setting.h"

#include <QImage>

namespace tiller {

/// Draws lines, areas and circles of the world: only the parts in sight, and not finer than one can
/// see at this scale.
class Stroke {
public:
    Stroke(DrawTarget& target, const ViewTransform& view, QSizeF size)
        : m_target(target), m_view(view), m_sight(QPointF(), size) {}

    /// From place to place, with round joints.
    void line(const Points& places, double width, QRgb color) const;
    /// Triangles, three corners each.
    void area(const Points& corners, QRgb color) const;
    /// Small arrowheads along a line, a distance in pixels apart.
    void arrows(const Points& places, double distance, double size, QRgb color) const;
    void disc(Vec2 center, double radius, QRgb color) const;
    void ring(Vec2 center, double radius, double width, QRgb color) const;
    /// An arrowhead at a place of the view. @param forward of length 1
    void arrowhead(QPointF at, QPointF forward, double size, QRgb color) const;

    [[nodiscard]] bool isInSight(const QRectF& world) const;
    [[nodiscard]] const QRectF& sight() const { return m_sight; }

private:
    void piece(QPointF from, QPointF to, double width, QRgb color) const;
    /// The circle as a line with so many points that it looks round.
    [[nodiscard]] Points circle(Vec2 center, double radius) const;

    DrawTarget& m_target;
    const ViewTransform& m_view;
    QRectF m_sight; ///< in the view
};

/// @name Boxes of the view
/// @{
void fillRect(DrawTarget& target, const QRectF& box, QRgb color);
void strokeRect(DrawTarget& target, const QRectF& box, double width, QRgb color);
/// @}

/// How the picture draws a scene item: selected, hovered, or plain.
struct ShapeStyle {
    bool selected;
    bool hovered;
    QColor color; ///< of its lines

    ShapeStyle(const WorldPicture& picture, const SceneShape& shape)
        : selected(picture.selected.contains(shape.id))
        , hovered(picture.hovered && picture.hovered->id == shape.id)
        , color(selected             ? picture.colors.accent
                : shape.isObstacle() ? picture.colors.obstacleLine()
                                     : picture.colors.handle) {}

    [[nodiscard]] bool isActive() const { return selected || hovered; }
};

/// The painters of the parts of a picture, from the back to the front. paintWorld() calls them.

/// @name The parts of the picture that stand still behind the agents, from the back to the front
/// @{
void paintFloor(DrawTarget& target, const WorldPicture& picture);  ///< of the world, and around it
[[nodiscard]] QRectF worldInSight(const WorldPicture& picture);    ///< in pixels
void paintGrid(DrawTarget& target, const WorldPicture& picture);   ///< and the edge of the world
void paintShapes(DrawTarget& target, const WorldPicture& picture); ///< all but points
/// @}

/// One shape. Points have no shape of their own: see paintGrips.
void paintShape(DrawTarget& target, const Stroke& stroke, const WorldPicture& picture,
                const SceneShape& shape);

/// @name Arrows, in pixels of the view
/// @{
/// A force as an arrow, or a velocity. @param most has the full length; larger ones do, too
[[nodiscard]] QPointF forceArrow(const WorldPicture& picture, Vec2 force, double most);
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
void paintOrders(DrawTarget& target, const WorldPicture& picture); ///< selected agents
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

/// What one node contributes to the agents of a type; null if it contributes nothing to them, or
/// the frame carries no forces.
[[nodiscard]] const PopulationForces::Column* contributionOf(const FrameAgents& agents,
                                                             std::string_view node);

/// Whether the node acts on an agent.
[[nodiscard]] bool isLit(const PopulationForces::Column* column, std::size_t agent);

/// Shows the force of the lit node on every agent as an arrow in its color. A ring marks an agent
/// on which the node acts without a force: a condition is true for it, for example.
void paintForceLights(DrawTarget& target, const WorldPicture& picture);

/// How many agents a node acts on in a frame.
[[nodiscard]] int litCount(const Frame& frame, std::string_view node);

/// The agents of the previous future at the same tick, faded, with their trails.
void paintPreviousFuture(DrawTarget& target, const WorldPicture& picture);

/// What agents would do without some nodes: their ways without the nodes are strong and end with a
/// body, their ways with the nodes are faint. A line joins both ends. An agent whose way is the
/// same with and without the nodes has only the faint way.
void paintGhosts(DrawTarget& target, const WorldPicture& picture);

/// The main figure of steering: the velocity, the desired velocity, and the steering that leads
/// from the tip of the one to the tip of the other.
struct VelocityTriangle {
    Vec2 velocity;
    Vec2 desired;
    Vec2 steering; ///< what maxForce leaves of desired - velocity

    [[nodiscard]] bool steers() const { return desired != velocity; }
};

/// The behavior whose desired velocity the picture shows for these agents: the one that a person
/// points at, or else the only selected one. Null: all behaviors together.
[[nodiscard]] const PopulationForces::Column* shownBehavior(const WorldPicture& picture,
                                                            const FrameAgents& agents);

/// The triangle of an agent: of one behavior, or of all together if it is null. A force f stands
/// for the desired velocity v + t' f. @pre the frame carries forces
[[nodiscard]] VelocityTriangle velocityTriangle(const FrameAgents& agents, std::size_t agent,
                                                const PopulationForces::Column* behavior);

/// Draws the triangle of every agent; that of the picked agent is larger.
void paintVelocityTriangles(DrawTarget& target, const WorldPicture& picture);

/// The figure of Wander for one agent, in the world: a circle ahead of it, and the displacement
/// from the middle of the circle to a point on it, at an angle from the right.
struct WanderCircle {
    Id node;
    Vec2 agent;
    Vec2 center;
    double radius = 0;
    double angle = 0; ///< degrees, counterclockwise
};

/// The circles of an explained agent: those that steer it, or whose node is selected.
[[nodiscard]] std::vector<WanderCircle> wanderCircles(const WorldPicture& picture,
                                                      const Explanation& explanation);

/// Draws the circles of the picked agent, and of another one that stands for the selected Wander.
void paintWanderCircles(DrawTarget& target, const WorldPicture& picture);

/// Draws the ring of directions that a Context compares for the picked agent: interest outward,
/// danger inward, and an arrow for the choice. Closed directions are pale.
void paintDirections(DrawTarget& target, const WorldPicture& picture);

/// @name What the mouse can hold, and what it draws
/// @{
/// Points, starts, and the corners of shapes. The active ones are selected or under the mouse; the
/// others are faded, and lie below the agents.
void paintGrips(DrawTarget& target, const WorldPicture& picture, bool active);
/// Points alone, where nothing can be dragged.
void paintPoints(DrawTarget& target, const WorldPicture& picture);
void paintSketch(DrawTarget& target, const WorldPicture& picture); ///< also guides
/// The frame around the selected geometry. @param hovered is drawn larger
void paintFrame(DrawTarget& target, const WorldPicture& picture, const SelectionFrame& frame,
                std::optional<FrameGrip> hovered);
/// The handles of settings, and marks at the places that go with them.
void paintSettingHandles(DrawTarget& target, const WorldPicture& picture);
/// @}

/// Darkens the view around the place in the light, and puts rings around the agents that stand out.
/// What is out of sight, or does not live, has no light: then nothing is dark.
void paintSpotlight(DrawTarget& target, const WorldPicture& picture);

/// @name Layers, from the back to the front. Below them are the floor (paintFloor) and the
/// pictures of layers (layers.h).
/// The layers behind and before the agents change only with the project, the view and the mouse.
/// @{
void paintBack(DrawTarget& target, const WorldPicture& picture);
void paintMoving(DrawTarget& target, const WorldPicture& picture);
void paintFront(DrawTarget& target, const WorldPicture& picture);
/// @}

/// All layers on the floor, without pictures.
void paintWorld(DrawTarget& target, const WorldPicture& picture);

/// All of it, as an image. @param pixelRatio pixels of the image for each of the view
[[nodiscard]] QImage paintedImage(const WorldPicture& picture, QSize pixels, double pixelRatio);

} // namespace tiller
