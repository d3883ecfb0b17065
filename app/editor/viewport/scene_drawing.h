#pragma once

#include "app/editor/viewport/shown_world.h"
#include "app/editor/viewport/snapping.h"
#include "app/editor/viewport/world_camera.h"
#include "core/model/project.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tiller {

/// The tool of the mouse in the world.
enum class DrawTool {
    select, ///< draws nothing
    agents, ///< adds agents: see AgentBrush
    point,
    path,
    circle, ///< this and the next three draw obstacles
    box,
    polygon,
    wall,
    region,
    field,
    ground,
    paint, ///< paints a ground: see GroundBrush
};

/// A tool as people see it, and what it draws.
struct Tool {
    DrawTool tool;
    const char* name;  ///< "select", "point", ...
    const char* type;  ///< of the scene item; empty: it draws none
    const char* shape; ///< the value of its setting "shape", if it has one
    const char* icon;
    const char* key; ///< while the viewport has the keyboard
    QString title;
    QString help;
    QString deed; ///< "Draw a path", for the list of undo steps
};
[[nodiscard]] const std::vector<Tool>& drawTools(); ///< in the order of the strip of tools
[[nodiscard]] const Tool& toolOf(DrawTool tool);

[[nodiscard]] std::string_view toString(DrawTool tool);
[[nodiscard]] std::optional<DrawTool> drawToolNamed(std::string_view name);

/// Whether the tool draws point by point, and not with one drag.
[[nodiscard]] bool drawsPoints(DrawTool tool);
/// Whether the tool draws from a center outward.
[[nodiscard]] bool drawsRound(DrawTool tool);

/// The item of a tool at a place, in its default size.
[[nodiscard]] SceneItem defaultItem(DrawTool tool, Vec2 center);

/// An item that is not finished yet: drawn from one place to another, or point by point.
class Sketch {
public:
    Sketch(DrawTool tool, Vec2 at);

    [[nodiscard]] DrawTool tool() const { return m_tool; }
    [[nodiscard]] const Points& points() const { return m_points; } ///< the placed ones
    [[nodiscard]] Vec2 end() const { return m_end; }                ///< where the mouse is

    void moveTo(Vec2 at) {
        m_end = at;
        m_isExact = false;
    }
    /// Places a point at the mouse.
    void addPoint();
    /// Removes the last point. False if none is left.
    bool removePoint();

    [[nodiscard]] bool isRound() const { return drawsRound(m_tool); }
    /// Moves the mouse's end so that the item gets a radius, or a width and a height; one number
    /// makes a square. False if it takes no such numbers, or one is not above 0.
    bool resize(std::span<const double> numbers);

    /// Whether it has enough points to be finished.
    [[nodiscard]] bool isEnough() const;
    [[nodiscard]] std::size_t fewest() const;

    /// The item so far, with the mouse as its last point.
    [[nodiscard]] SceneItem shown() const;
    /// The finished item. @param closed its line returns to the first point  @pre isEnough()
    [[nodiscard]] SceneItem finished(bool closed) const;

private:
    [[nodiscard]] SceneItem fromTo() const;
    [[nodiscard]] SceneItem through(const Points& points, bool closed) const;

    DrawTool m_tool;
    Points m_points;
    Vec2 m_end;
    bool m_isExact = false; ///< its size was typed, so it is not rounded
};

/// The tool that the mouse has in a viewport, and the scene item that it draws.
class SceneDrawing : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY changed) ///< the name of a DrawTool
    Q_PROPERTY(QVariantList tools READ tools CONSTANT)   ///< {tool, glyph, keys, name, tip} each
    Q_PROPERTY(bool active READ isActive NOTIFY changed) ///< an item is begun and not finished
    Q_PROPERTY(QString hint READ hint NOTIFY changed)    ///< what to do next with the tool

public:
    SceneDrawing(ShownWorld& world, const WorldCamera& camera, Snapping& snapping,
                 QObject* parent = nullptr)
        : QObject(parent), m_world(world), m_camera(camera), m_snapping(snapping) {}

    [[nodiscard]] QString tool() const;
    [[nodiscard]] static QVariantList tools();
    void setTool(const QString& name); ///< drops an unfinished item; an unknown name does nothing
    /// Chooses the tool of a key, "W" for wall. False if no tool has it.
    Q_INVOKABLE bool chooseTool(const QString& letter);
    void dropTool() { setTool(DrawTool::select); }
    [[nodiscard]] bool hasTool() const { return m_tool != DrawTool::select; }
    /// The mouse adds agents, and draws nothing.
    [[nodiscard]] bool addsAgents() const { return m_tool == DrawTool::agents; }
    /// The mouse paints a ground, and draws nothing.
    [[nodiscard]] bool paintsGround() const { return m_tool == DrawTool::paint; }
    [[nodiscard]] bool drawsByPoints() const { return drawsPoints(m_tool); }
    [[nodiscard]] bool isActive() const { return m_sketch.has_value(); }
    /// Refuses, and says why, where the current layer would not show something new, or is locked.
    [[nodiscard]] bool mayDraw() const;
    [[nodiscard]] QString hint() const;
    /// The unfinished item, with the mouse as its last point.
    [[nodiscard]] std::optional<SceneShape> shape() const;

    /// The size of an item that a drag draws, in words; empty for other tools.
    [[nodiscard]] QString size() const;
    /// Gives that item a radius, or a width and a height. False if it is not so drawn, or has no
    /// such size.
    bool resize(std::span<const double> numbers);

    /// Draws the geometry of a node that has none, and drops the tool then. Other tools stay.
    Q_INVOKABLE void drawFor(const QString& node, const QString& tool);

    /// @name The mouse, at places of the view
    /// @{
    void press(QPointF at, Qt::KeyboardModifiers keys);
    void move(QPointF at, Qt::KeyboardModifiers keys);
    void release(bool dragged);
    void doubleClick();
    /// @}

    /// Enter finishes an item, or places one in the middle of the view; Backspace removes a point.
    bool pressKey(int key);
    /// Removes the last point, or the item where it has no other. False if no item is begun.
    Q_INVOKABLE bool removeLastPoint();
    void drop(); ///< drops the unfinished item

signals:
    void changed();
    void shapeChanged();
    void gestureEnded(); ///< the button that is held no longer draws

private:
    void setTool(DrawTool tool);
    [[nodiscard]] bool closesAt(QPointF place) const;
    void finish(SceneItem item);

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    Snapping& m_snapping;
    DrawTool m_tool = DrawTool::select;
    Id m_node; ///< whose geometry is drawn; empty: a new one is made
    std::optional<Sketch> m_sketch;
};

} // namespace tiller
