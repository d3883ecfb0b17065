#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// Base of an attached type whose values go from an object to everything inside it. Qt 6.5 has
/// QQuickAttachedPropertyPropagator for this; Qt 6.4 has nothing public.
///
/// An item inherits from its parentItem, a popup from the item it belongs to. Whatever lies in the
/// window's overlay, and every other object, inherits from its QObject parent. Items and popups
/// follow a new parent; other objects keep their first one. An item that loses its parent keeps
/// its values, so that nothing changes while a window is destroyed.
class Inherited : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

signals:
    void changed();

protected:
    /// Finds or makes the attached object of any object.
    using Attach = Inherited* (*)(QObject* object);

    Inherited(QObject* owner, Attach attach);

    /// Finds the ancestor. Subclasses call it at the end of their constructor.
    void begin();
    /// The attached object to inherit from; null at the top.
    [[nodiscard]] const Inherited* ancestor() const { return m_ancestor; }
    /// Reads the ancestor's values and emits changed() if they are new.
    virtual void update() = 0;

private slots:
    void findAncestor();

private:
    Attach m_attach;
    QPointer<Inherited> m_ancestor;
};

/// The object that another one inherits values from; null at the top.
[[nodiscard]] QObject* inheritanceParent(const QObject& object);

} // namespace tiller
