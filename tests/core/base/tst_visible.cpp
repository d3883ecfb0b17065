#include "core/base/visible.h"
#include "tests/core/support/testing.h"

/// Text that cannot act on a terminal.
class TestVisible : public QObject {
    Q_OBJECT

private slots:
    void text_isVisible_data() {
        const TestRows<QByteArray, QByteArray> row;
        row("plain", QByteArray("Prey \"a\" \\ b"), QByteArray("Prey \"a\" \\ b"));
        row("letters", QByteArray("\xc3\xa4\xe2\x82\xac\xf0\x9f\x90\x9f"),
            QByteArray("\xc3\xa4\xe2\x82\xac\xf0\x9f\x90\x9f"));
        row("escape", QByteArray("\x1b]0;x\x07"), QByteArray("\\u001b]0;x\\u0007"));
        row("lines", QByteArray("a\r\n\tb"), QByteArray("a\\r\\n\\tb"));
        row("zero", QByteArray("a\0b", 3), QByteArray("a\\u0000b"));
        row("delete", QByteArray("\x7f"), QByteArray("\\u007f"));
        row("C1", QByteArray("\xc2\x9b"), QByteArray("\\u009b"));
        row("bytes", QByteArray("\x9b\xff\xc3"), QByteArray("\\x9b\\xff\\xc3"));
        row("a longer form", QByteArray("\xc0\x9b"), QByteArray("\\xc0\\x9b"));
        row("right to left", QByteArray("\xe2\x80\xaegnp"), QByteArray("\\u202egnp"));
    }

    void text_isVisible() {
        const auto [text, visible] = fetched<QByteArray, QByteArray>();
        QCOMPARE(QByteArray::fromStdString(toVisible(text.toStdString())), visible);
    }

    void lines_keepLineFeedsAndTabs() {
        QCOMPARE(toVisibleLines("a\tb\n\x1b\r\n"), "a\tb\n\\u001b\\r\n"s);
    }

    void everyCharacterThatActs_isEscaped() {
        for (const auto& [first, last] :
             {std::pair(0x00, 0x1f), std::pair(0x7f, 0x9f), std::pair(0x61c, 0x61c),
              std::pair(0x200e, 0x200f), std::pair(0x2028, 0x202e), std::pair(0x2066, 0x2069)})
            for (int code = first; code <= last; ++code) {
                const QString text = QString(QChar(code));
                const QString visible = QString::fromStdString(toVisible(text.toStdString()));
                QVERIFY2(visible.startsWith('\\') && visible != text, qPrintable(visible));
            }
    }

    void everyOther_stays() {
        for (char32_t code = 0x20; code <= 0x10ffff; code += code < 0x3000 ? 1 : 251) {
            const bool isKnown = code < 0x7f || (code > 0x9f && code < 0x61c) || code > 0x2069;
            if (!isKnown || (code >= 0xd800 && code <= 0xdfff))
                continue;
            const std::string text = QString::fromUcs4(&code, 1).toStdString();
            if (toVisible(text) != text)
                QFAIL(qPrintable(QString::number(code, 16)));
        }
    }

    void name_isACell_data() {
        const TestRows<std::string, QString> row;
        row("plain", "prey-0", "prey-0");
        row("empty", "", "");
        row("comma", "a, b", "\"a, b\"");
        row("quote", "a \"b\"", "\"a \"\"b\"\"\"");
        row("formula", "=1+1", "'=1+1");
        row("quoted formula", "=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"");
        row("plus", "+1", "'+1");
        row("minus", "-1.5", "'-1.5");
        row("at", "@SUM(1)", "'@SUM(1)");
        row("inside", "a=b", "a=b");
        row("another separator", "a;=1", "\"a;'=1\"");
        row("tab", "\t=1", "\\t=1");
        row("carriage return", "\r=1", "\\r=1");
        row("line feed", "a\n=1", "a\\n=1");
        row("escape", "\x1b[31m", "\\u001b[31m");
    }

    void name_isACell() {
        const auto [name, cell] = fetched<std::string, QString>();
        QCOMPARE(QString::fromStdString(toCsv(name)), cell);
    }

    void findBadUtf8_findsTheFirstBadByte_data() {
        const TestRows<QByteArray, int> row;
        row("empty", QByteArray(), -1);
        row("one to four bytes", QByteArray("a\xc3\xa4\xe7\x8b\xbc\xf0\x9f\x90\xba"), -1);
        row("last code", QByteArray("\xf4\x8f\xbf\xbf"), -1);
        row("beyond the last code", QByteArray("a\xf4\x90\x80\x80"), 1);
        row("continues nothing", QByteArray("ab\x80"), 2);
        row("cut off", QByteArray("\xe7\x8b"), 0);
        row("longer than needed", QByteArray("\xe0\x80\xaf"), 0);
        row("surrogate", QByteArray("\xed\xa0\x80"), 0);
    }

    void findBadUtf8_findsTheFirstBadByte() {
        const auto [text, place] = fetched<QByteArray, int>();
        const auto found = findBadUtf8(text.toStdString());
        QCOMPARE(found ? static_cast<int>(*found) : -1, place);
    }

    void firstBytes_endBetweenCharacters() {
        const std::string text = "a\xf0\x9f\x90\xba"
                                 "b";
        for (const std::size_t most : {1U, 2U, 3U, 4U})
            QCOMPARE(firstBytes(text, most), std::string_view("a"));
        QCOMPARE(firstBytes(text, 0), std::string_view());
        QCOMPARE(firstBytes(text, 5).size(), 5U);
        QCOMPARE(firstBytes(text, 6), std::string_view(text));
        QCOMPARE(firstBytes(text, 100), std::string_view(text));
    }
};
