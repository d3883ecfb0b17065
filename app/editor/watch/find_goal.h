#pragma once

#include "app/editor/watch/monitor_draft.h"
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

} // namespace tiller
