#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWindow>

namespace tiller {

/// "What if it were not there?": ghosts without the selected nodes, while a button or a key is
/// held. A key that is only tapped switches them on or off instead, for those who cannot hold it.
class GhostHold : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged REQUIRED)
    Q_PROPERTY(tiller::SimulationController* simulation READ simulation WRITE setSimulation NOTIFY
                   simulationChanged REQUIRED)
    Q_PROPERTY(bool available READ available NOTIFY changed) ///< nodes are selected
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< "What if Seek were not there?"

public:
    explicit GhostHold(QObject* parent = nullptr);

    [[nodiscard]] Document* document() const { return m_document; }
    [[nodiscard]] SimulationController* simulation() const { return m_simulation; }
    void setDocument(Document* document);
    void setSimulation(SimulationController* simulation);
    [[nodiscard]] bool available() const { return !m_nodes.empty(); }
    [[nodiscard]] bool active() const { return m_active && available(); }
    [[nodiscard]] QString text() const;

    /// How long a key is held at most that is only tapped.
    static constexpr int tapTime = 300; // ms

    Q_INVOKABLE void begin();
    Q_INVOKABLE void end();
    /// A key went down, the first of these: it ends with this key, or with the next one tapped.
    Q_INVOKABLE void keyPressed(const QString& keys);

signals:
    void documentChanged();
    void simulationChanged();
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setActive(bool active);
    void stopListening();
    void onSelection();
    void tell();

    QPointer<Document> m_document;
    QPointer<SimulationController> m_simulation;
    boost::signals2::scoped_connection m_changed;
    std::vector<Id> m_nodes; ///< that are selected
    bool m_active = false;
    int m_key = 0;              ///< that is held
    QPointer<QWindow> m_window; ///< that hears of its release
    QElapsedTimer m_held;
};

} // namespace tiller
