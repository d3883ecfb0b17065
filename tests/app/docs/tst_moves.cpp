#include "app/look/moves.h"
#include "tests/core/support/testing.h"

class TestMoves : public QObject {
    Q_OBJECT

private slots:
    void textComesBack_rounded() {
        Moves moves{.width = 800, .height = 600, .frames = 3, .tracks = {}};
        moves.tracks.push_back({"hunter", 7, 0, {{0, 0, 0}, {400, 300, 1.5}, {800, 600, -1.5}}});
        moves.tracks.push_back({"prey", 5, 2, {{123.4, 567.8, 3}}});
        Moves other = moves;
        other.frames = 5;
        const std::string text = toText(other, "flee") + toText(moves, "hunt") + toText(other, "x");
        const auto read = movesFrom(text, "hunt");
        QVERIFY(read);
        QCOMPARE(read->frames, 3);
        QCOMPARE(read->tracks.size(), moves.tracks.size());
        for (std::size_t t = 0; t < moves.tracks.size(); ++t) {
            const Moves::Track& wanted = moves.tracks[t];
            const Moves::Track& found = read->tracks[t];
            QCOMPARE(found.type, wanted.type);
            QCOMPARE(found.radius, wanted.radius);
            QCOMPARE(found.begin, wanted.begin);
            QCOMPARE(found.steps.size(), wanted.steps.size());
            for (std::size_t i = 0; i < wanted.steps.size(); ++i) {
                QVERIFY(std::abs(found.steps[i].x - wanted.steps[i].x) < 0.12);
                QVERIFY(std::abs(found.steps[i].y - wanted.steps[i].y) < 0.09);
                QVERIFY(std::cos(found.steps[i].heading - wanted.steps[i].heading) > 0.998);
            }
        }
        QCOMPARE(toText(*read, "hunt"), toText(moves, "hunt"));
        QCOMPARE(movesFrom(text, "flee")->frames, 5);
        QVERIFY(!movesFrom(text, "hun"));
        QVERIFY(!movesFrom(text, "unt"));
    }

    void otherTexts_areRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("another file") << QByteArray("{}");
        QTest::newRow("a later version") << QByteArray("tiller-moves 2 hunt\n800 600 3\n");
        QTest::newRow("another example") << QByteArray("tiller-moves 1 flee\n800 600 3\n");
        QTest::newRow("no size") << QByteArray("tiller-moves 1 hunt\n0 600 3\n");
        QTest::newRow("too many frames") << QByteArray("tiller-moves 1 hunt\n800 600 1001\n");
        QTest::newRow("half a step")
            << QByteArray("tiller-moves 1 hunt\n800 600 3\nprey 0 5 0000\n");
        QTest::newRow("too many steps")
            << QByteArray("tiller-moves 1 hunt\n800 600 1\nprey 0 5 0000000000\n");
        QTest::newRow("begins too late")
            << QByteArray("tiller-moves 1 hunt\n800 600 1\nprey 1 5 00000\n");
        QTest::newRow("no code") << QByteArray("tiller-moves 1 hunt\n800 600 1\nprey 0 5 0000~\n");
    }

    void otherTexts_areRefused() {
        QFETCH(QByteArray, text);
        QVERIFY(!movesFrom(text.toStdString(), "hunt"));
    }
};
