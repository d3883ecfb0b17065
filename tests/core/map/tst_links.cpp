#include "tests/core/support/testing.h"

#include <QDirIterator>
#include <QRegularExpression>

QString textOf(const QString& page) {
    QFile file(QStringLiteral(TILLER_SOURCE_DIR "/") + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// All pages that people read: those of the top folder, of docs and of the templates.
QStringList allPages() {
    const QDir root(TILLER_SOURCE_DIR);
    QStringList pages = root.entryList({"*.md"}, QDir::Files);
    for (const char* folder : {"docs", ".github"}) {
        QDirIterator files(root.filePath(folder), {"*.md"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            pages += root.relativeFilePath(files.next());
    }
    pages.sort();
    return pages;
}

/// The targets of links and pictures outside code: "docs/tour.md", "#words".
QStringList linksIn(QString text) {
    static const QRegularExpression code("```.*?```|`[^`\n]*`",
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression link(R"(\]\(([^)\s]+)\))");
    text.remove(code);
    QStringList found;
    for (auto each = link.globalMatch(text); each.hasNext();)
        found += each.next().captured(1);
    return found;
}

/// The anchors of a page's headings, as GitHub makes them: "words". The second heading of a name
/// gets "words-1".
QStringList anchorsOf(const QString& text) {
    QStringList anchors;
    QHash<QString, int> counts;
    bool isCode = false;
    for (const QString& line : text.split('\n')) {
        isCode = isCode != line.startsWith("```");
        if (isCode || !line.startsWith('#'))
            continue;
        QString anchor = line.section(' ', 1).toLower();
        anchor.remove(QRegularExpression("[^a-z0-9_ -]")).replace(' ', '-');
        const int count = counts[anchor]++;
        anchors += count > 0 ? anchor + "-" + QString::number(count) : anchor;
    }
    return anchors;
}

/// What is wrong with a link of a page, in words; empty if nothing is.
QString linkProblem(const QString& page, const QString& link) {
    if (link.contains(':'))
        return {}; // elsewhere
    const QString name = link.section('#', 0, 0);
    const QString file =
        name.isEmpty() ? page : QDir::cleanPath(QFileInfo(page).path() + "/" + name);
    if (!QDir(TILLER_SOURCE_DIR).exists(file))
        return page + " links to " + link + ", but there is no " + file + ".";
    const QString anchor = link.section('#', 1);
    return anchor.isEmpty() || anchorsOf(textOf(file)).contains(anchor)
               ? QString()
               : page + " links to " + link + ", but " + file + " has no such heading.";
}

/// What the pages name is there.
class TestLinks : public QObject {
    Q_OBJECT

private slots:
    void everyLink_leadsSomewhere_data() { addPages(); }

    void everyLink_leadsSomewhere() {
        QFETCH(QString, page);
        for (const QString& link : linksIn(textOf(page))) {
            const QString problem = linkProblem(page, link);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
        }
    }

    void wrongLink_isReported_data() {
        const TestRows<QString, QString> row;
        row("page", "[a](maps.md)", "");
        row("no such page", "[a](map.md)", "there is no docs/map.md");
        row("heading", "[a](maps.md#the-picture)", "");
        row("no such heading", "[a](maps.md#picture)", "docs/maps.md has no such heading");
        row("the page's own heading", "[a](#commands)", "docs/a.md");
        row("another site", "[a](https://example.org/x)", "");
        row("code", "`[a](b)`", "");
        row("folder above", "![a](../README.md)", "");
    }

    void wrongLink_isReported() {
        const auto [text, problem] = fetched<QString, QString>();
        QString found;
        for (const QString& link : linksIn(text))
            found += linkProblem("docs/a.md", link);
        QCOMPARE(found.isEmpty(), problem.isEmpty());
        QVERIFY_HAS(found, problem);
    }

    void everyNamedFile_exists_data() { addPages(); }

    /// Text in backticks with a slash and the extension of a source, as in the page on the design.
    void everyNamedFile_exists() {
        QFETCH(QString, page);
        if (page == "CHANGELOG.md")
            return; // it names what there was
        static const QRegularExpression named(
            "`((?:app|core|docs|examples|qml|tests|web)/[\\w./-]+\\.[a-z]+)[`:]");
        const QString text = textOf(page);
        for (auto each = named.globalMatch(text); each.hasNext();) {
            const QString file = each.next().captured(1);
            QVERIFY2(QDir(TILLER_SOURCE_DIR).exists(file), qPrintable(page + " names " + file));
        }
    }

    void readme_isShort() {
        QVERIFY(textOf("README.md").count('\n') <= 100);
        const QString picture = "docs/pictures/zombies.gif";
        QVERIFY(linksIn(textOf("README.md")).contains(picture));
        QVERIFY(QFileInfo(QStringLiteral(TILLER_SOURCE_DIR "/") + picture).size() < 1'000'000);
    }

    /// Pictures of the window have a palette: with all colors they would be more than twice as
    /// large.
    void pictures_areSmall() {
        QDirIterator files(TILLER_SOURCE_DIR "/docs/pictures", {"*.png"}, QDir::Files,
                           QDirIterator::Subdirectories);
        int count = 0;
        for (; files.hasNext(); ++count) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            constexpr qsizetype colorType = 25;
            QVERIFY2(file.read(colorType + 1).back() == 3, qPrintable(file.fileName()));
        }
        QVERIFY(count >= 10);
    }

    void examplesPage_namesEveryExample() {
        const QString page = textOf("docs/examples.md");
        const QDir examples(QStringLiteral(TILLER_SOURCE_DIR "/examples"));
        for (const QString& file : examples.entryList({"*.tiller"}))
            QVERIFY2(page.contains("| `" + QFileInfo(file).completeBaseName() + "` |"),
                     qPrintable(file));
    }

private:
    static void addPages() {
        QTest::addColumn<QString>("page");
        const QStringList pages = allPages();
        QVERIFY(pages.size() >= 25);
        for (const QString& page : pages)
            QTest::newRow(qPrintable(page)) << page;
    }
};
