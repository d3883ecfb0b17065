#pragma once

#include "app/editor/viewport/snapping.h"
#include "app/editor/viewport/world_gesture.h"
#include "app/editor/viewport/world_selection.h"

namespace tiller {

/// Drags all of the selected geometry, or copies of it. All of it is one undo step.
class SelectionGesture final : public WorldGesture {
public:
    /// @param handle of the item under the mouse, which snaps
    /// @param number of the gesture in the document
    SelectionGesture(ShownWorld& world, WorldSelection& selection, const WorldCamera& camera,
                     Snapping& snapping, const Handle& handle, QPointF pressed, bool copies,
                     int number);

    void move(const MouseState& mouse) override;
    bool moveExactly(Vec2 by) override;
    [[nodiscard]] std::optional<Vec2> way() const override { return m_way; }
    void cancel() override;
    [[nodiscard]] std::optional<QCursor> cursor() const override;

private:
    void moveTo(Vec2 by);

    ShownWorld& m_world;
    WorldSelection& m_selection;
    const WorldCamera& m_camera;
    Snapping& m_snapping;
    QPointF m_pressed;
    bool m_copies;
    bool m_copied = false;
    int m_number;
    Points m_anchors;
    QStringList m_selectedBefore;
    std::vector<SceneItem> m_starts; ///< the items before the drag
    Vec2 m_way;
};

/// Selects the geometry in a band over the ground. A click is a click in the world.
class BandSelection final : public WorldGesture {
public:
    /// @param adds to the selection
    BandSelection(ShownWorld& world, WorldSelection& selection, const WorldCamera& camera,
                  QPointF pressed, bool adds);
    ~BandSelection() override;

    void move(const MouseState& mouse) override;
    void release(const MouseState& mouse) override;
    void cancel() override;

private:
    ShownWorld& m_world;
    WorldSelection& m_selection;
    const WorldCamera& m_camera;
    QPointF m_pressed;
    QStringList m_selectedBefore;
    QStringList m_kept; ///< stays selected
};

} // namespace tiller
