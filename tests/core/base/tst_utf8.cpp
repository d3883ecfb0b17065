#include "core/base/utf8.h"

#include <QTest>

using namespace tiller;

class TestUtf8 : public QObject {
    Q_OBJECT

private slots:
    void findBadUtf8_findsTheFirstBadByte_data();
    void findBadUtf8_findsTheFirstBadByte();
    void firstBytes_endBetweenCharacters();
};

void TestUtf8::findBadUtf8_findsTheFirstBadByte_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("place"); // -1: none
    QTest::newRow("empty") << QByteArray() << -1;
    QTest::newRow("one to four bytes") << QByteArray("a\xc3\xa4\xe7\x8b\xbc\xf0\x9f\x90\xba") << -1;
    QTest::newRow("last code") << QByteArray("\xf4\x8f\xbf\xbf") << -1;
    QTest::newRow("beyond the last code") << QByteArray("a\xf4\x90\x80\x80") << 1;
    QTest::newRow("continues nothing") << QByteArray("ab\x80") << 2;
    QTest::newRow("cut off") << QByteArray("\xe7\x8b") << 0;
    QTest::newRow("longer than needed") << QByteArray("\xe0\x80\xaf") << 0;
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << 0;
}

void TestUtf8::findBadUtf8_findsTheFirstBadByte() {
    QFETCH(QByteArray, text);
    QFETCH(int, place);
    const auto found = findBadUtf8(text.toStdString());
    QCOMPARE(found ? static_cast<int>(*found) : -1, place);
}

void TestUtf8::firstBytes_endBetweenCharacters() {
    const std::string text = "a\xf0\x9f\x90\xba"
                             "b";
    for (const std::size_t most : {1U, 2U, 3U, 4U})
        QCOMPARE(firstBytes(text, most), std::string_view("a"));
    QCOMPARE(firstBytes(text, 0), std::string_view());
    QCOMPARE(firstBytes(text, 5).size(), std::size_t{5});
    QCOMPARE(firstBytes(text, 6), std::string_view(text));
    QCOMPARE(firstBytes(text, 100), std::string_view(text));
}

QTEST_APPLESS_MAIN(TestUtf8)
#include "tst_utf8.moc"
