#include "app/editor/document/document.h"
#include "app/editor/teach/rendered_note.h"

#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace tiller;

class TestRenderedNote : public QObject {
    Q_OBJECT

private slots:
    void markdown_isRendered();
    void pictures_areNoWiderThanThePane();
    void missingPictures_areMarked_data();
    void missingPictures_areMarked();
    void brokenLinks_areMarked();
    void links_followTheProject();
};

namespace {

struct Fixture {
    QTemporaryDir folder;
    Document document;
    RenderedNote note;

    Fixture() {
        document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller");
        document.saveAs(folder.filePath("lesson.tiller"));
        note.setProperty("document", QVariant::fromValue(&document));
        note.setProperty("pictureWidth", 300.0);
    }

    void show(const QString& markdown) { note.setProperty("markdown", markdown); }

    [[nodiscard]] QString plain() const {
        QTextDocument shown;
        shown.setHtml(note.html());
        return shown.toPlainText();
    }
    /// The widths of the shown pictures.
    [[nodiscard]] QList<double> widths() const {
        QTextDocument shown;
        shown.setHtml(note.html());
        QList<double> result;
        for (QTextBlock block = shown.begin(); block.isValid(); block = block.next())
            for (auto each = block.begin(); !each.atEnd(); ++each)
                if (each.fragment().charFormat().isImageFormat())
                    result.append(each.fragment().charFormat().toImageFormat().width());
        return result;
    }
};

} // namespace

void TestRenderedNote::markdown_isRendered() {
    Fixture f;
    f.show("**Bold** and [web](https://example.org)\n\n- one\n- two");
    QCOMPARE(f.plain(), QString("Bold and web\none\ntwo"));
    QVERIFY(f.note.html().contains("href=\"https://example.org\""));
}

void TestRenderedNote::pictures_areNoWiderThanThePane() {
    Fixture f;
    QImage(800, 200, QImage::Format_RGB32).save(f.folder.filePath("wide.png"));
    QImage(40, 20, QImage::Format_RGB32).save(f.folder.filePath("small.png"));
    f.show("![wide](wide.png) ![small](small.png)");
    QCOMPARE(f.widths(), QList<double>({300, 40}));
    f.note.setProperty("pictureWidth", 500.0);
    QCOMPARE(f.widths(), QList<double>({500, 40}));
}

void TestRenderedNote::missingPictures_areMarked_data() {
    QTest::addColumn<QString>("picture");
    QTest::addColumn<QString>("says");
    QTest::newRow("missing") << "gone.png"
                             << "gone.png is missing";
    QTest::newRow("no picture") << "text.png"
                                << "text.png cannot be read";
    QTest::newRow("elsewhere") << "../secret.png"
                               << "files beside the project";
    QTest::newRow("absolute") << "/etc/icon.png"
                              << "files beside the project";
    QTest::newRow("web") << "https://example.org/a.png"
                         << "files beside the project";
}

void TestRenderedNote::missingPictures_areMarked() {
    QFETCH(QString, picture);
    QFETCH(QString, says);
    Fixture f;
    QFile text(f.folder.filePath("text.png"));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no picture") > 0);
    text.close();
    f.show("Before ![it](" + picture + ") after");
    QVERIFY(f.widths().isEmpty());
    QVERIFY2(f.plain().contains(says), qPrintable(f.plain()));
    QVERIFY(f.plain().startsWith("Before ") && f.plain().endsWith(" after"));
}

void TestRenderedNote::brokenLinks_areMarked() {
    Fixture f;
    f.show("[good](node:evade) [**bad** one](node:gone) [start](experiment:experiment-careless)");
    QCOMPARE(f.plain(), QString("good bad one (leads nowhere) start"));
}

void TestRenderedNote::links_followTheProject() {
    Fixture f;
    f.show("[Evade](node:evade)");
    QSignalSpy changed(&f.note, &RenderedNote::htmlChanged);
    const std::vector<Id> gone{"evade"};
    f.document.push(remove(f.document.project(), gone), {});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(f.plain(), QString("Evade (leads nowhere)"));
    f.document.undo();
    QCOMPARE(f.plain(), QString("Evade"));
}

QTEST_MAIN(TestRenderedNote)
#include "tst_rendered_note.moc"
