#include "app/editor/viewmodels/recordings.h"

#include "app/editor/canvas/arrangement.h"
#include "app/editor/canvas/layered_layout.h"
#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
#include "app/editor/sim/input_recorder.h"
#include "app/editor/sim/simulation_controller.h"
#include "app/editor/sim/timeline.h"
#include "core/io/files.h"
#include "core/model/check.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

/// Whether both run alike, whatever their seeds.
bool isSameRun(Project first, const Project& second) {
    if (const auto change = setValue(first, "world", "seed", second.worldNumber("seed")))
        apply(change.value(), first);
    const auto exportedFirst = writeExport(first);
    const auto exportedSecond = writeExport(second);
    return exportedFirst && exportedSecond && exportedFirst.value() == exportedSecond.value();
}

bool isRun(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(200);
    return isRecording(std::string_view(head.constData(), static_cast<std::size_t>(head.size()))) ||
           head.contains("\"tiller-inputs\"");
}

/// A project of a game may be an export; the editor opens the project beside it.
QStringList namesFor(const QString& path) {
    const QFileInfo info(path);
    const QString base = info.path() + '/' + info.completeBaseName();
    QStringList names{base + QStringLiteral(".tiller")};
    if (info.suffix().compare(QLatin1String("tiller"), Qt::CaseInsensitive) != 0)
        names += path;
    return names;
}

} // namespace

Recordings::Recordings(Document& document, SimulationController& simulation,
                       const AppSettings& settings, QObject* parent)
    : QObject(parent), m_document(document), m_simulation(simulation), m_settings(settings) {
    connect(&document, &Document::opened, this, &Recordings::onOpened);
    connect(simulation.timeline(), &Timeline::marksChanged, this, &Recordings::changed);
    connect(&simulation, &SimulationController::editedForGame, this, &Recordings::sendEdit);
    connect(&simulation, &SimulationController::gameNotJoined, this, &Recordings::giveUpGame);
    connect(&m_live, &LiveGame::started, this, &Recordings::takeStart);
    connect(&m_live, &LiveGame::startCame, this, &Recordings::readStart);
    connect(&m_live, &LiveGame::progressed, this, &Recordings::changed);
    connect(&m_live, &LiveGame::went, this,
            [this](const RecordingStream::News& news) { m_simulation.worker().extendGame(news); });
    connect(&m_live, &LiveGame::ended, this, &Recordings::endLive);
    connect(&m_live, &LiveGame::refused, this, &Recordings::takeAnswer);
    connect(&m_live, &LiveGame::accepted, this, [this] { takeAnswer({}, {}); });
}

void Recordings::sendEdit(const Change& edit) {
    if (const Change takenBack = std::exchange(m_takenBack, {}); edit != takenBack)
        m_live.send(edit);
}

/// What the game refused does not stay in the project, unless later edits stand on it.
void Recordings::takeAnswer(const QString& refusal, const Change& edit) {
    if (!m_shown)
        return;
    const bool isNews = m_shown->refusal != refusal;
    m_shown->refusal = refusal;
    m_shown->isTakenBack = false;
    if (!refusal.isEmpty() && !edit.empty()) {
        m_takenBack = inverse(edit);
        m_shown->isTakenBack = m_document.takeBack(
            [&edit](const Change& steps) { return withoutLayout(steps) == edit; });
        if (!m_shown->isTakenBack)
            m_takenBack = {};
    }
    if (!isNews)
        return;
    m_isTextHidden = m_isTextHidden && refusal.isEmpty();
    emit changed();
}

/// About the run of a running game.
QString Recordings::liveText() const {
    QStringList lines;
    if (m_shown->end.isEmpty())
        lines += tr("Attached to “%1”. The game leads: Pause and the time bar show the past, Play "
                    "follows again. What you edit acts in the game.")
                     .arg(m_shown->name);
    else
        lines += tr("%1 What “%2” did stays here. Play goes on without the game.")
                     .arg(m_shown->end, m_shown->name);
    if (m_shown->end.isEmpty() && m_shown->isOther)
        lines += tr("The open project is not the one that the game runs. Your next edit gives "
                    "the game all that differs.");
    if (m_shown->isCopy)
        lines += tr("This is a copy of the game's project.");
    if (!m_shown->refusal.isEmpty())
        lines += (m_shown->isTakenBack
                      ? tr("The game refused your last edit, and the editor took it back: %1")
                      : tr("The game refused your last edit: %1"))
                     .arg(m_shown->refusal);
    return lines.join('\n');
}

QString Recordings::text() const {
    if (m_isTextHidden)
        return {};
    if (const auto coming = m_live.progress())
        return tr("Receiving the state of “%1”: %2 of %3 MB. Detach to cancel.")
            .arg(m_gameName)
            .arg(coming->received >> 20)
            .arg(coming->length >> 20);
    if (!m_shown)
        return attached() ? tr("Waiting for “%1”. It answers at its next step.").arg(m_gameName)
                          : QString();
    if (m_shown->isLive) {
        const QString difference = m_simulation.timeline()->differenceText();
        return difference.isEmpty() ? liveText() : liveText() + '\n' + difference;
    }
    const QString length = clockText(static_cast<double>(m_shown->ticks) / m_shown->rate);
    QStringList lines{tr("Recording “%1”: %2 of the game. Drag along the time bar to look; Play "
                         "goes on from there with the game's inputs.")
                          .arg(m_shown->name, length)};
    if (m_shown->isTorn)
        lines += tr("The end of the file is incomplete: it was left out.");
    if (m_shown->isTooLong)
        lines += tr("The file is too long to be read whole: what comes after these ticks was left "
                    "out.");
    if (m_shown->isOther)
        lines += tr("The project has changed since. The run goes by the project in the recording; "
                    "Play goes on with the project as it is now.");
    if (m_shown->isCopy)
        lines += tr("This is the copy of the project in the recording.");
    const QString difference = m_simulation.timeline()->differenceText();
    if (!difference.isEmpty())
        lines += difference;
    return lines.join('\n');
}

bool Recordings::warns() const {
    return m_shown && (m_shown->isTorn || m_shown->isTooLong || m_shown->isOther ||
                       !m_shown->refusal.isEmpty() || !m_shown->end.isEmpty() ||
                       !m_simulation.timeline()->differenceText().isEmpty());
}

bool Recordings::isRecording(const QString& path) const {
    return isRun(path);
}

Task<bool> Recordings::read(QString file) {
    const auto result = std::make_shared<Result<Recording>>(Problem());
    const WorkWords words{tr("Opening “%1”").arg(QFileInfo(file).fileName()),
                          tr("If you cancel, the open project stays as it is.")};
    const auto work = [result, path = file.toStdString()] {
        const auto text = loadText(path, mostRecordingBytes);
        *result = text ? readRecording(text.value()) : Result<Recording>(text.problems());
        if (*result)
            if (Problems errors = findErrors(result->value().log.start); !errors.empty())
                *result = std::move(errors);
    };
    const bool isDone = co_await m_document.work()->run(words, work);
    if (!isDone)
        co_return false;
    drop();
    if (!*result) {
        m_document.reportUnreadable(file, result->problems());
        co_return false;
    }
    m_file = file;
    m_recording = std::make_shared<const Recording>(std::move(*result).value());
    co_return true;
}

QVariantList Recordings::findGames() {
    m_games = live::findGames(live::folderOfGames());
    QVariantList list;
    for (const live::RunningGame& game : m_games) {
        const QString project = QString::fromStdString(game.project);
        const QString title =
            project.isEmpty() ? tr("A game without a file") : QFileInfo(project).fileName();
        const QString detail = tr("Process %1, port %2").arg(game.process).arg(game.port);
        list += QVariantMap{{"title", title},
                            {"detail", project.isEmpty() ? detail : detail + ", " + project}};
    }
    return list;
}

void Recordings::attach(int game) {
    if (game < 0 || static_cast<std::size_t>(game) >= m_games.size())
        return;
    detach();
    const live::RunningGame& chosen = m_games[static_cast<std::size_t>(game)];
    m_gameName = chosen.project.empty()
                     ? tr("port %1").arg(chosen.port)
                     : QFileInfo(QString::fromStdString(chosen.project)).completeBaseName();
    const QString problem = m_live.attach(chosen);
    if (!problem.isEmpty()) {
        emit attachFailed(problem);
        return;
    }
    m_shown.reset();
    m_isTextHidden = false;
    emit changed();
}

void Recordings::detach() {
    if (!attached())
        return;
    m_live.detach();
    if (m_shown && m_shown->isLive)
        endLive(tr("You have left the game."));
    m_liveStart.reset();
    emit changed();
}

/// The game tells its project and its state: when it is attached, and when it went back.
void Recordings::takeStart(std::shared_ptr<const live::LiveStart> start) {
    const bool isShownNow = m_shown && m_shown->isLive;
    m_liveStart = std::move(start);
    if (isShownNow) {
        m_simulation.joinGame({m_liveStart, &m_liveStart->recording},
                              {m_liveStart, &m_liveStart->state}, true);
        m_liveStart.reset();
        return;
    }
    m_live.setReading(false); // until it is shown
    m_file.clear();
    m_awaitedProject.clear();
    m_recording = {m_liveStart, &m_liveStart->recording};
    emit arrived();
}

/// A large start is read in the background; canceling detaches.
Detached Recordings::readStart(std::shared_ptr<const std::string> content) {
    m_live.setReading(false);
    const auto result = std::make_shared<Result<live::LiveStart>>(Problem());
    const WorkWords words{tr("Reading the state of “%1”").arg(m_gameName),
                          tr("If you cancel, the editor detaches from the game.")};
    const auto work = [result, content] { *result = live::Client::readStart(*content); };
    const bool isDone = co_await m_document.work()->run(words, work);
    if (!attached())
        co_return;
    if (!isDone) {
        detach();
        co_return;
    }
    if (!*result) {
        m_live.detach();
        endLive(QString::fromStdString(result->problems().front().text));
        co_return;
    }
    m_live.goOn(result->value());
    m_live.setReading(true);
    takeStart(std::make_shared<const live::LiveStart>(std::move(*result).value()));
}

void Recordings::endLive(const QString& why) {
    m_liveStart.reset();
    if (m_shown && m_shown->isLive) {
        m_shown->end = why;
        m_isTextHidden = false;
        m_simulation.leaveGame();
    } else {
        emit attachFailed(why);
    }
    emit changed();
}

/// The world cannot take the state of the game, so there is no run of it to show.
void Recordings::giveUpGame(const QString& why) {
    if (!m_shown || !m_shown->isLive)
        return;
    m_live.detach();
    m_liveStart.reset();
    m_shown.reset();
    emit attachFailed(tr("The state that the game sent does not fit its project, so the editor "
                         "cannot follow it: %1 Record the run of the game instead.")
                          .arg(why));
    emit changed();
}

/// Of a running game, the seed and the parameters do not count: the game has set them.
bool Recordings::isOther(const Project& start) const {
    return !isSameRun(
        m_liveStart ? withValuesOf(start, m_document.project()) : m_document.project(), start);
}

bool Recordings::fitsOpenProject() const {
    return m_recording && !isOther(m_recording->log.start);
}

QString Recordings::projectName() const {
    return m_recording ? QFileInfo(QString::fromStdString(m_recording->file)).fileName()
                       : QString();
}

Task<QString> Recordings::projectFile() {
    if (projectName().isEmpty())
        co_return QString();
    const QString path = QString::fromStdString(m_recording->file);
    const QDir beside =
        m_file.isEmpty() ? QFileInfo(path).absoluteDir() : QFileInfo(m_file).absoluteDir();
    QStringList places;
    if (QFileInfo(path).isAbsolute())
        places += namesFor(path);
    else
        places += namesFor(beside.filePath(path));
    places += namesFor(beside.filePath(projectName()));
    if (!m_document.file().isEmpty())
        places += namesFor(QFileInfo(m_document.file()).absoluteDir().filePath(projectName()));
    for (const QString& recent : m_settings.recentFiles())
        if (namesFor(QFileInfo(recent).absoluteDir().filePath(projectName())).contains(recent))
            places += recent;
    // A recording may name any place, also one that never answers.
    const auto found = std::make_shared<QString>();
    const WorkWords words{tr("Looking for “%1”").arg(projectName()),
                          tr("If you cancel, you can choose the file.")};
    const auto work = [found, places] {
        const auto place = std::ranges::find_if(
            places, [](const QString& each) { return QFileInfo(each).isFile() && !isRun(each); });
        *found = place == places.end() ? QString() : QDir::cleanPath(*place);
    };
    const bool isDone = co_await m_document.work()->run(words, work);
    if (!isDone)
        co_return QString();
    co_return *found;
}

void Recordings::show() {
    if (!m_recording)
        return;
    const std::shared_ptr<const Recording> recording = std::exchange(m_recording, nullptr);
    const InputLog& log = recording->log;
    const bool isLive = m_liveStart != nullptr;
    if (!isLive)
        detach();
    m_shown = std::make_unique<Shown>(
        Shown{.name = isLive ? m_gameName : QFileInfo(m_file).completeBaseName(),
              .ticks = log.ticks,
              .isTorn = recording->isTorn,
              .isTooLong = recording->isTooLong,
              .isOther = isOther(log.start),
              .isCopy = std::exchange(m_opensCopy, false),
              .isLive = isLive,
              .rate = std::max(1.0, log.start.worldNumber("ticksPerSecond")),
              .seed = log.start.worldNumber("seed")});
    m_isTextHidden = false;
    if (isLive) {
        m_simulation.joinGame(recording, {m_liveStart, &m_liveStart->state}, false);
        m_liveStart.reset();
        m_live.setReading(true);
    } else {
        m_simulation.showRecording(recording);
    }
    emit changed();
}

void Recordings::showWith(const QString& projectFile) {
    m_awaitedProject = projectFile;
}

void Recordings::showCopy() {
    if (!m_recording)
        return;
    Project project = m_recording->log.start;
    const CardArrangement arrangement = arrangementOf(project, {});
    apply(arranged(project, arrangement, layOutInLayers(arrangement.graph)), project);
    const QString name = !projectName().isEmpty() ? projectName()
                         : m_liveStart            ? m_gameName
                                                  : m_file;
    m_opensCopy = true;
    m_awaitedProject = m_file;
    m_document.openProject(std::move(project), QFileInfo(name).completeBaseName());
}

void Recordings::drop() {
    m_awaitedProject.clear();
    m_recording.reset();
    if (std::exchange(m_liveStart, nullptr))
        detach();
}

void Recordings::dropAwaited() {
    if (!m_awaitedProject.isEmpty())
        drop();
}

void Recordings::hideText() {
    m_isTextHidden = true;
    emit changed();
}

/// Another project is open: the one that was awaited, or one for which the recording is forgotten.
void Recordings::onOpened() {
    if (m_shown && m_shown->isLive)
        m_live.detach(); // from the game of the project before
    m_shown.reset();
    const QString awaited = std::exchange(m_awaitedProject, {});
    const bool isThere =
        m_opensCopy ||
        (!awaited.isEmpty() && (m_document.file() == awaited ||
                                (m_document.file().isEmpty() &&
                                 m_document.name() == QFileInfo(awaited).completeBaseName())));
    if (isThere)
        show();
    else if (m_liveStart)
        m_live.detach();
    m_liveStart.reset();
    m_recording.reset();
    m_opensCopy = false;
    emit changed();
}

} // namespace tiller
