#include "tests/app/editor/window.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QTimer>

/// Roles of items that a person uses, in contrast to items that show or group something.
const std::set<QAccessible::Role> usable{
    QAccessible::Button,   QAccessible::CheckBox,   QAccessible::RadioButton,
    QAccessible::MenuItem, QAccessible::ButtonMenu, QAccessible::EditableText,
    QAccessible::Slider,   QAccessible::SpinBox,    QAccessible::ComboBox,
    QAccessible::ListItem, QAccessible::PageTab,    QAccessible::Link,
    QAccessible::Graphic,  QAccessible::Canvas,     QAccessible::Indicator};

void forEach(QQuickItem* item, const std::function<void(QQuickItem*)>& visit) {
    if (!item->isVisible())
        return;
    visit(item);
    for (QQuickItem* child : item->childItems())
        forEach(child, visit);
}

QString describe(const QQuickItem* item) {
    QString path;
    for (; item; item = item->parentItem())
        path += QString::fromLatin1(item->metaObject()->className()).section("_QML", 0, 0) +
                (item->objectName().isEmpty() ? QString() : " \"" + item->objectName() + "\"") +
                " < ";
    return path;
}

/// Checks what a screen reader finds: each item that a person can use has a role and a name, in
/// several states of the window.
class TestAccessibility : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void init() { open("hunter-and-prey"); }

    void initTestCase() { QAccessible::setActive(true); }

    void everyItemOfTheStartPage() {
        restart();
        const QStringList found = nameless();
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    void everyItemOfTheEditor() {
        QStringList found;
        const auto look = [&] {
            waitForFrame();
            found += nameless();
        };
        select("hunter");
        for (const char* tab : {"world", "agent", "notes", "problems", "selection"}) {
            if (item(QString("tab-") + tab))
                click(QString("tab-") + tab);
            look();
        }
        for (const char* selected : {"pursue", "hunter-choice", "cursor", "stamina"}) {
            select(selected);
            look();
        }
        document().selection()->clear();
        look();
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

    void everyNodePortAndWire() {
        editor().windowState.setLayout("canvas"); // room enough for ports
        waitForFrame();
        canvas().view()->zoomTo(1);
        canvas().fitAll();
        QAccessible::setActive(true); // for this window, too
        waitForFrame();
        for (const Node& node : project().nodes) {
            const QString id = QString::fromStdString(node.id);
            QAccessibleInterface* card = QAccessible::queryAccessibleInterface(item("node-" + id));
            QVERIFY2(card, qPrintable(id));
            QVERIFY(card->role() != QAccessible::NoRole);
            QCOMPARE(card->text(QAccessible::Name), QString::fromStdString(displayName(node)));
            QVERIFY(!card->text(QAccessible::Description).isEmpty());
            for (const Port& port : findNodeType(node.type)->ports) {
                const QString name = "port-" + id + "-" + QString::fromStdString(port.id);
                QAccessibleInterface* mark = QAccessible::queryAccessibleInterface(item(name));
                QVERIFY2(mark && mark->role() != QAccessible::NoRole, qPrintable(name));
                QVERIFY(mark->text(QAccessible::Name).contains(QString::fromStdString(port.title)));
                QVERIFY(!mark->text(QAccessible::Description).isEmpty());
            }
        }
        for (const Link& link : project().links) {
            const QString name = "link-" + QString::fromStdString(link.id);
            QAccessibleInterface* wire = QAccessible::queryAccessibleInterface(item(name));
            QVERIFY2(wire && wire->role() != QAccessible::NoRole, qPrintable(name));
            for (const Id& end : {link.from.node, link.to.node})
                QVERIFY_HAS(wire->text(QAccessible::Name),
                            QString::fromStdString(displayName(*project().node(end))));
        }
    }

    void everyItemOfAPickedAgent() {
        simulation().pick(AgentName{"hunter", 0});
        QTRY_VERIFY(simulation().motion().maxSpeed > 0);
        const QStringList found = nameless();
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }

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
    /// The items without a role or a name that keys reach, or that a person uses by their role.
    QStringList nameless() {
        QStringList found;
        forEach(window->contentItem(), [&found](QQuickItem* item) {
            QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(item);
            const bool reached = item->activeFocusOnTab() && item->isEnabled() && item->width() > 0;
            const bool used = reader && usable.contains(reader->role());
            if (reached && (!reader || reader->role() == QAccessible::NoRole))
                found.append("no role: " + describe(item));
            else if ((reached || used) && reader->text(QAccessible::Name).trimmed().isEmpty())
                found.append("no name: " + describe(item));
        });
        return found;
    }

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
