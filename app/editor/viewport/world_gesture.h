#pragma once

#include <QPointF>
#include <Qt>

#include <optional>

namespace tiller {

/// The mouse while a button is held.
struct MouseState {
    QPointF at; ///< in the view
    Qt::KeyboardModifiers keys;
    bool dragged = false; ///< it moved too far for a click
};

/// The action of the mouse in the world, from the press of a button to its release.
class WorldGesture {
public:
    virtual ~WorldGesture() = default;

    /// @pre mouse.dragged
    virtual void move(const MouseState& mouse) = 0;
    virtual void release(const MouseState&) {}
    /// Takes back what the gesture did.
    virtual void cancel() {}
    /// Something else took the mouse. What the gesture did stays.
    virtual void interrupt() {}

    /// The cursor while the mouse moves; nothing: as before.
    [[nodiscard]] virtual std::optional<Qt::CursorShape> cursor() const { return {}; }
    /// A click of the right button opens the menu.
    [[nodiscard]] virtual bool opensMenu() const { return false; }
};

} // namespace tiller
