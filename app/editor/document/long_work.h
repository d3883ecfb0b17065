#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <coroutine>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace tiller {

/// What a coroutine of the window's thread returns. It begins at once, and waits by `co_await` for
/// other tasks, such as LongWork::run; meanwhile its caller goes on. Its arguments are passed by
/// value: references may end while it waits. Each wait stands alone, as in
/// `const bool isDone = co_await work.run(...);`: GCC 12 miscompiles one within a condition.
template <class T>
class [[nodiscard]] Task {
    struct State {
        std::optional<T> result;
        std::coroutine_handle<> waiting; ///< for the result
    };

public:
    class promise_type {
    public:
        promise_type() = default;
        promise_type(const promise_type&) = delete;
        promise_type& operator=(const promise_type&) = delete;
        /// A coroutine that is destroyed while it waits takes those with it that wait for it.
        ~promise_type() {
            if (const auto waiting = std::exchange(m_state->waiting, {}))
                waiting.destroy();
        }

        Task get_return_object() { return Task(m_state); }
        std::suspend_never initial_suspend() noexcept { return {}; }
        auto final_suspend() noexcept {
            struct Last {
                bool await_ready() noexcept { return false; }
                void await_suspend(std::coroutine_handle<promise_type> ended) noexcept {
                    const auto waiting = std::exchange(ended.promise().m_state->waiting, {});
                    ended.destroy();
                    if (waiting)
                        waiting.resume();
                }
                void await_resume() noexcept {}
            };
            return Last();
        }
        void return_value(T result) { m_state->result = std::move(result); }
        void unhandled_exception() { std::terminate(); }

    private:
        std::shared_ptr<State> m_state = std::make_shared<State>();
    };

    [[nodiscard]] bool isDone() const { return m_state->result.has_value(); }
    /// Nothing while it waits.
    [[nodiscard]] const std::optional<T>& result() const { return m_state->result; }
    /// Whether it has succeeded by now.
    explicit operator bool() const { return isDone() && static_cast<bool>(*result()); }

    [[nodiscard]] bool await_ready() const { return isDone(); }
    void await_suspend(std::coroutine_handle<> waiting) { m_state->waiting = waiting; }
    T await_resume() { return std::move(*m_state->result); }

private:
    explicit Task(std::shared_ptr<State> state) : m_state(std::move(state)) {}

    std::shared_ptr<State> m_state;
};

/// A coroutine whose end nobody waits for.
struct Detached {
    struct promise_type {
        Detached get_return_object() { return {}; }
        std::suspend_never initial_suspend() noexcept { return {}; }
        std::suspend_never final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
};

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
    /// How long the window waits, before it says that work takes long. Tests set it.
    static inline std::chrono::milliseconds patience{300};

    explicit LongWork(QObject* parent = nullptr);
    /// Drops the coroutine that waits for work. Waits for the end of work that was canceled: at
    /// most a second, because a file system may never answer.
    ~LongWork() override;

    /// What takes long; empty if nothing does.
    [[nodiscard]] const QString& what() const { return m_words.what; }
    [[nodiscard]] const QString& whenCanceled() const { return m_words.whenCanceled; }

    /// Does @p work in another thread. False if it was canceled: then it ends later, and what it
    /// made must be dropped. Refuses to begin while other work takes long.
    /// @param work must own what it uses
    Task<bool> run(WorkWords words, std::function<void()> work);
    Q_INVOKABLE void cancel();

    /// Work that begins waits until the lock is gone, however fast the machine is.
    [[nodiscard]] std::unique_lock<std::mutex> holdBack() { return std::unique_lock(*m_held); }

signals:
    void changed();

private:
    /// Waits for the end of the work that takes long; false if it was canceled.
    class End {
    public:
        explicit End(LongWork& work) : m_work(work) {}
        [[nodiscard]] bool await_ready() const { return m_work.m_isCanceled; }
        void await_suspend(std::coroutine_handle<> waiting) { m_work.m_waiting = waiting; }
        [[nodiscard]] bool await_resume() const { return !m_work.m_isCanceled; }

    private:
        LongWork& m_work;
    };

    void say(const WorkWords& words);
    void goOn();

    WorkWords m_words;
    bool m_isCanceled = false;
    std::future<void> m_end; ///< of the work that takes long
    std::coroutine_handle<> m_waiting;
    QTimer m_timer;
    std::shared_ptr<std::mutex> m_held = std::make_shared<std::mutex>();
    std::vector<std::future<void>> m_canceled; ///< work that may still go on
};

} // namespace tiller
