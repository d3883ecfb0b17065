#pragma once

#include "app/editor/document/document.h"
#include "app/editor/sim/simulation_controller.h"

#include <QPointer>
#include <QVariantList>

namespace tiller {

/// The content of the plot dialog until it is accepted: a new monitor, or an edited one. Choices
/// are lists of {id, title, help}.
class MonitorDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document MEMBER m_document REQUIRED)
    Q_PROPERTY(tiller::SimulationController* simulation MEMBER m_simulation REQUIRED)

    Q_PROPERTY(bool isNew READ isNew NOTIFY changed)
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed) ///< why it cannot be accepted
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(QString standardName READ standardName NOTIFY
                   changed) ///< the name it gets without one of its own
    Q_PROPERTY(QVariantList types READ types NOTIFY changed)
    Q_PROPERTY(QString type READ type WRITE setType NOTIFY changed)
    Q_PROPERTY(QVariantList agents READ agents NOTIFY changed)
    Q_PROPERTY(QString agent READ agent WRITE setAgent NOTIFY changed) ///< empty for all agents
    Q_PROPERTY(QVariantList quantities READ quantities NOTIFY changed)
    Q_PROPERTY(QString quantity READ quantity WRITE setQuantity NOTIFY changed)
    Q_PROPERTY(
        QVariantList nodes READ nodes NOTIFY changed) ///< empty if the quantity needs no node
    Q_PROPERTY(QString node READ node WRITE setNode NOTIFY changed)
    /// @name What happens (contacts with a type, births, deaths): the other types of contacts, and
    /// how it is counted; else empty
    /// @{
    Q_PROPERTY(QVariantList others READ others NOTIFY changed)
    Q_PROPERTY(QString other READ other WRITE setOther NOTIFY changed)
    Q_PROPERTY(QVariantList countings READ countings NOTIFY changed)
    Q_PROPERTY(QString counting READ counting WRITE setCounting NOTIFY changed)
    Q_PROPERTY(QString window MEMBER m_window NOTIFY changed) ///< seconds, as typed
    /// @}
    Q_PROPERTY(QVariantList places READ places NOTIFY changed) ///< where the number can stand
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QVariantList statistics READ statistics NOTIFY
                   changed) ///< empty if there is only one number
    Q_PROPERTY(QString statistic READ statistic WRITE setStatistic NOTIFY changed)
    /// How many seconds are shown, as typed; if it is no number, `missing` says so.
    Q_PROPERTY(QString seconds READ seconds WRITE setSeconds NOTIFY changed)

public:
    using QObject::QObject;

    /// Begins a new monitor: of the picked agent or the selected agent type, and of the selected
    /// target, meter or mode.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void edit(const QString& monitor);
    /// Begins with what a sweep measures.
    void show(const MonitorAnnotation& monitor);
    /// What is chosen, without what the quantity does not use.
    [[nodiscard]] MonitorAnnotation monitor() const;
    /// Adds or replaces the monitor in the project, as one undo step.
    Q_INVOKABLE bool accept();

    [[nodiscard]] bool isNew() const { return m_id.empty(); }
    [[nodiscard]] bool canAccept() const { return missing().isEmpty(); }
    [[nodiscard]] QString missing() const;
    [[nodiscard]] QString standardName() const;
    [[nodiscard]] QVariantList types() const;
    [[nodiscard]] QVariantList agents() const;
    [[nodiscard]] QVariantList quantities() const;
    [[nodiscard]] QVariantList nodes() const;
    [[nodiscard]] QVariantList others() const;
    [[nodiscard]] QVariantList countings() const;
    [[nodiscard]] QVariantList places() const;
    [[nodiscard]] QVariantList statistics() const;

    [[nodiscard]] QString type() const { return QString::fromStdString(m_monitor.of); }
    [[nodiscard]] QString agent() const { return QString::fromStdString(m_monitor.agent); }
    [[nodiscard]] QString quantity() const;
    [[nodiscard]] QString node() const { return QString::fromStdString(m_monitor.node); }
    [[nodiscard]] QString other() const { return QString::fromStdString(m_monitor.with); }
    [[nodiscard]] QString counting() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString statistic() const;
    [[nodiscard]] const QString& seconds() const { return m_seconds; }
    void setType(const QString& type);
    void setAgent(const QString& agent);
    void setQuantity(const QString& quantity);
    void setNode(const QString& node);
    void setOther(const QString& type);
    void setCounting(const QString& counting);
    void setPlace(const QString& place);
    void setStatistic(const QString& statistic);
    void setSeconds(const QString& seconds);

signals:
    void changed();

private:
    [[nodiscard]] const Project& project() const { return m_document->project(); }
    void showNumbers();
    [[nodiscard]] std::vector<Value> values() const;
    [[nodiscard]] bool countsContacts() const;
    void chooseNode();
    void chooseOther();
    void chooseRate();

    QPointer<Document> m_document;
    QPointer<SimulationController> m_simulation;
    Id m_id; ///< of the edited monitor; empty for a new one
    QString m_name;
    QString m_seconds;
    QString m_window;
    MonitorAnnotation m_monitor;
};

} // namespace tiller
