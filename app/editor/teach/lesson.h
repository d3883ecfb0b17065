#pragma once

#include "app/editor/document/document.h"
#include "app/editor/teach/guess.h"

#include <QRectF>
#include <QVariantList>

#include <cstdint>
#include <map>
#include <optional>

namespace tiller {

class Comparison;
class SimulationController;

/// Follows the steps of a project's lesson. Each step begins with the settings that the project had
/// when the lesson began, and its own changes: one undo step for the whole lesson. A step that asks
/// locks the run until a guess is made, or until a teacher unlocks it.
class Lesson : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made with the document")
    Q_PROPERTY(int count READ count NOTIFY stepsChanged) ///< of steps
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(int current READ current NOTIFY changed)   ///< from 0; -1 if it does not run
    Q_PROPERTY(QString step READ step NOTIFY stepChanged) ///< the id of the current step
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< Markdown
    Q_PROPERTY(QString ask READ ask NOTIFY changed)   ///< "nothing", "choice", "number" or "curve"
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QVariantList answers READ answers NOTIFY changed) ///< {text, isRight, isGuess} each
    Q_PROPERTY(QString unit READ unit NOTIFY changed)
    Q_PROPERTY(QString guess READ guess NOTIFY changed) ///< in words; empty without one
    Q_PROPERTY(bool locked READ locked NOTIFY changed)  ///< the run waits for a guess
    Q_PROPERTY(bool wrong READ wrong NOTIFY changed)    ///< the guess is not right
    Q_PROPERTY(bool right READ right NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed) ///< about the guess; empty without one
    Q_PROPERTY(QString answer READ answer NOTIFY changed)   ///< Markdown; empty until it unfolds
    /// The answer unfolds when the run has reached this many seconds; 0: it does not wait.
    Q_PROPERTY(double waitsFor READ waitsFor NOTIFY changed)
    Q_PROPERTY(
        QStringList shown READ shown NOTIFY stepChanged) ///< overlays of the step: see step.h
    /// What the step shows of the world: its middle and its width; empty: all of it.
    Q_PROPERTY(QRectF camera READ camera NOTIFY stepChanged)
    Q_PROPERTY(QString spotlight READ spotlight NOTIFY stepChanged) ///< see StepAnnotation
    Q_PROPERTY(QStringList hidden READ hidden NOTIFY stepChanged)   ///< see stepHideable
    /// What the run counts, and its plots, in a presentation: where a step names them, or without a
    /// lesson.
    Q_PROPERTY(bool countsShown READ countsShown NOTIFY changed)
    Q_PROPERTY(bool plotsShown READ plotsShown NOTIFY changed)
    Q_PROPERTY(bool finished READ finished NOTIFY changed)  ///< all questions have had an answer
    Q_PROPERTY(bool answered READ answered NOTIFY changed)  ///< there are guesses to hand in
    Q_PROPERTY(bool handedIn READ handedIn NOTIFY changed)  ///< all of them are
    Q_PROPERTY(QString pupil MEMBER m_pupil NOTIFY changed) ///< is on what they hand in
    /// Where comeBack() goes on, from 0; -1: nowhere.
    Q_PROPERTY(int leftAt READ leftAt NOTIFY changed)

public:
    Lesson(Document& document, SimulationController& simulation, Comparison& comparison,
           QObject* parent = nullptr);

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] bool running() const { return m_current >= 0; }
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QString step() const { return QString::fromStdString(m_id); }
    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] QString text() const { return QString::fromStdString(m_step.text); }
    [[nodiscard]] QString ask() const;
    [[nodiscard]] QString question() const { return QString::fromStdString(m_step.question); }
    [[nodiscard]] QVariantList answers() const;
    [[nodiscard]] QString unit() const { return QString::fromStdString(m_step.unit); }
    [[nodiscard]] QString guess() const;
    [[nodiscard]] bool locked() const;
    [[nodiscard]] bool right() const;
    [[nodiscard]] bool wrong() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString answer() const;
    [[nodiscard]] double waitsFor() const;
    [[nodiscard]] QStringList shown() const { return listOf(m_step.shown); }
    [[nodiscard]] QRectF camera() const;
    [[nodiscard]] QString spotlight() const { return QString::fromStdString(m_step.spotlight); }
    [[nodiscard]] QStringList hidden() const { return listOf(m_step.hidden); }
    [[nodiscard]] bool countsShown() const { return !running() || shown().contains("counts"); }
    [[nodiscard]] bool plotsShown() const { return !running() || shown().contains("plots"); }
    [[nodiscard]] bool finished() const { return m_answers.areComplete; }
    [[nodiscard]] bool answered() const;
    [[nodiscard]] bool handedIn() const { return m_answers.isHandedIn; }
    [[nodiscard]] const QString& pupil() const { return m_pupil; }
    [[nodiscard]] int leftAt() const { return m_left.value_or(-1); }

    /// The current step; the default one if the lesson does not run.
    [[nodiscard]] const StepAnnotation& now() const { return m_step; }
    /// The guess at a step; null without one.
    [[nodiscard]] const Guess* guessAt(const Id& step) const;
    /// What the plot of a curve has measured; null before the first value.
    [[nodiscard]] const MonitorSeries* measured() const;

    /// Begins with the first step, and forgets earlier guesses. Does nothing without steps.
    Q_INVOKABLE void begin();
    /// Ends the lesson, with the settings from before it. The guesses stay until another lesson
    /// begins or another project is open.
    Q_INVOKABLE void leave();
    /// Takes back leave(): goes on with the same step and guesses. Does nothing if another project
    /// is open, or a lesson runs.
    Q_INVOKABLE void comeBack();
    Q_INVOKABLE void next() { goTo(m_current + 1); }
    Q_INVOKABLE void previous() { goTo(m_current - 1); }
    Q_INVOKABLE void goTo(int step);

    /// @name Guesses at the current step. The run plays from its start.
    /// @{
    Q_INVOKABLE void choose(int answer);
    /// False if the text is no number.
    Q_INVOKABLE bool enter(const QString& number);
    /// @param values at equal distances from the start to the end; at least two
    void sketch(std::vector<double> values);
    /// Unlocks the run without a guess, as a teacher may.
    Q_INVOKABLE void unlock();
    /// @}

    /// The curve that is drawn at a step before it becomes the guess. It stays as the guesses do.
    [[nodiscard]] std::vector<double>& draftAt(const Id& step) { return m_answers.drafts[step]; }

    /// What a file of the answers is called, with the title of the lesson and the pupil's name.
    [[nodiscard]] QString nameOfAnswers() const;
    /// All questions with their guesses so far. Unknown to the pupil yet: the answers of steps
    /// without a guess.
    [[nodiscard]] std::vector<LessonResult> results() const;
    /// Hands them in: writes them to a file, `.csv`, `.md`, or `.pdf` to print. Returns the
    /// problem; empty if there is none.
    /// @param form of a table: FileDialogs::tableForm
    Q_INVOKABLE QString saveResults(const QString& file, const QString& form = "plain");
    /// The lesson is over, and the pupil goes on.
    Q_INVOKABLE void end();

    /// Unfolds the answer before the run has reached its end.
    Q_INVOKABLE void reveal();

signals:
    void changed();
    void stepsChanged();
    void stepChanged(); ///< another step begins, or the lesson ends
    void unfolded();    ///< the answer unfolds
    void ended();       ///< by end()
    void completed();   ///< the last step is reached, and all questions have had an answer

private:
    void follow(const Change& change);
    void stop();
    void show();
    void begin(int step);
    void settle(std::string_view changes);
    void take(Guess guess);
    void onFrame();
    void unfold();
    void finishCurve();
    void announce();
    [[nodiscard]] static QStringList listOf(std::string_view words);
    [[nodiscard]] bool isAnswered() const;
    [[nodiscard]] bool isUnfolded() const;
    [[nodiscard]] double lastTick() const; ///< where the run pauses; 0: nowhere

    Document& m_document;
    SimulationController& m_simulation;
    Comparison& m_comparison;
    int m_count = 0;
    int m_current = -1;
    Id m_id;
    QString m_title;
    StepAnnotation m_step;
    struct Answers {
        std::map<Id, Guess> guesses;
        std::map<Id, std::vector<double>> drafts;
        bool areComplete = false;
        bool isHandedIn = false;
    };
    Answers m_answers; ///< until the lesson begins anew, or another project is open
    QString m_pupil;
    Project m_before;          ///< when the lesson began
    std::optional<int> m_left; ///< the step at which it was left
    int m_gesture = 0;
    bool m_compares = false; ///< the step shows its experiment side by side
    bool m_unfolded = false;
    std::uint64_t m_run = 0; ///< frames of this run and earlier ones belong to an earlier step
    double m_tick = 0;       ///< of the latest frame
    std::uint64_t m_tickRun = 0;
};

} // namespace tiller
