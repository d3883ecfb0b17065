#include "app/editor/words/visible_text.h"
#include "tests/app/editor/qml_plugins.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

using namespace tiller;

class TestVisibleText : public QObject {
    Q_OBJECT

private slots:
    void hiddenCharacters_areReplaced_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("inLines");
        QTest::addColumn<QString>("inOneLine");
        const auto row = [](const char* name, const char16_t* text, const char16_t* lines,
                            const char16_t* line) {
            QTest::newRow(name) << QString::fromUtf16(text) << QString::fromUtf16(lines)
                                << QString::fromUtf16(line);
        };
        row("plain", u"Räuber 1\t<b>", u"Räuber 1\t<b>", u"Räuber 1\t<b>");
        row("hebrew", u"\u05d0\u05d1", u"\u05d0\u05d1", u"\u05d0\u05d1");
        row("emoji", u"\xd83d\xde00\u200d", u"\xd83d\xde00\u200d", u"\xd83d\xde00\u200d");
        row("escape", u"a\u001b[31m\u0007", u"a\ufffd[31m\ufffd", u"a\ufffd[31m\ufffd");
        row("c1", u"\u009b2J\u007f", u"\ufffd2J\ufffd", u"\ufffd2J\ufffd");
        row("direction", u"\u202ea\u2066\u200f", u"\ufffda\ufffd\ufffd", u"\ufffda\ufffd\ufffd");
        row("lines", u"a\r\nb\u2028c", u"a\r\nb\u2028c", u"a\ufffd\ufffdb\ufffdc");
    }

    void hiddenCharacters_areReplaced() {
        QFETCH(QString, text);
        QFETCH(QString, inLines);
        QFETCH(QString, inOneLine);
        QCOMPARE(visibleText(text, false), inLines);
        QCOMPARE(visibleText(text, true), inOneLine);
    }

    void longTexts_areCut() {
        const QString longest(20'000, 'a');
        QCOMPARE(visibleText(longest, true), longest);
        QCOMPARE(visibleText(longest + "bc", true), longest + QString::fromUtf8("…"));
    }

    void attached_keepsTheBinding() {
        QQmlEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport Tiller.App\n"
                          "Text { property string name; text: \"Agent \" + name\n"
                          "VisibleText.oneLine: wrapMode === Text.NoWrap }",
                          {});
        const std::unique_ptr<QObject> text(component.create());
        QVERIFY2(text, qPrintable(component.errorString()));
        text->setProperty("name", "a\nb");
        QCOMPARE(text->property("text").toString(), "Agent a\ufffdb");
        text->setProperty("name", "c");
        QCOMPARE(text->property("text").toString(), "Agent c");
        text->setProperty("wrapMode", 4); // Text.Wrap
        text->setProperty("name", "a\nb");
        QCOMPARE(text->property("text").toString(), "Agent a\nb");
    }
};

QTEST_MAIN(TestVisibleText)
#include "tst_visible_text.moc"
