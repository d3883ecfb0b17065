#include "app/editor/editor.h"

#include "app/editor/document/folders.h"
#include "app/editor/editor_parts.h"
#include "app/editor/words/language.h"
#include "app/editor/words/visible_text.h"

#include <QFileInfo>
#include <QLocalSocket>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QStandardPaths>

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

constexpr int socketTimeout = 1000; // ms

/// The socket of the editor that takes files, in a folder that only the person can read.
QString socketPath() {
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + "/tiller";
    makePrivateFolder(folder);
    return folder + "/editor";
}

} // namespace

QNetworkAccessManager* NoNetwork::create(QObject* parent) {
    return new RefusingManager(parent);
}

Editor::Editor(const QString& examplesFolder)
    : session(document, settings)
    , simulation(document.projectModel())
    , watch(document, simulation)
    , teaching(document, simulation)
    , canvas(document)
    , problems(document)
    , partFiles(document, canvas, problems)
    , recordings(document, simulation, settings)
    , examples(examplesFolder) {
    speak(settings.language());
    QObject::connect(&settings, &AppSettings::languageChanged, &document, [this] {
        speak(settings.language());
        retranslate();
    });
    document.setExamples(examplesFolder);
    m_engine.setNetworkAccessManagerFactory(&m_noNetwork);
    makeAccessibleTextVisible();
    const auto followSettings = [this] {
        canvas.setReferencesAsWires(settings.referencesAsWires());
    };
    QObject::connect(&settings, &AppSettings::canvasChanged, &canvas, followSettings);
    followSettings();
    QObject::connect(&settings, &AppSettings::looked, &settings, [this] { reopen(); });
    QObject::connect(&windowState, &WindowState::startOpened, &simulation,
                     &SimulationController::pause); // nothing runs behind the start page
    QObject::connect(&document, &Document::opened, &settings, [this] { m_reopens = false; });
}

Editor::~Editor() {
    commands.setWorld(nullptr); // the window takes it along
}

void Editor::retranslate() {
    commands.describe();
    emit Language::instance().changed();
    m_engine.retranslate();
}

Parts Editor::parts() {
    return {.document = &document,
            .settings = &settings,
            .session = &session,
            .dialogs = &dialogs,
            .typing = &typing,
            .simulation = &simulation,
            .watch = &watch,
            .teaching = &teaching,
            .canvas = &canvas,
            .problems = &problems,
            .partFiles = &partFiles,
            .recordings = &recordings,
            .examples = &examples,
            .commands = &commands};
}

QQuickWindow* Editor::show(bool startPage) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml")); // the default only from Qt 6.5 on
    QQmlComponent main(&m_engine, QUrl(QStringLiteral("qrc:/qt/qml/Tiller/Ui/Main.qml")));
    windowState.setAtStart(startPage);
    windowState.setHasProject(!startPage);
    QObject* const made = EditorParts::create(main, parts());
    m_window.reset(qobject_cast<QQuickWindow*>(made));
    if (!m_window) {
        qWarning("%s", qPrintable(main.errorString()));
        return nullptr;
    }
    m_place.follow(*m_window);
    typing.follow(*m_window);
    QCoreApplication::instance()->installEventFilter(&m_popupWheel); // before the overlay's filter
    QObject::connect(&settings, &AppSettings::oneWindowChanged, &m_server, [this] { takeFiles(); });
    takeFiles();
    return m_window.get();
}

bool Editor::handOver(const QString& file) {
    QLocalSocket socket;
    socket.connectToServer(socketPath());
    // A busy editor does not answer. It must not get the file later, when it is open elsewhere.
    if (!socket.waitForConnected(socketTimeout) || !socket.waitForReadyRead(socketTimeout))
        return false;
    socket.write(QFileInfo(file).absoluteFilePath().toUtf8());
    socket.disconnectFromServer(); // when all is written
    return socket.state() == QLocalSocket::UnconnectedState ||
           socket.waitForDisconnected(socketTimeout);
}

void Editor::takeFiles() {
    m_server.close();
    QObject::disconnect(&m_server, &QLocalServer::newConnection, nullptr, nullptr);
    if (!settings.oneWindow())
        return;
    QLocalSocket other;
    other.connectToServer(socketPath());
    if (other.waitForConnected(socketTimeout))
        return;                               // that one takes them
    QLocalServer::removeServer(socketPath()); // left by an editor that crashed
    QObject::connect(&m_server, &QLocalServer::newConnection, &m_server, [this] {
        QLocalSocket* const client = m_server.nextPendingConnection();
        client->write("?");
        QObject::connect(client, &QLocalSocket::disconnected, m_window.get(), [this, client] {
            client->deleteLater();
            const QString file = QString::fromUtf8(client->readAll());
            if (file.isEmpty()) // another editor only looked for a server
                return;
            QMetaObject::invokeMethod(m_window.get(), "openInTurn",
                                      Q_ARG(QVariant, QStringList(file)));
            m_window->setWindowStates(m_window->windowStates() & ~Qt::WindowMinimized);
            m_window->raise();
            m_window->requestActivate();
        });
    });
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.listen(socketPath());
}

void Editor::openFile(const QString& file) {
    QMetaObject::invokeMethod(m_window.get(), "openFile",
                              Q_ARG(QString, QFileInfo(file).absoluteFilePath()));
}

void Editor::openAtStart(const QString& file) {
    QObject::connect(
        &document, &Document::opened, &simulation,
        [this] {
            if (!recordings.isShown()) // it waits at its end
                simulation.play();
        },
        Qt::SingleShotConnection);
    openFile(file);
}

void Editor::reopenLatest() {
    m_reopens = true;
    reopen();
}

void Editor::reopen() {
    for (const QString& file : settings.knownFiles()) {
        const auto found = settings.found(file);
        if (!m_reopens || !found)
            return;
        if (!found->exists)
            continue;
        m_reopens = false;
        openAtStart(file);
        return;
    }
}

} // namespace tiller
