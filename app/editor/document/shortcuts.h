#pragma once

#include <QObject>
#include <QSettings>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// Which keys a person gave to actions, by the action's id; kept between sessions. An action that
/// is not in here has its own default.
class Shortcuts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the settings")
    /// Action id to keys as in "Ctrl+K"; empty for an action that shall have none.
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
