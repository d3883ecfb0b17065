#include "core/model/registry.h"
#include "tests/app/editor/window.h"

#include <QAccessible>
#include <QTest>

#include <functional>
#include <set>

using namespace tiller;

namespace {

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

} // namespace

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
        window->setProperty("layout", "canvas"); // room enough for ports
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
                QVERIFY2(wire->text(QAccessible::Name)
                             .contains(QString::fromStdString(displayName(*project().node(end)))),
                         qPrintable(wire->text(QAccessible::Name)));
        }
    }

    void everyItemOfAPickedAgent() {
        simulation().pick(AgentName{"hunter", 0});
        QTRY_VERIFY(simulation().pickedMaxSpeed() > 0);
        const QStringList found = nameless();
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
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
};

QTEST_MAIN(TestAccessibility)
#include "tst_accessibility.moc"
