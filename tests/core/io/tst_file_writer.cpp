#include "core/io/file_writer.h"
#include "core/io/files.h"
#include "tests/core/support/test_folder.h"
#include "tests/faults/faults.h"

#include <QTest>

#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tiller;
namespace fs = std::filesystem;

/// Permissions, links, left files, and calls of the system that fail.
class TestFileWriter : public QObject {
    Q_OBJECT

private slots:
    void init();
    void unfinished_leavesTheOldFile();
    void permissions_areThoseOfTheOldFile_beforeTheContent();
    void companion_hasThePermissionsOfTheProject_data();
    void companion_hasThePermissionsOfTheProject();
    void companion_replacesALink();
    void ownLink_isFollowed_inASharedFolder();
    void plantedLink_isRefused_data();
    void plantedLink_isRefused();
    void linksInACircle_areAProblem();
    void leftFile_isRemoved();
    void leftFileOfARunningWriter_stays();
    void pipe_isWritten_ifSomebodyReads();
    void everyFailedCall_leavesTheOldOrTheNewFile_data();
    void everyFailedCall_leavesTheOldOrTheNewFile();

private:
    [[nodiscard]] fs::path path(const std::string& name) const { return m_folder->path(name); }

    std::unique_ptr<TestFolder> m_folder;
};

namespace {

constexpr uid_t stranger = 65534;

unsigned modeOf(const fs::path& file) {
    return static_cast<unsigned>(fs::status(file).permissions());
}

std::string textOf(const Result<Done>& result) {
    return result ? std::string() : result.problems().front().text;
}

} // namespace

void TestFileWriter::init() {
    m_folder = std::make_unique<TestFolder>();
}

void TestFileWriter::unfinished_leavesTheOldFile() {
    writeFile(path("a"), "old");
    {
        FileWriter writer(path("a"));
        QVERIFY(writer.open().ok());
        QVERIFY(writer.write("new").ok());
        QCOMPARE(m_folder->fileCount(), std::size_t{2});
    }
    QCOMPARE(contentOf(path("a")), std::string("old"));
    QCOMPARE(m_folder->fileCount(), std::size_t{1});
}

void TestFileWriter::permissions_areThoseOfTheOldFile_beforeTheContent() {
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

void TestFileWriter::companion_hasThePermissionsOfTheProject_data() {
    QTest::addColumn<int>("project");
    QTest::addColumn<int>("companion");
    QTest::newRow("private") << 0600 << 0600;
    QTest::newRow("for the group") << 0640 << 0640;
    QTest::newRow("for all") << 0644 << 0644;
    QTest::newRow("no project") << -1 << 0600;
}

void TestFileWriter::companion_hasThePermissionsOfTheProject() {
    QFETCH(int, project);
    QFETCH(int, companion);
    const fs::path file = project < 0 ? fs::path() : path("a.tiller");
    if (project >= 0)
        writeFile(file, "project", static_cast<mode_t>(project));
    QVERIFY(saveCompanion(path("copy"), "text", file).ok());
    QCOMPARE(modeOf(path("copy")), static_cast<unsigned>(companion));
    ::chmod(path("copy").c_str(), 0666); // not its own old ones
    QVERIFY(saveCompanion(path("copy"), "text", file).ok());
    QCOMPARE(modeOf(path("copy")), static_cast<unsigned>(companion));
}

void TestFileWriter::companion_replacesALink() {
    writeFile(path("victim"), "precious");
    fs::create_symlink("victim", path("copy"));
    QVERIFY(saveCompanion(path("copy"), "text", {}).ok());
    QVERIFY(fs::is_regular_file(fs::symlink_status(path("copy"))));
    QCOMPARE(contentOf(path("victim")), std::string("precious"));
}

void TestFileWriter::ownLink_isFollowed_inASharedFolder() {
    writeFile(path("real"), "old");
    fs::create_directory(path("shared"));
    ::chmod(path("shared").c_str(), 01777);
    fs::create_symlink(path("real"), path("shared") / "link");
    QVERIFY(saveText(path("shared") / "link", "new").ok());
    QCOMPARE(contentOf(path("real")), std::string("new"));
    QVERIFY(fs::is_symlink(path("shared") / "link"));
}

void TestFileWriter::plantedLink_isRefused_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("ours");
    QTest::addColumn<bool>("refused");
    QTest::newRow("sticky") << 01777 << true << true;
    QTest::newRow("for the group") << 02775 << true << true;
    QTest::newRow("the folder of another") << 0755 << false << true;
    QTest::newRow("our own folder") << 0755 << true << false;
}

void TestFileWriter::plantedLink_isRefused() {
    if (::geteuid() != 0)
        QSKIP("only root can make a link of another user");
    QFETCH(int, mode);
    QFETCH(bool, ours);
    QFETCH(bool, refused);
    writeFile(path("victim"), "precious");
    fs::create_directory(path("shared"));
    ::chmod(path("shared").c_str(), static_cast<mode_t>(mode));
    const fs::path link = path("shared") / "a.tiller";
    fs::create_symlink(path("victim"), link);
    QCOMPARE(::lchown(link.c_str(), stranger, stranger), 0);
    if (!ours)
        QCOMPARE(::chown(path("shared").c_str(), stranger, stranger), 0);
    const std::string problem = textOf(saveText(link, "new"));
    QCOMPARE(problem.find("which another user made in a shared folder") != std::string::npos,
             refused);
    QCOMPARE(contentOf(path("victim")), std::string(refused ? "precious" : "new"));
}

void TestFileWriter::linksInACircle_areAProblem() {
    fs::create_symlink("b", path("a"));
    fs::create_symlink("a", path("b"));
    QVERIFY(textOf(saveText(path("a"), "new")).find("lead in a circle") != std::string::npos);
    QCOMPARE(m_folder->fileCount(), std::size_t{2});
}

void TestFileWriter::leftFile_isRemoved() {
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

void TestFileWriter::leftFileOfARunningWriter_stays() {
    writeFile(path("a"), "old");
    FileWriter running(path("a"));
    QVERIFY(running.open().ok() && running.write("later").ok());
    QVERIFY(saveText(path("b"), "new").ok()); // another open file, as in another process
    QVERIFY(fs::exists(running.path()));
    QVERIFY(running.finish().ok());
    QCOMPARE(contentOf(path("a")), std::string("later"));
    QCOMPARE(m_folder->fileCount(), std::size_t{2});
}

void TestFileWriter::pipe_isWritten_ifSomebodyReads() {
    const fs::path pipe = path("pipe");
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QVERIFY(textOf(saveText(pipe, "new")).find("nobody reads from it") != std::string::npos);
    const Descriptor reader(::open(pipe.c_str(), O_RDONLY | O_NONBLOCK));
    QVERIFY(saveText(pipe, "new").ok());
    char text[8]{};
    QCOMPARE(::read(reader.number(), text, sizeof text), ssize_t{3});
    QVERIFY(fs::is_fifo(pipe));
}

void TestFileWriter::everyFailedCall_leavesTheOldOrTheNewFile_data() {
    QTest::addColumn<QString>("kind");
    QTest::newRow("a file") << "file";
    QTest::newRow("a new file") << "new";
    QTest::newRow("through a link") << "link";
    QTest::newRow("a companion") << "companion";
}

void TestFileWriter::everyFailedCall_leavesTheOldOrTheNewFile() {
    QFETCH(QString, kind);
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

QTEST_APPLESS_MAIN(TestFileWriter)
#include "tst_file_writer.moc"
