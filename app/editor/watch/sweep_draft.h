#pragma once

#include "app/editor/watch/behind_work.h"
#include "app/editor/watch/monitor_draft.h"
#include "app/editor/watch/swept_values.h"
#include "core/model/sweep.h"

#include <QObject>

#include <optional>

namespace tiller {

/// How long a sweep takes on this machine, found behind the window by trying its first ticks.
class SweepEstimate : public QObject {
    Q_OBJECT

public:
    explicit SweepEstimate(QObject* parent = nullptr);

    /// Asks anew; the answer before is kept until the new one is known.
    void ask(Project project, SweepPlan plan);
    void forget();

    /// Seconds on all cores; nothing while that is unknown.
    [[nodiscard]] const std::optional<double>& seconds() const { return m_seconds; }

signals:
    void changed();

private:
    struct Question {
        Project project;
        SweepPlan plan;
    };

    void start();

    std::optional<double> m_seconds;
    std::optional<Question> m_next; ///< asked while another one is being answered
    bool m_wanted = false;          ///< the answer that comes
    double m_found = 0;             ///< by the work
    BehindWork m_work;              // last: it uses the others
};

/// The fields for which number of a run counts.
struct TakeFields {
    SweepTake take = SweepTake::end;
    QString limit; ///< as typed

    [[nodiscard]] bool hasLimit() const;
    [[nodiscard]] std::vector<FormField> fields() const;
    void enter(const QString& field, const QString& value);
};

/// The form of a sweep until it is accepted: a new sweep, or an edited one.
class SweepDraft : public tiller::FormModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the sweeps")

public:
    /// Of sweeps in the editor; `tiller sweep` runs larger ones.
    static constexpr double mostRuns = 10'000;

    SweepDraft(Document& document, SimulationController& simulation);

    /// Begins a sweep of a setting, a weight or a parameter. It measures what the first plot shows.
    void begin(const std::string& path);
    void edit(const Annotation& sweep);

    /// The sweep as it is, without results. @pre canAccept()
    [[nodiscard]] Annotation annotation() const;

    [[nodiscard]] bool isNew() const override { return m_id.empty(); }
    [[nodiscard]] QString missing() const override { return m_missing; }
    /// How many runs these are and how long they take.
    [[nodiscard]] QString note() const override;

protected:
    [[nodiscard]] std::vector<FormField> fields() const override;
    void enter(const QString& field, const QVariant& value, int gesture) override;
    void check() override;

private:
    void show(const SweepAnnotation& sweep);
    /// The sweep as typed; its problem is a sentence.
    [[nodiscard]] Result<SweepAnnotation> read() const;
    [[nodiscard]] QString ticksText() const;

    Document& m_document;
    Id m_id; ///< of the edited sweep; empty for a new one
    QString m_name;
    QVariantList m_settings; ///< that can be varied
    SweptValues m_first;
    SweptValues m_second;
    MeasureFields m_measure;
    QString m_seeds;
    QString m_seconds;
    TakeFields m_take;
    std::string m_more; ///< lines of an edited sweep beyond the second
    QString m_missing;
    std::optional<SweepPlan> m_plan;
    SweepEstimate m_estimate;
};

} // namespace tiller
