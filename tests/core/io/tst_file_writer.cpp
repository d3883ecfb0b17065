#include "core/io/file_writer.h"
#include "tests/core/support/testing.h"
#include "tests/faults/faults.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fs = std::filesystem;

constexpr uid_t stranger = 65534;

unsigned modeOf(const fs::path& file) {
    return static_cast<unsigned>(fs::status(file).permissions());
}

/// Permissions, links, left files, and calls of the system that fail.
class TestFileWriter : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<TestFolder>(); }

    void unfinished_leavesTheOldFile() {
        writeFile(path("a"), "old");
        {
            FileWriter writer(path("a"));
            QVERIFY(writer.open().ok());
            QVERIFY(writer.write("new").ok());
            QCOMPARE(m_folder->fileCount(), 2U);
        }
        QCOMPARE(contentOf(path("a")), "old"s);
        QCOMPARE(m_folder->fileCount(), 1U);
    }

    void permissions_areThoseOfTheOldFile_beforeTheContent() {
        writeFile(path("a"), "old", 0600);
        std::vector<mode_t> modes;
        faults::onWrite = [&modes](int file) {
            struct stat status {};
            ::fstat(file, &status);
            modes.push_back(status.st_mode & 0777);
        };
        faults::arm(0, {});
        const bool saved = saveText(path("a"), "new").ok();
        faults::disarm();
        faults::onWrite = {};
        QVERIFY(saved);
        QCOMPARE(modes, std::vector<mode_t>{0600});
        QCOMPARE(modeOf(path("a")), 0600u);
    }

    /// Else a thread that removes what a killed process left could remove the next file of the
    /// name.
    void temporaryNames_areGivenOnlyOnce() {
        std::set<fs::path> names;
        faults::onWrite = [&names](int file) {
            names.insert(fs::read_symlink("/proc/self/fd/" + std::to_string(file)));
        };
        faults::arm(0, {});
        for (int i = 0; i < 5; ++i)
            QVERIFY(saveText(path("a"), "new").ok());
        faults::disarm();
        faults::onWrite = {};
        QCOMPARE(names.size(), 5U);
    }

    void companion_hasThePermissionsOfTheProject_data() {
        const TestRows<int, int> row;
        row("private", 0600, 0600);
        row("for the group", 0640, 0640);
        row("for all", 0644, 0644);
        row("no project", -1, 0600);
    }

    void companion_hasThePermissionsOfTheProject() {
        const auto [project, companion] = fetched<int, int>();
        const fs::path file = project < 0 ? fs::path() : path("a.tiller");
        if (project >= 0)
            writeFile(file, "project", static_cast<mode_t>(project));
        QVERIFY(saveCompanion(path("copy"), "text", file).ok());
        QCOMPARE(modeOf(path("copy")), static_cast<unsigned>(companion));
        ::chmod(path("copy").c_str(), 0666); // not its own old ones
        QVERIFY(saveCompanion(path("copy"), "text", file).ok());
        QCOMPARE(modeOf(path("copy")), static_cast<unsigned>(companion));
    }

    void companion_replacesALink() {
        writeFile(path("victim"), "precious");
        fs::create_symlink("victim", path("copy"));
        QVERIFY(saveCompanion(path("copy"), "text", {}).ok());
        QVERIFY(fs::is_regular_file(fs::symlink_status(path("copy"))));
        QCOMPARE(contentOf(path("victim")), "precious"s);
    }

    void ownLink_isFollowed_inASharedFolder() {
        writeFile(path("real"), "old");
        fs::create_directory(path("shared"));
        ::chmod(path("shared").c_str(), 01777);
        fs::create_symlink(path("real"), path("shared") / "link");
        QVERIFY(saveText(path("shared") / "link", "new").ok());
        QCOMPARE(contentOf(path("real")), "new"s);
        QVERIFY(fs::is_symlink(path("shared") / "link"));
    }

    void plantedLink_isRefused_data() {
        const TestRows<int, bool, bool> row;
        row("sticky", 01777, true, true);
        row("for the group", 02775, true, true);
        row("the folder of another", 0755, false, true);
        row("our own folder", 0755, true, false);
    }

    void plantedLink_isRefused() {
        if (::geteuid() != 0)
            QSKIP("only root can make a link of another user");
        const auto [mode, ours, refused] = fetched<int, bool, bool>();
        writeFile(path("victim"), "precious");
        fs::create_directory(path("shared"));
        ::chmod(path("shared").c_str(), static_cast<mode_t>(mode));
        const fs::path link = path("shared") / "a.tiller";
        fs::create_symlink(path("victim"), link);
        QCOMPARE(::lchown(link.c_str(), stranger, stranger), 0);
        if (!ours)
            QCOMPARE(::chown(path("shared").c_str(), stranger, stranger), 0);
        const std::string problem = refusalOf(saveText(link, "new"));
        QCOMPARE(problem.find("which another user made in a shared folder") != std::string::npos,
                 refused);
        QCOMPARE(contentOf(path("victim")), std::string(refused ? "precious" : "new"));
    }

    void linksInACircle_areAProblem() {
        fs::create_symlink("b", path("a"));
        fs::create_symlink("a", path("b"));
        QVERIFY_REFUSED(saveText(path("a"), "new"), "lead in a circle");
        QCOMPARE(m_folder->fileCount(), 2U);
    }

    void leftFile_isRemoved() {
        writeFile(path(".tiller-save-1-0"), "half"); // the process 1 runs, and never saves
        writeFile(path(".tiller-save-99-7"), "half");
        fs::create_symlink("nowhere", path(".tiller-save-98-0"));
        QCOMPARE(::mkfifo(path(".tiller-save-97-0").c_str(), 0600), 0);
        QVERIFY(saveText(path("a"), "new").ok());
        QVERIFY(!fs::exists(path(".tiller-save-1-0")));
        QVERIFY(!fs::exists(path(".tiller-save-99-7")));
        QVERIFY2(fs::exists(path(".tiller-save-97-0")), "a pipe is not ours");
        QVERIFY(fs::is_symlink(path(".tiller-save-98-0")));
    }

    void leftFileOfARunningWriter_stays() {
        writeFile(path("a"), "old");
        FileWriter running(path("a"));
        QVERIFY(running.open().ok() && running.write("later").ok());
        QVERIFY(saveText(path("b"), "new").ok()); // another open file, as in another process
        QVERIFY(fs::exists(running.path()));
        QVERIFY(running.finish().ok());
        QCOMPARE(contentOf(path("a")), "later"s);
        QCOMPARE(m_folder->fileCount(), 2U);
    }

    void pipe_isWritten_ifSomebodyReads() {
        const fs::path pipe = path("pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY_REFUSED(saveText(pipe, "new"), "nobody reads from it");
        const Descriptor reader(::open(pipe.c_str(), O_RDONLY | O_NONBLOCK));
        QVERIFY(saveText(pipe, "new").ok());
        char text[8]{};
        QCOMPARE(::read(reader.number(), text, sizeof text), ssize_t{3});
        QVERIFY(fs::is_fifo(pipe));
    }

    void everyFailedCall_leavesTheOldOrTheNewFile_data() {
        rowsOf({"file", "new", "link", "companion"});
    }

    void everyFailedCall_leavesTheOldOrTheNewFile() {
        const auto [kind] = fetched<std::string>();
        const std::string old(70'000, 'o');
        const std::string content(90'000, 'n');
        fs::create_directory(path("folder"));
        const fs::path file = path("folder") / "a";
        const auto prepare = [&] {
            for (const auto& each : fs::directory_iterator(path("folder")))
                fs::remove(each.path());
            if (kind != "new")
                writeFile(kind == "link" ? path("folder") / "real" : file, old);
            if (kind == "link")
                fs::create_symlink("real", file);
        };
        const auto look = [&]() -> std::string {
            for (const auto& each : fs::directory_iterator(path("folder")))
                if (each.path().filename() != "a" && each.path().filename() != "real")
                    return "left behind: " + each.path().string();
            if (!fs::exists(file))
                return kind == "new" ? "old" : "the file is gone";
            const std::string found = contentOf(file);
            return found == content ? "new" : found == old ? "old" : "the file is torn";
        };
        faults::Tally tally;
        const std::string wrong = faults::failEveryCall(
            prepare,
            [&] {
                return kind == "companion" ? saveCompanion(file, content, path("a.tiller")).ok()
                                           : saveText(file, content).ok();
            },
            look, std::size(faults::all), tally);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(tally.runs > 40);
        QVERIFY(tally.oldFile > 0 && tally.newFile > 0);
        faults::print(qPrintable("saving " + QString(QTest::currentDataTag())), tally);
    }

private:
    [[nodiscard]] fs::path path(const std::string& name) const { return m_folder->path(name); }

    std::unique_ptr<TestFolder> m_folder;
};
