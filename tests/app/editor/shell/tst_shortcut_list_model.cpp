#include "app/editor/shell/shortcut_list_model.h"
#include "tests/app/editor/shell/few_commands.h"
#include "tests/app/editor/testing.h"

class TestShortcutListModel : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QSettings().clear();
        m_model.reset();
        m_commands = std::make_unique<FewCommands>();
        m_model = std::make_unique<ShortcutListModel>();
        m_model->setProperty("commands", QVariant::fromValue(&m_commands->table));
        m_model->refresh();
    }

    void nameOfKey_data() {
        const TestRows<int, int, QString> row;
        row("letter", int(Qt::Key_K), int(Qt::ControlModifier), "Ctrl+K");
        row("two modifiers", int(Qt::Key_K), int(Qt::ControlModifier | Qt::ShiftModifier),
            "Ctrl+Shift+K");
        row("modifier alone", int(Qt::Key_Shift), int(Qt::ShiftModifier), "");
        row("function key", int(Qt::Key_F3), int(Qt::ShiftModifier), "Shift+F3");
        row("Shift made a symbol", int(Qt::Key_Question), int(Qt::ShiftModifier), "?");
        row("back tab", int(Qt::Key_Backtab), int(Qt::ShiftModifier), "Shift+Tab");
        row("keypad", int(Qt::Key_5), int(Qt::KeypadModifier), "5");
        row("space", int(Qt::Key_Space), int(Qt::ShiftModifier), "Shift+Space");
    }

    void nameOfKey() {
        const auto [key, modifiers, name] = fetched<int, int, QString>();
        QCOMPARE(ShortcutListModel::nameOfKey(key, modifiers), name);
    }

    void assigned_isKept() {
        m_model->assign("save", "F2");
        QCOMPARE(keys("save"), "F2");
        const Shortcuts nextSession;
        QCOMPARE(nextSession.custom(), (QVariantMap{{"save", "F2"}}));
    }

    void usedKeys_areReported_andTaken() {
        QCOMPARE(m_model->holderOf("ctrl+o", "save"), "Open");
        QCOMPARE(m_model->holderOf("Ctrl+U", "save"), QString());
        m_model->assign("save", "Ctrl+O");
        QCOMPARE(keys("save"), "Ctrl+O");
        QCOMPARE(keys("open"), QString());
        QCOMPARE(m_model->holderOf("Ctrl+S", "open"), QString());
    }

    void keysOfPanes_areReported() {
        QCOMPARE(m_model->holderOf("V", "save"), "Viewport: select and move");
        QCOMPARE(m_model->holderOf("Ctrl+Left", "save"), "Canvas: move the card");
        QCOMPARE(m_model->holderOf("Ctrl+V", "save"), QString());
        m_model->assign("open", "V");
        QCOMPARE(m_model->holderOf("V", "save"), "Open");
        QCOMPARE(m_model->holderOf("V", "open"), "Viewport: select and move");
    }

    void navigationKeys_cannotBeAssigned() {
        for (const char* keys : {"Tab", "Shift+Tab", "Return", "Enter", "Space", "Left", "Shift+Up",
                                 "Home", "PgDown", "Menu"})
            QVERIFY2(!m_model->canHave("save", keys), keys);
        for (const char* keys : {"Ctrl+Tab", "Ctrl+Return", "Alt+Up", "Ctrl+Home", "F4", "K", ""})
            QVERIFY2(m_model->canHave("save", keys), keys);
        QVERIFY2(m_model->canHave("play", "Space"), "it had them from the first");
    }

    void ownKeys_areNoConflict() {
        QCOMPARE(m_model->holderOf("Ctrl+S", "save"), QString());
        m_model->assign("save", "Ctrl+S");
        QVERIFY(m_commands->shortcuts.custom().isEmpty());
    }

    void noKeys_isAChoice() {
        m_model->assign("save", "");
        QCOMPARE(keys("save"), QString());
        QCOMPARE(Shortcuts().custom(), (QVariantMap{{"save", ""}}));
    }

    void reset_restoresTheDefault() {
        m_model->assign("save", "Ctrl+O"); // open has none now
        m_model->reset("open");            // and takes its keys back
        QCOMPARE(keys("open"), "Ctrl+O");
        QCOMPARE(keys("save"), QString());
        m_model->reset("save");
        QCOMPARE(keys("save"), "Ctrl+S");
        QVERIFY(Shortcuts().custom().isEmpty());
    }

    void resetAll_restoresAllDefaults() {
        m_model->assign("save", "Ctrl+O");
        m_model->assign("play", "P");
        m_model->resetAll();
        QCOMPARE(keys("save"), "Ctrl+S");
        QCOMPARE(keys("open"), "Ctrl+O");
        QCOMPARE(keys("play"), "Space");
        QVERIFY(Shortcuts().custom().isEmpty());
    }

    void search_findsNameKeysAndMenu() {
        m_model->setSearch("ctrl+o");
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(keys("open"), "Ctrl+O");
        m_model->setSearch("simulation");
        QCOMPARE(m_model->rowCount(), 2);
        m_model->setProperty("onlyWithKeys", true);
        m_model->refresh();
        QCOMPARE(m_model->rowCount(), 1);
    }

private:
    [[nodiscard]] QString keys(const QString& action) const {
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (m_model->value(row, "action") == action)
                return m_model->value(row, "keys").toString();
        return QStringLiteral("not there");
    }

    TestHome m_home;
    std::unique_ptr<FewCommands> m_commands;
    std::unique_ptr<ShortcutListModel> m_model;
};
