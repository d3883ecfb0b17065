#include "tests/app/editor/test_home.h"
#include "tests/app/editor/window.h"

#include <QFileInfo>
#include <QRegularExpression>

using namespace tiller;

/// The pages that people read name keys, files and sections that exist.
class TestPages : public QObject {
    Q_OBJECT

private slots:
    void links_leadToFiles_data();
    void links_leadToFiles();
    void links_leadToSections_data();
    void links_leadToSections();
    void keys_existInTheEditor_data();
    void keys_existInTheEditor();
    void tour_hasAPicturePerSection();
    void readme_namesEveryExample();

private:
    static void addPages(std::initializer_list<const char*> pages);

    TestHome m_home;
};

namespace {

QString textOfPage(const QString& page) {
    QFile file(QStringLiteral(TILLER_SOURCE_DIR "/") + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a pattern's first group matches, each once.
QStringList matchesOf(const QString& pattern, const QString& text) {
    QStringList found;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured(1));
    found.removeDuplicates();
    return found;
}

/// The targets of links and pictures: "docs/tour.md", "#words".
QStringList linksOf(const QString& page) {
    return matchesOf(R"(\]\(([^)\s]+)\))", textOfPage(page));
}

/// The anchors of a page's headings, as GitHub makes them: "#words". The second heading of a name
/// gets "#words-1".
QStringList anchorsOf(const QString& page) {
    QStringList anchors;
    QHash<QString, int> counts;
    for (const QString& line : textOfPage(page).split('\n')) {
        if (!line.startsWith('#'))
            continue;
        QString anchor = line.section(' ', 1).toLower();
        anchor.remove(QRegularExpression("[^a-z0-9 -]")).replace(' ', '-');
        const int count = counts[anchor]++;
        anchors.append('#' + anchor + (count > 0 ? "-" + QString::number(count) : QString()));
    }
    return anchors;
}

} // namespace

void TestPages::addPages(std::initializer_list<const char*> pages) {
    QTest::addColumn<QString>("page");
    for (const char* page : pages)
        QTest::newRow(page) << page;
}

void TestPages::links_leadToFiles_data() {
    addPages({"README.md", "docs/tour.md", "docs/design.md", "docs/behaviors.md", "docs/peers.md",
              "docs/teaching.md"});
}

void TestPages::links_leadToFiles() {
    QFETCH(QString, page);
    const QDir folder = QFileInfo(QStringLiteral(TILLER_SOURCE_DIR "/") + page).dir();
    for (const QString& link : linksOf(page))
        if (!link.contains(':') && !link.startsWith('#'))
            QVERIFY2(QFileInfo::exists(folder.filePath(link.section('#', 0, 0))),
                     qPrintable(page + " links to " + link));
}

void TestPages::links_leadToSections_data() {
    addPages({"README.md", "docs/tour.md", "docs/design.md", "docs/behaviors.md", "docs/peers.md",
              "docs/teaching.md"});
}

void TestPages::links_leadToSections() {
    QFETCH(QString, page);
    const QStringList anchors = anchorsOf(page);
    for (const QString& link : linksOf(page))
        if (link.startsWith('#'))
            QVERIFY2(anchors.contains(link), qPrintable(page + " links to " + link));
}

void TestPages::keys_existInTheEditor_data() {
    addPages({"README.md", "docs/tour.md", "docs/teaching.md"});
}

void TestPages::keys_existInTheEditor() {
    QFETCH(QString, page);
    const QStringList named = matchesOf(
        R"(\b((?:(?:Ctrl|Alt|Shift)\+(?:Shift\+)?(?:Home|End|Up|Down|F\d+|[A-Z0-9]\b|,))|F\d+\b))",
        textOfPage(page));
    QVERIFY(named.size() >= 3);

    const EditorWindow window("hunter-and-prey");
    QStringList known;
    for (const QObject* action : window.window->findChildren<QObject*>())
        if (action->objectName().startsWith("action"))
            known.append(action->property("keys").toString());
    QVERIFY(known.size() > 40);
    for (const QString& keys : named)
        QVERIFY2(known.contains(keys), qPrintable(page + " names " + keys));
}

void TestPages::tour_hasAPicturePerSection() {
    const QStringList sections = textOfPage("docs/tour.md").split("\n## ").mid(1);
    QVERIFY(sections.size() > 5);
    for (const QString& section : sections)
        if (!section.startsWith("Nothing is lost"))
            QVERIFY2(section.contains("](pictures/tour/"), qPrintable(section.section('\n', 0, 0)));
}

void TestPages::readme_namesEveryExample() {
    const QString readme = textOfPage("README.md");
    const QDir examples(QStringLiteral(TILLER_SOURCE_DIR "/examples"));
    for (const QString& file : examples.entryList({"*.tiller"}))
        QVERIFY2(readme.contains("| `" + QFileInfo(file).completeBaseName() + "` |"),
                 qPrintable(file));
}

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
