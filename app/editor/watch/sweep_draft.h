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

/// The content of the dialog of a sweep until it is accepted: a new sweep, or an edited one.
class SweepDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the sweeps")
    Q_PROPERTY(bool isNew READ isNew NOTIFY changed)
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed) ///< why it cannot be accepted
    /// How many runs these are and how long they take; empty while something is missing.
    Q_PROPERTY(QString size READ size NOTIFY sized)
    Q_PROPERTY(QString name MEMBER m_name NOTIFY edited)
    Q_PROPERTY(QString standardName READ standardName NOTIFY changed)
    Q_PROPERTY(QVariantList settings READ settings NOTIFY begun)           ///< {id, title, help}
    Q_PROPERTY(QVariantList otherSettings READ otherSettings NOTIFY begun) ///< also none
    Q_PROPERTY(tiller::SweptValues* first READ first CONSTANT)
    Q_PROPERTY(tiller::SweptValues* second READ second CONSTANT)
    Q_PROPERTY(tiller::MonitorDraft* measure READ measure CONSTANT)
    Q_PROPERTY(QString seeds MEMBER m_seeds NOTIFY edited)
    Q_PROPERTY(QString seconds MEMBER m_seconds NOTIFY edited) ///< of each run, as typed
    Q_PROPERTY(QString ticks READ ticks NOTIFY changed) ///< of each run; empty if that is unknown
    Q_PROPERTY(QVariantList takes READ takes CONSTANT)
    Q_PROPERTY(QString take READ take WRITE setTake NOTIFY changed)
    Q_PROPERTY(bool hasLimit READ hasLimit NOTIFY changed)
    Q_PROPERTY(QString limit MEMBER m_limit NOTIFY edited)

public:
    /// Of sweeps in the editor; `tiller sweep` runs larger ones.
    static constexpr double mostRuns = 10'000;

    explicit SweepDraft(QObject* parent = nullptr);

    void setDocument(Document* document);
    void setSimulation(SimulationController* simulation);

    /// Begins a sweep of a setting, a weight or a parameter. It measures what the first plot shows.
    void begin(const std::string& path);
    void edit(const Annotation& sweep);
    /// Varies another setting. An empty path is for the second one alone.
    Q_INVOKABLE void chooseFirst(const QString& path);
    Q_INVOKABLE void chooseSecond(const QString& path);

    /// The sweep as it is, without results. @pre canAccept()
    [[nodiscard]] Annotation annotation() const;

    [[nodiscard]] bool isNew() const { return m_id.empty(); }
    [[nodiscard]] bool canAccept() const { return m_missing.isEmpty(); }
    [[nodiscard]] const QString& missing() const { return m_missing; }
    [[nodiscard]] QString size() const;
    [[nodiscard]] QString standardName() const;
    [[nodiscard]] QVariantList settings() const { return m_settings; }
    [[nodiscard]] QVariantList otherSettings() const;
    [[nodiscard]] SweptValues* first() { return &m_first; }
    [[nodiscard]] SweptValues* second() { return &m_second; }
    [[nodiscard]] MonitorDraft* measure() { return &m_measure; }
    [[nodiscard]] QString ticks() const;
    [[nodiscard]] QVariantList takes() const;
    [[nodiscard]] QString take() const;
    void setTake(const QString& take);
    [[nodiscard]] bool hasLimit() const;

signals:
    void edited();  ///< something was typed or chosen; `changed` follows
    void changed(); ///< what follows from it is known
    void begun();
    void sized(); ///< the number of runs, or the estimate, has changed

private:
    void show(const SweepAnnotation& sweep);
    /// The sweep as typed; its problem is a sentence.
    [[nodiscard]] Result<SweepAnnotation> read() const;
    void check();

    QPointer<Document> m_document;
    Id m_id; ///< of the edited sweep; empty for a new one
    QString m_name;
    QVariantList m_settings;
    SweptValues m_first;
    SweptValues m_second;
    MonitorDraft m_measure;
    QString m_seeds;
    QString m_seconds;
    SweepTake m_take = SweepTake::end;
    QString m_limit;
    std::string m_more; ///< lines of an edited sweep beyond the second
    QString m_missing;
    std::optional<SweepPlan> m_plan;
    SweepEstimate m_estimate;
};

} // namespace tiller
