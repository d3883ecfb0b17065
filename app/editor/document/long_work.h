#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <vector>

namespace tiller {

/// What the window says while work takes long.
struct WorkWords {
    QString what;         ///< "Opening “hunt”"
    QString whenCanceled; ///< what canceling does
    bool operator==(const WorkWords&) const = default;
};

/// Does work in a thread of its own. If that takes long, the window stays alive meanwhile, says
/// so, and lets the user cancel.
class LongWork : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the document")
    Q_PROPERTY(QString what READ what NOTIFY changed)
    Q_PROPERTY(QString whenCanceled READ whenCanceled NOTIFY changed)

public:
    /// @param patience until the window says that work takes long
    explicit LongWork(std::chrono::milliseconds patience, QObject* parent = nullptr);
    /// Waits for the end of work that was canceled: at most a second, because a file system may
    /// never answer.
    ~LongWork() override;

    /// What takes long; empty if nothing does.
    [[nodiscard]] const QString& what() const { return m_words.what; }
    [[nodiscard]] const QString& whenCanceled() const { return m_words.whenCanceled; }

    /// Does @p work in another thread, and handles events until it is done. False if it was
    /// canceled: then it ends later, and what it made must be dropped. Refuses to begin while other
    /// work takes long. @param work must own what it uses
    [[nodiscard]] bool run(const WorkWords& words, std::function<void()> work);
    Q_INVOKABLE void cancel();

    /// Work that begins waits until the lock is gone, however fast the machine is.
    [[nodiscard]] std::unique_lock<std::mutex> holdBack() { return std::unique_lock(*m_held); }

signals:
    void changed();
    void canceled();

private:
    void say(const WorkWords& words);

    std::chrono::milliseconds m_patience;
    WorkWords m_words;
    bool m_isCanceled = false;
    std::shared_ptr<std::mutex> m_held = std::make_shared<std::mutex>();
    std::vector<std::future<void>> m_canceled; ///< work that may still go on
};

} // namespace tiller
