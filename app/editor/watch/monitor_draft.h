#pragma once

#include "app/editor/document/document.h"
#include "app/editor/document/form_model.h"
#include "app/editor/sim/simulation_controller.h"

#include <QCoreApplication>
#include <QPointer>

#include <map>

namespace tiller {

/// The fields for what a plot, a sweep or a goal measures. Their ids are those of the settings of a
/// monitor.
class MeasureFields {
    Q_DECLARE_TR_FUNCTIONS(MeasureFields)

public:
    MeasureFields(Document& document, SimulationController& simulation)
        : m_document(&document), m_simulation(&simulation) {}

    /// Begins with a new monitor: of the picked agent or the selected agent type, and of the
    /// selected target, meter or mode.
    void begin();
    void show(const MonitorAnnotation& monitor);
    void enter(const QString& setting, const QString& value);

    /// Without those that the quantity does not use. @param label of the quantity
    [[nodiscard]] std::vector<FormField> fields(const QString& label) const;
    [[nodiscard]] FormField field(std::string_view setting) const;
    /// What goes along the axis below: time, or another plot; nothing if there is no other plot.
    [[nodiscard]] std::optional<FormField> over(const Id& self) const;
    [[nodiscard]] QString missing() const; ///< why it cannot be measured
    /// What is chosen, without what the quantity does not use.
    [[nodiscard]] MonitorAnnotation monitor() const;

private:
    [[nodiscard]] const Project& project() const { return m_document->project(); }
    void followQuantity(Quantity before);
    [[nodiscard]] FormField choice(std::string_view setting, const QVariantList& choices) const;
    [[nodiscard]] QVariantList types() const;
    [[nodiscard]] QVariantList agents() const;
    [[nodiscard]] QVariantList quantities() const;
    [[nodiscard]] QVariantList nodes() const;

    Document* m_document;
    SimulationController* m_simulation;
    MonitorAnnotation m_monitor;
    std::map<std::string, QString, std::less<>> m_typed; ///< numbers by their settings
};

/// The form of a plot until it is accepted: a new monitor, or an edited one.
class MonitorDraft : public tiller::FormModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the tools to watch")
    Q_PROPERTY(bool isColoring READ isColoring NOTIFY changed)

public:
    MonitorDraft(Document& document, SimulationController& simulation)
        : m_document(document), m_measure(document, simulation) {}

    void begin();
    void edit(const QString& monitor);
    /// Adds or replaces the monitor in the project, as one undo step.
    Q_INVOKABLE bool accept();

    [[nodiscard]] bool isNew() const override { return m_id.empty(); }
    [[nodiscard]] bool isColoring() const { return m_measure.monitor().shownIn == ShownIn::colors; }
    [[nodiscard]] QString missing() const override { return m_measure.missing(); }

signals:
    void added(const QString& monitor);

protected:
    [[nodiscard]] std::vector<FormField> fields() const override;
    void enter(const QString& field, const QVariant& value, int gesture) override;

private:
    Document& m_document;
    Id m_id; ///< of the edited monitor; empty for a new one
    QString m_name;
    MeasureFields m_measure;
};

} // namespace tiller
