#include "core/io/project_io.h"
#include "tests/app/editor/monkey.h"
#include "tests/app/editor/qml_warnings.h"
#include "tests/app/editor/test_home.h"

#include <QApplication>
#include <QTimer>

using namespace tiller;

namespace {

int fromEnvironment(const char* name, int defaultValue) {
    bool ok = false;
    const int value = qEnvironmentVariableIntValue(name, &ok);
    return ok ? value : defaultValue;
}

/// A project that would take too much time or memory. The test then opens another one.
bool isTooMuch(const Project& project) {
    double agents = 0;
    for (const Node& node : project.nodes)
        if (node.type == "agent-type")
            agents += numberOf(valueOf(node, "count"));
    return project.nodes.size() > 300 || agents > 5000;
}

} // namespace

/// Sends random events to the window. Nothing breaks, and the open project can be saved and read.
/// TILLER_MONKEY_EVENTS sets the number of events, TILLER_MONKEY_SEED the seed.
class TestMonkey : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QmlWarnings::start();
        QApplication::setQuitOnLastWindowClosed(false);
    }

    void randomEvents_breakNothing() {
        const int events = fromEnvironment("TILLER_MONKEY_EVENTS", 3000);
        const int seed = fromEnvironment("TILLER_MONKEY_SEED", 1);
        EditorWindow window("hunter-and-prey");
        const QString file = m_home.filePath("monkey.tiller");
        QVERIFY(window.editor.document.saveAs(file));
        window.editor.dialogs.answerWith(file);
        // A widget dialog would wait forever.
        QTimer dialogCloser;
        connect(&dialogCloser, &QTimer::timeout, [] {
            if (QWidget* dialog = QApplication::activeModalWidget())
                dialog->close();
        });
        dialogCloser.start(100);

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

    void noQmlWarnings() {
        QVERIFY2(QmlWarnings::all().isEmpty(), qPrintable(QmlWarnings::all().join('\n')));
    }

private:
    TestHome m_home;
};

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
