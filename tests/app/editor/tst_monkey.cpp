#include "core/io/project_io.h"
#include "tests/app/editor/monkey.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)

using namespace tiller;

/// Random events in the real window: nothing breaks, and what is open can be saved and read again.
/// TILLER_MONKEY_EVENTS says how many, TILLER_MONKEY_SEED which.
class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void anyEvents_breakNothing();
    void noQmlWarnings();

private:
    QTemporaryDir m_home;
};

namespace {

QStringList warnings;

void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtDebugMsg && type != QtInfoMsg &&
        (text.contains(QStringLiteral(".qml")) || text.contains(QStringLiteral("QQml"))))
        warnings.append(text);
}

int fromEnvironment(const char* name, int otherwise) {
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : otherwise;
}

/// What would take all time or memory: it ends there, as a person would end it.
bool isTooMuch(const Project& project) {
    double agents = 0;
    for (const Node& node : project.nodes)
        if (node.type == "agent-type")
            agents += numberOf(valueOf(node, "count"));
    return project.nodes.size() > 300 || agents > 5000;
}

} // namespace

void TestMonkey::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
    qInstallMessageHandler(collect);
    QApplication::setQuitOnLastWindowClosed(false);
}

void TestMonkey::anyEvents_breakNothing() {
    const int events = fromEnvironment("TILLER_MONKEY_EVENTS", 3000);
    const int seed = fromEnvironment("TILLER_MONKEY_SEED", 1);
    EditorWindow window("hunter-and-prey");
    const QString file = m_home.filePath("monkey.tiller");
    QVERIFY(window.editor.document.saveAs(file));
    window.editor.dialogs.answerWith(file);
    // A dialog of widgets that does open would wait for ever.
    QTimer doorman;
    connect(&doorman, &QTimer::timeout, [] {
        if (QWidget* dialog = QApplication::activeModalWidget())
            dialog->close();
    });
    doorman.start(100);

    Monkey monkey(window, static_cast<std::uint32_t>(seed));
    for (int i = 0; i < events; ++i) {
        monkey.act();
        Document& document = window.editor.document;
        if (isTooMuch(document.project()))
            document.open(QStringLiteral(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"));
        if (!window.window->isVisible())
            window.window->show();
        if (i % 500 == 0) {
            const std::string text = writeProject(document.project());
            const auto read = readProject(text);
            QVERIFY2(read.ok() || document.hasErrors(),
                     read.ok() ? "" : read.problems().front().text.c_str());
            QVERIFY(!read.ok() || read.value().project == document.project());
            if (i % 20'000 == 0 && i > 0)
                std::fprintf(stderr, "monkey: %d events\n", i);
        }
    }
}

void TestMonkey::noQmlWarnings() {
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
