#pragma once

#include <QObject>
#include <QtQml/qqml.h>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The text as the window shows it: control characters and marks that turn the direction of
/// writing become U+FFFD, in one line also line breaks. A text of more than 20,000 characters ends
/// in an ellipsis, because laying it out would stop the window.
[[nodiscard]] QString visibleText(const QString& text, bool oneLine);

/// Makes the texts of an Accessible visible. Belongs to it.
class VisibleAccessible : public QObject {
    Q_OBJECT

public:
    explicit VisibleAccessible(QObject* accessible);

private slots:
    void clean();
};

/// From now on what items tell assistive programs (Accessible.name and description) has no control
/// characters either: visibleText() of it, where the lines of a name become one.
void makeAccessibleTextVisible();

/// Makes the text of the item that it is attached to visible, as visibleText() does. The bindings
/// of that text stay.
class VisibleText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("VisibleText is an attached type")
    QML_ATTACHED(tiller::VisibleText)
    Q_PROPERTY(bool oneLine MEMBER m_oneLine NOTIFY changed)

public:
    explicit VisibleText(QObject* item);

    static VisibleText* qmlAttachedProperties(QObject* item) { return new VisibleText(item); }

signals:
    void changed();

private slots:
    void clean();

private:
    bool m_oneLine = false;
};

} // namespace tiller
