#include "app/editor/words/change_words.h"
#include "core/io/project_io.h"
#include "core/model/edits.h"

#include <QTest>

using namespace tiller;

class TestChangeWords : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_before =
            loadProject(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller").value().project;
        m_after = m_before;
    }

    void nothing_isEmpty() { QCOMPARE(summary(), QString()); }

    void additionsAndRemovals_areCounted() {
        edit(addNode(m_after, m_ids, "flee", {}, {}).value());
        QCOMPARE(summary(), "1 card added");
        edit(addNode(m_after, m_ids, "flee", {}, {}).value());
        edit(remove(m_after, std::vector{m_after.links.front().id}));
        QCOMPARE(summary(), "2 cards added, 1 wire removed");
    }

    void settings_areCountedAndTheFirstNamed() {
        edit(setValue(m_after, "hunter", "maxForce", 3.0).value());
        QVERIFY2(summary().startsWith("1 setting changed: Hunter: Max force "),
                 qPrintable(summary()));
        QVERIFY2(summary().contains("→ 3"), qPrintable(summary()));
        edit(setMuted(m_after, std::vector<Id>{"hunter"}, true));
        edit(rename(m_after, "hunter", "Wolf").value());
        edit(setValue(m_after, "world", "seed", 77.0).value());
        QVERIFY2(summary().startsWith("4 settings changed: Wolf: Max force "),
                 qPrintable(summary()));
        QVERIFY2(summary().endsWith("; Muted Wolf; Hunter renamed Wolf; and 1 more"),
                 qPrintable(summary()));
    }

    void movesAndNotes_areNamed() {
        edit(moveNodes(m_after, std::vector<Id>{"hunter"}, {40, 0}));
        Notes notes = m_after.notes;
        notes.whatItIs = "Another lesson";
        edit(setNotes(m_after, notes));
        QCOMPARE(summary(), "1 card moved, notes edited");
    }

private:
    void edit(const Change& change) { apply(change, m_after); }
    [[nodiscard]] QString summary() const {
        return changeSummary(difference(m_before, m_after), m_after);
    }

    Project m_before;
    Project m_after;
    IdSource m_ids{7};
};

QTEST_APPLESS_MAIN(TestChangeWords)
#include "tst_change_words.moc"
