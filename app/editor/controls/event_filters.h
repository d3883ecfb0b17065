#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QTimer>

#include <memory>
#include <vector>

namespace tiller {

/// Distinguishes a held key from a key that is pressed again. X11 repeats a held key as pairs of a
/// release and a press with the same time. Qt recognizes such a pair only if the press has already
/// come; otherwise it passes on a real release and a real press. This event filter of the
/// application holds every release back for a moment. If a press with the same time follows, the
/// filter drops the release and makes the press a repeat.
class KeyRepeats : public QObject {
    Q_OBJECT

public:
    explicit KeyRepeats(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Release {
        QPointer<QQuickWindow> window;
        std::unique_ptr<QKeyEvent> event;
        int turns = 0; ///< of the timer since it came
    };
    using Releases = std::vector<Release>;

    [[nodiscard]] bool holdBack(QQuickWindow* window, const QKeyEvent& event);
    [[nodiscard]] bool isRepeat(QKeyEvent& event);
    [[nodiscard]] bool pressAgain(QQuickWindow* window, const QKeyEvent& event);
    [[nodiscard]] Releases::iterator releaseOf(const QKeyEvent& event);
    void send(QQuickWindow* window, QKeyEvent& event);
    void sendDue();

    Releases m_releases; ///< the releases held back, the earliest first
    QTimer m_timer;
    const QEvent* m_sent = nullptr; ///< the event that this filter is sending
};

/// Brings the wheel to the list of a popup over a modal dialog. Qt 6.4 gives the dialog every event
/// of the wheel, also over a popup that is above it, so the list of a choice would not scroll.
class PopupWheel : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tiller
