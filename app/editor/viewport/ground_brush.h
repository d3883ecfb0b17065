#pragma once

#include "app/editor/viewport/scene_drawing.h"
#include "core/scene/ground.h"

namespace tiller {

/// Paints what a ground begins with. A world that runs gets it at once, in the cells that change.
/// Each stroke is one undo step.
///
/// Shift paints a straight line from the end of the last stroke, Ctrl takes away, and Alt takes the
/// value that is there.
class GroundBrush : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// The id of the ground that was chosen, selected or made last, or else the first; empty if
    /// there is none.
    Q_PROPERTY(QString ground READ ground WRITE setGround NOTIFY changed)
    Q_PROPERTY(QVariantList grounds READ grounds NOTIFY changed)         ///< {id, title, help}
    Q_PROPERTY(double radius READ radius WRITE setRadius NOTIFY changed) ///< in the world
    Q_PROPERTY(double value READ value WRITE setValue NOTIFY changed)    ///< of a cell
    Q_PROPERTY(bool isSoft READ isSoft WRITE setSoft NOTIFY changed)     ///< at its edge
    Q_PROPERTY(QString hint READ hint NOTIFY changed)

public:
    GroundBrush(ShownWorld& world, const WorldCamera& camera, const SceneDrawing& drawing,
                QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_drawing.paintsGround(); }
    [[nodiscard]] QString ground() const;
    void setGround(const QString& ground);
    [[nodiscard]] QVariantList grounds() const;
    [[nodiscard]] double radius() const;
    void setRadius(double radius); ///< changes nothing unless it is above 0
    [[nodiscard]] double value() const;
    void setValue(double value); ///< cut to what a cell may hold
    [[nodiscard]] bool isSoft() const { return m_isSoft; }
    void setSoft(bool isSoft);
    [[nodiscard]] QString hint() const;
    /// While it is active, "[" and "]" make it a quarter smaller or larger.
    [[nodiscard]] bool takesKey(const QString& text) const;
    bool pressKey(const QString& text); ///< false if it does not take the key

    /// @name A stroke, at places of the view
    /// @{
    void begin(QPointF at, Qt::KeyboardModifiers keys);
    void drawTo(QPointF at);
    void end() { m_gesture = 0; }
    void cancel(); ///< takes back what it did
    /// @}
    void paintInTheMiddle();               ///< of the view
    void hover(std::optional<QPointF> at); ///< the mouse without a button; nothing: it left
    /// Where the brush is in the view; nothing while the mouse is elsewhere.
    [[nodiscard]] std::optional<QPointF> place() const;

    /// Gives all of the ground the value.
    Q_INVOKABLE void fill();
    /// The brightness of a picture, laid over all of the ground; white is what is full now.
    Q_INVOKABLE void takePicture(const QString& file);

signals:
    void changed();
    void moved();

private:
    [[nodiscard]] std::vector<const SceneItem*> all() const;
    void noteNewGrounds();
    [[nodiscard]] const SceneItem* item() const; ///< null if there is no ground
    bool take(double least);
    void takeValue(Vec2 place);
    void paint(Vec2 from, Vec2 to);
    void push(const QString& text, int gesture);

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    const SceneDrawing& m_drawing;
    Id m_ground;
    std::set<Id> m_known;                    ///< grounds
    std::optional<double> m_radius, m_value; ///< that were chosen
    bool m_isSoft = true;
    std::optional<QPointF> m_mouse;
    std::optional<Vec2> m_last; ///< where the last stroke ended
    int m_gesture = 0;          ///< of the stroke; 0: there is none

    /// @name Of the stroke
    /// @{
    Id m_painted;
    GroundGeometry m_geometry;
    GroundPainting m_before, m_now;
    std::vector<double> m_covered; ///< how much of each cell it has painted, from 0 to 1
    double m_level = 0;
    /// @}
};

} // namespace tiller
