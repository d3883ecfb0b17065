#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace tiller {

/// Gives QML access managers that refuse every request, so that nothing in a project reaches the
/// network.
class NoNetwork : public QQmlNetworkAccessManagerFactory {
public:
    QNetworkAccessManager* create(QObject* parent) override;
};

} // namespace tiller
