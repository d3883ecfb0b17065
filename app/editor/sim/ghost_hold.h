#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWindow>

namespace tiller {

/// "What if it were not there?": shows ghosts without the selected nodes while a button or a key is
/// held. A tap of the key switches them on or off instead, for people who cannot hold a key.
class GhostHold : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(bool available READ available NOTIFY changed) ///< nodes are selected
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< "What if Seek were not there?"

public:
    GhostHold(Document& document, SimulationController& simulation);

    [[nodiscard]] bool available() const { return !m_nodes.empty(); }
    [[nodiscard]] bool active() const { return m_active && available(); }
    [[nodiscard]] QString text() const;

    /// A key that is released within this time is tapped, not held; in ms.
    void setTapTime(int milliseconds) { m_tapTime = milliseconds; }

    Q_INVOKABLE void begin();
    Q_INVOKABLE void end();
    /// Begins with the press of a key (the first of @p keys), and ends with its release; after a
    /// tap, with the next press.
    Q_INVOKABLE void keyPressed(const QString& keys);

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setActive(bool active);
    void stopListening();
    void onSelection();
    void update();

    Document& m_document;
    SimulationController& m_simulation;
    std::vector<Id> m_nodes; ///< the selected nodes
    bool m_active = false;
    int m_key = 0;              ///< the held key
    QPointer<QWindow> m_window; ///< the window that gets its release
    QElapsedTimer m_sincePress;
    int m_tapTime = 300; ///< ms
};

} // namespace tiller
