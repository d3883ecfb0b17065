#pragma once

#include "app/editor/watch/find_goal.h"
#include "app/editor/watch/swept_values.h"
#include "app/find/find_values.h"

namespace tiller {

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
