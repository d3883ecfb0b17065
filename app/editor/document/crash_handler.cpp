#include "app/editor/document/crash_handler.h"

#include "app/editor/document/folders.h"
#include "app/editor/document/recovery.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <csignal>
#include <cstring>
#include <ctime>
#include <exception>
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

// What runs after the signal may call only functions that are safe there: no memory is allocated,
// and nothing is locked. All texts are made before.

namespace tiller {

namespace {

constexpr std::size_t mostReports = 10;
constexpr std::size_t commandCount = 32;
constexpr std::size_t commandBytes = 80;
constexpr int mostFrames = 64;
constexpr unsigned secondsToWrite = 5; // if the report hangs, the process still ends

struct CrashState {
    std::array<std::array<char, commandBytes>, commandCount> commands = {};
    std::atomic<unsigned> commandsNoted = 0;
    std::array<char, 4096> path = {};               ///< of the report
    std::array<char, 64> version = {};              ///< of the program
    std::array<char, 256> exception = {};           ///< that nothing has caught
    alignas(16) std::array<char, 65536> stack = {}; ///< for the handler, if the usual one is full
};

CrashState crash;

constexpr std::array<std::pair<int, const char*>, 5> crashSignals{{{SIGSEGV, "SIGSEGV"},
                                                                   {SIGABRT, "SIGABRT"},
                                                                   {SIGBUS, "SIGBUS"},
                                                                   {SIGFPE, "SIGFPE"},
                                                                   {SIGILL, "SIGILL"}}};

template <std::size_t size>
void fill(std::array<char, size>& place, std::string_view text) {
    const std::size_t length = std::min(text.size(), size - 1);
    std::copy_n(text.begin(), length, place.begin());
    place[length] = '\0';
}

void writeText(int file, const char* text) {
    for (std::size_t left = std::strlen(text); left > 0;) {
        const ssize_t written = ::write(file, text, left);
        if (written <= 0)
            return;
        text += written;
        left -= static_cast<std::size_t>(written);
    }
}

void writeNumber(int file, long long number) {
    std::array<char, 24> digits = {};
    std::to_chars(digits.data(), digits.data() + digits.size() - 1, number);
    writeText(file, digits.data());
}

const char* nameOfSignal(int signal) {
    for (const auto& [number, name] : crashSignals)
        if (number == signal)
            return name;
    return "unknown";
}

void writeCommands(int file) {
    const unsigned noted = crash.commandsNoted;
    writeText(file, "\nlast commands, the latest first:\n");
    for (unsigned i = 0; i < std::min<unsigned>(noted, commandCount); ++i) {
        writeText(file, "  ");
        writeText(file, crash.commands[(noted - 1 - i) % commandCount].data());
        writeText(file, "\n");
    }
}

void writeReport(int signal) {
    const int file =
        ::open(crash.path.data(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0)
        return; // another thread writes it
    writeText(file, "Tiller crash report. It stays on this computer.\nversion: ");
    writeText(file, crash.version.data());
    writeText(file, "\nsignal: ");
    writeText(file, nameOfSignal(signal));
    writeText(file, "\nseconds since 1970: ");
    writeNumber(file, std::time(nullptr));
    if (crash.exception[0] != '\0') {
        writeText(file, "\nexception: ");
        writeText(file, crash.exception.data());
    }
    writeCommands(file);
    writeText(file, "\nstack:\n");
    std::array<void*, mostFrames> frames = {};
    ::backtrace_symbols_fd(frames.data(), ::backtrace(frames.data(), mostFrames), file);
    ::close(file);
}

void onCrash(int signal) {
    ::alarm(secondsToWrite);
    writeReport(signal);
    ::raise(signal); // SA_RESETHAND: now the process ends as without this handler
}

[[noreturn]] void onTerminate() {
    try {
        if (std::current_exception())
            std::rethrow_exception(std::current_exception());
    } catch (const std::exception& exception) {
        fill(crash.exception, exception.what());
    } catch (...) {
        fill(crash.exception, "of a type of its own");
    }
    std::abort();
}

void removeOldReports(const QDir& folder) {
    const QStringList reports = folder.entryList({QStringLiteral("crash-*.txt")}, QDir::Files,
                                                 QDir::Name | QDir::Reversed); // the latest first
    for (qsizetype i = mostReports - 1; i < reports.size(); ++i)
        QFile::remove(folder.filePath(reports[i]));
}

const auto seenKey = QStringLiteral("seenCrash");
constexpr qint64 mostReportBytes = 100'000;

} // namespace

void installCrashHandler(const QString& folder, const QString& version) {
    removeOldReports(QDir(folder));
    const QString name =
        QStringLiteral("/crash-%1-%2.txt")
            .arg(QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss")))
            .arg(QCoreApplication::applicationPid());
    fill(crash.path, QFile::encodeName(folder + name).toStdString());
    fill(crash.version, version.toStdString());
    std::array<void*, 1> frame = {};
    ::backtrace(frame.data(), 1); // loads what it needs: later it is too late

    stack_t stack{};
    stack.ss_sp = crash.stack.data();
    stack.ss_size = crash.stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = onCrash;
    action.sa_flags = SA_ONSTACK | static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    for (const auto& [number, text] : crashSignals)
        ::sigaction(number, &action, nullptr);
    std::set_terminate(onTerminate);
}

void noteCommand(std::string_view command) {
    fill(crash.commands[crash.commandsNoted % commandCount], command);
    ++crash.commandsNoted;
}

CrashReports::CrashReports(QString folder, QObject* parent) : QObject(parent) {
    const QFileInfoList reports =
        QDir(folder).entryInfoList({QStringLiteral("crash-*.txt")}, QDir::Files | QDir::NoSymLinks,
                                   QDir::Time); // the latest first
    if (!reports.empty())
        m_latest = reports.front().absoluteFilePath();
}

QString CrashReports::folder() {
    return stateFolder(QStringLiteral("crashes"));
}

QString CrashReports::when() const {
    return savedText(QFileInfo(m_latest).lastModified(), QDateTime::currentDateTime());
}

bool CrashReports::unseen() const {
    return !m_latest.isEmpty() &&
           m_settings.value(seenKey).toString() != QFileInfo(m_latest).fileName();
}

QString CrashReports::text() const {
    QFile file(m_latest);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(mostReportBytes))
                                          : QString();
}

void CrashReports::markSeen() {
    m_settings.setValue(seenKey, QFileInfo(m_latest).fileName());
    emit changed();
}

void CrashReports::note(const QString& command) {
    noteCommand(command.toStdString());
}

} // namespace tiller
