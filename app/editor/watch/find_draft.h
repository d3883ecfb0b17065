#pragma once

#include "app/editor/watch/sweep_draft.h"
#include "app/find/find_values.h"

namespace tiller {

/// The fields of a goal of a search.
struct GoalFields {
    MeasureFields measure;
    Wish wish = Wish::less;
    TakeFields take = {SweepTake::end, QStringLiteral("1")};
    QString target = QStringLiteral("0");
    QString weight = QStringLiteral("1");

    /// Its problem is a sentence.
    [[nodiscard]] Result<Goal> read() const;
    /// @param number among the goals, from 1; 0 for the only one
    [[nodiscard]] std::vector<FormField> fields(std::size_t number) const;
    void enter(const QString& field, const QString& value);
};

/// What a goal wants, for people: "Contacts, Ship and Rock, at the end: small".
[[nodiscard]] QString goalText(const Project& project, const Goal& goal);

/// The form of a search: goals, numbers that may change, and how long it takes.
class FindDraft : public tiller::FormModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the search for values")

public:
    FindDraft(Document& document, SimulationController& simulation)
        : m_document(document), m_simulation(simulation) {}

    /// Begins with one goal, about what the first plot shows, and one number that may change.
    void begin(const QString& path);

    /// @pre canAccept()
    [[nodiscard]] const FindTask& task() const { return m_task; }
    [[nodiscard]] QString missing() const override { return m_missing; }
    [[nodiscard]] QString note() const override;

protected:
    [[nodiscard]] std::vector<FormField> fields() const override;
    void enter(const QString& field, const QVariant& value, int gesture) override;
    void check() override;

private:
    [[nodiscard]] std::vector<FormField> fieldsOf(std::size_t value) const;
    void addGoal();
    void addValue(const QString& path);
    /// Enters a field of a list, or removes the entry that it belongs to.
    bool enterIn(const QString& field, const QString& value);
    [[nodiscard]] Result<FindTask> read() const;

    Document& m_document;
    SimulationController& m_simulation;
    std::vector<GoalFields> m_goals;
    std::vector<SweptValues> m_values;
    QVariantList m_settings; ///< that may change
    QString m_seeds;
    QString m_seconds;
    QString m_budget;
    QString m_missing;
    FindTask m_task;
};

} // namespace tiller
