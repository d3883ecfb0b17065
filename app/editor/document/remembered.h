#pragma once

#include <QObject>
#include <QQmlParserStatus>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// Keeps some properties of an object between sessions: restores their values, and stores those
/// that change. A property that was never changed keeps its default. "overlays.showGrid" is a part
/// of the value of a property; the settings know it as "showGrid".
class Remembered : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QString group MEMBER m_group REQUIRED)
    Q_PROPERTY(QObject* target MEMBER m_target REQUIRED)
    Q_PROPERTY(QStringList properties MEMBER m_properties REQUIRED)
    /// While it is paused, changes are not stored. What differs at the end of the pause is.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)

public:
    using QObject::QObject;

    void classBegin() override {}
    void componentComplete() override; ///< restores the values, and connects to changes
    [[nodiscard]] bool paused() const { return m_isPaused; }
    void setPaused(bool paused);

signals:
    void pausedChanged();

private slots:
    void store();

private:
    [[nodiscard]] QString keyOf(const QString& property) const;

    QSettings m_settings;
    QString m_group;
    QObject* m_target = nullptr;
    QStringList m_properties;
    QVariantMap m_initial;
    bool m_isPaused = false;
};

} // namespace tiller
