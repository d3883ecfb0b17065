#pragma once

#include "app/editor/sim/frame.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class SimulationController;

/// The run as a line from the earliest tick that can be reached to the last one, and the actions on
/// it. SimulationWorker explains the past and its branches.
class Timeline : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the simulation")
    Q_PROPERTY(double first READ first NOTIFY changed)
    Q_PROPERTY(double end READ end NOTIFY changed)
    Q_PROPERTY(
        double tick READ tick NOTIFY changed) ///< the shown tick, or the target while going to one
    Q_PROPERTY(bool going READ going NOTIFY changed) ///< on the way to a tick
    /// It has been on the way to a tick for so long that the window says so.
    Q_PROPERTY(bool goingLong READ goingLong NOTIFY changed)
    Q_PROPERTY(double shareOfWay READ shareOfWay NOTIFY changed) ///< that is done, 0 to 1
    Q_PROPERTY(bool inPast READ inPast NOTIFY changed)
    Q_PROPERTY(bool canStepBack READ canStepBack NOTIFY changed)
    Q_PROPERTY(QString firstText READ firstText NOTIFY changed)
    Q_PROPERTY(QString endText READ endText NOTIFY changed)
    Q_PROPERTY(QString tickText READ tickText NOTIFY changed)   ///< "0:12.4"
    Q_PROPERTY(QString valueText READ valueText NOTIFY changed) ///< for screen readers
    Q_PROPERTY(
        QString reachText READ reachText NOTIFY changed) ///< how far back the past reaches, and why
    /// {tick, text, kind} each; the kind is "edit", "drag" or "differs".
    Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged)
    /// Where the run differs from that of the game, and who; empty if it does not.
    Q_PROPERTY(QString differenceText READ differenceText NOTIFY marksChanged)
    Q_PROPERTY(QVariantList labels READ labels NOTIFY labelsChanged) ///< {tick, text} each
    Q_PROPERTY(bool hasFuture READ hasFuture NOTIFY changed)         ///< there is a previous future
    Q_PROPERTY(double branchedAt READ branchedAt NOTIFY changed)
    Q_PROPERTY(QString futureText READ futureText NOTIFY changed)
    /// In the past: what playing does to the recorded run; else empty.
    Q_PROPERTY(QString pastText READ pastText NOTIFY changed)
    /// The names of the nodes that the ghosts leave out; empty without ghosts.
    Q_PROPERTY(QString ghostText READ ghostText NOTIFY changed)

public:
    explicit Timeline(SimulationController& simulation);

    [[nodiscard]] double first() const;
    [[nodiscard]] double end() const;
    [[nodiscard]] double tick() const;
    [[nodiscard]] bool going() const { return m_target.has_value(); }
    [[nodiscard]] bool goingLong() const;
    [[nodiscard]] double shareOfWay() const;
    [[nodiscard]] bool inPast() const { return tick() < end(); }
    [[nodiscard]] bool canStepBack() const { return tick() > first(); }
    [[nodiscard]] QString firstText() const { return timeText(first()); }
    [[nodiscard]] QString endText() const { return timeText(end()); }
    [[nodiscard]] QString tickText() const { return timeText(tick()); }
    [[nodiscard]] QString valueText() const;
    [[nodiscard]] QString reachText() const;
    [[nodiscard]] QVariantList marks() const;
    [[nodiscard]] QString differenceText() const;
    [[nodiscard]] QVariantList labels() const;
    [[nodiscard]] bool hasFuture() const { return frame().timeline.branchedAt.has_value(); }
    [[nodiscard]] double branchedAt() const;
    [[nodiscard]] QString futureText() const;
    [[nodiscard]] QString pastText() const;
    [[nodiscard]] QString ghostText() const;

    /// Goes to the nearest tick that can be reached, and pauses.
    Q_INVOKABLE void goTo(double tick);
    Q_INVOKABLE void stepBack();
    Q_INVOKABLE void goToStart() { goTo(first()); }
    Q_INVOKABLE void goToEnd() { goTo(end()); }
    Q_INVOKABLE void goBy(double ticks) { goTo(tick() + ticks); }
    Q_INVOKABLE void goBySeconds(double seconds) { goBy(seconds * rate()); }
    /// Goes to the next mark (1) or the previous one (-1).
    Q_INVOKABLE void goToMark(int direction);
    Q_INVOKABLE void dismissFuture();
    /// Ends the way to a tick: pauses at the tick that was reached.
    Q_INVOKABLE void cancelGoing();

    /// The way to a tick begins.
    void watchWay();
    /// Updates everything to the newest frame.
    void onFrame();

signals:
    void changed();
    void marksChanged();
    void labelsChanged();
    void branched(const QString& words); ///< the run has branched

private:
    [[nodiscard]] const Frame& frame() const;
    [[nodiscard]] double rate() const; ///< ticks per second at speed 1
    [[nodiscard]] QString timeText(double tick) const;

    [[nodiscard]] bool isOnWay() const;
    void lookAtWay();

    SimulationController& m_simulation;
    std::optional<double> m_target;
    QTimer m_wayClock;
    QElapsedTimer m_wayTime;
    std::shared_ptr<const EditMarks::List> m_marks;
    std::shared_ptr<const RunDifference> m_difference;
    double m_labelsFirst = -1; ///< the range of the current labels
    double m_labelsEnd = -1;
    std::optional<quint64> m_announcedBranch;
};

/// A round time of at least a second, so that a span has at most @p mostMarks marks at this
/// distance.
[[nodiscard]] double roundTime(double span, double mostMarks);

/// "0:12.4": minutes, seconds, tenths.
[[nodiscard]] QString clockText(double seconds);

} // namespace tiller
