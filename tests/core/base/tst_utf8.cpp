#include "core/base/utf8.h"
#include "tests/core/support/testing.h"

class TestUtf8 : public QObject {
    Q_OBJECT

private slots:
    void findBadUtf8_findsTheFirstBadByte_data() {
        const Rows<QByteArray, int> row;
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
