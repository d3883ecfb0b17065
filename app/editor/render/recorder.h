#pragma once

#include "app/editor/render/film.h"
#include "app/editor/viewport/agents_item.h"

#include <atomic>
#include <thread>

namespace tiller {

/// Saves pictures and films of a viewport. A film runs the world again, in a thread of its own,
/// from the start or from now: no frame is lost on a slow machine, and the window stays usable.
class Recorder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::AgentsItem* world MEMBER m_world NOTIFY worldChanged REQUIRED)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)      ///< a film is being recorded
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged) ///< 0 to 1
    Q_PROPERTY(QString file READ file NOTIFY runningChanged)

public:
    enum Part {
        SoFar,     ///< since the reset, with all input and edits
        FromStart, ///< the project as it is now, from tick 0
        FromNow,   ///< from the current tick
    };
    Q_ENUM(Part)

    explicit Recorder(QObject* parent = nullptr) : QObject(parent) {}
    ~Recorder() override;

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] const QString& file() const { return m_file; }

    /// Why this machine cannot record films; empty if it can.
    Q_INVOKABLE QString missing() const;
    /// The length that a person typed; 0 if it is no length.
    Q_INVOKABLE static double secondsOf(const QString& text);
    /// Saves the viewport as it is now as PNG. `saved` or `failed` reports the result.
    Q_INVOKABLE void savePicture(const QString& file);
    /// Starts to record a film, *.gif or *.mp4. `saved` or `failed` reports the result.
    /// @param seconds of watching; SoFar ignores them
    Q_INVOKABLE void startFilm(const QString& file, tiller::Recorder::Part part, double seconds);
    Q_INVOKABLE void cancel() { m_canceled = true; }

signals:
    void worldChanged();
    void runningChanged();
    void progressChanged();
    void saved(const QString& file);
    void failed(const QString& why);

private:
    [[nodiscard]] FilmPlan plan(Part part, double seconds);
    void record(FilmPlan plan, const QString& file);
    void onEnd(const QString& why, bool finished);

    QPointer<AgentsItem> m_world;
    QString m_file;
    bool m_running = false;
    double m_progress = 0;
    std::atomic<bool> m_canceled = false;
    std::thread m_thread;
};

} // namespace tiller
