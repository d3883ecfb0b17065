#include "tests/app/cli/tiller_process.h"
#include "tests/core/support/testing.h"

#include <QRegularExpression>

const QStringList commands{"run",     "check", "export", "import", "list", "schema",
                           "answers", "bench", "render", "sweep",  "find", "edit"};

/// Calls the other commands of tiller and checks their output.
class TestCommands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_file = writeFile(m_folder, "hunt.tiller", huntProject); }

    void longArguments_areRefused() {
        const QString much(100'000, 'A');
        QCOMPARE(tillerRun({"run", m_file, "--seed", much}).exitCode, 2);
        QCOMPARE(tillerRun({"run", m_file, "--" + much}).exitCode, 2);
    }

    void language_isThatOfTheEnvironment_data() {
        QTest::addColumn<QString>("usage");
        QTest::newRow("de_DE.UTF-8") << "Aufruf:";
        QTest::newRow("es_ES.UTF-8") << "Uso:";
        QTest::newRow("fr_FR.UTF-8") << "Usage:";
        QTest::newRow("ru_RU.UTF-8") << "Использование:";
        QTest::newRow("zh_CN.UTF-8") << "用法:";
        QTest::newRow("C") << "Usage:";
    }

    void language_isThatOfTheEnvironment() {
        QFETCH(QString, usage);
        const QString language = QTest::currentDataTag();
        const auto call = [](const QString& in, const QStringList& arguments) {
            return tillerRun(QStringList{"LC_ALL=" + in, TILLER_BINARY} + arguments, "env");
        };
        QVERIFY_HAS(call(language, {"run", "--help"}).out, usage);
        QVERIFY_HAS(call("C", {"run"}).err, "FILE is required.");
        QCOMPARE(call(language, {"run"}).err.contains("is required"), language == "C");
        // Sentences of the manual page: none stays English.
        const QStringList english = call("C", {"man"}).lines();
        const QStringList lines = call(language, {"man"}).lines();
        QCOMPARE(lines.size(), english.size());
        for (qsizetype i = 0; i < lines.size() && language != "C"; ++i)
            QVERIFY2(lines[i] != english[i] || lines[i].startsWith('.') ||
                         lines[i].count(' ') < 3 || lines[i].startsWith('['),
                     qPrintable(lines[i]));
        // What programs read is the same.
        for (const QStringList& each : {QStringList{"list", "--json"},
                                        {"schema", "project"},
                                        {"run", m_file, "--ticks", "9", "--hash"},
                                        {"run", TILLER_SOURCE_DIR "/examples/epidemic.tiller",
                                         "--ticks", "9", "--plots", "-"}})
            QCOMPARE(call(language, each).out, call("C", each).out);
    }

    void answers_joinTheTablesOfAClass() {
        const QByteArray mark = "\xef\xbb\xbf";
        const QByteArray columns = "Name;Schritt;Frage;Vermutung;Antwort;Ergebnis\n";
        const auto table = [&](const char* name, const QByteArray& text) {
            return writeFile(m_folder, name, text);
        };
        const QString ada = table("ada.csv", mark + columns + "Ada;1;\"a;b\";1,5;2;richtig\n");
        const QString ben = table("ben.csv", columns + "Ben;1;a;2;2;richtig"); // as edited by hand
        const QByteArray both = columns + "Ada;1;\"a;b\";1,5;2;richtig\nBen;1;a;2;2;richtig\n";
        QCOMPARE(tillerRun({"answers", ada, ben}).out.toUtf8(), both);
        const QString all = m_folder.filePath("class.csv");
        QCOMPARE(tillerRun({"answers", ada, ben, "-o", all}).exitCode, 0);
        QCOMPARE(readFile(all), mark + both);

        const QString english = table("cem.csv", mark + "name,step,question,guess,answer,result\n");
        const Ran other = tillerRun({"answers", ada, english, "-o", all});
        QCOMPARE(other.exitCode, 1);
        QVERIFY_HAS(other.err, "cem.csv has other columns than");
        const Ran none = tillerRun({"answers", m_file});
        QCOMPARE(none.exitCode, 1);
        QVERIFY_HAS(none.err, "is no table of answers");
        QCOMPARE(tillerRun({"answers", ada, "-o", ada}).exitCode, 2);
        QCOMPARE(tillerRun({"answers", m_folder.filePath("no.csv")}).exitCode, 3);
        QCOMPARE(readFile(all), mark + both);
    }

    void check_printsNothing_forAFileWithoutProblems() {
        const Ran ran = tillerRun({"check", m_file});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY2(ran.out.isEmpty(), qPrintable(ran.out));
        QVERIFY(ran.err.isEmpty());
    }

    void check_printsPlaceAndText_data() {
        QTest::addColumn<QString>("message");
        QTest::newRow("cut.tiller") << ":14:11: error: The file ends here";
        QTest::newRow("not-json.tiller") << ":1:1: error: \"This\" is not a JSON value";
        QTest::newRow("not-ours.tiller") << ":1:1: error: This is JSON, but not a Tiller file";
        QTest::newRow("newer.tiller") << ":3:14: error: This is version 99 of a project";
        QTest::newRow("ring.tiller") << ":5:5: error: Forces or conditions form a ring";
        QTest::newRow("wrong-port.tiller") << ":9:5: error: Link \"w-p\"";
        QTest::newRow("double-id.tiller")
            << ":6:5: error: The id \"prey\" is already used on line 5";
        QTest::newRow("nan.tiller") << ":4:22: error: NaN";
        QTest::newRow("1e999.tiller") << ":4:22: error: 1e999";
    }

    void check_printsPlaceAndText() {
        QFETCH(QString, message);
        const QString file = badFile(QTest::currentDataTag());
        const Ran ran = tillerRun({"check", file});
        QCOMPARE(ran.exitCode, 1);
        QVERIFY_STARTS(ran.out, file + message);
        QVERIFY(ran.out.endsWith(".\n"));
    }

    void check_exitsWith0_forWarnings() {
        const QString file = writeFile(m_folder, "lonely.tiller", R"({"format": "tiller-project",
"version": 2, "nodes": [
 {"id": "s", "type": "seek"}]})");
        const Ran ran = tillerRun({"check", file});
        QCOMPARE(ran.exitCode, 0);
        QVERIFY_HAS(ran.out, file + ":3:2: warning: ");
    }

    void check_takesSeveralFiles_andReturnsTheHighestCode() {
        const Ran ran = tillerRun({"check", m_file, badFile("nan.tiller"), badFile("ring.tiller")});
        QCOMPARE(ran.exitCode, 1);
        QCOMPARE(ran.lines().size(), 2);
        QCOMPARE(tillerRun({"check", badFile("nan.tiller"), "/nowhere.tiller"}).exitCode, 3);
    }

    void export_writesTheTextOfTheLibrary() {
        const QString config = m_folder.filePath("out.json");
        QCOMPARE(tillerRun({"export", m_file, "--to", "json", "-o", config}).exitCode, 0);
        const QByteArray text = QByteArray::fromStdString(
            writeExport(readProject(huntProject).value().project).value());
        QCOMPARE(readFile(config), text);
        QCOMPARE(tillerRun({"export", m_file, "-o", "-"}).out, QString::fromUtf8(text));
    }

    void export_writesEveryFormat() {
        const QString help = tillerRun({"export", "--help"}).out;
        for (const ExportFormat& format : exportFormats()) {
            const QString id = QString::fromUtf8(format.id.data(), qsizetype(format.id.size()));
            QVERIFY2(help.contains(id), qPrintable(id));
            const Ran ran = tillerRun({"export", m_file, "--to", id, "-o", "-"});
            QCOMPARE(ran.exitCode, 0);
            QCOMPARE(ran.out.toStdString(),
                     format.write(readProject(huntProject).value().project).value());
        }
    }

    void export_fillsInAPage() {
        const QString page = m_folder.filePath("page.html");
        const QString given =
            writeFile(m_folder, "template.html",
                      "<title>%TILLER-TITLE%</title><script>%TILLER-DATA%</script>");
        QCOMPARE(
            tillerRun({"export", m_file, "--to", "html", "--template", given, "-o", page}).exitCode,
            0);
        const QByteArray text = readFile(page);
        QVERIFY(text.startsWith("<title>Hunt</title>"));
        QVERIFY(text.contains("tiller-page") && text.endsWith("</script>"));
        QCOMPARE(tillerRun({"export", m_file, "--template", given, "-o", page}).exitCode, 2);
        const Ran onto =
            tillerRun({"export", m_file, "--to", "html", "--template", given, "-o", given});
        QCOMPARE(onto.exitCode, 2);
        QVERIFY_HAS(onto.err, "which is read as --template");
    }

    void export_translatesPagesOfExamples() {
        const QString page = m_folder.filePath("page-de.html");
        const QString given =
            writeFile(m_folder, "template-de.html",
                      "<title>%TILLER-TITLE%</title><script>%TILLER-DATA%</script>");
        const auto exported = [&](const QString& file, const QString& language) {
            const Ran ran = tillerRun({"export", file, "--to", "html", "--language", language,
                                       "--template", given, "-o", page});
            return ran.exitCode == 0 ? QString::fromUtf8(readFile(page)) : ran.err;
        };
        const QString example = TILLER_SOURCE_DIR "/examples/arrival.tiller";
        const QString german = exported(example, "de");
        for (const char* text : {"<title>Ankunft</title>", "\"language\": \"de\"", "Wer bremst?",
                                 "Höchsttempo", "Ankommer, Mittelwert"})
            QVERIFY_HAS(german, text);
        QVERIFY_HAS(exported(example, "en"), "Who brakes?");
        // Words that keys of the keyboard have, too.
        const QString home = exported(TILLER_SOURCE_DIR "/tests/data/behaviors/home.tiller", "de");
        QVERIFY_HAS(home, "\"Zuhause\"");
        QVERIFY(!home.contains("\"Pos1\""));
        // A lesson of one's own stays as it is.
        const QString own = m_folder.filePath("arrival.tiller");
        QVERIFY(QFile::copy(example, own));
        const QString mine = exported(own, "de");
        QVERIFY_HAS(mine, "<title>Arrival</title>");
        QVERIFY_HAS(mine, "Who brakes?");
        QVERIFY_HAS(mine, "Höchsttempo");
        QCOMPARE(tillerRun({"export", own, "--language", "de", "-o", "-"}).exitCode, 2);
        QCOMPARE(
            tillerRun({"export", own, "--to", "html", "--language", "xx", "-o", page}).exitCode, 2);
    }

    void export_makesASite() {
        const QByteArray fill = "<meta name=\"generator\" content=\"Tiller\"><title>%TILLER-TITLE%"
                                "</title><script>%TILLER-DATA%</script>";
        const QString page = writeFile(m_folder, "site-page.html", fill);
        const QString another = writeFile(m_folder, "second.tiller", huntProject);
        const QString site = m_folder.filePath("my-course/");
        const QStringList call{"export", m_file, another, "--to", "site", "--template", page, "-o"};
        const Ran lacks = tillerRun(call + QStringList{site});
        QCOMPARE(lacks.exitCode, 3);
        QVERIFY_HAS(lacks.err, "site-template.html");
        writeFile(m_folder, "site-template.html", fill);
        QCOMPARE(tillerRun(call + QStringList{site}).exitCode, 0);
        QVERIFY(readFile(site + "index.html").contains("<title>My course</title>"));
        QVERIFY(readFile(site + "02-second.html").contains("<title>Second</title>"));
        QCOMPARE(tillerRun(call + QStringList{site, "--title", "Hunting"}).exitCode, 0);
        QVERIFY(readFile(site + "index.html").contains("<title>Hunting</title>"));
        QCOMPARE(tillerRun(call + QStringList{"-"}).exitCode, 2);
        QCOMPARE(tillerRun(call + QStringList{m_folder.path()}).exitCode, 3); // it holds projects
        QCOMPARE(tillerRun({"export", m_file, another, "-o", "-"}).exitCode, 2);
        QCOMPARE(tillerRun({"export", m_file, "--title", "x", "-o", "-"}).exitCode, 2);
    }

    void export_saysHowToMakeThePage_whereItIsMissing() {
        const QString page = m_folder.filePath("none.html");
        const QString empty = writeFile(m_folder, "empty.html", "");
        const Ran ran =
            tillerRun({"export", m_file, "--to", "html", "--template", empty, "-o", page});
        QCOMPARE(ran.exitCode, 3);
        QVERIFY_HAS(ran.err, "./dev page");
        QVERIFY(!QFile::exists(page));
    }

    void export_keepsTheOldFile_whenItCannotWrite() {
        const QString config = writeFile(m_folder, "kept.json", "old");
        const QString call =
            "ulimit -f 1; exec " TILLER_BINARY " export " + m_file + " -o " + config;
        const Ran ran = tillerRun({"-c", call}, "bash");
        QCOMPARE(ran.exitCode, 3);
        QVERIFY_HAS(ran.err, "The old file is unchanged");
        QCOMPARE(readFile(config), QByteArray("old"));
        QCOMPARE(tillerRun({"export", badFile("ring.tiller"), "-o", config}).exitCode, 1);
        QCOMPARE(readFile(config), QByteArray("old"));
        QCOMPARE(tillerRun({"export", m_file, "-o", "/nowhere/x.json"}).exitCode, 3);
    }

    void export_refusesToOverwriteItsInput() {
        const QByteArray before = readFile(m_file);
        const QString another = m_folder.path() + "/./" + QFileInfo(m_file).fileName();
        for (const QString& output : {m_file, another}) {
            const Ran ran = tillerRun({"export", m_file, "-o", output});
            QCOMPARE(ran.exitCode, 2);
            QVERIFY_HAS(ran.err, "--output would overwrite");
            QCOMPARE(readFile(m_file), before);
        }
    }

    void list_hasEveryType() {
        const Ran ran = tillerRun({"list"});
        QCOMPARE(ran.exitCode, 0);
        QCOMPARE(ran.lines().size(), static_cast<qsizetype>(nodeTypes().size()) + 1);
        for (std::size_t i = 0; i < nodeTypes().size(); ++i) {
            const QString line = ran.lines()[static_cast<qsizetype>(i) + 1];
            QVERIFY(line.startsWith(QString::fromStdString(nodeTypes()[i].id) + " "));
            QVERIFY(line.endsWith(QString::fromStdString(nodeTypes()[i].help)));
        }
    }

    void listJson_hasEveryDescription() {
        const Ran ran = tillerRun({"list", "--json"});
        QCOMPARE(ran.exitCode, 0);
        const QJsonArray all = QJsonDocument::fromJson(ran.out.toUtf8()).array();
        QCOMPARE(all.size(), static_cast<qsizetype>(nodeTypes().size()));
        for (std::size_t i = 0; i < nodeTypes().size(); ++i) {
            const NodeType& type = nodeTypes()[i];
            const QJsonObject object = all[static_cast<qsizetype>(i)].toObject();
            QCOMPARE(object["type"].toString().toStdString(), type.id);
            QCOMPARE(object["kind"].toString().toStdString(), toString(type.kind));
            QCOMPARE(object["title"].toString().toStdString(), type.title);
            QCOMPARE(object["formula"].toString().toStdString(), type.formula.english());
            QCOMPARE(object["ports"].toArray().size(), static_cast<qsizetype>(type.ports.size()));
            const QJsonArray settings = object["settings"].toArray();
            QCOMPARE(settings.size(), static_cast<qsizetype>(type.settings.size()));
            for (std::size_t k = 0; k < type.settings.size(); ++k) {
                const QJsonObject setting = settings[static_cast<qsizetype>(k)].toObject();
                QCOMPARE(setting["id"].toString().toStdString(), type.settings[k].id);
                QVERIFY(setting.contains("default") && setting.contains("help"));
                if (type.settings[k].kind == SettingKind::number)
                    QCOMPARE(setting["max"].toDouble(), type.settings[k].max);
            }
        }
    }

    void schema_isThatOfTheLibrary() {
        QCOMPARE(tillerRun({"schema", "project"}).out.toStdString(), projectSchema());
        QCOMPARE(tillerRun({"schema", "export"}).out.toStdString(), exportSchema());
    }

    void edit_startsTheEditor_fromItsFolderOrPath() {
        const QByteArray editor = "#!/bin/sh\necho \"editor of $1\"\nexit 7\n";
        const auto makeEditor = [&](const QString& folder) {
            QVERIFY(QDir(m_folder.path()).mkpath(folder));
            const QString name = writeFile(m_folder, folder + "/tiller-editor", editor);
            QFile::setPermissions(name, QFile::ReadOwner | QFile::ExeOwner);
        };
        makeEditor("path");
        QVERIFY(QDir(m_folder.path()).mkpath("alone"));
        const QString alone = m_folder.filePath("alone/tiller");
        QVERIFY(QFile::copy(TILLER_BINARY, alone));
        const QString call = "PATH=" + m_folder.filePath("path") + " " + alone + " edit a.tiller";
        const Ran inPath = tillerRun({"-c", call}, "/bin/sh");
        QCOMPARE(inPath.out, QString("editor of a.tiller\n"));
        QCOMPARE(inPath.exitCode, 7);

        makeEditor("alone");
        const Ran beside = tillerRun({"-c", "PATH=/nowhere " + alone + " edit"}, "/bin/sh");
        QCOMPARE(beside.out, QString("editor of \n"));
    }

    void edit_withoutTheEditor_exitsWith3() {
        QVERIFY(QDir(m_folder.path()).mkpath("none"));
        const QString none = m_folder.filePath("none/tiller");
        QVERIFY(QFile::copy(TILLER_BINARY, none));
        const Ran ran = tillerRun({"-c", "PATH=/nowhere " + none + " edit"}, "/bin/sh");
        QCOMPARE(ran.exitCode, 3);
        QVERIFY(ran.err.contains("tiller-editor is not installed"));
    }

    void help_namesEveryCommandAndOption() {
        const Ran all = tillerRun({"--help"});
        QCOMPARE(all.exitCode, 0);
        for (const QString& command : commands) {
            QVERIFY(all.out.contains("\n  " + command + " "));
            const Ran one = tillerRun({command, "--help"});
            QCOMPARE(one.exitCode, 0);
            QVERIFY(one.out.contains("Usage: tiller " + command));
            QVERIFY(one.out.contains("Exit codes: 0 success"));
        }
        const Ran run = tillerRun({"run", "--help"});
        for (const char* option : {"--ticks", "--seed", "--set", "--cursor", "--inputs",
                                   "--threads", "--trace", "--every", "--hash", "--json"})
            QVERIFY2(run.out.contains(QString("  ") + option + " "), option);
        QVERIFY(tillerRun({"--version"}).out.startsWith("tiller "));
    }

    void help_fitsInto80Columns() {
        QStringList calls{QString()};
        calls += commands;
        for (const QString& command : calls) {
            const QStringList call = command.isEmpty() ? QStringList() : QStringList{command};
            for (const QString& line : tillerRun(call + QStringList{"--help"}).out.split('\n'))
                QVERIFY2(line.size() < 80, qPrintable(command + ": " + line));
        }
    }

    void manualPage_andCompletions_haveEveryOption() {
        const QString page = tillerRun({"man"}).out;
        QVERIFY(page.startsWith(".TH TILLER 1\n"));
        const QStringList scripts{tillerRun({"completion", "bash"}).out,
                                  tillerRun({"completion", "zsh"}).out,
                                  tillerRun({"completion", "fish"}).out};
        for (const QString& command : commands) {
            QVERIFY(page.contains(".SS tiller " + command));
            for (const QString& script : scripts)
                QVERIFY(script.contains(command));
        }
        for (const char* option : {"ticks", "seed", "inputs", "trace", "output", "agents"}) {
            QVERIFY2(page.contains(QString("\\-\\-") + option), option);
            for (const QString& script : scripts)
                QVERIFY2(script.contains(option), option);
        }
    }

    void bashCompletion_completes() {
        const auto completed = [](const QString& words, int at) {
            const QString call =
                QString("source <(%1 completion bash); COMP_WORDS=(%2); COMP_CWORD=%3; _tiller; "
                        "echo \"${COMPREPLY[@]}\"")
                    .arg(TILLER_BINARY, words)
                    .arg(at);
            return tillerRun({"-c", call}, "bash").out.trimmed();
        };
        QCOMPARE(completed("tiller ru", 1), QString("run"));
        QCOMPARE(completed("tiller run --t", 2), QString("--ticks --threads --trace"));
        QCOMPARE(completed("tiller export --o", 2), QString("--output"));
    }

    void page_namesRealCommandsAndOptions() {
        const QString page = QString::fromUtf8(readFile(TILLER_SOURCE_DIR "/docs/command-line.md"));
        int named = 0;
        for (const QString& line : page.split('\n')) {
            if (!line.startsWith("tiller ") || line.startsWith("tiller::"))
                continue;
            const QString command = line.section(' ', 1, 1);
            QVERIFY2(commands.contains(command), qPrintable(line));
            const QString help = tillerRun({command, "--help"}).out;
            const QRegularExpression option("--[a-z-]+");
            for (auto found = option.globalMatch(line); found.hasNext(); ++named) {
                const QString name = found.next().captured();
                QVERIFY2(help.contains(name + " "), qPrintable(command + " " + name));
            }
        }
        QVERIFY(named > 15);
    }

    void wrongCalls_data() {
        const TestRows<QStringList, QString> row;
        row("nothing", {}, "`tiller --help` shows help");
        row("unknown command", {"rum"}, "Did you mean \"run\"?");
        row("unknown option", {"--hlep"}, "Did you mean \"--help\"?");
        row("no file", {"check"}, "FILE is required");
        row("no output", {"export", "x"}, "--output is required");
        row("unknown format", {"export", "x", "--to", "xml", "-o", "y"},
            "\"xml\" is unknown. Choose one of: json, html, site.");
        row("unknown schema", {"schema", "projekt"}, "Did you mean \"project\"?");
        row("unknown shell", {"completion", "powershell"}, "Choose one of: bash, zsh, fish");
    }

    void wrongCalls() {
        const auto [call, message] = fetched<QStringList, QString>();
        const Ran ran = tillerRun(call);
        QCOMPARE(ran.exitCode, 2);
        QVERIFY_HAS(ran.err, message);
        QVERIFY_HAS(ran.err, "--help` shows help");
        QVERIFY(ran.out.isEmpty());
    }

    void tiller_doesNotLinkQt() {
        const Ran ran = tillerRun({TILLER_BINARY}, "ldd");
        QCOMPARE(ran.exitCode, 0);
        QVERIFY(ran.out.contains("libc.so"));
        QVERIFY2(!ran.out.contains("Qt"), qPrintable(ran.out));
    }

private:
    QTemporaryDir m_folder;
    QString m_file;
};
