#include "core/base/visible.h"

#include <QTest>

using namespace tiller;

/// Text that cannot act on a terminal.
class TestVisible : public QObject {
    Q_OBJECT

private slots:
    void text_isVisible_data();
    void text_isVisible();
    void lines_keepLineFeedsAndTabs();
    void everyCharacterThatActs_isEscaped();
    void everyOther_stays();
};

void TestVisible::text_isVisible_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("visible");
    QTest::newRow("plain") << QByteArray("Prey \"a\" \\ b") << QByteArray("Prey \"a\" \\ b");
    QTest::newRow("letters") << QByteArray("\xc3\xa4\xe2\x82\xac\xf0\x9f\x90\x9f")
                             << QByteArray("\xc3\xa4\xe2\x82\xac\xf0\x9f\x90\x9f");
    QTest::newRow("escape") << QByteArray("\x1b]0;x\x07") << QByteArray("\\u001b]0;x\\u0007");
    QTest::newRow("lines") << QByteArray("a\r\n\tb") << QByteArray("a\\r\\n\\tb");
    QTest::newRow("zero") << QByteArray("a\0b", 3) << QByteArray("a\\u0000b");
    QTest::newRow("delete") << QByteArray("\x7f") << QByteArray("\\u007f");
    QTest::newRow("C1") << QByteArray("\xc2\x9b") << QByteArray("\\u009b");
    QTest::newRow("bytes") << QByteArray("\x9b\xff\xc3") << QByteArray("\\x9b\\xff\\xc3");
    QTest::newRow("a longer form") << QByteArray("\xc0\x9b") << QByteArray("\\xc0\\x9b");
    QTest::newRow("right to left") << QByteArray("\xe2\x80\xaegnp") << QByteArray("\\u202egnp");
}

void TestVisible::text_isVisible() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, visible);
    QCOMPARE(QByteArray::fromStdString(toVisible(text.toStdString())), visible);
}

void TestVisible::lines_keepLineFeedsAndTabs() {
    QCOMPARE(toVisibleLines("a\tb\n\x1b\r\n"), std::string("a\tb\n\\u001b\\r\n"));
}

void TestVisible::everyCharacterThatActs_isEscaped() {
    for (const auto& [first, last] :
         {std::pair(0x00, 0x1f), std::pair(0x7f, 0x9f), std::pair(0x61c, 0x61c),
          std::pair(0x200e, 0x200f), std::pair(0x2028, 0x202e), std::pair(0x2066, 0x2069)})
        for (int code = first; code <= last; ++code) {
            const QString text = QString(QChar(code));
            const QString visible = QString::fromStdString(toVisible(text.toStdString()));
            QVERIFY2(visible.startsWith('\\') && visible != text, qPrintable(visible));
        }
}

void TestVisible::everyOther_stays() {
    for (char32_t code = 0x20; code <= 0x10ffff; code += code < 0x3000 ? 1 : 251) {
        const bool isKnown = code < 0x7f || (code > 0x9f && code < 0x61c) || code > 0x2069;
        if (!isKnown || (code >= 0xd800 && code <= 0xdfff))
            continue;
        const std::string text = QString::fromUcs4(&code, 1).toStdString();
        if (toVisible(text) != text)
            QFAIL(qPrintable(QString::number(code, 16)));
    }
}

QTEST_APPLESS_MAIN(TestVisible)
#include "tst_visible.moc"
