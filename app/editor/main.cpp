#include "app/editor/controls/event_filters.h"
#include "app/editor/document/crash_handler.h"
#include "app/editor/editor.h"
#include "app/editor/render/film.h"
#include "app/editor/words/language.h"
#include "core/base/visible.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QQuickWindow>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

#include <csignal>
#include <cstdio>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

namespace tiller {

namespace {

std::optional<QSize> sizeFrom(const QString& text) {
    const QStringList parts = text.split('x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    return parts.size() == 2 && size.width() > 0 && size.height() > 0 ? std::optional(size)
                                                                      : std::nullopt;
}

/// Plays to a tick, prints what happened, saves a picture of the window, and quits. For machines
/// without a screen.
void playAndQuit(Editor& editor, QQuickWindow& window, double tick, const QString& picture) {
    SimulationController& simulation = editor.simulation;
    QObject::connect(
        &simulation, &SimulationController::stopped, &window,
        [&editor, &simulation, &window, picture](double reached) {
            std::printf("The editor has played %.0f ticks of %s.\n", reached,
                        qPrintable(editor.document.name()));
            for (const ContactCount& pair : simulation.frame().contacts)
                std::printf("contacts %s - %s: %llu\n", toVisible(pair.first).c_str(),
                            toVisible(pair.second).c_str(),
                            static_cast<unsigned long long>(pair.count));
            std::printf("hash %s\n", qPrintable(simulation.stateHash()));
            if (picture.isEmpty())
                return QCoreApplication::quit();
            QObject::connect(
                &window, &QQuickWindow::frameSwapped, &window,
                [&window, picture] {
                    if (window.grabWindow().save(picture))
                        return QCoreApplication::quit();
                    std::fprintf(stderr, "tiller-editor: cannot write %s\n",
                                 toVisible(picture.toStdString()).c_str());
                    QCoreApplication::exit(3);
                },
                Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
            window.update();
        },
        Qt::QueuedConnection);
    simulation.runToTick(tick);
}

/// Prints why a file cannot be opened, and quits.
void failAndQuit(const QString& what, const QStringList& why) {
    for (const QString& line : QStringList{what} + why)
        std::fprintf(stderr, "tiller-editor: %s\n", toVisible(line.toStdString()).c_str());
    QCoreApplication::exit(3);
}

} // namespace

} // namespace tiller

int main(int argc, char* argv[]) {
    std::signal(SIGXFSZ, SIG_IGN); // a limit for files makes write() fail instead
    std::signal(SIGPIPE, SIG_IGN); // so does a pipe that nobody reads any more
    // One name for all that a person's folders hold: settings, state (folders.h) and caches.
    QApplication::setOrganizationName(QStringLiteral("tiller"));
    QApplication::setApplicationName(QStringLiteral("tiller"));
    QApplication::setApplicationDisplayName(QStringLiteral("Tiller"));
    QApplication::setApplicationVersion(QStringLiteral(TILLER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("com.tiller.editor")); // app/package
    if (argc > 1 && std::string_view(argv[1]) == "--render")
        return tiller::renderCommand(argc, argv);
    QApplication app(argc, argv); // QFileDialog is a widget

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Draw steering behaviors, watch them, and export them to a game."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QStringLiteral("A project or a recording to open."),
                                 QStringLiteral("[FILE]"));
    const QCommandLineOption theme(QStringLiteral("theme"),
                                   QStringLiteral("Theme of the window: dark or light."),
                                   QStringLiteral("NAME"));
    const QCommandLineOption size(QStringLiteral("size"),
                                  QStringLiteral("Size of the window, as WIDTHxHEIGHT."),
                                  QStringLiteral("SIZE"));
    const QCommandLineOption play(
        QStringLiteral("play"), QStringLiteral("Play to this tick, print what happened, and quit."),
        QStringLiteral("TICK"));
    const QCommandLineOption picture(
        QStringLiteral("picture"),
        QStringLiteral("With --play: save a picture of the window at that tick, as PNG."),
        QStringLiteral("FILE"));
    parser.addOptions({theme, size, play, picture});
    if (!parser.parse(QCoreApplication::arguments())) {
        const std::string why = tiller::toVisible(parser.errorText().toStdString());
        std::fprintf(stderr, "tiller-editor: %s\n", why.c_str());
        return 2;
    }
    parser.process(app); // --help and --version

    const QStringList files = parser.positionalArguments();
    const auto windowSize = tiller::sizeFrom(parser.value(size));
    const QString themeName = parser.value(theme);
    const bool knownTheme = themeName.isEmpty() || themeName == QStringLiteral("dark") ||
                            themeName == QStringLiteral("light");
    const int lastTick = parser.value(play).toInt();
    const bool knownPlay =
        parser.isSet(play) ? lastTick > 0 && files.size() == 1 : !parser.isSet(picture);
    if (files.size() > 1 || !knownTheme || !knownPlay || (parser.isSet(size) && !windowSize)) {
        std::fputs(qPrintable(parser.helpText()), stderr);
        return 2;
    }

    if (files.size() == 1 && !parser.isSet(play) && tiller::AppSettings().oneWindow() &&
        tiller::Editor::handOver(files.front()))
        return 0;

    tiller::installCrashHandler(tiller::CrashReports::folder(),
                                QCoreApplication::applicationVersion());
    tiller::KeyRepeats keyRepeats;
    if (QGuiApplication::platformName() == QStringLiteral("xcb"))
        app.installEventFilter(&keyRepeats);

    tiller::speak(tiller::AppSettings().language()); // before anything keeps a text
    tiller::Editor editor;
    if (!themeName.isEmpty())
        editor.settings.useTheme(themeName);
    QQuickWindow* window = editor.show(true);
    if (!window)
        return 3;
    if (windowSize)
        window->resize(*windowSize);
    else
        tiller::fitScreen(*window, window->screen()->availableSize());
    if (lastTick > 0) {
        // After all others have heard of the file, since the window plays it.
        QObject::connect(
            &editor.document, &tiller::Document::opened, window,
            [&editor, window, lastTick, file = parser.value(picture)] {
                tiller::playAndQuit(editor, *window, lastTick, file);
            },
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        QObject::connect(&editor.document, &tiller::Document::failed, window, tiller::failAndQuit,
                         Qt::QueuedConnection);
    }
    if (!files.isEmpty()) // once the window can say that it takes long
        QTimer::singleShot(0, window, [&editor, &files, lastTick] {
            lastTick > 0 ? editor.openFile(files.front()) : editor.openAtStart(files.front());
        });
    else if (editor.settings.reopens())
        editor.reopenLatest();
    return QApplication::exec();
}
