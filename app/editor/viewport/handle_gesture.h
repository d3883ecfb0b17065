#pragma once

#include "app/editor/viewport/handle_drag.h"
#include "app/editor/viewport/snapping.h"
#include "app/editor/viewport/world_gesture.h"

namespace tiller {

/// Drags a handle of the scene. All of it is one undo step.
class HandleGesture final : public WorldGesture {
public:
    /// @param number of the gesture in the document
    /// @param copies of a placed agent: drags a copy of it
    HandleGesture(Document& document, const WorldCamera& camera, Snapping& snapping,
                  const Handle& handle, QPointF pressed, int number, bool copies = false);

    void move(const MouseState& mouse) override;
    [[nodiscard]] std::optional<Vec2> way() const override { return m_way; }
    bool moveExactly(Vec2 by) override;
    void cancel() override { m_document.cancelGesture(m_number); }
    [[nodiscard]] std::optional<QCursor> cursor() const override;

private:
    void moveTo(const Snapped& to);

    Document& m_document;
    const WorldCamera& m_camera;
    Snapping& m_snapping;
    QPointF m_pressed;
    int m_number;
    bool m_copies;
    HandleDrag m_drag;
    Vec2 m_way;
};

} // namespace tiller
