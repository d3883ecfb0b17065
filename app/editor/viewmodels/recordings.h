#pragma once

#include "app/editor/document/long_work.h"
#include "app/editor/viewmodels/live_game.h"
#include "core/io/recording_io.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <memory>

namespace tiller {

class AppSettings;
class Document;
class SimulationController;

/// Opens recordings of games, and input logs: the project of the game, and its run in the timeline.
/// It also attaches to games that run: then the run grows as the game plays, and edits go to the
/// game.
/// The run goes by the project in the recording. The open project counts from its end on, and in
/// its branches.
class Recordings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    /// What the window says of the recording that it shows; empty if it shows none.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Attached to a running game, or waiting for its answer.
    Q_PROPERTY(bool attached READ attached NOTIFY changed)
    /// The seed of the run that is shown; below 0 if it is that of the project.
    Q_PROPERTY(double seed READ seed NOTIFY changed)
    /// The run differs from that of the game, or the project does.
    Q_PROPERTY(bool warns READ warns NOTIFY changed)

public:
    Recordings(Document& document, SimulationController& simulation, const AppSettings& settings,
               QObject* parent = nullptr);

    [[nodiscard]] QString text() const;
    [[nodiscard]] bool warns() const;
    [[nodiscard]] bool isShown() const { return m_shown != nullptr; }
    [[nodiscard]] double seed() const { return m_shown ? m_shown->seed : -1; }
    [[nodiscard]] bool attached() const { return m_live.isAttached(); }

    /// @name Running games
    /// @{
    /// The games that listen: {title, detail} each.
    Q_INVOKABLE QVariantList findGames();
    /// Attaches to a game of the latest list; `arrived` or `attachFailed` says what becomes of it.
    Q_INVOKABLE void attach(int game);
    Q_INVOKABLE void detach();
    /// @}

    /// Whether a file is a recording or an input log, whatever its name.
    Q_INVOKABLE bool isRecording(const QString& file) const;
    /// Reads a recording. If that fails, Document::failed says why, or the user has canceled it.
    Task<bool> read(QString file);

    /// @name About the recording that was read
    /// @{
    /// The open project is the one that the game ran. A seed of its own does not count.
    Q_INVOKABLE bool fitsOpenProject() const;
    /// The project's file: where the game had it, or beside the recording, or beside the open
    /// project, or among the recent ones. Empty if it is not found.
    Task<QString> projectFile();
    Q_INVOKABLE QString projectName() const; ///< of its file in the game; empty if it had none
    /// @}

    /// Shows the run over the open project.
    Q_INVOKABLE void show();
    /// Shows the run as soon as this project is open.
    Q_INVOKABLE void showWith(const QString& projectFile);
    /// Opens the copy of the project that is in the recording, and shows the run.
    Q_INVOKABLE void showCopy();
    /// Forgets the run that was read, or that a game has sent and that waits: then it detaches.
    Q_INVOKABLE void drop();
    Q_INVOKABLE void dropAwaited(); ///< the same, if it waits for its project to open
    /// The run of a running game waits to be shown.
    Q_INVOKABLE bool hasArrived() const { return m_liveStart != nullptr; }
    Q_INVOKABLE void hideText(); ///< until the next recording

signals:
    void changed();
    void arrived(); ///< the project and the run of a running game, as after read()
    void attachFailed(const QString& why);

private:
    struct Shown {
        QString name;
        std::uint64_t ticks = 0;
        bool isTorn = false;
        bool isTooLong = false;
        bool isOther = false;     ///< the open project is not the one that the game ran
        bool isCopy = false;      ///< it is the one in the recording
        bool isLive = false;      ///< it is the run of a running game
        QString refusal = {};     ///< why the game did not take the last edit
        bool isTakenBack = false; ///< that edit
        QString end = {};         ///< why the connection to the game has ended
        double rate = 60;
        double seed = 1; ///< of the game
    };

    void onOpened();
    void takeStart(std::shared_ptr<const live::LiveStart> start);
    Detached readStart(std::shared_ptr<const std::string> content);
    void endLive(const QString& why);
    void giveUpGame(const QString& why);
    void sendEdit(const Change& edit);
    void takeAnswer(const QString& refusal, const Change& edit);
    [[nodiscard]] QString liveText() const;
    [[nodiscard]] bool isOther(const Project& start) const;

    Document& m_document;
    SimulationController& m_simulation;
    const AppSettings& m_settings;
    QString m_file; ///< of the recording that was read
    std::shared_ptr<const Recording> m_recording;
    QString m_awaitedProject; ///< the run is shown once it is open
    std::unique_ptr<Shown> m_shown;
    LiveGame m_live;
    std::vector<live::RunningGame> m_games;             ///< of the latest list
    QString m_gameName;                                 ///< that is attached
    std::shared_ptr<const live::LiveStart> m_liveStart; ///< waits to be shown
    Change m_takenBack; ///< what the window does to an edit that the game refused; it is not sent
    bool m_isTextHidden = false;
    bool m_opensCopy = false;
};

} // namespace tiller
