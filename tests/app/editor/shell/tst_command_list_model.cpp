#include "app/editor/shell/command_list_model.h"
#include "core/model/macros.h"
#include "tests/app/editor/shell/few_commands.h"
#include "tests/app/editor/testing.h"

class TestCommandListModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        m_settings = std::make_unique<AppSettings>();
        m_commands = std::make_unique<FewCommands>();
        m_model = std::make_unique<CommandListModel>();
        m_model->setProperty("commands", QVariant::fromValue(&m_commands->table));
        m_model->setProperty("settings", QVariant::fromValue(m_settings.get()));
        m_model->refresh();
    }

    void everyActionAndNodeType_isListed() {
        QCOMPARE(m_model->rowCount(), 4 + static_cast<int>(nodeTypes().size() + macros().size()));
        QCOMPARE(title(0), "Save");
        QCOMPARE(m_model->value(0, "group").toString(), "File");
        QCOMPARE(m_model->value(0, "keys").toString(), "Ctrl+S");
    }

    void bestMatchComesFirst_data() {
        const TestRows<QString, QString> row;
        row("beginning", "sav", "Save");
        row("another word", "run", "Play");
        row("in its menu", "file op", "Open");
        row("node", "add seek", "Add Seek");
        row("node without add", "wander", "Add Wander");
        row("node by another word", "intercept", "Add Pursue");
        row("shortest title", "path", "Add Path");
    }

    void bestMatchComesFirst() {
        const auto [search, first] = fetched<QString, QString>();
        m_model->setSearch(search);
        QCOMPARE(title(0), first);
    }

    void partsOfTheProject_areListed() {
        const QVariantMap part{{"id", "part-1"}, {"title", "Wolf pack"}, {"help", "One more"}};
        m_model->setProperty("parts", QVariantList{part});
        m_model->refresh();
        m_model->setSearch("wolf pack");
        QCOMPARE(title(0), "Add Wolf pack");
        QSignalSpy chosen(m_model.get(), &CommandListModel::nodeChosen);
        QVERIFY(m_model->run(0));
        QCOMPARE(chosen.front().front().toString(), "part-1");
    }

    void cards_areFoundByName_butNotListedWithoutASearch() {
        Document document;
        QVERIFY(document.open(TILLER_SOURCE_DIR "/examples/hunter-and-prey.tiller"));
        const int before = m_model->rowCount();
        m_model->setProperty("document", QVariant::fromValue(&document));
        m_model->refresh();
        QCOMPARE(m_model->rowCount(), before);
        m_model->setSearch("hunter");
        QCOMPARE(title(0), "Add Hunter with stamina"); // commands come first
        QCOMPARE(title(1), "Go to Hunter");
        QSignalSpy chosen(m_model.get(), &CommandListModel::cardChosen);
        QVERIFY(m_model->run(1));
        QCOMPARE(chosen.value(0).value(0).toString(), "hunter");
        QVERIFY(m_settings->recentCommands().isEmpty());
    }

    void disabledCommands_areLast_andDoNothing() {
        const int last = m_model->rowCount() - 1;
        QCOMPARE(title(last), "Rest");
        QVERIFY(!m_model->value(last, "canRun").toBool());
        QVERIFY(!m_model->run(last));
        QVERIFY(!m_model->run(last + 1));
        QVERIFY(!m_model->run(-1));
        QCOMPARE(m_commands->ran(), QString());

        m_model->setProperty("canAdd", false);
        m_model->refresh();
        m_model->setSearch("add seek");
        QVERIFY(!m_model->run(0));
    }

    void running_triggersTheAction() {
        m_model->setSearch("play");
        QVERIFY(m_model->run(0));
        QCOMPARE(m_commands->ran(), "play");
    }

    void running_choosesANode() {
        QSignalSpy chosen(m_model.get(), &CommandListModel::nodeChosen);
        m_model->setSearch("add seek");
        QVERIFY(m_model->run(0));
        QCOMPARE(chosen.value(0).value(0).toString(), "seek");
    }

    void latestCommands_comeFirst_alsoInTheNextSession() {
        for (const char* search : {"play", "open"}) {
            m_model->setSearch(search);
            QVERIFY(m_model->run(0));
        }
        CommandListModel next;
        AppSettings settings;
        next.setProperty("commands", QVariant::fromValue(&m_commands->table));
        next.setProperty("settings", QVariant::fromValue(&settings));
        next.refresh();
        QCOMPARE(next.value(0, "title").toString(), "Open");
        QCOMPARE(next.value(1, "title").toString(), "Play");
        QCOMPARE(next.value(2, "title").toString(), "Save");
    }

private:
    [[nodiscard]] QString title(int row) const { return m_model->value(row, "title").toString(); }

    TestHome m_home;
    std::unique_ptr<AppSettings> m_settings;
    std::unique_ptr<FewCommands> m_commands;
    std::unique_ptr<CommandListModel> m_model;
};
