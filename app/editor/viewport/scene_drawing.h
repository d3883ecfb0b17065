#pragma once

#include "app/editor/viewport/sketch.h"
#include "app/editor/viewport/snapping.h"

namespace tiller {

/// The tool that the mouse has in a viewport, and the scene item that it draws.
class SceneDrawing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY changed) ///< the name of a DrawTool
    Q_PROPERTY(bool active READ isActive NOTIFY changed) ///< an item is begun and not finished
    Q_PROPERTY(QString hint READ hint NOTIFY changed)    ///< what to do next with the tool

public:
    SceneDrawing(ShownWorld& world, const WorldCamera& camera, Snapping& snapping,
                 QObject* parent = nullptr)
        : QObject(parent), m_world(world), m_camera(camera), m_snapping(snapping) {}

    [[nodiscard]] QString tool() const;
    void setTool(const QString& name); ///< drops an unfinished item; an unknown name does nothing
    /// Chooses the tool of a key, "W" for wall. False if no tool has it.
    Q_INVOKABLE bool chooseTool(const QString& letter);
    void dropTool() { setTool(QStringLiteral("select")); }
    [[nodiscard]] bool hasTool() const { return m_tool != DrawTool::select; }
    /// The mouse adds agents, and draws nothing.
    [[nodiscard]] bool addsAgents() const { return m_tool == DrawTool::agents; }
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
