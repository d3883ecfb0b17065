#include "tests/bench/frames/session.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

namespace {

constexpr double frameLimit = 33;
constexpr int undos = 15;

void printFrames(const char* action, const FrameTimes& frames, double limit = frameLimit) {
    std::printf("| %-26s | %6.1f | %6.1f | %6.1f | %6.1f | %6.1f |", action, frames.share(0.5),
                frames.share(0.95), frames.share(1), frames.cpu, frames.gui);
    std::printf(frames.share(0.95) > limit ? " over %g\n" : "\n", limit);
    std::fflush(stdout);
}

void printOnce(const char* action, const FrameTimes& once, double limit) {
    std::printf("| %-26s | %6.1f |        |        | %6.1f | %6.1f |", action, once.share(1),
                once.cpu, once.gui);
    std::printf(once.share(1) > limit ? " over %g\n" : "\n", limit);
    std::fflush(stdout);
}

void measure(Session& session, std::size_t nodes, int frames, const QString& shots) {
    const auto shoot = [&](const char* what) {
        if (!shots.isEmpty())
            session.shoot(QStringLiteral("%1/%2-%3.png").arg(shots).arg(nodes).arg(what));
    };
    const FrameTimes load = session.open(nodes);
    std::printf("\n%zu nodes, %zu wires\n\n", nodes, nodes * 3 / 2);
    std::printf("| ms                         | median |    95%% |  worst |    CPU |    GUI |\n");
    std::printf("|----------------------------|-------:|-------:|-------:|-------:|-------:|\n");
    session.lookAtAll();
    shoot("all");
    printFrames("pan, all in view", session.pan(frames));
    printFrames("drag a card, all in view", session.dragCard(frames));
    printFrames("zoom from all to near", session.zoom(frames));
    session.lookClosely();
    shoot("close");
    printFrames("pan at 1:1", session.pan(frames));
    printFrames("drag a card at 1:1", session.dragCard(frames));
    printFrames("running at 1:1, between", session.run(false));
    printFrames("running at 1:1, pan", session.run(true));
    session.lookAtAll();
    printFrames("running, all, between", session.run(false));
    printFrames("running, all, pan", session.run(true));
    printOnce("load", load, 1000);
    printFrames("undo a move", session.undoMove(undos), 50);
    printFrames("undo deleting all", session.undoDelete(undos), 50);
    printOnce("open a group of half", session.openGroup(), 100);
    session.lookClosely();
    printOnce("palette after a wire drop", session.openPalette(), 50);
    printOnce("the same once more", session.openPalette(), 50);
}

} // namespace

int main(int argc, char* argv[]) {
    QApplication app(argc, argv);
    QTemporaryDir home;
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Measures frame times of the editor's window on the current screen "
                       "(DISPLAY, QT_QPA_PLATFORM)."));
    parser.addHelpOption();
    const QCommandLineOption sizes(QStringLiteral("nodes"),
                                   QStringLiteral("Numbers of nodes to measure."),
                                   QStringLiteral("N,..."), QStringLiteral("100,500,1000"));
    const QCommandLineOption frames(QStringLiteral("frames"), QStringLiteral("Frames per action."),
                                    QStringLiteral("N"), QStringLiteral("120"));
    const QCommandLineOption shots(QStringLiteral("shots"),
                                   QStringLiteral("Saves screenshots of the window in FOLDER."),
                                   QStringLiteral("FOLDER"));
    parser.addOptions({sizes, frames, shots});
    parser.process(app);

    Session session;
    for (const QString& size : parser.value(sizes).split(','))
        measure(session, std::max<std::size_t>(10, size.toUInt() / 10 * 10),
                std::max(1, parser.value(frames).toInt()), parser.value(shots));
    return 0;
}
