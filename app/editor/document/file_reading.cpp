#include "app/editor/document/file_reading.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QTimer>

#include <future>
#include <memory>
#include <utility>

namespace tiller {

FileReading::FileReading(std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_patience(patience) {}

FileReading::~FileReading() = default;

bool FileReading::run(const QString& file, std::function<void()> read) {
    using namespace std::chrono_literals;
    if (!m_file.isEmpty())
        return false;
    std::packaged_task<void()> task(std::move(read));
    std::future<void> end = task.get_future();
    m_threads.emplace_back(std::move(task));
    const auto isDone = [&end] { return end.wait_for(0s) == std::future_status::ready; };
    if (end.wait_for(m_patience) != std::future_status::ready) {
        m_isCanceled = false;
        setFile(QFileInfo(file).fileName());
        QEventLoop loop;
        QTimer timer;
        connect(this, &FileReading::canceled, &loop, &QEventLoop::quit);
        connect(&timer, &QTimer::timeout, &loop, [&] {
            if (isDone())
                loop.quit();
        });
        timer.start(20ms);
        if (!m_isCanceled)
            loop.exec();
        setFile({});
        if (m_isCanceled || !isDone())
            return false; // the thread ends by itself
    }
    m_threads.pop_back(); // waits for its last steps
    end.get();
    return true;
}

void FileReading::cancel() {
    m_isCanceled = true;
    emit canceled();
}

void FileReading::setFile(const QString& file) {
    if (std::exchange(m_file, file) != file)
        emit fileChanged();
}

} // namespace tiller
