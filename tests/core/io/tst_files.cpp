#include "core/io/files.h"
#include "tests/core/support/testing.h"

#include <csignal>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace fs = std::filesystem;

/// Files cannot grow beyond this size, as on a full disk.
class SizeLimit {
public:
    explicit SizeLimit(rlim_t bytes) {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_old);
        const rlimit limit{bytes, m_old.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &m_old);
        std::signal(SIGXFSZ, m_handler);
    }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;

private:
    rlimit m_old{};
    void (*m_handler)(int) = nullptr;
};

/// A save is complete, or the old file is unchanged.
class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<TestFolder>(); }

    void aNewFile_containsTheText() {
        QVERIFY(saveText(path("a.tiller"), "one\n").ok());
        QCOMPARE(contentOf(path("a.tiller")), "one\n"s);
        QCOMPARE(m_folder->fileCount(), 1U);
        struct stat status {};
        QCOMPARE(::stat(path("a.tiller").c_str(), &status), 0);
        const mode_t mask = ::umask(0);
        ::umask(mask);
        QCOMPARE(status.st_mode & 0777, 0666 & ~mask);
    }

    void anOldFile_isReplaced_andKeepsItsPermissions() {
        writeFile(path("a.tiller"), "a longer text than the new one");
        fs::permissions(path("a.tiller"), fs::perms(0640));
        QVERIFY(saveText(path("a.tiller"), "new").ok());
        QCOMPARE(contentOf(path("a.tiller")), "new"s);
        QCOMPARE(static_cast<unsigned>(fs::status(path("a.tiller")).permissions()), 0640u);
        QCOMPARE(m_folder->fileCount(), 1U);
    }

    void aSaveThroughALink_writesItsTarget() {
        fs::create_directory(path("real"));
        writeFile(path("real") / "a.tiller", "old");
        fs::create_symlink("real/a.tiller", path("link.tiller"));
        QVERIFY(saveText(path("link.tiller"), "new").ok());
        QVERIFY(fs::is_symlink(path("link.tiller")));
        QCOMPARE(contentOf(path("real") / "a.tiller"), "new"s);
    }

    void aDanglingLink_createsItsTarget() {
        fs::create_symlink(path("later.tiller"), path("link.tiller"));
        QVERIFY(saveText(path("link.tiller"), "new").ok());
        QVERIFY(fs::is_symlink(path("link.tiller")));
        QCOMPARE(contentOf(path("later.tiller")), "new"s);
    }

    void aFullDisk_keepsTheOldFile_withoutTemporaryFiles() {
        writeFile(path("a.tiller"), "old");
        const std::string large(200'000, 'x');
        {
            const SizeLimit limit(100'000); // the first write is cut short, the next one fails
            const auto saved = saveText(path("a.tiller"), large);
            QVERIFY_REFUSED(saved, "could not be saved: File too large. The old file is unchanged");
        }
        QCOMPARE(contentOf(path("a.tiller")), "old"s);
        QCOMPARE(m_folder->fileCount(), 1U);
        QVERIFY(saveText(path("a.tiller"), large).ok());
        QCOMPARE(contentOf(path("a.tiller")), large);
    }

    void aMissingFolder_isAProblem() {
        QVERIFY_REFUSED(saveText(path("none") / "a.tiller", "x"), "No such file or directory");
    }

    void aFolderItself_isAProblem() {
        QVERIFY_REFUSED(saveText(m_folder->path(), "x"), "it is a folder. Choose a file");
    }

    void aWriteProtectedFile_isUnchanged() {
        if (::geteuid() == 0)
            QSKIP("root can write everything");
        writeFile(path("a.tiller"), "old");
        fs::permissions(path("a.tiller"), fs::perms(0444));
        QVERIFY_REFUSED(saveText(path("a.tiller"), "new"),
                        "Permission denied. The file is unchanged");
        QCOMPARE(contentOf(path("a.tiller")), "old"s);
    }

    void aWriteProtectedFolder_isAProblem() {
        if (::geteuid() == 0)
            QSKIP("root can write everything");
        writeFile(path("a.tiller"), "old");
        fs::permissions(m_folder->path(), fs::perms(0555));
        const auto saved = saveText(path("a.tiller"), "new");
        fs::permissions(m_folder->path(), fs::perms(0755));
        QVERIFY_REFUSED(saved, "Permission denied. The old file is unchanged");
        QCOMPARE(contentOf(path("a.tiller")), "old"s);
    }

    void aDevice_isWritten() {
        QVERIFY(saveText("/dev/null", "x").ok());
        QVERIFY(fs::is_character_file("/dev/null"));
    }

    void aFullDevice_isAProblem() {
        QVERIFY_REFUSED(saveText("/dev/full", "x"), "No space left on device");
    }

    void theLongestName_isSaved() {
        const std::string name(255, 'n');
        QVERIFY(saveText(path(name), "x").ok());
        QCOMPARE(contentOf(path(name)), "x"s);
    }

    void tables_areExact_orAsSpreadsheetsReadThem() {
        const auto written = [](const TableForm& form) {
            Table table(form);
            table.add("a;b").add("=x").endRow();
            table.add(1234.56789).add(-0.00123456).add(std::nullopt).add(-0.00000000001).endRow();
            table.add(3e20).add(-0.0).add(1.0 / 3).endRow();
            return table.take();
        };
        QCOMPARE(written({}), "\"a;b\",'=x\n1234.56789,-0.00123456,,-1e-11\n"
                              "3e+20,0,0.3333333333333333\n"s);
        QCOMPARE(written({.hasByteOrderMark = true, .hasDecimalComma = true, .decimals = 4}),
                 "\xef\xbb\xbf\"a;b\";'=x\n1234,5679;-0,001235;;-1e-11\n3e+20;0;0,3333\n"s);
    }

    void onlyRegularFiles_areRead_data() {
        const TestRows<std::string, std::string> row;
        row("folder", "folder", "it is a folder, not a file. Choose a file in it.");
        row("pipe", "pipe", "it is a pipe, not a file. Copy its content to a file");
        row("socket", "socket", "it is a socket, not a file");
        row("device", "/dev/zero", "it is a device, not a file");
        row("terminal", "/dev/ptmx", "it is a device, not a file");
        row("link to a pipe", "link", "it is a pipe, not a file");
    }

    void onlyRegularFiles_areRead() {
        const auto [kind, message] = fetched<std::string, std::string>();
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        fs::create_symlink("pipe", path("link"));
        fs::create_directory(path("folder"));
        const int made = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
        path("socket").string().copy(address.sun_path, sizeof address.sun_path - 1);
        QCOMPARE(::bind(made, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        const auto text = loadText(path(kind));
        ::close(made);
        QVERIFY_REFUSED(text, message);
    }

    void aFileOverTheLimit_isRefused_beforeItIsRead() {
        writeFile(path("a.tiller"), "{}");
        fs::resize_file(path("a.tiller"), std::uintmax_t(1) << 40); // a hole: it takes no room
        QVERIFY_REFUSED(loadText(path("a.tiller")), "larger than 64 MB, the limit");
    }

private:
    [[nodiscard]] fs::path path(const std::string& name) const { return m_folder->path(name); }

    std::unique_ptr<TestFolder> m_folder;
};
