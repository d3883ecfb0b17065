#include "app/editor/sim/ghost_hold.h"

#include "app/editor/words/names.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QKeySequence>

namespace tiller {

GhostHold::GhostHold(Document& document, SimulationController& simulation)
    : m_document(document), m_simulation(simulation) {
    connect(document.selection(), &Selection::changed, this, &GhostHold::onSelection);
    connect(&document, &Document::replaced, this, [this] { setActive(false); });
    onSelection();
}

QString GhostHold::text() const {
    return available() ? tr("What if %1 were not there?").arg(nameOf(m_document.project(), m_nodes))
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
    m_sincePress.start();
    begin();
    stopListening();
    m_window = QGuiApplication::focusWindow();
    if (m_window)
        m_window->installEventFilter(this);
}

/// The window gets the release of the key, whatever item has the focus. A window that becomes
/// inactive gets none.
bool GhostHold::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyRelease) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == m_key && !key->isAutoRepeat()) {
            stopListening();
            if (m_sincePress.elapsed() > m_tapTime)
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
    if (std::exchange(m_active, active) == active)
        return;
    if (!active)
        stopListening();
    update();
}

void GhostHold::onSelection() {
    m_nodes.clear();
    for (const Id& id : m_document.selection()->asIds())
        if (m_document.project().node(id))
            m_nodes.push_back(id);
    if (m_nodes.empty())
        m_active = false;
    update();
}

void GhostHold::update() {
    m_simulation.worker().wantGhosts(m_active ? m_nodes : std::vector<Id>());
    emit changed();
}

} // namespace tiller
