#include "app/editor/viewmodels/fuzzy_match.h"
#include "app/editor/viewmodels/project_search_model.h"
#include "tests/app/editor/testing.h"

class TestProjectSearchModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_model.reset();
        m_document = std::make_unique<Document>();
        QVERIFY(m_document->open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"));
        m_model = std::make_unique<ProjectSearchModel>();
        m_model->setDocument(m_document.get());
    }

    void finds_data() {
        const TestRows<QString, QString, QString> row;
        row("node by its name", "stamina", "Node", "stamina");
        row("node by its type", "agent type", "Node", "prey");
        row("node by another word", "chase", "Node", "pursue");
        row("setting by its name", "capacity", "Setting", "stamina");
    }

    void finds() {
        const auto [search, sort, id] = fetched<QString, QString, QString>();
        m_model->setSearch(search);
        bool found = false;
        for (int row = 0; row < m_model->rowCount(); ++row)
            found |= role(row, "sort") == sort && m_model->leadsTo(row) == id;
        QVERIFY2(found, qPrintable(all("title").join(", ")));
    }

    void namesComeBeforeTexts() {
        m_model->setSearch("hunter");
        QCOMPARE(m_model->leadsTo(0), "hunter");
        const QStringList sorts = all("sort");
        QVERIFY(sorts.contains("Wire"));
        QVERIFY(sorts.contains("Notes"));
        QVERIFY(sorts.indexOf("Wire") > sorts.lastIndexOf("Node"));
        QVERIFY(sorts.indexOf("Notes") > sorts.lastIndexOf("Wire"));
    }

    void rowsOfACard_standTogether() {
        m_model->setSearch("range");
        QSet<QString> seen;
        int nested = 0;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const QString id = m_model->leadsTo(row);
            const bool follows = row > 0 && !id.isEmpty() && id == m_model->leadsTo(row - 1);
            QCOMPARE(m_model->value(row, "nested").toBool(), follows);
            QVERIFY(follows || id.isEmpty() || !seen.contains(id));
            seen.insert(id);
            nested += follows;
        }
        QVERIFY(nested > 0);
    }

    void emptySearch_findsNothing() {
        m_model->setSearch("  ");
        QCOMPARE(m_model->rowCount(), 0);
        QCOMPARE(m_model->leadsTo(0), QString());
        m_model->setSearch("no such thing at all");
        QCOMPARE(m_model->rowCount(), 0);
    }

    void followsEdits() {
        m_model->setSearch("grandmother");
        QCOMPARE(m_model->rowCount(), 0);
        m_document->push(rename(m_document->project(), "prey", "Grandmother"), "Rename");
        QTRY_VERIFY(m_model->rowCount() > 0);
        QCOMPARE(m_model->leadsTo(0), "prey");
        m_document->undo();
        QTRY_COMPARE(m_model->rowCount(), 0);
    }

    void sceneItem_isShownAtItsCard() {
        QVERIFY(m_document->open(TILLER_SOURCE_DIR "/examples/through-the-crowd.tiller"));
        const Project& project = m_document->project();
        QVERIFY(!project.scene.empty());
        int seen = 0;
        for (const Node& node : project.nodes)
            for (const Value& value : node.values)
                if (const auto* id = std::get_if<std::string>(&value);
                    id && project.sceneItem(*id)) {
                    const SceneItem& item = *project.sceneItem(*id);
                    m_model->setSearch(QString::fromStdString(findSceneType(item.type)->title));
                    const int row =
                        static_cast<int>(all("leadsTo").indexOf(QString::fromStdString(*id)));
                    QVERIFY(row >= 0);
                    QVERIFY(project.node(m_model->shownAt(row).toStdString()));
                    ++seen;
                }
        QVERIFY(seen > 0);
    }

    void frame_andComment_areFound() {
        Annotation frame{.id = "f", .type = "frame", .name = "The hunt"};
        frame.values = findAnnotationType("frame")->defaults();
        Annotation comment{.id = "c", .type = "comment"};
        comment.values = findAnnotationType("comment")->defaults();
        const auto text = *findAnnotationType("comment")->settingIndex("text");
        comment.values[text] = std::string("first line\nsee the wolves here");
        const auto add = [&](const Annotation& annotation) {
            m_document->push(addAnnotation(m_document->project(), m_document->ids(), annotation),
                             "Add");
            return m_document->project().annotations.back().id;
        };
        const Id frameId = add(frame);
        const Id commentId = add(comment);

        m_model->setSearch("The hunt");
        QTRY_COMPARE(role(0, "title"), QString("The hunt"));
        QCOMPARE(m_model->leadsTo(0).toStdString(), frameId);
        m_model->setSearch("wolves");
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(role(0, "title"), "see the wolves here");
        QCOMPARE(m_model->leadsTo(0).toStdString(), commentId);
    }

    void problem_leadsToItsItem() {
        m_document->newProject();
        Change change;
        Node seek{.id = "lost", .type = "seek", .values = findNodeType("seek")->defaults()};
        change.nodes.push_back({.before = {}, .after = seek, .index = 0});
        m_document->push(change, "Add");
        QTRY_VERIFY(!m_document->problems().empty());
        m_model->setSearch("problem");
        QTRY_VERIFY(m_model->rowCount() > 0);
        QCOMPARE(role(0, "sort"), "Problem");
        QCOMPARE(m_model->leadsTo(0), "lost");
    }

    void setting_isNamed() {
        m_model->setSearch("velocity");
        const int row = static_cast<int>(all("sort").indexOf("Setting"));
        QVERIFY(row >= 0);
        QCOMPARE(m_model->settingAt(row), "startVelocity");
        m_model->setSearch("stamina");
        QCOMPARE(m_model->settingAt(0), QString());
        QCOMPARE(m_model->settingAt(-1), QString());
    }

    void rows_haveWords_notIds() {
        for (const char* search : {"weight", "prey", "priority", "evade"}) {
            m_model->setSearch(search);
            QVERIFY(m_model->rowCount() > 0);
            for (const QString& title : all("title")) {
                QVERIFY2(!title.contains("-to-"), qPrintable(title));
                QVERIFY2(!title.contains("node:"), qPrintable(title));
                QVERIFY2(!title.contains("**"), qPrintable(title));
            }
        }
        m_model->setSearch("Weight of Evade to");
        QVERIFY(m_model->rowCount() > 0);
    }

    void words_areFound_data() {
        const TestRows<QString, QString, bool> row;
        row("beginning", "Zoom in", "zo", true);
        row("words in another order", "Save input log", "log save", true);
        row("beginnings of words", "Save input log", "s i l", true);
        row("letters", "Zoom in", "zmi", true);
        row("letters in another order", "Zoom in", "imz", false);
        row("letters from within", "Zoom in", "omn", false);
        row("one word too many", "Zoom in", "zoom out", false);
        row("capitals and spaces", "Zoom in", "  ZOOM   IN ", true);
        row("another word for it", "Flee", "avoid", true);
        row("beginning of a word of the help", "Flee", "straight", true);
        row("middle of a word of the help", "Flee", "raight", false);
    }

    void words_areFound() {
        const auto [title, search, found] = fetched<QString, QString, bool>();
        const Findable thing{title, {"avoid", "run away"}, "Goes straight away"};
        QCOMPARE(fuzzyRank(thing, search).has_value(), found);
    }

    void betterComesFirst_data() {
        const TestRows<QString, QString, QString> row;
        row("whole before beginning", "copy", "Copy", "Copy as text");
        row("beginning before word", "in", "Insert", "Zoom in");
        row("word before within", "age", "Save agents", "Manage");
        row("within before letters", "ave", "Save", "Add velocity");
        row("each word counts", "add seek", "Add Seek", "Add Sine weekly");
    }

    void betterComesFirst() {
        const auto [search, better, worse] = fetched<QString, QString, QString>();
        const auto first = fuzzyRank({better}, search);
        const auto second = fuzzyRank({worse}, search);
        QVERIFY(first);
        QVERIFY(!second || *first < *second);
    }

    void emptySearch_matchesEverythingEqually() {
        QCOMPARE(fuzzyRank({"Copy"}, " "), fuzzyRank({"Zoom in"}, ""));
        QVERIFY(fuzzyRank({"Copy"}, ""));
    }

    void partial_fewerMissingIsBetter() {
        const Findable flee{"Add Flee", {"avoid", "run away"}};
        const Findable cursor{"Add Cursor", {"mouse"}};
        const QString search = "run away from the mouse";
        QVERIFY(!fuzzyRank(flee, search) && !fuzzyRank(cursor, search));
        QVERIFY(*partialRank(flee, search) < *partialRank(cursor, search));
        QVERIFY(*partialRank({"Flee mice"}, "flee mouse") <
                *partialRank({"X", {"flee"}}, "flee mouse"));
        QVERIFY(!partialRank({"Theme"}, search)); // "the" does not count
        QVERIFY(!partialRank({"Detach from the wires"}, search));
        QVERIFY(partialRank({"Mouse trap"}, search));
        QVERIFY(!partialRank({"Zoom in"}, "zoomed"));
    }

private:
    [[nodiscard]] QString role(int row, const char* role) const {
        return m_model->value(row, role).toString();
    }
    [[nodiscard]] QStringList all(const char* role) const {
        QStringList list;
        for (int row = 0; row < m_model->rowCount(); ++row)
            list.append(this->role(row, role));
        return list;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ProjectSearchModel> m_model;
};
