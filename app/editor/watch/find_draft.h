#pragma once

#include "app/editor/watch/monitor_draft.h"
#include "app/editor/watch/swept_values.h"
#include "app/find/find_values.h"
#include "app/find/goal.h"
#include "core/base/result.h"

namespace tiller {

/// A goal of a search, as typed.
class FindGoal : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the draft of a search")
    Q_PROPERTY(tiller::MonitorDraft* measure READ measure CONSTANT)
    Q_PROPERTY(QVariantList wishes READ wishes CONSTANT)
    Q_PROPERTY(QString wish READ wish WRITE setWish NOTIFY changed)
    Q_PROPERTY(bool hasTarget READ hasTarget NOTIFY changed)
    Q_PROPERTY(QString target MEMBER m_target NOTIFY changed)
    Q_PROPERTY(QString weight MEMBER m_weight NOTIFY changed)
    Q_PROPERTY(QVariantList takes READ takes CONSTANT)
    Q_PROPERTY(QString take READ take WRITE setTake NOTIFY changed)
    Q_PROPERTY(bool hasLimit READ hasLimit NOTIFY changed)
    Q_PROPERTY(QString limit MEMBER m_limit NOTIFY changed)

public:
    /// A goal that the number of a monitor is small.
    FindGoal(Document* document, SimulationController* simulation, const MonitorAnnotation& what,
             QObject* parent);

    /// Its problem is a sentence.
    [[nodiscard]] Result<Goal> read() const;

    [[nodiscard]] MonitorDraft* measure() { return &m_measure; }
    [[nodiscard]] QVariantList wishes() const;
    [[nodiscard]] QString wish() const;
    void setWish(const QString& wish);
    [[nodiscard]] bool hasTarget() const { return m_wish == Wish::target; }
    [[nodiscard]] QVariantList takes() const;
    [[nodiscard]] QString take() const;
    void setTake(const QString& take);
    [[nodiscard]] bool hasLimit() const;

signals:
    void changed();

private:
    MonitorDraft m_measure;
    Wish m_wish = Wish::less;
    SweepTake m_take = SweepTake::end;
    QString m_target = QStringLiteral("0");
    QString m_weight = QStringLiteral("1");
    QString m_limit = QStringLiteral("1");
};

/// What a goal wants, for people: "Contacts, Ship and Rock, at the end: small".
[[nodiscard]] QString goalText(const Project& project, const Goal& goal);

/// The content of the dialog of a search: goals, numbers that may change, and how long it takes.
class FindDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the search for values")
    Q_PROPERTY(bool canAccept READ canAccept NOTIFY changed)
    Q_PROPERTY(QString missing READ missing NOTIFY changed)       ///< why it cannot be accepted
    Q_PROPERTY(QList<QObject*> goals READ goals NOTIFY listed)    ///< each a FindGoal
    Q_PROPERTY(QList<QObject*> values READ values NOTIFY listed)  ///< each a SweptValues
    Q_PROPERTY(QVariantList settings READ settings NOTIFY listed) ///< {id, title, help}
    Q_PROPERTY(QString seeds MEMBER m_seeds NOTIFY edited)
    Q_PROPERTY(QString seconds MEMBER m_seconds NOTIFY edited) ///< of each run, as typed
    Q_PROPERTY(QString budget MEMBER m_budget NOTIFY edited)   ///< seconds of searching

public:
    explicit FindDraft(QObject* parent = nullptr);

    void setDocument(Document* document) { m_document = document; }
    void setSimulation(SimulationController* simulation) { m_simulation = simulation; }

    /// Begins with one goal, about what the first plot shows, and one number that may change.
    void begin(const QString& path);
    Q_INVOKABLE void addGoal();
    Q_INVOKABLE void removeGoal(int index);
    Q_INVOKABLE void addValue();
    Q_INVOKABLE void removeValue(int index);
    Q_INVOKABLE void choose(int index, const QString& path);

    /// @pre canAccept()
    [[nodiscard]] const FindTask& task() const { return m_task; }
    [[nodiscard]] bool canAccept() const { return m_missing.isEmpty(); }
    [[nodiscard]] const QString& missing() const { return m_missing; }
    [[nodiscard]] QList<QObject*> goals() const;
    [[nodiscard]] QList<QObject*> values() const;
    [[nodiscard]] const QVariantList& settings() const { return m_settings; }

signals:
    void edited();  ///< something was typed or chosen; `changed` follows
    void changed(); ///< what follows from it is known
    void listed();

private:
    void addValueOf(const QString& path);
    void check();
    [[nodiscard]] Result<FindTask> read() const;

    QPointer<Document> m_document;
    QPointer<SimulationController> m_simulation;
    std::vector<std::unique_ptr<FindGoal>> m_goals;
    std::vector<std::unique_ptr<SweptValues>> m_values;
    QVariantList m_settings;
    QString m_seeds;
    QString m_seconds;
    QString m_budget;
    QString m_missing;
    FindTask m_task;
};

} // namespace tiller
