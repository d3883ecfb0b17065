#pragma once

#include "core/live/client.h"

#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <cstdint>
#include <deque>
#include <map>
#include <memory>

namespace tiller {

/// The connection to a running game. It reads in the window's thread whenever something has come.
class LiveGame : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~LiveGame() override;

    /// Connects to a game. Returns the problem; empty if there is none. The game answers at its
    /// next step.
    [[nodiscard]] QString attach(const live::RunningGame& game);
    void detach();
    [[nodiscard]] bool isAttached() const { return m_client != nullptr; }
    /// Whether it reads, and tells what has come: not while the window asks what to do with the
    /// start.
    void setReading(bool reading);
    void send(const Change& edit);
    /// Goes on after a large start.
    void goOn(const live::LiveStart& start);
    /// How much of a large start has come.
    [[nodiscard]] std::optional<live::Client::Progress> progress() const;

signals:
    void started(std::shared_ptr<const tiller::live::LiveStart> start);
    /// The content of a large start has come: who reads it calls goOn().
    void startCame(std::shared_ptr<const std::string> content);
    void progressed(); ///< more of a large start has come
    void went(const tiller::RecordingStream::News& news);
    void refused(const QString& why, const tiller::Change& edit);
    void accepted();                ///< an edit
    void ended(const QString& why); ///< the connection; it is detached

private:
    void read();
    void write();
    void deliver();
    void tell(const live::LiveEvent& event);

    std::unique_ptr<live::Client> m_client;
    std::unique_ptr<QSocketNotifier> m_incoming, m_outgoing;
    std::deque<live::LiveEvent> m_events;    ///< that were read and not told yet
    std::map<std::uint64_t, Change> m_edits; ///< that the game has not answered, by their numbers
    bool m_isReading = true;
};

} // namespace tiller
