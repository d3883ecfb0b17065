#include "app/editor/viewmodels/recordings.h"

#include "app/editor/canvas/arrangement.h"
#include "app/editor/canvas/layered_layout.h"
#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
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
}

QString Recordings::text() const {
    if (!m_shown || m_isTextHidden)
        return {};
    const QString length = clockText(static_cast<double>(m_shown->ticks) / m_shown->rate);
    QStringList lines{tr("Recording “%1”: %2 of the game. Drag along the time bar to look; Play "
                         "goes on from there with the game's inputs.")
                          .arg(m_shown->name, length)};
    if (m_shown->isTorn)
        lines += tr("The end of the file is incomplete: it was left out.");
    if (m_shown->isTooLong)
        lines +=
            tr("The file has more than 4,000,000 inputs: what comes after these was left out.");
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
                       !m_simulation.timeline()->differenceText().isEmpty());
}

bool Recordings::isRecording(const QString& path) const {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(200);
    return tiller::isRecording(
               std::string_view(head.constData(), static_cast<std::size_t>(head.size()))) ||
           head.contains("\"tiller-inputs\"");
}

bool Recordings::read(const QString& file) {
    const auto result = std::make_shared<Result<Recording>>(Problem());
    const WorkWords words{tr("Opening “%1”").arg(QFileInfo(file).fileName()),
                          tr("If you cancel, the open project stays as it is.")};
    const bool isDone = m_document.work()->run(words, [result, path = file.toStdString()] {
        const auto text = loadText(path);
        *result = text ? readRecording(text.value()) : Result<Recording>(text.problems());
        if (*result)
            if (Problems errors = findErrors(result->value().log.start); !errors.empty())
                *result = std::move(errors);
    });
    if (!isDone)
        return false;
    m_awaitedProject.clear();
    if (!*result) {
        m_document.reportUnreadable(file, result->problems());
        return false;
    }
    m_file = file;
    m_recording = std::make_shared<const Recording>(std::move(*result).value());
    return true;
}

bool Recordings::fitsOpenProject() const {
    return m_recording && isSameRun(m_document.project(), m_recording->log.start);
}

QString Recordings::projectName() const {
    return m_recording ? QFileInfo(QString::fromStdString(m_recording->file)).fileName()
                       : QString();
}

QString Recordings::projectFile() const {
    if (projectName().isEmpty())
        return {};
    const QString path = QString::fromStdString(m_recording->file);
    const QDir beside = QFileInfo(m_file).absoluteDir();
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
    const auto found = std::ranges::find_if(places, [this](const QString& place) {
        return QFileInfo(place).isFile() && !isRecording(place);
    });
    return found == places.end() ? QString() : QDir::cleanPath(*found);
}

void Recordings::show() {
    if (!m_recording)
        return;
    const std::shared_ptr<const Recording> recording = std::exchange(m_recording, nullptr);
    const InputLog& log = recording->log;
    m_shown = std::make_unique<Shown>(
        Shown{.name = QFileInfo(m_file).completeBaseName(),
              .ticks = log.ticks,
              .isTorn = recording->isTorn,
              .isTooLong = recording->isTooLong,
              .isOther = !isSameRun(m_document.project(), log.start),
              .isCopy = std::exchange(m_opensCopy, false),
              .rate = std::max(1.0, log.start.worldNumber("ticksPerSecond"))});
    m_isTextHidden = false;
    m_simulation.showRecording(recording);
    emit changed();
}

void Recordings::showWith(const QString& projectFile) {
    m_awaitedProject = projectFile;
}

void Recordings::showCopy() {
    if (!m_recording)
        return;
    Project project = m_recording->log.start;
    const Arrangement arrangement = arrangementOf(project, {});
    apply(arranged(project, arrangement, layOutInLayers(arrangement.graph)), project);
    const QString name = projectName().isEmpty() ? m_file : projectName();
    m_opensCopy = true;
    m_awaitedProject = m_file;
    m_document.openProject(std::move(project), QFileInfo(name).completeBaseName());
}

void Recordings::hideText() {
    m_isTextHidden = true;
    emit changed();
}

/// Another project is open: the one that was awaited, or one for which the recording is forgotten.
void Recordings::onOpened() {
    m_shown.reset();
    const QString awaited = std::exchange(m_awaitedProject, {});
    const bool isThere =
        m_opensCopy ||
        (!awaited.isEmpty() && (m_document.file() == awaited ||
                                (m_document.file().isEmpty() &&
                                 m_document.name() == QFileInfo(awaited).completeBaseName())));
    if (isThere)
        show();
    m_recording.reset();
    m_opensCopy = false;
    emit changed();
}

} // namespace tiller
