#pragma once

#include "app/editor/viewport/snapping.h"
#include "app/editor/viewport/world_gesture.h"
#include "app/editor/viewport/world_selection.h"

namespace tiller {

/// Scales or turns all of the selected geometry by a grip of its frame. All of it is one undo step.
/// Shift keeps the ratio, and turns by steps of 15 degrees. Alt scales from the middle and does not
/// snap.
class FrameGesture final : public WorldGesture {
public:
    /// @param number of the gesture in the document  @pre the selection has a frame
    FrameGesture(ShownWorld& world, WorldSelection& selection, const WorldCamera& camera,
                 Snapping& snapping, FrameGrip grip, QPointF pressed, int number);

    void move(const MouseState& mouse) override;
    void cancel() override;
    [[nodiscard]] QString says() const override { return m_says; }
    /// Percents: one for both directions, or one each. Of a turn, degrees to the left.
    bool takeNumbers(std::span<const double> numbers) override;
    [[nodiscard]] std::optional<QCursor> cursor() const override { return cursorOf(m_grip); }

private:
    void turn(double degrees);
    void scale(Vec2 factors, bool fromMiddle);
    [[nodiscard]] Vec2 draggedFactors(const MouseState& mouse, Vec2 about);
    [[nodiscard]] Vec2 fixedPlace(bool fromMiddle) const;
    void push(const SceneMap& map, const QString& text);

    ShownWorld& m_world;
    const WorldCamera& m_camera;
    Snapping& m_snapping;
    FrameGrip m_grip;
    QPointF m_pressed;
    int m_number;
    SelectionFrame m_frame; ///< before the drag, as the items
    std::vector<SceneItem> m_starts;
    bool m_fromMiddle = false;
    QString m_says;
};

} // namespace tiller
