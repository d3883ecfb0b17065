#include "app/editor/document/file_look.h"

#include <QFileInfo>

#include <chrono>
#include <condition_variable>
#include <thread>

namespace tiller {

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
