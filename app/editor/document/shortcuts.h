#pragma once

#include <QObject>
#include <QSettings>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The keys that a person gave to actions. They last between sessions. All other actions have
/// their default keys.
class Shortcuts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the settings")
    /// From action id to keys, such as "Ctrl+K"; empty for an action without keys.
    Q_PROPERTY(QVariantMap custom READ custom NOTIFY changed)

public:
    explicit Shortcuts(QObject* parent = nullptr);

    [[nodiscard]] const QVariantMap& custom() const { return m_custom; }

    Q_INVOKABLE void set(const QString& action, const QString& keys);
    Q_INVOKABLE void reset(const QString& action);
    Q_INVOKABLE void resetAll();

signals:
    void changed();

private:
    QSettings m_settings;
    QVariantMap m_custom;
};

} // namespace tiller
