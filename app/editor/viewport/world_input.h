#pragma once

#include "app/editor/viewport/world_gesture.h"

namespace tiller {

/// The actions of the mouse and the keys in a viewport. Places are pixels of the view.
///
/// The mouse over the world is the Cursor. A click picks an agent, selects the owner of a handle,
/// or is a click in the world. Agents and handles are dragged with the left button, and the view
/// with any other; over the ground the left button draws a band that selects geometry and agents.
/// Selected agents go where the right button clicks, or form the line that it drags; with Shift it
/// opens the menu. Ctrl drags copies.
/// While something is dragged, a typed number moves it by so much. The wheel zooms. A double click
/// on a line adds a point, as Alt and a click do; Alt and a click on a point remove it. Esc cancels
/// a drag, or else unpicks. With a tool, the mouse draws or adds agents. Delete removes a point, or
/// the picked agent.
class WorldInput : public QObject {
    Q_OBJECT

public:
    explicit WorldInput(const WorldParts& parts, QObject* parent = nullptr);

    void press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys);
    void move(QPointF at, Qt::KeyboardModifiers keys); ///< with a button held
    void release(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys);
    void doubleClick(QPointF at, Qt::KeyboardModifiers keys); ///< of the left button, after press()
    void interrupt();                                         ///< something else took the mouse
    void hover(QPointF at, Qt::KeyboardModifiers keys);       ///< with no button held
    void hoverAgain(); ///< after a change: something else may be under the mouse
    void leave();
    void wheel(QPointF at, double notches);
    /// @param repeats the key is held. False if the key does nothing here
    bool pressKey(int key, const QString& text, Qt::KeyboardModifiers keys, bool repeats);

    /// Whether Delete removes something here: a point, or the picked agent.
    [[nodiscard]] bool takesDelete() const {
        return removablePoint().has_value() || m_parts.brush.removesPicked();
    }
    /// Whether a key acts here though the window has a shortcut with it: Delete, and what belongs
    /// to a number that is typed while something is dragged.
    [[nodiscard]] bool takesShortcut(int key, const QString& text) const;
    /// The point that Delete removes: the held one, or else the one under the mouse.
    [[nodiscard]] std::optional<Handle> removablePoint() const;

    /// What a drag does, and what is typed meanwhile: "moved by 40, 0". Empty without a drag.
    [[nodiscard]] QString dragText() const;

signals:
    void dragTextChanged();
    void cursorChanged(const QCursor& cursor);
    void menuRequested(const QPointF& place);

private:
    [[nodiscard]] bool sendsAgents(QPointF at, Qt::KeyboardModifiers keys) const;
    void pressLeft(QPointF at, Qt::KeyboardModifiers keys);
    void pressHandle(const Handle& handle, QPointF at, Qt::KeyboardModifiers keys);
    [[nodiscard]] bool dragsSelection(const Handle& handle, Qt::KeyboardModifiers keys) const;
    void dragHandle(const Handle& handle, QPointF at, bool copies = false);
    void insertPoint(const Handle& line, QPointF at);
    bool removePoint(const Handle& corner);
    bool typeDistance(int key, const QString& text);
    bool doTyped();
    [[nodiscard]] bool takesNumbers() const;
    void cancelGesture();
    void cancelAll();
    void escape();
    bool pressOwnKey(int key, Qt::KeyboardModifiers keys);

    WorldParts m_parts;
    GesturePtr m_gesture;
    QPointF m_pressed;
    bool m_dragged = false;
    QPointF m_mouse;                         ///< where the drag has come
    Qt::MouseButton m_button = Qt::NoButton; ///< that drags
    QString m_typed;                         ///< a distance, while something is dragged
    std::optional<Vec2> m_wayBefore;         ///< of the drag, before a distance was typed
    int m_editNumber = 0;                    ///< of the gesture in the document
    std::optional<Handle> m_pressedLine;     ///< a double click adds a point to it
    std::optional<AgentName> m_pressedAgent; ///< below the handle of its start: a click picks it
    int m_keyNumber = 0;                     ///< of the gesture of the arrow keys
};

} // namespace tiller
