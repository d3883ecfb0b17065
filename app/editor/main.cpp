#include "app/editor/controls/key_repeats.h"
#include "app/editor/document/crash_handler.h"
#include "app/editor/editor.h"
#include "app/editor/render/render_command.h"
#include "core/base/visible.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QQuickWindow>
#include <QtQml/QQmlExtensionPlugin>

#include <csignal>
#include <cstdio>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

namespace {

std::optional<QSize> sizeFrom(const QString& text) {
    const QStringList parts = text.split('x');
    const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
    return parts.size() == 2 && size.width() > 0 && size.height() > 0 ? std::optional(size)
                                                                      : std::nullopt;
}

} // namespace

int main(int argc, char* argv[]) {
    std::signal(SIGXFSZ, SIG_IGN); // a limit for files makes write() fail instead
    std::signal(SIGPIPE, SIG_IGN); // so does a pipe that nobody reads any more
    if (argc > 1 && std::string_view(argv[1]) == "--render")
        return tiller::renderCommand(argc, argv);
    QApplication app(argc, argv); // QFileDialog is a widget
    QApplication::setApplicationName(QStringLiteral("tiller-editor"));
    QApplication::setApplicationDisplayName(QStringLiteral("Tiller"));
    QApplication::setOrganizationName(QStringLiteral("Tiller"));
    QApplication::setApplicationVersion(QStringLiteral(TILLER_VERSION));

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
    parser.addOptions({theme, size});
    if (!parser.parse(QCoreApplication::arguments())) {
        const std::string why = tiller::toVisible(parser.errorText().toStdString());
        std::fprintf(stderr, "tiller-editor: %s\n", why.c_str());
        return 2;
    }
    parser.process(app); // --help and --version

    QStringList files = parser.positionalArguments();
    const auto windowSize = sizeFrom(parser.value(size));
    const QString themeName = parser.value(theme);
    const bool knownTheme = themeName.isEmpty() || themeName == QStringLiteral("dark") ||
                            themeName == QStringLiteral("light");
    if (files.size() > 1 || !knownTheme || (parser.isSet(size) && !windowSize)) {
        std::fputs(qPrintable(parser.helpText()), stderr);
        return 2;
    }

    tiller::installCrashHandler(tiller::CrashReports::folder(),
                                QCoreApplication::applicationVersion());
    tiller::KeyRepeats keyRepeats;
    if (QGuiApplication::platformName() == QStringLiteral("xcb"))
        app.installEventFilter(&keyRepeats);

    tiller::Editor editor;
    if (!themeName.isEmpty())
        editor.settings.setTheme(themeName);
    if (files.isEmpty() && editor.settings.reopens())
        files = editor.settings.recentFiles().mid(0, 1);
    QQuickWindow* window = editor.show(true);
    if (!window)
        return 3;
    if (windowSize)
        window->resize(*windowSize);
    else
        tiller::fitScreen(*window, window->screen()->availableSize());
    if (!files.isEmpty()) {
        QObject::connect(
            &editor.document, &tiller::Document::opened, &editor.simulation,
            [&editor] {
                if (!editor.recordings.isShown()) // it waits at its end
                    editor.simulation.play();
            },
            Qt::SingleShotConnection);
        editor.openFile(files.front());
    }
    return QApplication::exec();
}
