#pragma once

#include "core/base/vec2.h"

#include <QCursor>
#include <QPointF>
#include <QString>

#include <optional>
#include <span>

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

    /// How far the drag has moved something, in the world; nothing if it moves nothing.
    [[nodiscard]] virtual std::optional<Vec2> way() const { return {}; }
    /// Moves it by exactly so much. False if the gesture moves nothing.
    virtual bool moveExactly(Vec2) { return false; }

    /// What a drag without a way has done so far: "turned by 15°". Empty if it takes no numbers.
    [[nodiscard]] virtual QString says() const { return {}; }
    /// Does exactly what typed numbers say. False if it takes no such numbers.
    virtual bool takeNumbers(std::span<const double>) { return false; }

    /// The cursor while the mouse moves; nothing: as before.
    [[nodiscard]] virtual std::optional<QCursor> cursor() const { return {}; }
    /// A click of the right button opens the menu.
    [[nodiscard]] virtual bool opensMenu() const { return false; }
};

} // namespace tiller
