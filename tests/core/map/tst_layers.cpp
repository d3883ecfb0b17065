#include "tests/core/support/testing.h"

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>

struct FolderRule {
    const char* folder;
    const char* mayUse; ///< folders, with what is in them
};

/// Which folders the sources of a folder may include from, besides their own. A folder is used only
/// by folders further down in the table.
constexpr FolderRule folderRules[] = {
    {"core/base", ""},
    {"core/nodes", "core/base"},
    {"core/modes", "core/base core/nodes"},
    {"core/scene", "core/base core/nodes"},
    {"core/actions", "core/base core/nodes core/scene"},
    {"core/behaviors", "core/base core/nodes core/scene"},
    {"core/combiners", "core/base core/nodes core/scene core/behaviors"},
    {"core/targets", "core/base core/nodes core/scene"},
    {"core/conditions", "core/base core/nodes core/modes core/scene core/behaviors core/targets"},
    {"core/numbers", "core/base core/nodes core/scene core/conditions"},
    {"core/model",
     "core/base core/nodes core/modes core/scene core/combiners core/behaviors core/targets "
     "core/conditions core/actions core/numbers"},
    {"core/steering", "core/base core/nodes core/scene core/behaviors"},
    {"core/sim",
     "core/base core/nodes core/modes core/scene core/combiners core/behaviors core/targets "
     "core/conditions core/actions core/numbers core/model core/steering"},
    {"core/io", "core/base core/nodes core/model core/sim"},
    {"core/game", "core/base core/nodes core/scene core/model core/sim core/io"},
    {"core/live", "core/base core/nodes core/model core/sim core/io core/game"},

    {"app/import", "core"},
    {"app/find", "core"},
    {"app/look", "core"},
    {"app/page", "core app/look"},
    {"app/cli", "core app/find app/import app/page"},
    {"app/docs", "core app/look"},

    {"app/editor/commands", "core"},
    {"app/editor/controls", "core"},
    {"app/editor/theme", "core"},
    {"app/editor/words", "core"},
    {"app/editor/document", "core app/page app/editor/commands app/editor/theme app/editor/words"},
    {"app/editor/pane", "core app/editor/theme app/editor/document"},
    {"app/editor/sim", "core app/look app/editor/words app/editor/document"},
    {"app/editor/canvas",
     "core app/editor/theme app/editor/words app/editor/document app/editor/pane app/editor/sim"},
    {"app/editor/viewport",
     "core app/look app/editor/theme app/editor/words app/editor/document app/editor/pane "
     "app/editor/sim app/editor/canvas"},
    {"app/editor/render",
     "core app/editor/theme app/editor/words app/editor/document app/editor/sim "
     "app/editor/viewport"},
    {"app/editor/teach",
     "core app/editor/theme app/editor/words app/editor/document app/editor/sim "
     "app/editor/canvas app/editor/viewport"},
    {"app/editor/viewmodels",
     "core app/import app/look app/page app/editor/controls app/editor/theme app/editor/words "
     "app/editor/document app/editor/sim app/editor/canvas app/editor/viewport app/editor/teach"},
    {"app/editor/watch",
     "core app/look app/find app/editor/theme app/editor/words app/editor/document "
     "app/editor/pane app/editor/sim app/editor/viewport app/editor/teach app/editor/render"},
    {"app/editor/shell",
     "core app/editor/controls app/editor/theme app/editor/words app/editor/document "
     "app/editor/viewport app/editor/viewmodels"},
    {"app/editor", "core app/look app/editor"},
};

const char* const here = "tests/core/map/tst_layers.cpp";

bool isIn(const QString& path, const QString& folder) {
    return path.startsWith(folder + '/') || path == folder;
}

/// The rule of the folder that a file is in. Folders inside of it belong to it.
const FolderRule* ruleOf(const QString& path) {
    QStringList folders = path.split('/');
    folders.removeLast();
    const bool isEditor = isIn(path, "app/editor");
    const QString folder =
        folders.first(std::min<qsizetype>(folders.size(), isEditor ? 3 : 2)).join('/');
    for (const FolderRule& rule : folderRules)
        if (folder == rule.folder)
            return &rule;
    return nullptr;
}

QStringList mayUse(const FolderRule& rule) {
    return QString(rule.mayUse).split(' ', Qt::SkipEmptyParts);
}

/// The problem with one include, in words; empty if it is allowed.
QString includeProblem(const QString& path, const QString& included) {
    if (included.endsWith(".moc"))
        return {}; // made from the file itself
    const FolderRule* from = ruleOf(path);
    const FolderRule* to = ruleOf(included);
    if (!from)
        return QString("has no rule. Add its folder to the table in %1.").arg(here);
    if (!to)
        return QString("includes \"%1\", which is in no folder of the table in %2. Include a file "
                       "by its path from the top folder.")
            .arg(included, here);
    if (from == to)
        return {};
    const QStringList allowed = mayUse(*from);
    for (const QString& folder : allowed)
        if (isIn(included, folder))
            return {};
    return QString("includes \"%1\", but %2 may use only: %3. Move the code, or change the table "
                   "in %4.")
        .arg(included, from->folder, allowed.isEmpty() ? "nothing" : allowed.join(", "), here);
}

/// The files of core that may use the system; a port replaces the sources (core/base/platform.h).
const QStringList systemFiles{
    "core/base/platform.h",       "core/base/background.h",    "core/base/column.cpp",
    "core/io/append_file.cpp",    "core/io/descriptor.h",      "core/io/file_writer.h",
    "core/io/file_writer.cpp",    "core/io/files.cpp",         "core/io/sweep_io.h",
    "core/model/project_model.h", "core/io/windows_files.cpp", "core/sim/sweep_run.cpp",
    "core/sim/run/workers.cpp",   "core/live/socket.cpp",      "core/live/running_games.cpp"};

/// The problem with one line of a source; empty if there is none.
QString lineProblem(const QString& path, const QString& line) {
    static const QRegularExpression quoted("^\\s*#\\s*include\\s+\"([^\"]+)\"");
    static const QRegularExpression ofQt("^\\s*#\\s*include\\s+<(Q[A-Z]|Qt)");
    static const QRegularExpression ofSystem(
        "^\\s*#\\s*include\\s+<(boost/|oneapi/|sys/"
        "|unistd|fcntl|dirent|pthread|filesystem|fstream|thread"
        "|mutex|shared_mutex|condition_variable|future|semaphore|barrier|latch|stop_token)");
    static const QRegularExpression import("^import\\s+(\\S+)");
    if (path.endsWith(".qml")) {
        const QString module = import.match(line).captured(1);
        const bool known = module.startsWith("Qt") || module == "Tiller.App";
        return module.isEmpty() || known
                   ? QString()
                   : QString("imports %1, but QML may use only Qt's modules and Tiller.App. Logic "
                             "belongs into app/editor.")
                         .arg(module);
    }
    if (!isIn(path, "app/editor") && ofQt.match(line).hasMatch())
        return "includes a header of Qt. Only app/editor may need Qt.";
    if (isIn(path, "core") && !systemFiles.contains(path) && ofSystem.match(line).hasMatch())
        return "needs files, threads or a library that not every system has. Use "
               "core/base/platform.h.";
    static const QRegularExpression waitAlone(
        "^\\s*(//.*|((const )?[\\w:<>]+ \\w+ = )?co_await .*)$");
    if (line.contains("co_await") && !waitAlone.match(line).hasMatch())
        return "waits within an expression, which GCC 12 miscompiles. Keep the result of co_await "
               "in a variable first.";
    const QString included = quoted.match(line).captured(1);
    return included.isEmpty() ? QString() : includeProblem(path, included);
}

/// The problems of a source: "path:line text".
QStringList problemsIn(const QString& path, const QString& text) {
    QStringList problems;
    const QStringList lines = text.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (const QString problem = lineProblem(path, lines[i]); !problem.isEmpty())
            problems += QString("%1:%2 %3").arg(path).arg(i + 1).arg(problem);
    return problems;
}

/// Includes point one way: from the editor toward core/base.
class TestLayers : public QObject {
    Q_OBJECT

private slots:
    /// So no two folders may use each other, not even through a third.
    void table_hasAnOrder() {
        QStringList above;
        for (const FolderRule& rule : folderRules) {
            above += rule.folder;
            for (const QString& used : mayUse(rule)) {
                int found = 0;
                for (const FolderRule& other : folderRules) {
                    if (!isIn(other.folder, used))
                        continue;
                    ++found;
                    QVERIFY2(above.contains(other.folder),
                             qPrintable(QString("%1 may use %2, which comes later in the table.")
                                            .arg(rule.folder, other.folder)));
                }
                QVERIFY2(found > 0, qPrintable(QString("%1 may use %2, which is not in the table.")
                                                   .arg(rule.folder, used)));
            }
        }
    }

    void everySource_includesOnlyWhatItsFolderMayUse() {
        const QDir root(TILLER_SOURCE_DIR);
        QStringList problems;
        QMap<QString, int> counts;
        for (const char* top : {"core", "app", "qml"}) {
            QDirIterator files(root.filePath(top), {"*.h", "*.cpp", "*.qml"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                problems += problemsIn(root.relativeFilePath(file.fileName()), file.readAll());
                ++counts[top];
            }
        }
        QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
        for (const char* top : {"core", "app", "qml"})
            QVERIFY2(counts[top] > 100,
                     qPrintable(QString("only %1 files in %2").arg(counts[top]).arg(top)));
    }

    void wrongInclude_isReported_data() {
        const TestRows<QString, QString, QString> row;
        row("own folder", "core/sim/a.cpp", "#include \"core/sim/crowd.h\"", "");
        row("below", "core/sim/a.cpp", "#include \"core/base/vec2.h\"", "");
        row("above", "core/base/a.h", "#include \"core/model/project.h\"",
            "core/base/a.h:2 includes \"core/model/project.h\", but core/base may use only: "
            "nothing.");
        row("beside", "core/behaviors/a.cpp", "#include \"core/targets/path.h\"",
            "core/behaviors may use only: core/base, core/nodes, core/scene.");
        row("core, the editor", "core/io/a.cpp", "  #  include \"app/editor/editor.h\"",
            "core/io may use only");
        row("another program", "app/editor/sim/a.cpp", "#include \"app/cli/command_line.h\"",
            "app/editor/sim may use only");
        row("up in the editor", "app/editor/document/a.h", "#include \"app/editor/canvas/card.h\"",
            "app/editor/document may use only");
        row("a test", "core/sim/a.cpp", "#include \"tests/core/support/forces.h\"",
            "in no folder of the table");
        row("a folder in a folder", "core/sim/parts/a.cpp", "#include \"core/sim/crowd.h\"", "");
        row("a new folder of the editor", "app/editor/new/a.cpp", "#include \"core/base/vec2.h\"",
            "has no rule");
        row("a new folder", "core/new/a.cpp", "#include \"core/base/vec2.h\"", "has no rule");
        row("not from the top", "core/sim/a.cpp", "#include \"crowd.h\"", "by its path");
        row("Qt in core", "core/sim/a.cpp", "#include <QString>", "Only app/editor may need Qt");
        row("standard in core", "core/sim/a.cpp", "#include <queue>", "");
        row("threads in core", "core/sim/a.cpp", "#include <mutex>", "Use core/base/platform.h");
        row("POSIX in core", "core/io/a.cpp", "#include <sys/stat.h>", "Use core/base/platform.h");
        row("files of core", "core/io/files.cpp", "#include <sys/stat.h>", "");
        row("threads in a program", "app/cli/a.cpp", "#include <mutex>", "");
        row("Qt in the editor", "app/editor/sim/a.cpp", "#include <QString>", "");
        row("a wait", "app/editor/sim/a.cpp", "    const bool isDone = co_await run();", "");
        row("a wait without a result", "app/editor/sim/a.cpp", "    co_await run();", "");
        row("a wait in a condition", "app/editor/sim/a.cpp", "    if (!co_await run())",
            "GCC 12 miscompiles");
        row("a wait as an argument", "app/editor/sim/a.cpp", "    opened(co_await run());",
            "GCC 12 miscompiles");
        row("QML of ours", "qml/canvas/A.qml", "import Tiller.App", "");
        row("script in QML", "qml/canvas/A.qml", "import \"logic.js\" as Logic",
            "imports \"logic.js\"");
    }

    void wrongInclude_isReported() {
        const auto [path, line, problem] = fetched<QString, QString, QString>();
        const QStringList problems = problemsIn(path, "// first line\n" + line);
        QCOMPARE(problems.size(), problem.isEmpty() ? 0 : 1);
        if (!problem.isEmpty())
            QVERIFY_HAS(problems[0], problem);
    }
};
