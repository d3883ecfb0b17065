#include "app/editor/sim/ghost_hold.h"

#include "app/editor/words/names.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>

namespace tiller {

GhostHold::GhostHold(QObject* parent) : QObject(parent) {}

void GhostHold::setDocument(Document* document) {
    if (m_document == document)
        return;
    if (m_document)
        m_document->selection()->disconnect(this);
    m_document = document;
    m_changed.disconnect();
    if (m_document) {
        connect(m_document->selection(), &Selection::changed, this, &GhostHold::onSelection);
        m_changed = m_document->projectModel().onReplaced([this] { setActive(false); });
    }
    onSelection();
    emit documentChanged();
}

void GhostHold::setSimulation(SimulationController* simulation) {
    if (m_simulation == simulation)
        return;
    m_simulation = simulation;
    emit simulationChanged();
}

QString GhostHold::text() const {
    return available()
               ? tr("What if %1 were not there?").arg(nameOf(m_document->project(), m_nodes))
               : tr("What if it were not there?");
}

void GhostHold::begin() {
    setActive(available());
}

void GhostHold::end() {
    setActive(false);
}

void GhostHold::keyPressed(const QString& keys) {
    if (active()) {
        end();
        return;
    }
    const QKeySequence sequence(keys);
    m_key = sequence.isEmpty() ? 0 : sequence[0].key();
    m_held.start();
    begin();
    stopListening();
    m_window = QGuiApplication::focusWindow();
    if (m_window)
        m_window->installEventFilter(this);
}

/// The key goes up wherever in the window the focus is then; with the window inactive it never
/// does.
bool GhostHold::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == m_key && !key->isAutoRepeat()) {
            stopListening();
            if (m_held.elapsed() > tapTime)
                end();
        }
    } else if (event->type() == QEvent::FocusOut) {
        stopListening();
        end();
    }
    return QObject::eventFilter(watched, event);
}

void GhostHold::stopListening() {
    if (m_window)
        m_window->removeEventFilter(this);
    m_window.clear();
}

void GhostHold::setActive(bool active) {
    if (m_active == active)
        return;
    m_active = active;
    if (!active)
        stopListening();
    tell();
}

void GhostHold::onSelection() {
    m_nodes.clear();
    if (m_document)
        for (const Id& id : m_document->selection()->asIds())
            if (m_document->project().node(id))
                m_nodes.push_back(id);
    if (m_nodes.empty())
        m_active = false;
    tell();
}

void GhostHold::tell() {
    if (m_simulation)
        m_simulation->wantGhosts(m_active ? m_nodes : std::vector<Id>());
    emit changed();
}

} // namespace tiller
