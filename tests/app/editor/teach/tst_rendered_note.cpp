#include "app/editor/teach/rendered_note.h"
#include "tests/app/editor/testing.h"

#include <QImage>
#include <QTextBlock>
#include <QTextDocument>

#include <sys/stat.h>
#include <unistd.h>

struct Fixture {
    QTemporaryDir folder;
    Document document;
    RenderedNote note;

    Fixture() {
        QVERIFY(document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"));
        QVERIFY(document.saveAs(folder.filePath("lesson.tiller")));
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

/// What a document asks for: pictures, style sheets, backgrounds.
class AskedFor : public QTextDocument {
public:
    explicit AskedFor(const QString& html) {
        setHtml(html);
        setTextWidth(300);
        [[maybe_unused]] const QSizeF size = this->size(); // lays it out
    }

    mutable QStringList names;

protected:
    QVariant loadResource(int, const QUrl& name) override {
        names.append(name.toString());
        return {};
    }
};

class TestRenderedNote : public QObject {
    Q_OBJECT

private slots:
    void markdown_isRendered() {
        Fixture f;
        f.show("**Bold** and [web](https://example.org)\n\n- one\n- two");
        QCOMPARE(f.plain(), "Bold and web\none\ntwo");
        QVERIFY(f.note.html().contains("href=\"https://example.org\""));
    }

    void pictures_areNoWiderThanThePane() {
        Fixture f;
        QImage(800, 200, QImage::Format_RGB32).save(f.folder.filePath("wide.png"));
        QImage(40, 20, QImage::Format_RGB32).save(f.folder.filePath("small.png"));
        f.show("![wide](wide.png) ![small](small.png)");
        QCOMPARE(f.widths(), QList<double>({300, 40}));
        f.note.setProperty("pictureWidth", 500.0);
        QCOMPARE(f.widths(), QList<double>({500, 40}));
    }

    void missingPictures_areMarked_data() {
        const TestRows<QString, QString> row;
        row("missing", "gone.png", "gone.png is missing");
        row("no picture", "text.png", "text.png cannot be read");
        row("elsewhere", "../secret.png", "files beside the project");
        row("absolute", "/etc/icon.png", "files beside the project");
        row("web", "https://example.org/a.png", "files beside the project");
    }

    void missingPictures_areMarked() {
        const auto [picture, says] = fetched<QString, QString>();
        Fixture f;
        QFile text(f.folder.filePath("text.png"));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no picture") > 0);
        text.close();
        f.show("Before ![it](" + picture + ") after");
        QVERIFY(f.widths().isEmpty());
        QVERIFY_HAS(f.plain(), says);
        QVERIFY(f.plain().startsWith("Before ") && f.plain().endsWith(" after"));
    }

    void filesThatAreNoPicture_areNotOpened() {
        Fixture f;
        const auto path = [&f](const char* name) { return f.folder.filePath(name).toStdString(); };
        const QTemporaryDir elsewhere;
        const std::string secret = elsewhere.filePath("secret.png").toStdString();
        QVERIFY(QImage(4, 4, QImage::Format_RGB32).save(QString::fromStdString(secret)));
        QCOMPARE(symlink(secret.c_str(), path("link.png").c_str()), 0);
        QCOMPARE(symlink(elsewhere.path().toStdString().c_str(), path("away").c_str()), 0);
        QCOMPARE(symlink("/dev/zero", path("zero.png").c_str()), 0);
        QCOMPARE(mkfifo(path("pipe.png").c_str(), 0600), 0);
        QVERIFY(QDir(f.folder.path()).mkdir("folder.png"));
        QFile svg(f.folder.filePath("drawing.png"));
        QVERIFY(svg.open(QIODevice::WriteOnly) && svg.write("<svg width='9' height='9'/>") > 0);
        svg.close();
        QFile large(f.folder.filePath("large.png"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(16'000'001)); // a file with a hole
        large.close();

        const QList<std::pair<const char*, const char*>> rows{
            {"link.png", "beside the project"},
            {"away/secret.png", "beside the project"},
            {"zero.png", "beside the project"},
            {"folder.png/../../x.png", "beside the project"},
            {"pipe.png", "is not a file"},
            {"folder.png", "is not a file"},
            {"drawing.png", "cannot be read"},
            {"large.png", "more than 16 MB"},
            {"file:///dev/zero", "beside"},
            {"qrc:/x.png", "beside"},
            {"data:image/png;base64,iVBORw0KGgo=", "beside"},
            {"//127.0.0.1/x.png", "beside"},
        };
        for (const auto& [name, says] : rows) {
            f.show(QString("![it](%1)").arg(name));
            QVERIFY2(f.plain().contains(says), qPrintable(name + (": " + f.plain())));
            QVERIFY2(AskedFor(f.note.html()).names.isEmpty(), name);
        }
    }

    void pictures_areLimitedTogether() {
        Fixture f;
        QImage(4000, 4000, QImage::Format_Mono).save(f.folder.filePath("huge.png")); // 16 million
        f.show("![it](huge.png)");
        QCOMPARE(f.widths().size(), 1);
        f.show("![it](huge.png) ![it](huge.png)");
        QCOMPARE(f.widths().size(), 1);
        QVERIFY_HAS(f.plain(), "24 million");
    }

    void picturesInFolders_areShown() {
        Fixture f;
        QVERIFY(QDir(f.folder.path()).mkdir("pictures"));
        const QString name = "50% #1.png"; // must not be read as an address
        QImage(40, 20, QImage::Format_RGB32).save(f.folder.filePath("pictures/" + name));
        f.show("![it](<pictures/../pictures/" + name + ">)");
        const QString path = QFileInfo(f.folder.filePath("pictures/" + name)).canonicalFilePath();
        QVERIFY(!AskedFor(f.note.html()).names.isEmpty());
        QTextDocument shown;
        shown.setHtml(f.note.html());
        const QString asked = shown.begin().begin().fragment().charFormat().toImageFormat().name();
        QCOMPARE(QUrl(asked).toLocalFile(), path);
    }

    void html_isShownAsText() {
        Fixture f;
        f.show("a <b>b</b> <img src=\"x.png\">\n\n<table background=\"/dev/zero\"><tr><td>c\n");
        QCOMPARE(f.plain(), "a <b>b</b> <img src=\"x.png\">\n"
                            "<table background=\"/dev/zero\"><tr><td>c");
        QVERIFY(AskedFor(f.note.html()).names.isEmpty());
    }

    void hostileNotes_askForNothing_data() {
        rowsOf<QString>(
            {"notes", "notes_zero", "notes_zero_url", "notes_css_zero", "notes_fifo", "md"});
    }

    void hostileNotes_askForNothing() {
        const auto [name] = fetched<QString>();
        Fixture f;
        const std::string pipe = f.folder.filePath("pipe").toStdString();
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        Document hostile;
        QVERIFY(hostile.open(QString(TILLER_SOURCE_DIR "/tests/data/hostile/%1.tiller").arg(name)));
        QVERIFY(!hostile.file().isEmpty());
        const QVariantMap notes = hostile.notes();
        for (const QVariant& note : notes) {
            f.show(note.toString().replace("FIFO", QString::fromStdString(pipe)));
            QCOMPARE(AskedFor(f.note.html()).names, QStringList());
        }
    }

    void notesThatTakeLong_arePlain() {
        Fixture f;
        f.show(QString("**a** ").repeated(1000));
        QVERIFY2(f.plain().startsWith("This note has too many marks"),
                 qPrintable(f.plain().left(80)));
        QVERIFY(f.plain().contains("**a** **a**"));
        f.show("<b>\n" + QString("line\n").repeated(1'000'000));
        QVERIFY2(f.plain().startsWith("This note is too long"), qPrintable(f.plain().left(80)));
        QVERIFY(f.plain().contains("<b>"));
        QVERIFY(f.plain().size() < 30'000);
    }

    void hiddenCharacters_areMarked() {
        Fixture f;
        f.show(QString::fromUtf8("a \u202e b\n\nc"));
        QCOMPARE(f.plain(), QString::fromUtf8("a \ufffd b\nc"));
    }

    void brokenLinks_areMarked() {
        Fixture f;
        f.show(
            "[good](node:evade) [**bad** one](node:gone) [start](experiment:experiment-careless)");
        QCOMPARE(f.plain(), "good bad one (leads nowhere) start");
    }

    void links_followTheProject() {
        Fixture f;
        f.show("[Evade](node:evade)");
        QSignalSpy changed(&f.note, &RenderedNote::htmlChanged);
        const std::vector<Id> gone{"evade"};
        f.document.push(remove(f.document.project(), gone), {});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(f.plain(), "Evade (leads nowhere)");
        f.document.undo();
        QCOMPARE(f.plain(), "Evade");
    }

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
        const TestRows<QString, int, QString> row; // the number: how often it may be repeated
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
        const auto [part, most, says] = fetched<QString, int, QString>();
        QCOMPARE(whyPlain(part.repeated(most)), QString());
        const QString why = whyPlain(part.repeated(most + 1));
        QVERIFY_HAS(why, says);
    }
};
