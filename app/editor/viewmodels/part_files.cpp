#include "app/editor/viewmodels/part_files.h"

#include "app/editor/canvas/canvas_controller.h"
#include "app/editor/document/document.h"
#include "app/editor/document/folders.h"
#include "app/editor/viewmodels/problem_list_model.h"
#include "app/editor/words/names.h"
#include "core/io/part_file.h"
#include "core/io/project_io.h"

#include <QDir>
#include <QFileInfo>

namespace tiller {

namespace {

/// Where a project has part files to add: its folder, and `parts` in it.
std::vector<QDir> partFolders(const QString& folder) {
    std::vector<QDir> folders;
    for (const QString& each : {folder, folder + QStringLiteral("/parts")})
        if (!folder.isEmpty() && QDir(each).exists())
            folders.emplace_back(each);
    return folders;
}

} // namespace

PartFiles::PartFiles(Document& document, CanvasController& canvas, ProblemListModel& problems,
                     QObject* parent)
    : QObject(parent), m_document(document), m_canvas(canvas), m_problems(problems) {
    connect(&m_watch, &PathWatch::changed, this, &PartFiles::read);
    for (const auto signal : {&Document::opened, &Document::fileChanged}) {
        connect(&document, signal, this, &PartFiles::follow);
        connect(&document, signal, &m_watch, &PathWatch::changeSoon); // maybe another folder
    }
    connect(canvas.adder(), &NodeAdder::partFileWanted, this,
            [this](const QString& file, const std::optional<QPointF>& place) {
                addAt(QDir(m_document.folder()).filePath(file), place);
            });
    connect(&document, &Document::replaced, this, &PartFiles::follow);
    connect(&document, &Document::edited, this, &PartFiles::follow);
    follow();
}

Id PartFiles::partOf(const QString& group) const {
    const Annotation* found = m_document.project().annotation(group.toStdString());
    if (!found || found->type != "group")
        return {};
    const Id part = tiller::textOf(valueOf(*found, "of"));
    return m_document.project().annotation(part) ? part : Id();
}

/// The link to a file in the project's folder; empty for other files.
std::string PartFiles::linkTo(const QString& file) const {
    const QString folder = QFileInfo(m_document.folder()).canonicalFilePath();
    const QString path = QFileInfo(file).canonicalFilePath();
    if (m_document.folder().isEmpty() || path.isEmpty() || !path.startsWith(folder + '/'))
        return {};
    return QDir(folder).relativeFilePath(path).toStdString();
}

/// The path of a linked file, which may be missing; empty outside of the project's folder.
QString PartFiles::pathOf(const std::string& link) const {
    return pathInFolder(m_document.folder(), QString::fromStdString(link));
}

/// Follows the links of the project. Files that are already known are not read again.
void PartFiles::follow() {
    std::map<std::string, File> files;
    for (const Annotation& each : m_document.project().annotations) {
        const std::string link =
            each.type == "part" ? tiller::textOf(valueOf(each, "file")) : std::string();
        if (link.empty())
            continue;
        if (const auto known = m_files.find(link); known != m_files.end())
            files.insert(*known);
        else
            files.emplace(link, File());
    }
    const bool isNone = files.empty() && m_files.empty();
    m_files = std::move(files);
    if (!isNone)
        m_watch.changeSoon(); // once for all edits of a drag
}

void PartFiles::read() {
    QStringList watched;
    for (auto& [link, file] : m_files) {
        const QString path = pathOf(link);
        const FileStamp stamp = path.isEmpty() ? FileStamp() : FileStamp(path);
        if (stamp.exists() && stamp == file.stamp && stamp.isSettled())
            continue;
        file.stamp = stamp;
        file.state.clear();
        file.library =
            stamp.exists()
                ? loadPart(path.toStdString())
                : Problem{.text =
                              tr("There is no such file in the project's folder.").toStdString()};
        if (file.library)
            file.state = partState(file.library.value());
    }
    for (const auto& [link, file] : m_files) {
        const QString path = pathOf(link);
        if (path.isEmpty())
            continue;
        if (file.stamp.exists())
            watched.append(path);
        else if (QFileInfo(path).dir().exists())
            watched.append(QFileInfo(path).absolutePath());
    }
    for (const QDir& folder : partFolders(m_document.folder()))
        watched.append(folder.absolutePath());
    watched.removeDuplicates();
    m_watch.watch(watched);
    lookInFolder();
    announce();
}

void PartFiles::lookInFolder() {
    constexpr qsizetype most = 100;
    m_inFolder.clear();
    for (const QDir& folder : partFolders(m_document.folder()))
        for (const QFileInfo& each :
             folder.entryInfoList({QStringLiteral("*.tiller-part")}, QDir::Files, QDir::Name)) {
            const std::string link = linkTo(each.filePath());
            if (link.empty() || m_files.contains(link) || m_inFolder.size() == most)
                continue;
            const QString file = QString::fromStdString(link);
            m_inFolder.append(
                QVariantMap{{"id", "file:" + file},
                            {"title", tr("%1 (file)").arg(each.completeBaseName())},
                            {"help", tr("The part file %1 in the project's folder.").arg(file)}});
        }
}

QString PartFiles::stateOf(const Id& part) const {
    const PartLink link = linkOf(m_document.project(), part);
    const auto found = m_files.find(link.file);
    if (link.file.empty() || found == m_files.end())
        return QStringLiteral("none");
    if (!found->second.library)
        return QStringLiteral("unreadable");
    if (differencesOf(m_document.project(), part, found->second.library.value()).empty())
        return QStringLiteral("same");
    return found->second.state == link.taken ? QStringLiteral("edited") : QStringLiteral("changed");
}

QString PartFiles::textOf(const Id& part) const {
    const QString state = stateOf(part);
    const std::string link = linkOf(m_document.project(), part).file;
    const QString file = QString::fromStdString(link);
    if (state == QLatin1String("same"))
        return tr("Equal to the part file “%1”.").arg(file);
    if (state == QLatin1String("edited"))
        return tr("Edited in this project. The part file “%1” is without these edits.").arg(file);
    if (state == QLatin1String("changed"))
        return tr("The part file “%1” has changed. Use what the file has, or write what this "
                  "project has to the file.")
            .arg(file);
    if (state == QLatin1String("unreadable"))
        return tr("The part file “%1” cannot be read. The groups work without it. %2")
            .arg(file, placedSentences(m_files.at(link).library.problems()).constFirst());
    return {};
}

/// Why the numbers of a part mean something else in this project; empty if they do not.
QString PartFiles::tickWords(const Project& library) const {
    const double made = library.worldNumber("tick");
    const double here = m_document.project().worldNumber("tick");
    if (made == here)
        return {};
    return tr("It was made for a world whose tick is %1 long, and here a tick is %2: its speeds, "
              "forces and times mean something else. Change them, or the tick of the world.")
        .arg(made)
        .arg(here);
}

void PartFiles::announce() {
    ++m_revision;
    Problems problems;
    const NodeGroups groups(m_document.project());
    for (const Part& part : groups.parts()) {
        if (part.groups.empty())
            continue;
        const auto warn = [&](const QString& text) {
            problems.push_back({.severity = Severity::warning,
                                .text = part.name + ": " + text.toStdString(),
                                .ids = {part.groups.front()}});
        };
        const QString state = stateOf(part.id);
        if (state == QLatin1String("changed") || state == QLatin1String("unreadable"))
            warn(textOf(part.id));
        const auto file = m_files.find(linkOf(m_document.project(), part.id).file);
        if (file != m_files.end() && file->second.library)
            if (const QString words = tickWords(file->second.library.value()); !words.isEmpty())
                warn(words);
    }
    m_problems.setFileProblems(std::move(problems));
    emit changed();
}

QVariantMap PartFiles::infoOf(const QString& group) const {
    const Id part = partOf(group);
    if (part.empty())
        return {};
    const PartLink link = linkOf(m_document.project(), part);
    QStringList differences;
    const QString state = stateOf(part);
    if (state == QLatin1String("changed") || state == QLatin1String("edited"))
        for (const std::string& each :
             differencesOf(m_document.project(), part, m_files.at(link.file).library.value()))
            differences.append(QString::fromStdString(each));
    return {{"name", QString::fromStdString(m_document.project().annotation(part)->name)},
            {"file", QString::fromStdString(link.file)},
            {"state", state},
            {"text", textOf(part)},
            {"differences", differences}};
}

bool PartFiles::save(const QString& group, const QString& file) {
    const Id part = partOf(group);
    const auto fail = [&](const Problems& problems) {
        emit m_document.failed(tr("The part could not be saved"), placedSentences(problems));
        return false;
    };
    if (part.empty()) {
        m_document.refuse(tr("Select the group to save as a part."));
        return false;
    }
    const auto library = libraryOf(m_document.project(), part);
    if (!library)
        return fail(library.problems());
    if (const auto saved = saveText(file.toStdString(), writeProject(library.value())); !saved)
        return fail(saved.problems());
    const PartLink link{linkTo(file), partState(library.value())};
    if (!link.file.empty()) {
        m_files.erase(link.file); // it is read again
        m_document.push(setLink(m_document.project(), part, link), tr("Link to a part file"));
        follow();
    }
    emit saved(QFileInfo(file).fileName(), !link.file.empty());
    return true;
}

bool PartFiles::saveAgain(const QString& group) {
    const std::string link = linkOf(m_document.project(), partOf(group)).file;
    const QString path = pathOf(link); // a missing file is written anew
    if (link.empty() || path.isEmpty()) {
        m_document.refuse(tr("The part file is not in the project's folder. Save it as a part "
                             "there."));
        return false;
    }
    return save(group, path);
}

/// Reads a part file, and reports why it cannot be read under a title with its name as %1.
Result<Project> PartFiles::load(const QString& file, const QString& title) {
    auto library = loadPart(file.toStdString());
    if (!library)
        emit m_document.failed(title.arg(QFileInfo(file).fileName()),
                               placedSentences(library.problems()));
    return library;
}

bool PartFiles::addAt(const QString& file, const std::optional<QPointF>& place) {
    const auto library = load(file, tr("“%1” could not be added as a part"));
    if (!library)
        return false;
    const PartLink link{linkTo(file), partState(library.value())};
    if (!m_canvas.adder()->addLibrary(library.value(), link.file.empty() ? PartLink() : link,
                                      place))
        return false;
    QStringList notice;
    if (m_document.folder().isEmpty())
        notice += tr("Added, but not linked to the file: the project has no folder yet. Save the "
                     "project beside it, select the group, then choose “Link to a file…”.");
    notice += tickWords(library.value());
    notice.removeAll(QString());
    emit added(notice.join(u' '));
    return true;
}

bool PartFiles::linkGroup(const QString& group, const QString& file) {
    const auto library = load(file, tr("“%1” could not be linked"));
    if (!library)
        return false;
    const PartLink link{linkTo(file), partState(library.value())};
    if (link.file.empty()) {
        m_document.refuse(tr("A part file is linked only if it is in the project's folder."));
        return false;
    }
    return m_document.push(setLink(m_document.project(), partOf(group), link),
                           tr("Link to a part file"));
}

bool PartFiles::takeOver(const QString& group) {
    const Id part = partOf(group);
    const auto found = m_files.find(linkOf(m_document.project(), part).file);
    if (part.empty() || found == m_files.end() || !found->second.library) {
        m_document.refuse(tr("The part file cannot be read."));
        return false;
    }
    const bool isDone =
        m_document.push(tiller::takeOver(m_document.project(), m_document.ids(), part,
                                         found->second.library.value(), found->second.state),
                        tr("Take over a part file"));
    announce();
    return isDone;
}

void PartFiles::unlink(const QString& group) {
    m_document.push(setLink(m_document.project(), partOf(group), {}), tr("Unlink a part file"));
}

} // namespace tiller
