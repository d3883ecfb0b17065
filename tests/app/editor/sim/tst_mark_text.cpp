#include "app/editor/sim/mark_text.h"
#include "tests/app/editor/sim/hunt.h"

#include <QTest>

using namespace tiller;

class TestMarkText : public QObject {
    Q_OBJECT

private slots:
    void init() { m_hunt = Hunt(1, 2); }

    void value_withItsUnit() {
        m_hunt.set("world", "tick", 1.0);
        m_hunt.set(m_hunt.prey, "maxSpeed", 120.0);
        const QString text =
            textOf(setValue(m_hunt.project, m_hunt.prey, "maxSpeed", 90.0).value());
        QVERIFY2(text.endsWith(
                     QString("Max speed 120 units/tick → 90 units/tick").replace(" u", "\u202fu")),
                 qPrintable(text));
        QVERIFY(text.startsWith(
            QString::fromStdString(displayName(*m_hunt.project.node(m_hunt.prey)))));
    }

    void weight_andWires() {
        const Id link = m_hunt.linkFrom(m_hunt.evade);
        const QString text = textOf(setWeight(m_hunt.project, link, 2.5).value());
        QVERIFY2(text.endsWith("weight 1 → 2.5"), qPrintable(text));
        QVERIFY(textOf(remove(m_hunt.project, std::vector{link})).startsWith("Unwired Evade → "));
    }

    void nodes_addedAndRemoved() {
        IdSource ids(99);
        QCOMPARE(textOf(addNode(m_hunt.project, ids, "flee", {}, {}).value()), "Added Flee");
        const QString text = textOf(remove(m_hunt.project, std::vector{m_hunt.wander}));
        QVERIFY2(text.contains("Removed Wander"), qPrintable(text));
    }

    void muted() {
        QCOMPARE(textOf(setMuted(m_hunt.project, std::vector{m_hunt.wander}, true)),
                 "Muted Wander");
        QCOMPARE(textOf(setMuted(m_hunt.project, std::vector{m_hunt.wander}, false)),
                 "Wander is heard again");
    }

    void world() {
        const QString text =
            textOf(setValue(m_hunt.project, "world", "edges", std::string("bounce")).value());
        QVERIFY2(text.startsWith("World: Edges "), qPrintable(text));
        QVERIFY2(text.contains("→ Bounce", Qt::CaseInsensitive), qPrintable(text));
    }

    void drag() {
        EditMark mark;
        mark.dragged = AgentName{m_hunt.prey, 3};
        QVERIFY(markText(mark, m_hunt.project).startsWith("Dragged "));
        QVERIFY(markText(mark, m_hunt.project).endsWith(" 3"));
    }

    void many_areCounted() {
        Change all;
        for (int i = 0; i < 9; ++i) {
            IdSource ids(static_cast<std::uint64_t>(i) + 5);
            all = merged(all, addNode(m_hunt.project, ids, "flee", {}, {}).value());
        }
        const QString text = markText({1, 1, all, {}}, m_hunt.project);
        QVERIFY2(text.endsWith("and 5 more"), qPrintable(text));
        QCOMPARE(text.count('\n'), 4);
    }

    void edit_undone() { QCOMPARE(markText({}, m_hunt.project), "Edited and taken back"); }

private:
    QString textOf(const Change& change) {
        apply(change, m_hunt.project);
        return markText({5, 5, change, {}}, m_hunt.project);
    }

    Hunt m_hunt{1, 2};
};

QTEST_APPLESS_MAIN(TestMarkText)
#include "tst_mark_text.moc"
