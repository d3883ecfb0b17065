#include "app/editor/viewmodels/fuzzy_match.h"

#include <QTest>

using namespace tiller;

class TestFuzzyMatch : public QObject {
    Q_OBJECT

private slots:
    void finds_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("search");
        QTest::addColumn<bool>("found");
        QTest::newRow("beginning") << "Zoom in"
                                   << "zo" << true;
        QTest::newRow("words in another order") << "Save input log"
                                                << "log save" << true;
        QTest::newRow("beginnings of words") << "Save input log"
                                             << "s i l" << true;
        QTest::newRow("letters") << "Zoom in"
                                 << "zmi" << true;
        QTest::newRow("letters in another order") << "Zoom in"
                                                  << "imz" << false;
        QTest::newRow("letters from within") << "Zoom in"
                                             << "omn" << false;
        QTest::newRow("one word too many") << "Zoom in"
                                           << "zoom out" << false;
        QTest::newRow("capitals and spaces") << "Zoom in"
                                             << "  ZOOM   IN " << true;
        QTest::newRow("another word for it") << "Flee"
                                             << "avoid" << true;
        QTest::newRow("beginning of a word of the help") << "Flee"
                                                         << "straight" << true;
        QTest::newRow("middle of a word of the help") << "Flee"
                                                      << "raight" << false;
    }

    void finds() {
        QFETCH(QString, title);
        QFETCH(QString, search);
        const Findable thing{title, {"avoid", "run away"}, "Goes straight away"};
        QTEST(fuzzyRank(thing, search).has_value(), "found");
    }

    void betterComesFirst_data() {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::newRow("whole before beginning") << "copy"
                                                << "Copy"
                                                << "Copy as text";
        QTest::newRow("beginning before word") << "in"
                                               << "Insert"
                                               << "Zoom in";
        QTest::newRow("word before within") << "age"
                                            << "Save agents"
                                            << "Manage";
        QTest::newRow("within before letters") << "ave"
                                               << "Save"
                                               << "Add velocity";
        QTest::newRow("each word counts") << "add seek"
                                          << "Add Seek"
                                          << "Add Sine weekly";
    }

    void betterComesFirst() {
        QFETCH(QString, search);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        const auto first = fuzzyRank({better}, search);
        const auto second = fuzzyRank({worse}, search);
        QVERIFY(first);
        QVERIFY(!second || *first < *second);
    }

    void emptySearch_matchesEverythingEqually() {
        QCOMPARE(fuzzyRank({"Copy"}, " "), fuzzyRank({"Zoom in"}, ""));
        QVERIFY(fuzzyRank({"Copy"}, ""));
    }

    void partial_fewerMissingIsBetter() {
        const Findable flee{"Add Flee", {"avoid", "run away"}};
        const Findable cursor{"Add Cursor", {"mouse"}};
        const QString search = "run away from the mouse";
        QVERIFY(!fuzzyRank(flee, search) && !fuzzyRank(cursor, search));
        QVERIFY(*partialRank(flee, search) < *partialRank(cursor, search));
        QVERIFY(*partialRank({"Flee mice"}, "flee mouse") <
                *partialRank({"X", {"flee"}}, "flee mouse"));
        QVERIFY(!partialRank({"Theme"}, search)); // "the" does not count
        QVERIFY(!partialRank({"Detach from the wires"}, search));
        QVERIFY(partialRank({"Mouse trap"}, search));
        QVERIFY(!partialRank({"Zoom in"}, "zoomed"));
    }
};

QTEST_APPLESS_MAIN(TestFuzzyMatch)
#include "tst_fuzzy_match.moc"
