#include "app/editor/teach/note_limits.h"

#include <QTest>

using namespace tiller;

class TestNoteLimits : public QObject {
    Q_OBJECT

private slots:
    void lessons_areFormatted() {
        QCOMPARE(whyPlain({}), QString());
        const QString paragraph =
            "**Prey** takes [*Evade*](node:evade) while a hunter is within 90.\n\n"
            "- one\n  - two\n    > three\n\n```\n        code\n```\n\n";
        QCOMPARE(whyPlain(paragraph.repeated(20)), QString());
        QCOMPARE(
            whyPlain(QString("Words, and more words; 1.5 times as many (or more).").repeated(190)),
            QString());
        QCOMPARE(whyPlain(QString(60, '-')), QString()); // a line across
    }

    void whatTakesLong_isPlain_data() {
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("most"); // how often it may be repeated
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* part, int most, const char* says) {
            QTest::newRow(name) << part << most << says;
        };
        row("length", "a ", 5000, "too long");
        row("word", "a", 1000, "too long");
        row("emphasis", "**a ", 500, "too many marks");
        row("code", "`a` ", 500, "too many marks");
        row("links", "[a](b) ", 250, "too many marks");
        row("addresses", "http://a.b ", 166, "too many marks");
        row("mails", "a@b.c ", 333, "too many marks");
        row("www", "WWW.a.bc ", 333, "too many marks");
        row("lines", "a\n", 1000, "too many marks");
        row("items", "- a\n", 500, "too many marks");
        row("quotes", "> ", 10, "nested too deep");
        row("tight quotes", ">", 10, "nested too deep");
        row("lists", "- ", 10, "nested too deep");
        row("numbers", "1. ", 10, "nested too deep");
        row("indents", "  ", 10, "nested too deep");
        row("tabs", "\t", 5, "nested too deep");
    }

    void whatTakesLong_isPlain() {
        QFETCH(QString, part);
        QFETCH(int, most);
        QFETCH(QString, says);
        QCOMPARE(whyPlain(part.repeated(most)), QString());
        const QString why = whyPlain(part.repeated(most + 1));
        QVERIFY2(why.contains(says), qPrintable(why));
    }
};

QTEST_MAIN(TestNoteLimits)
#include "tst_note_limits.moc"
