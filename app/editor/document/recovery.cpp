#include "app/editor/document/recovery.h"

#include "app/editor/document/app_settings.h"
#include "app/editor/document/shared_file.h"
#include "core/io/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <thread>

namespace tiller {

namespace {

const auto ending = QStringLiteral("-autosave");
const auto nameless = QStringLiteral(".tiller");

QString freeName(const QString& stem) {
    QString path = stem + ending;
    for (int i = 2; QFileInfo::exists(path) || QFileInfo::exists(lockOf(path)); ++i)
        path = stem + ending + QStringLiteral("-%1").arg(i);
    return path;
}

bool isSame(const QString& one, const QString& other) {
    const Result<std::string> first = loadText(one.toStdString());
    const Result<std::string> second = loadText(other.toStdString());
    return first && second && first.value() == second.value();
}

QFileInfoList autosavesIn(const QDir& folder, const QString& pattern) {
    QFileInfoList found =
        folder.entryInfoList({pattern, pattern + QStringLiteral("-*")},
                             QDir::Files | QDir::Hidden | QDir::NoSymLinks, QDir::Time);
    found.removeIf([](const QFileInfo& info) { return info.fileName().endsWith(".lock"); });
    return found;
}

/// A pattern that matches the text: file names may contain special characters.
QString patternFor(QString text) {
    for (const QChar special : QStringLiteral("[]*?"))
        text.replace(special, QLatin1Char('?'));
    return text;
}

} // namespace

QString autosaveBeside(const QString& file) {
    const QFileInfo info(file);
    return freeName(info.dir().filePath(QStringLiteral(".") + info.fileName()));
}

QString autosaveIn(const QString& folder, const QString& name) {
    return freeName(QDir(folder).filePath(name + nameless));
}

QString lockOf(const QString& autosave) {
    return autosave + QStringLiteral(".lock");
}

std::vector<Recovered> recoveredBeside(const QString& file) {
    const QFileInfo info(file);
    const QString stem = QStringLiteral(".") + info.fileName() + ending;
    std::vector<Recovered> result;
    for (const QFileInfo& found : autosavesIn(info.dir(), patternFor(stem))) {
        if (!found.fileName().startsWith(stem))
            continue;
        const auto holder = holderOfLock(lockOf(found.filePath()));
        if (holder && holder->isRunning)
            continue;
        if (!holder && isSame(found.filePath(), file))
            removeRecovered(found.filePath());
        else
            result.push_back({found.filePath(), info.absoluteFilePath(), info.completeBaseName(),
                              found.lastModified(), holder ? holder->name : QString(),
                              info.lastModified()});
    }
    return result;
}

std::vector<Recovered> recoveredIn(const QString& folder) {
    std::vector<Recovered> result;
    for (const QFileInfo& found :
         autosavesIn(QDir(folder), QStringLiteral("*") + nameless + ending)) {
        const auto holder = holderOfLock(lockOf(found.filePath()));
        if (!holder || !holder->isRunning)
            result.push_back({found.filePath(), QString(),
                              found.fileName().section(nameless + ending, 0, 0),
                              found.lastModified(), holder ? holder->name : QString()});
    }
    return result;
}

void removeRecovered(const QString& path) {
    QFile::remove(path);
    const auto holder = holderOfLock(lockOf(path));
    if (holder && !holder->isRunning)
        QFile::remove(lockOf(path));
}

QString takeOver(const QString& path) {
    const QString own = freeName(path.left(path.lastIndexOf(ending)));
    if (!QFile::rename(path, own))
        return path;
    removeRecovered(path); // the lock
    return own;
}

RecoveryModel::RecoveryModel(QString folder, AppSettings& settings, QObject* parent)
    : RowsModel(parent)
    , m_folder(std::move(folder))
    , m_settings(settings)
    , m_rows(this, {{"path", &Recovered::path},
                    {"file", &Recovered::file},
                    {"title", &Recovered::name},
                    {"where",
                     [](const Recovered& row) {
                         return row.file.isEmpty() ? tr("never saved") : QFileInfo(row.file).path();
                     }},
                    {"when",
                     [](const Recovered& row) {
                         return whenText(row.time, QDateTime::currentDateTime());
                     }},
                    {"holder", &Recovered::holder},
                    {"saved", [](const Recovered& row) {
                         return savedText(row.saved, QDateTime::currentDateTime());
                     }}}) {
    connect(&settings, &AppSettings::looked, this, &RecoveryModel::show);
    refresh();
}

void RecoveryModel::refresh() {
    m_settings.look();
    show();
}

void RecoveryModel::show() {
    std::vector<Recovered> found = recoveredIn(m_folder);
    for (const QString& file : m_settings.knownFiles())
        if (const auto beside = m_settings.found(file))
            std::ranges::copy(beside->autosaves, std::back_inserter(found));
    std::ranges::stable_sort(found, std::greater<>(), &Recovered::time);
    m_rows.show(found, &Recovered::path);
}

QString savedText(const QDateTime& saved, const QDateTime& now) {
    return saved.isValid() ? whenText(saved, now) : QString();
}

QString whenText(const QDateTime& time, const QDateTime& now) {
    const QLocale english(QLocale::English);
    const QString clock = time.toString(QStringLiteral("H:mm"));
    const qint64 days = time.date().daysTo(now.date());
    if (days == 0)
        return RecoveryModel::tr("today at %1").arg(clock);
    if (days == 1)
        return RecoveryModel::tr("yesterday at %1").arg(clock);
    return english.toString(time.date(), QStringLiteral("d MMMM yyyy")) + ", " + clock;
}

QString laterText(const QDateTime& autosaved, const QDateTime& saved) {
    constexpr std::pair<qint64, const char*> units[] = {{86400, QT_TR_N_NOOP("%n days")},
                                                        {3600, QT_TR_N_NOOP("%n hours")},
                                                        {60, QT_TR_N_NOOP("%n minutes")},
                                                        {1, QT_TR_N_NOOP("%n seconds")}};
    const qint64 later = saved.secsTo(autosaved);
    for (const auto& [seconds, words] : units) {
        const qint64 count = std::abs(later) / seconds;
        if (count == 0)
            continue;
        const QString span = RecoveryModel::tr(words, nullptr, static_cast<int>(count));
        return later > 0 ? RecoveryModel::tr("%1 after the file was saved").arg(span)
                         : RecoveryModel::tr("%1 before the file was saved").arg(span);
    }
    return RecoveryModel::tr("at the same time as the file was saved");
}

/// Outlives the object as long as a thread needs it.
struct FileLook::Threads {
    std::mutex mutex;
    std::condition_variable ended;
    FileLook* owner = nullptr; ///< null once it is gone
    int count = 0;
};

FileLook::FileLook(QObject* parent) : QObject(parent), m_threads(std::make_shared<Threads>()) {
    m_threads->owner = this;
}

FileLook::~FileLook() {
    constexpr std::chrono::milliseconds moment{200};
    std::unique_lock lock(m_threads->mutex);
    m_threads->owner = nullptr;
    m_threads->ended.wait_for(lock, moment, [this] { return m_threads->count == 0; });
}

std::unique_lock<std::mutex> FileLook::holdBack() {
    static std::mutex held;
    return std::unique_lock(held);
}

void FileLook::look(const QStringList& files) {
    for (const QString& file : files)
        if (const auto [running, isNew] = m_looks.try_emplace(file, false); isNew)
            begin(file);
        else
            running->second = true;
}

void FileLook::begin(const QString& file) {
    {
        const std::lock_guard lock(m_threads->mutex);
        ++m_threads->count;
    }
    std::thread([threads = m_threads, file] {
        holdBack().unlock();
        FoundFile found{QFileInfo::exists(file), recoveredBeside(file)};
        const std::lock_guard lock(threads->mutex);
        if (FileLook* owner = threads->owner)
            QMetaObject::invokeMethod(
                owner,
                [owner, file, found = std::move(found)]() mutable {
                    owner->take(file, std::move(found));
                },
                Qt::QueuedConnection);
        --threads->count;
        threads->ended.notify_all();
    }).detach();
}

void FileLook::take(const QString& file, FoundFile found) {
    const auto looks = m_looks.extract(file);
    setFound(file, std::move(found));
    if (!looks.empty() && looks.mapped())
        look({file});
}

std::optional<FoundFile> FileLook::found(const QString& file) const {
    const auto found = m_found.find(file);
    return found == m_found.end() ? std::nullopt : std::optional(found->second);
}

void FileLook::setFound(const QString& file, FoundFile found) {
    m_found[file] = std::move(found);
    emit looked();
}

} // namespace tiller
