#include "app/editor/viewmodels/live_game.h"

namespace tiller {

LiveGame::~LiveGame() {
    detach();
}

QString LiveGame::attach(const live::RunningGame& game) {
    detach();
    auto client = live::Client::attach(game);
    if (!client)
        return QString::fromStdString(client.problems().front().text);
    m_client = std::make_unique<live::Client>(std::move(client).value());
    m_incoming = std::make_unique<QSocketNotifier>(m_client->number(), QSocketNotifier::Read);
    m_outgoing = std::make_unique<QSocketNotifier>(m_client->number(), QSocketNotifier::Write);
    m_outgoing->setEnabled(false);
    connect(m_incoming.get(), &QSocketNotifier::activated, this, &LiveGame::read);
    connect(m_outgoing.get(), &QSocketNotifier::activated, this, &LiveGame::write);
    return {};
}

/// Also called while a notifier's signal is handled, so both are deleted later.
void LiveGame::detach() {
    for (auto* notifier : {&m_incoming, &m_outgoing})
        if (*notifier) {
            (*notifier)->setEnabled(false);
            notifier->release()->deleteLater();
        }
    m_client.reset();
    m_events.clear();
    m_edits.clear();
    m_isReading = true;
}

void LiveGame::setReading(bool reading) {
    m_isReading = reading;
    if (m_incoming)
        m_incoming->setEnabled(reading);
    if (reading)
        QMetaObject::invokeMethod(this, &LiveGame::deliver, Qt::QueuedConnection);
}

void LiveGame::send(const Change& edit) {
    if (!m_client)
        return;
    m_edits.emplace(m_client->send(edit), edit);
    if (m_client->isBehind())
        return read(); // it says so
    write();
}

void LiveGame::write() {
    if (m_client)
        m_outgoing->setEnabled(!m_client->flush());
}

void LiveGame::read() {
    if (!m_client)
        return;
    for (live::LiveEvent& event : m_client->read())
        m_events.push_back(std::move(event));
    if (m_client->progress())
        emit progressed();
    deliver();
}

void LiveGame::goOn(const live::LiveStart& start) {
    if (!m_client)
        return;
    m_client->goOn(start);
    QMetaObject::invokeMethod(this, &LiveGame::read, Qt::QueuedConnection); // what came meanwhile
}

std::optional<live::Client::Progress> LiveGame::progress() const {
    return m_client ? m_client->progress() : std::nullopt;
}

/// A slot may stop the reading, detach, or wait for a dialog.
void LiveGame::deliver() {
    while (m_isReading && !m_events.empty()) {
        const live::LiveEvent event = std::move(m_events.front());
        m_events.pop_front();
        tell(event);
    }
}

void LiveGame::tell(const live::LiveEvent& event) {
    if (const auto* start = std::get_if<live::LiveStart>(&event)) {
        emit started(std::make_shared<const live::LiveStart>(*start));
    } else if (const auto* large = std::get_if<live::LargeStart>(&event)) {
        emit startCame(large->content);
    } else if (const auto* news = std::get_if<RecordingStream::News>(&event)) {
        emit went(*news);
    } else if (const auto* answer = std::get_if<live::EditAnswer>(&event)) {
        const auto edit = m_edits.extract(answer->number);
        if (answer->problem.empty())
            emit accepted();
        else
            emit refused(QString::fromStdString(answer->problem),
                         edit.empty() ? Change() : edit.mapped());
    } else {
        const QString why = QString::fromStdString(std::get<live::Ended>(event).why);
        detach();
        emit ended(why);
    }
}

} // namespace tiller
