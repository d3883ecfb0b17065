#include "app/docs/made_files.h"
#include "core/io/formats.h"
#include "tests/core/support/testing.h"

#include <QRegularExpression>

using namespace tiller::docs;

constexpr const char* fix = "Run `./dev docs`, look at what changed, and commit it.";

QByteArray contentOf(const QString& path) {
    QFile file(QString(TILLER_SOURCE_DIR "/%1").arg(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The made files are up to date: docs/behaviors.md, docs/format.md, the schemas, the table in
/// docs/examples.md, and the ids; the golden hashes name each project, and the pictures show them.
class TestMadeFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        auto examples = require(loadExamples(TILLER_SOURCE_DIR));
        m_examples = std::move(examples);
        auto files = require(makeFiles(TILLER_SOURCE_DIR));
        m_files = std::move(files);
    }

    void isUpToDate_data() {
        const TestRows<QString, QByteArray> row;
        for (const MadeFile& file : m_files)
            row(file.path.c_str(), QString::fromStdString(file.path),
                QByteArray::fromStdString(file.text));
    }

    void isUpToDate() {
        const auto [path, text] = fetched<QString, QByteArray>();
        QVERIFY2(contentOf(path) == text, fix);
    }

    /// The hashes themselves are compared by tst_golden.
    void golden_namesEachProject() {
        QStringList named;
        for (const QByteArray& line : contentOf("tests/data/golden.inc").split('\n'))
            named += QString::fromUtf8(line).section('"', 1, 1);
        named.removeAll(QString());
        QStringList present;
        for (const QString& folder : {QString("examples"), QString("tests/data/behaviors")})
            for (const QString& file : QDir(TILLER_SOURCE_DIR "/" + folder).entryList({"*.tiller"}))
                present += folder + '/' + file;
        named.sort();
        present.sort();
        QVERIFY2(named == present, "Run `./dev golden`, and commit what changed on purpose.");
    }

    void pageWithoutComments_isRefused() { QVERIFY(!withNodeTable("# Tiller\n").ok()); }

    void noPictureIsLeftOver() {
        const QDir folder(TILLER_SOURCE_DIR "/docs/pictures/behaviors");
        for (const QString& name : folder.entryList(QDir::Files))
            QVERIFY2(std::ranges::any_of(
                         m_examples,
                         [&](const auto& each) { return name == pictureFileOf(each.first); }),
                     qPrintable(name + " shows no project of tests/data/behaviors: delete it"));
    }

    void picture_showsTheRunOfToday_data() {
        const TestRows<QString> row;
        for (const auto& [id, project] : m_examples)
            if (!pictureFileOf(id).isEmpty())
                row(id.c_str(), QString::fromStdString(id));
    }

    /// tests/tour writes the golden hash of each run into its picture.
    void picture_showsTheRunOfToday() {
        const auto [id] = fetched<QString>();
        const QByteArray golden = contentOf("tests/data/golden.inc");
        const QByteArray start = "behaviors/" + id.toLatin1() + ".tiller\", \"";
        const QByteArray hash = golden.mid(golden.indexOf(start) + start.size(), 16);
        const QByteArray picture =
            contentOf("docs/pictures/behaviors/" + pictureFileOf(id.toStdString()));
        QVERIFY2(picture.contains("tEXt" + id.toLatin1() + '\0' + hash), fix);
    }

    void pictures_areSmall() {
        qint64 sum = 0;
        for (const QFileInfo& each :
             QDir(TILLER_SOURCE_DIR "/docs/pictures/behaviors").entryInfoList(QDir::Files))
            sum += each.size();
        QVERIFY2(sum < 1'500'000, qPrintable(QString::number(sum)));
    }

    void everyNodeAndSettingIsOnThePage() {
        for (const NodeType& type : nodeTypes()) {
            const std::size_t start = page().find("`" + type.id + "`: " + type.help);
            QVERIFY2(start != std::string::npos, type.id.c_str());
            const std::string entry = page().substr(start, page().find("\n### ", start) - start);
            for (const Setting& setting : type.settings)
                QVERIFY2(entry.find("`" + setting.id + "`") != std::string::npos,
                         setting.id.c_str());
            QVERIFY2(entry.find(type.source) != std::string::npos, type.id.c_str());
        }
    }

    void everyLinkOfAPageLeadsSomewhere_data() {
        const TestRows<QString, int> row;
        row("behaviors", "docs/behaviors.md", static_cast<int>(nodeTypes().size()));
        row("format", "docs/format.md", 10);
    }

    void everyLinkOfAPageLeadsSomewhere() {
        const auto [path, least] = fetched<QString, int>();
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
    void formatPage_hasEverySetting() {
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
    void pageOfGames_namesTheVersions() {
        const QByteArray text = contentOf("docs/games/README.md");
        for (const FileFormat* format : {&projectFormat, &jsonExportFormat, &inputLogFormat}) {
            const std::string version = std::to_string(format->version());
            const std::string read = format->migrations.empty()
                                         ? version
                                         : std::to_string(format->first) + " to " + version;
            const std::string row =
                "`" + std::string(format->id) + "` | " + read + " | " + version + " |";
            QVERIFY2(text.contains(row.c_str()), row.c_str());
        }
    }

    void behaviorsProject_showsItMoving_data() {
        QTest::addColumn<QString>("id");
        for (const auto& [id, project] : m_examples)
            if (findNodeType(id)->kind == NodeKind::behavior)
                QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }

    /// The project has the behavior, the behavior steers an agent, and that agent moves at least
    /// the length of its body.
    void behaviorsProject_showsItMoving() {
        QFETCH(QString, id);
        const auto found = m_examples.find(id.toStdString());
        QVERIFY(found != m_examples.end());
        const Project& project = found->second;
        const auto isIt = [&](const Id& node) { return project.node(node)->type == found->first; };
        QVERIFY(
            std::ranges::any_of(project.nodes, [&](const Node& node) { return isIt(node.id); }));
        QVERIFY2(!project.notes.whatItIs.empty(),
                 "its notes need a sentence on what the picture shows");

        const bool turns = findNodeType(found->first)->output()->type == PortType::heading;
        struct Way {
            Vec2 start;
            double longest = 0, least = 0;
        };
        std::map<std::pair<std::size_t, std::uint32_t>, Way> ways; // by crowd and ordinal
        Simulation simulation(project, {.threads = 1, .trackLeading = true});
        for (; simulation.tick() <= goldenTicks; simulation.step())
            for (std::size_t crowd = 0; crowd < simulation.populations().size(); ++crowd) {
                const Population& agents = simulation.populations()[crowd];
                for (std::size_t i = 0; i < agents.size(); ++i) {
                    if (!turns && std::ranges::none_of(agents.behaviors, isIt))
                        continue;
                    const Vec2 at{agents.x[i], agents.y[i]};
                    Way& way = ways.try_emplace({crowd, agents.ordinal[i]}, at).first->second;
                    way.longest = std::max(way.longest, length(at - way.start));
                    way.least = 2 * agents.radius[i];
                }
            }
        for (const auto& [agent, way] : ways)
            QVERIFY(way.longest > way.least);
        QVERIFY(!ways.empty());
    }

    void projectIsSound_data() { addProjects(); }

    void projectIsSound() {
        QFETCH(QString, id);
        const Project& project = m_examples.at(id.toStdString());
        for (const Problem& problem : check(project))
            QFAIL(problem.text.c_str());
        QVERIFY(std::ranges::any_of(
            project.nodes, [&](const Node& node) { return node.type == id.toStdString(); }));
    }

private:
    [[nodiscard]] static QString pictureFileOf(const std::string& id) {
        const std::string name = pictureOf(*findNodeType(id));
        return name.empty() ? QString() : QString::fromStdString(name + ".png");
    }

    [[nodiscard]] const std::string& page() const { return m_files.front().text; }

    void addProjects() const {
        QTest::addColumn<QString>("id");
        for (const auto& [id, project] : m_examples)
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }

    ExampleProjects m_examples;
    std::vector<MadeFile> m_files;
};
