#include "app/editor/no_network.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>

namespace tiller {

namespace {

class RefusedReply : public QNetworkReply {
public:
    RefusedReply(QNetworkAccessManager::Operation operation, const QNetworkRequest& request,
                 QObject* parent)
        : QNetworkReply(parent) {
        setOperation(operation);
        setRequest(request);
        setUrl(request.url());
        setError(ContentAccessDenied, QStringLiteral("Tiller does not use the network."));
        setFinished(true);
        open(ReadOnly);
        QMetaObject::invokeMethod(this, &QNetworkReply::finished, Qt::QueuedConnection);
    }

    void abort() override {}

protected:
    qint64 readData(char*, qint64) override { return -1; }
};

class RefusingManager : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request,
                                 QIODevice*) override {
        return new RefusedReply(operation, request, this);
    }
};

} // namespace

QNetworkAccessManager* NoNetwork::create(QObject* parent) {
    return new RefusingManager(parent);
}

} // namespace tiller
