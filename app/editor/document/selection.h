#pragma once

#include "core/model/project.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The selected nodes, links and scene items, in the order in which they were selected. Not part
/// of the project.
class Selection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the document")
    Q_PROPERTY(QStringList ids READ ids NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] const QStringList& ids() const { return m_ids; }
    [[nodiscard]] std::vector<Id> asIds() const;

    Q_INVOKABLE bool contains(const QString& id) const { return m_ids.contains(id); }
    Q_INVOKABLE void clear() { set({}); }
    Q_INVOKABLE void select(const QString& id) { set({id}); }
    Q_INVOKABLE void toggle(const QString& id);
    Q_INVOKABLE void set(const QStringList& ids);

signals:
    void changed();

private:
    QStringList m_ids;
};

} // namespace tiller
