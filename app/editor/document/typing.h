#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What a person is typing in the field that has the focus, and has not entered yet. A field that
/// takes part has a property `typed` (bool: something in it is not entered) and a function
/// `commit()` that enters it.
///
/// In a field in which nothing is typed, or nothing is left of it, the keys for undo and redo are
/// the project's, and not the field's own; unless its property `ownsUndo` is true.
class Typing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the window")

public:
    using QObject::QObject;

    void follow(QQuickWindow& window);

    /// Enters it: before the project is written, and before it is asked whether there is anything
    /// to lose.
    Q_INVOKABLE void commit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QQuickWindow> m_window;
};

} // namespace tiller
