#include "app/editor/editor.h"
#include "tests/app/editor/shell/few_commands.h"
#include "tests/app/editor/testing.h"

#include <QDirIterator>

class TestCommandTable : public QObject {
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }

    void scope_saysWhereACommandWorks_data() {
        const TestRows<Scope, QString>
            row; // S: start page, P: presentation, C: canvas, V: viewport
        row("everywhere", Scope::everywhere, "SPCV");
        row("file", Scope::file, "SPCV");
        row("project", Scope::project, "PCV");
        row("editing", Scope::editing, "CV");
        row("canvas", Scope::canvas, "C");
        row("world", Scope::world, "V");
    }

    void scope_saysWhereACommandWorks() {
        const auto [scope, expected] = fetched<Scope, QString>();
        FewCommands few;
        Command& command = few.table.add("here", "Here", {}, [] {}).scope(scope);
        QString works;
        const auto look = [&](const char* where) {
            if (command.enabled())
                works += where;
        };
        few.window.setAtStart(true);
        look("S");
        few.window.setAtStart(false);
        few.window.setPresented(true);
        look("P");
        few.window.setPresented(false);
        few.window.showLayout("canvas");
        look("C");
        few.window.showLayout("viewport");
        look("V");
        QCOMPARE(works, expected);
        few.window.setHasProject(false);
        few.window.setAtStart(true);
        QCOMPARE(command.enabled(), scope == Scope::everywhere);
    }

    void state_isAnnounced_whenItChanges() {
        FewCommands few;
        bool isOn = false;
        Command& command = few.table.add("switch", [&] { return QString(isOn ? "O&ff" : "O&n"); });
        command.checkedWhen([&] { return isOn; }).run([&] { isOn = !isOn; });
        few.table.refresh();
        const QSignalSpy changed(&command, &Command::changed);
        few.table.refresh();
        QCOMPARE(changed.size(), 0);
        QCOMPARE(command.label(), QString("On"));
        command.trigger();
        few.table.refresh();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(command.label(), QString("Off"));
        QVERIFY(command.checked());
    }

    void keys_areThoseOfThePerson() {
        FewCommands few;
        Command& save = few.table.find("save")->alsoKeys("F2");
        QCOMPARE(save.allKeys(), (QVariantList{"Ctrl+S", "F2"}));
        few.shortcuts.set("save", "F4");
        QCOMPARE(save.allKeys(), QVariantList{"F4"});
        few.shortcuts.set("save", {});
        QCOMPARE(save.keys(), QString());
        few.shortcuts.resetAll();
        QCOMPARE(save.keys(), QString("Ctrl+S"));
    }

    void keys_triggerAnotherCommand_forAWhile() {
        FewCommands few;
        bool isOther = true;
        few.table.find("play")->instead([&] { return isOther ? few.table.find("rest") : nullptr; });
        few.table.refresh();
        QVERIFY(!few.table.find("play")->listens()); // the other one cannot run
        few.table.find("play")->pressKeys();
        QCOMPARE(few.ran(), QString());
        isOther = false;
        few.table.refresh();
        QVERIFY(few.table.find("play")->listens());
        few.table.find("play")->pressKeys();
        QCOMPARE(few.ran(), QString("play"));
    }

    void menus_haveTheirCommands_inOrder() {
        FewCommands few;
        few.table.beginSubmenu("More");
        few.table.add("first", "First");
        few.table.add("second", "Second");
        few.table.beginSubmenu({});
        few.table.add("last", "Last");
        few.table.beginMenu({}, Scope::everywhere);
        few.table.add("hidden", "Hidden");
        const QVariantList menus = few.table.property("menus").toList();
        QCOMPARE(menus.size(), 2);
        QCOMPARE(menus[0].toMap()["entries"].toStringList(), (QStringList{"save", "open"}));
        const QVariantList entries = menus[1].toMap()["entries"].toList();
        QCOMPARE(entries.size(), 4);
        QCOMPARE(entries[2].toMap()["title"].toString(), QString("More"));
        QCOMPARE(entries[2].toMap()["entries"].toStringList(), (QStringList{"first", "second"}));
        QCOMPARE(entries[3].toString(), QString("last"));
    }

    void commandsWithoutCode_haveAnOpenerInQml() {
        const Editor editor;
        const QString main = contentOf(QString(TILLER_SOURCE_DIR "/qml/Main.qml"));
        for (const Command* command : editor.commands.all())
            if (command->runsInWindow())
                QVERIFY2(main.contains(command->id() + ": () =>"), qPrintable(command->id()));
    }

    void idsInQml_areCommands() {
        const Editor editor;
        const QRegularExpression named("\"(action[A-Z-][\\w-]+)\"");
        int count = 0;
        for (QDirIterator files(TILLER_SOURCE_DIR "/qml", {"*.qml"}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();)
            for (auto match = named.globalMatch(contentOf(files.next())); match.hasNext();
                 ++count) {
                const QString id = match.next().captured(1);
                QVERIFY2(editor.commands.find(id), qPrintable(id));
            }
        QVERIFY(count > 40);
    }

private:
    TestHome m_home;
};
