#include "core/io/project_io.h"
#include "core/model/check.h"
#include "tests/app/editor/window.h"

#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace tiller;

/// The main job with keys alone: from the start page to running agents that seek one point and flee
/// from another, saved and exported. The test reads the project to choose the next key, as a person
/// reads the screen.
class TestKeyboard : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void theMainJob() {
        restart();
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(!isShown("startPage"));

        const QString agents = add("agent type");
        const QString seek = add("seek");
        const QString flee = add("flee");
        const QString goal = add("point");
        const QString mouse = add("cursor");
        for (const QString& id : {agents, seek, flee, goal, mouse})
            QVERIFY(!id.isEmpty());
        wire(seek, agents);
        wire(flee, agents);
        wire(goal, seek);
        wire(mouse, flee);
        QVERIFY(!hasErrors(check(project())));

        if (!simulation().playing())
            key(Qt::Key_Space);
        QTRY_VERIFY(simulation().tick() > 5);

        QTemporaryDir folder;
        answerFileDialog(Qt::Key_S, Qt::ControlModifier, folder.filePath("mine.tiller"));
        QTRY_VERIFY(!document().modified());
        answerFileDialog(Qt::Key_E, Qt::ControlModifier, folder.filePath("mine.json"));
        key(Qt::Key_Return); // closes what says where the file is
        const auto saved = loadProject(folder.filePath("mine.tiller").toStdString());
        QVERIFY(saved.ok() && saved.value().project == project());
        const auto exported = loadProject(folder.filePath("mine.json").toStdString());
        QVERIFY(exported.ok() && exported.value().isExport);
        QCOMPARE(exported.value().project.links.size(), 4U);
    }

    /// Tab reaches every part of the window.
    void tabReachesEverything() {
        open("hunter-and-prey");
        item("canvas")->forceActiveFocus();
        QSet<QString> parts;
        for (int i = 0; i < 300; ++i) {
            key(Qt::Key_Tab);
            for (const QQuickItem* at = window->activeFocusItem(); at; at = at->parentItem())
                for (const char* part :
                     {"palette", "canvas", "inspector", "viewportPane", "transport"})
                    if (at->objectName() == QLatin1String(part))
                        parts.insert(part);
            if (parts.size() == 5)
                break;
        }
        QCOMPARE(parts,
                 (QSet<QString>{"palette", "canvas", "inspector", "viewportPane", "transport"}));
    }

private:
    /// Adds a node from the palette. Returns its id.
    QString add(const QString& words) {
        const std::size_t before = project().nodes.size();
        key(Qt::Key_A, Qt::ShiftModifier);
        if (!QTest::qWaitFor([this] { return hasFocus("paletteSearch"); }))
            return {};
        key(Qt::Key_A, Qt::ControlModifier);
        type(qPrintable(words));
        key(Qt::Key_Return);
        if (!QTest::qWaitFor([&] { return project().nodes.size() == before + 1; }))
            return {};
        return QString::fromStdString(project().nodes.back().id);
    }

    /// Goes to a card with arrow keys; if that fails, through all cards with Page Down.
    void select(const QString& node) {
        const Selection& selection = *document().selection();
        const QPointF goal = canvas().scene().card(node.toStdString())->rect.center();
        for (int i = 0; i < 10 && !selection.ids().endsWith(node); ++i) {
            QPointF by = goal;
            if (!selection.ids().isEmpty())
                by -= canvas().scene().card(selection.ids().last().toStdString())->rect.center();
            const bool across = (std::abs(by.x()) > std::abs(by.y())) != (i % 5 == 4);
            const Qt::Key arrow = across ? (by.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                                         : (by.y() > 0 ? Qt::Key_Down : Qt::Key_Up);
            key(arrow);
        }
        for (std::size_t i = 0; i < project().nodes.size() && !selection.ids().endsWith(node); ++i)
            key(Qt::Key_PageDown);
        QVERIFY2(selection.ids().endsWith(node), qPrintable("keys do not reach " + node));
    }

    void wire(const QString& from, const QString& to) {
        const std::size_t before = project().links.size();
        select(from);
        key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(canvas().hint().startsWith("A wire from"));
        select(to);
        key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(canvas().hint().isEmpty());
        QTRY_COMPARE(project().links.size(), before + 1);
        QCOMPARE(QString::fromStdString(project().links.back().from.node), from);
        QCOMPARE(QString::fromStdString(project().links.back().to.node), to);
    }

    /// Presses the key of an action that asks for a file, and types the answer.
    void answerFileDialog(Qt::Key opens, Qt::KeyboardModifiers modifiers, const QString& file) {
        QTimer answer;
        bool answered = false;
        connect(&answer, &QTimer::timeout, this, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            if (!dialog || !dialog->focusWidget())
                return;
            if (!answered) {
                answered = true;
                QTest::keyClick(dialog->focusWidget(), Qt::Key_A, Qt::ControlModifier);
                QTest::keyClicks(dialog->focusWidget(), file);
            }
            // The first Return may go to the list of completions.
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        });
        answer.start(20);
        window->requestActivate(); // as a window manager does after a dialog closes
        QTRY_VERIFY(window->isActive());
        key(opens, modifiers);
        QTRY_VERIFY(answered);
        QTRY_VERIFY(!QApplication::activeModalWidget());
    }
};

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
