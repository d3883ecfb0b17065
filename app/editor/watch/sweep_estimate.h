#pragma once

#include "core/model/sweep.h"

#include <QObject>

#include <optional>
#include <thread>

namespace tiller {

/// How long a sweep takes on this machine, found behind the window by trying its first ticks.
class SweepEstimate : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

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

    void start(Question question);
    void finish(double seconds);

    std::optional<double> m_seconds;
    std::optional<Question> m_next; ///< asked while another one is being answered
    bool m_busy = false;
    bool m_wanted = false; ///< the answer that comes
    std::jthread m_thread; // last: it uses the others
};

} // namespace tiller
