#include "app/docs/made_files.h"
#include "app/docs/page.h"
#include "app/docs/picture.h"
#include "app/docs/recording.h"
#include "core/io/formats.h"
#include "core/model/check.h"
#include "core/model/registry.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace tiller;
using namespace tiller::docs;

namespace {

constexpr const char* fix = "Run `./dev docs`, look at what changed, and commit it.";

QByteArray contentOf(const QString& path) {
    QFile file(QString(TILLER_SOURCE_DIR "/%1").arg(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The made files are up to date: docs/behaviors.md, its pictures, docs/format.md, the schemas, the
/// table in docs/examples.md, the ids and the golden hashes.
class TestMadeFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void isUpToDate_data();
    void isUpToDate();
    void golden_isUpToDate();
    void pageWithoutComments_isRefused();
    void noPictureIsLeftOver();
    void everyNodeAndSettingIsOnThePage();
    void everyLinkOfAPageLeadsSomewhere_data();
    void everyLinkOfAPageLeadsSomewhere();
    void formatPage_hasEverySetting();
    void pageOfGames_namesTheVersions();
    void behaviorsProject_showsItMoving_data();
    void behaviorsProject_showsItMoving();
    void projectIsSound_data();
    void projectIsSound();

private:
    [[nodiscard]] const std::string& page() const { return m_files.front().text; }
    void addProjects() const;

    ExampleProjects m_examples;
    std::vector<MadeFile> m_files;
};

void TestMadeFiles::initTestCase() {
    auto examples = loadExamples(TILLER_SOURCE_DIR);
    QVERIFY2(examples.ok(), examples.ok() ? "" : examples.problems().front().text.c_str());
    m_examples = std::move(examples).value();
    auto files = makeFiles(TILLER_SOURCE_DIR);
    QVERIFY2(files.ok(), files.ok() ? "" : files.problems().front().text.c_str());
    m_files = std::move(files).value();
}

void TestMadeFiles::isUpToDate_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("text");
    for (const MadeFile& file : m_files)
        QTest::newRow(file.path.c_str())
            << QString::fromStdString(file.path) << QByteArray::fromStdString(file.text);
}

void TestMadeFiles::isUpToDate() {
    QFETCH(QString, path);
    QFETCH(QByteArray, text);
    QVERIFY2(contentOf(path) == text, fix);
}

void TestMadeFiles::golden_isUpToDate() {
    const auto files = goldenFiles(TILLER_SOURCE_DIR);
    QVERIFY2(files.ok(), files.ok() ? "" : files.problems().front().text.c_str());
    for (const MadeFile& file : files.value())
        QVERIFY2(contentOf(QString::fromStdString(file.path)).toStdString() == file.text,
                 "Run `./dev golden`, and commit what changed on purpose.");
}

void TestMadeFiles::pageWithoutComments_isRefused() {
    QVERIFY(!withNodeTable("# Tiller\n").ok());
}

void TestMadeFiles::noPictureIsLeftOver() {
    const QDir folder(TILLER_SOURCE_DIR "/docs/pictures/behaviors");
    for (const QString& name : folder.entryList(QDir::Files)) {
        const std::string path = "docs/pictures/behaviors/" + name.toStdString();
        QVERIFY2(std::ranges::any_of(m_files, [&](const MadeFile& f) { return f.path == path; }),
                 (path + " shows no project of tests/data/behaviors: delete it").c_str());
    }
}

void TestMadeFiles::everyNodeAndSettingIsOnThePage() {
    for (const NodeType& type : nodeTypes()) {
        const std::size_t start = page().find("`" + type.id + "`: " + type.help);
        QVERIFY2(start != std::string::npos, type.id.c_str());
        const std::string entry = page().substr(start, page().find("\n### ", start) - start);
        for (const Setting& setting : type.settings)
            QVERIFY2(entry.find("`" + setting.id + "`") != std::string::npos, setting.id.c_str());
        QVERIFY2(entry.find(type.source) != std::string::npos, type.id.c_str());
    }
}

void TestMadeFiles::everyLinkOfAPageLeadsSomewhere_data() {
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("least");
    QTest::newRow("behaviors") << "docs/behaviors.md" << static_cast<int>(nodeTypes().size());
    QTest::newRow("format") << "docs/format.md" << 10;
}

void TestMadeFiles::everyLinkOfAPageLeadsSomewhere() {
    QFETCH(QString, path);
    QFETCH(int, least);
    const QString text = QString::fromUtf8(contentOf(path));
    QStringList anchors;
    QRegularExpression heading("^#+ (.*)$", QRegularExpression::MultilineOption);
    for (auto each = heading.globalMatch(text); each.hasNext();) {
        const QString anchor =
            QString::fromStdString(anchorOf(each.next().captured(1).toStdString()));
        const auto before = anchors.filter(
            QRegularExpression("^" + QRegularExpression::escape(anchor) + "(-\\d+)?$"));
        anchors += before.isEmpty() ? anchor : QString("%1-%2").arg(anchor).arg(before.size());
    }
    int links = 0;
    const QRegularExpression link("\\]\\(([^)]+)\\)");
    for (auto each = link.globalMatch(text); each.hasNext(); ++links) {
        const QString to = each.next().captured(1);
        if (to.startsWith('#'))
            QVERIFY2(anchors.contains(to.mid(1)), qPrintable(to));
        else
            QVERIFY2(QFile::exists(TILLER_SOURCE_DIR "/docs/" + to.section('#', 0, 0)),
                     qPrintable(to));
    }
    QVERIFY(links > least);
}

/// Each node type has a row with all its settings.
void TestMadeFiles::formatPage_hasEverySetting() {
    const std::string text = contentOf("docs/format.md").toStdString();
    for (const NodeType& type : nodeTypes()) {
        const std::size_t start = text.find("\n| `" + type.id + "` ");
        QVERIFY2(start != std::string::npos, type.id.c_str());
        const std::string row = text.substr(start, text.find('\n', start + 1) - start);
        for (const Setting& setting : type.settings)
            QVERIFY2(row.find("`" + setting.id + "`") != std::string::npos, setting.id.c_str());
    }
}

/// The table of what reads what.
void TestMadeFiles::pageOfGames_namesTheVersions() {
    const QByteArray text = contentOf("docs/games/README.md");
    for (const FileFormat* format : {&projectFormat, &jsonExportFormat, &inputLogFormat}) {
        const std::string version = std::to_string(format->version());
        const std::string read =
            format->migrations.empty() ? version : std::to_string(format->first) + " to " + version;
        const std::string row =
            "`" + std::string(format->id) + "` | " + read + " | " + version + " |";
        QVERIFY2(text.contains(row.c_str()), row.c_str());
    }
}

void TestMadeFiles::behaviorsProject_showsItMoving_data() {
    QTest::addColumn<QString>("id");
    for (const auto& [id, project] : m_examples)
        if (findNodeType(id)->kind == NodeKind::behavior)
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

/// The project has the behavior, the behavior steers an agent, and that agent moves at least the
/// length of its body.
void TestMadeFiles::behaviorsProject_showsItMoving() {
    QFETCH(QString, id);
    const auto found = m_examples.find(id.toStdString());
    QVERIFY(found != m_examples.end());
    const Project& project = found->second;
    const auto isIt = [&](const Id& node) { return project.node(node)->type == found->first; };
    QVERIFY(std::ranges::any_of(project.nodes, [&](const Node& node) { return isIt(node.id); }));
    QVERIFY2(!project.notes.whatItIs.empty(),
             "its notes need a sentence on what the picture shows");

    const Recording recording = record(project, pictureTicks);
    const bool turns = findNodeType(found->first)->output()->type == PortType::heading;
    bool steersAnAgent = turns;
    for (const Track& track : recording.tracks) {
        const RecordedCrowd& crowd = recording.crowds[track.crowd];
        if (turns || std::ranges::any_of(crowd.behaviors, isIt)) {
            QVERIFY(lengthOf(track, project) > 2 * track.radius);
            steersAnAgent = true;
        }
    }
    QVERIFY(steersAnAgent);
}

void TestMadeFiles::addProjects() const {
    QTest::addColumn<QString>("id");
    for (const auto& [id, project] : m_examples)
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestMadeFiles::projectIsSound_data() {
    addProjects();
}

void TestMadeFiles::projectIsSound() {
    QFETCH(QString, id);
    const Project& project = m_examples.at(id.toStdString());
    for (const Problem& problem : check(project))
        QFAIL(problem.text.c_str());
    QVERIFY(std::ranges::any_of(project.nodes,
                                [&](const Node& node) { return node.type == id.toStdString(); }));
}

QTEST_APPLESS_MAIN(TestMadeFiles)
#include "tst_made_files.moc"
