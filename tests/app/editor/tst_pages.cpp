#include "tests/app/editor/window.h"

#include <QRegularExpression>

using namespace tiller;

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

} // namespace

/// The pages that people read name keys that exist. tests/core/map checks their links.
class TestPages : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void keys_existInTheEditor_data() {
        addPages({"README.md", "docs/tour.md", "docs/teaching.md"});
    }

    void keys_existInTheEditor() {
        QFETCH(QString, page);
        const QStringList named = matchesOf(
            R"(\b((?:(?:Ctrl|Alt|Shift)\+(?:Shift\+)?(?:Home|End|Up|Down|F\d+|[A-Z0-9]\b|,))|F\d+\b))",
            textOfPage(page));
        QVERIFY(named.size() >= 3);

        open("hunter-and-prey");
        QStringList known;
        for (const QObject* action : window->findChildren<QObject*>())
            if (action->objectName().startsWith("action"))
                known.append(action->property("keys").toString());
        QVERIFY(known.size() > 40);
        for (const QString& keys : named)
            QVERIFY2(known.contains(keys), qPrintable(page + " names " + keys));
    }

    void tour_hasAPicturePerSection() {
        const QStringList sections = textOfPage("docs/tour.md").split("\n## ").mid(1);
        QVERIFY(sections.size() > 5);
        for (const QString& section : sections)
            if (!section.startsWith("Nothing is lost"))
                QVERIFY2(section.contains("](pictures/tour/"),
                         qPrintable(section.section('\n', 0, 0)));
    }

private:
    static void addPages(std::initializer_list<const char*> pages) {
        QTest::addColumn<QString>("page");
        for (const char* page : pages)
            QTest::newRow(page) << page;
    }
};

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
