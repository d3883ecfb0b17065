#pragma once

#include "app/editor/render/film.h"
#include "app/editor/viewport/agents_item.h"

#include <atomic>
#include <thread>

namespace tiller {

/// Pictures and films of the viewport, as it is seen. A film runs the world again in a thread of
/// its own, from the start or from where it is, so that no frame is lost on a slow machine; the
/// window goes on meanwhile.
class Recorder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::AgentsItem* world MEMBER m_world NOTIFY worldChanged REQUIRED)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged) ///< 0 to 1
    Q_PROPERTY(QString file READ file NOTIFY runningChanged)

public:
    enum Part {
        SoFar,     ///< what was seen since the reset, with what the mouse and edits did
        FromStart, ///< the project as it is now, from tick 0
        FromNow,   ///< from here on
    };
    Q_ENUM(Part)

    explicit Recorder(QObject* parent = nullptr) : QObject(parent) {}
    ~Recorder() override;

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] const QString& file() const { return m_file; }

    /// Why there can be no films; empty where there can.
    Q_INVOKABLE QString missing() const;
    /// The length that a typed text means; 0 where it means none.
    Q_INVOKABLE static double secondsOf(const QString& text);
    /// Writes what is seen now as PNG; `saved` or `failed` says how it went.
    Q_INVOKABLE void savePicture(const QString& file);
    /// Begins a film, *.gif or *.mp4. @param seconds of watching; not asked for by SoFar
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
    void film(FilmPlan plan, const QString& file);
    void ended(const QString& why, bool whole);

    QPointer<AgentsItem> m_world;
    QString m_file;
    bool m_running = false;
    double m_progress = 0;
    std::atomic<bool> m_canceled = false;
    std::thread m_thread;
};

} // namespace tiller
