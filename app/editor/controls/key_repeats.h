#pragma once

#include <QKeyEvent>
#include <QPointer>
#include <QQuickWindow>
#include <QTimer>

#include <memory>
#include <vector>

namespace tiller {

/// Tells a key that is held from one that is pressed again. X11 repeats a held key by releases and
/// presses of the same time; Qt knows a release for one of these only if the press is there
/// already, and where it is not, passes both on as if a finger had done it. This filter of the
/// application holds every release back for a moment: with a press of its time it was none, and the
/// press is a repeat.
class KeyRepeats : public QObject {
    Q_OBJECT

public:
    explicit KeyRepeats(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Release {
        QPointer<QQuickWindow> window;
        std::unique_ptr<QKeyEvent> event;
        int turns = 0; ///< of the timer that it has waited
    };
    using Releases = std::vector<Release>;

    [[nodiscard]] bool holdBack(QQuickWindow* window, const QKeyEvent& event);
    [[nodiscard]] bool isRepeat(QKeyEvent& event);
    [[nodiscard]] bool pressAgain(QQuickWindow* window, const QKeyEvent& event);
    [[nodiscard]] Releases::iterator releaseOf(const QKeyEvent& event);
    void send(QQuickWindow* window, QKeyEvent& event);
    void waitOn();

    Releases m_releases; ///< held back, the earliest first
    QTimer m_timer;
    const QEvent* m_sent = nullptr; ///< by this filter, on to the window
};

} // namespace tiller
