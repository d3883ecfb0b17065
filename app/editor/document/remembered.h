#pragma once

#include <QObject>
#include <QQmlParserStatus>
#include <QSettings>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// Keeps some properties of an object between sessions: they start as they were, and what changes
/// is written down. A property that was never changed keeps its own default.
class Remembered : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QString group MEMBER m_group REQUIRED)
    Q_PROPERTY(QObject* target MEMBER m_target REQUIRED)
    Q_PROPERTY(QStringList properties MEMBER m_properties REQUIRED)

public:
    using QObject::QObject;

    void classBegin() override {}
    void componentComplete() override; ///< fetches, and listens from then on

private slots:
    void keep();

private:
    [[nodiscard]] QString keyOf(const QString& property) const;

    QSettings m_settings;
    QString m_group;
    QObject* m_target = nullptr;
    QStringList m_properties;
    QVariantMap m_initial;
};

} // namespace tiller
