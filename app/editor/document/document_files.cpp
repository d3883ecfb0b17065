#include "app/editor/document/crash_handler.h"
#include "app/editor/document/document.h"
#include "app/editor/words/language.h"
#include "app/page/page.h"
#include "core/io/file_writer.h"
#include "core/io/files.h"

#include <QFileInfo>

#include <memory>

/// How a document reads and writes files.
namespace tiller {

namespace {

/// As difference(); a list whose items stand in another order is replaced as a whole.
template <class T>
void keepOrder(std::vector<Replacement<T>>& steps, const std::vector<T>& before,
               const std::vector<T>& made, const std::vector<T>& wanted) {
    if (made == wanted)
        return;
    steps.clear();
    for (std::size_t i = before.size(); i-- > 0;)
        steps.push_back({before[i], {}, i});
    for (std::size_t i = 0; i < wanted.size(); ++i)
        steps.push_back({{}, wanted[i], i});
}

/// The change that turns one project into exactly the other.
Change wholeDifference(const Project& before, const Project& after) {
    Change change = difference(before, after);
    Project made = before;
    apply(change, made);
    keepOrder(change.nodes, before.nodes, made.nodes, after.nodes);
    keepOrder(change.links, before.links, made.links, after.links);
    keepOrder(change.scene, before.scene, made.scene, after.scene);
    keepOrder(change.annotations, before.annotations, made.annotations, after.annotations);
    keepOrder(change.parameters, before.parameters, made.parameters, after.parameters);
    return change;
}

QStringList sentences(const Problems& problems, const QString& file) {
    QStringList result;
    for (const Problem& problem : problems) {
        QString text = QString::fromStdString(problem.text);
        if (problem.line > 0)
            text = QStringLiteral("%1:%2:%3: %4")
                       .arg(QFileInfo(file).fileName())
                       .arg(problem.line)
                       .arg(problem.column)
                       .arg(text);
        result.append(text);
    }
    return result;
}

} // namespace

void Document::newProject() {
    m_folder.clear();
    Project project;
    if (const auto walls = setValue(project, "world", "edges", std::string("wall")))
        apply(walls.value(), project); // a file without the key means "wrap"
    show(std::move(project), {}, {});
}

Task<bool> Document::open(QString file) {
    return load(file, file);
}

Task<bool> Document::openCopy(QString file, QString name) {
    return load(file, {}, name);
}

void Document::openProject(Project project, const QString& name) {
    m_folder.clear();
    show(std::move(project), {}, name);
}

Task<bool> Document::openVersion(QString version) {
    auto loaded = co_await read(version);
    if (!loaded)
        co_return false;
    show(std::move(loaded->project), {}, tr("%1 (earlier version)").arg(name()));
    co_return true;
}

Task<bool> Document::restoreVersion(QString version) {
    const auto loaded = co_await read(version);
    if (!loaded)
        co_return false;
    const Change change = wholeDifference(project(), loaded->project);
    if (change.empty()) {
        refuse(tr("This version is the same as the open project."));
        co_return false;
    }
    pushWhole(change, tr("Restore an earlier version"));
    co_return true;
}

Task<bool> Document::load(QString file, QString saveAs, QString name) {
    auto loaded = co_await readAsOpen(file);
    if (!loaded)
        co_return false;
    m_folder = QFileInfo(file).absolutePath();
    const bool isExport = loaded->isExport; // saving must not turn an export into a project
    show(std::move(loaded->project), isExport ? QString() : saveAs,
         name.isEmpty() ? QFileInfo(file).completeBaseName() : name);
    co_return true;
}

/// Nothing if the user cancels, and if the file cannot be read: `failed` says why.
/// @param text becomes what the file holds
Task<std::optional<LoadedProject>> Document::read(QString file, std::string* text) {
    struct Content {
        Result<std::string> text = Problem();
        Result<LoadedProject> project = Problem();
    };
    const auto content = std::make_shared<Content>();
    const WorkWords words{tr("Opening “%1”").arg(QFileInfo(file).fileName()),
                          tr("If you cancel, the open project stays as it is.")};
    const auto work = [content, path = file.toStdString()] {
        content->text = loadText(path);
        content->project = content->text ? readProject(content->text.value())
                                         : Result<LoadedProject>(content->text.problems());
    };
    const bool isDone = co_await m_work.run(words, work);
    if (!isDone)
        co_return {};
    if (!content->project) {
        reportUnreadable(file, content->project.problems());
        co_return {};
    }
    if (text)
        *text = std::move(content->text).value();
    co_return std::move(content->project).value();
}

/// Remembers what the file held, to hear of a change by another program.
Task<std::optional<LoadedProject>> Document::readAsOpen(QString file) {
    const FileStamp stamp(file);
    std::string text;
    auto loaded = co_await read(file, &text);
    if (loaded)
        m_known.remember(text, stamp);
    if (loaded && QFileInfo(file).absolutePath() == QFileInfo(m_examples).absoluteFilePath()) {
        std::vector<std::string> english;
        forEachText(loaded->project, [&](const std::string& each) { english.push_back(each); });
        translateTexts(loaded->project);
        auto next = english.begin();
        forEachText(loaded->project,
                    [&](const std::string& each) { m_english.emplace(each, *next++); });
    }
    co_return loaded;
}

void Document::reportUnreadable(const QString& file, const Problems& problems) {
    emit failed(tr("%1 could not be opened").arg(QFileInfo(file).fileName()),
                sentences(problems, file));
}

Task<bool> Document::restore(QString autosave, QString file, QString name) {
    auto loaded = co_await read(autosave);
    if (!loaded)
        co_return false;
    m_known.rememberFile(file);
    m_folder = file.isEmpty() ? QString() : QFileInfo(file).absolutePath();
    show(std::move(loaded->project), file, name);
    m_undoStack.resetClean();
    co_return true;
}

Task<bool> Document::reload() {
    auto loaded = co_await readAsOpen(m_file);
    if (!loaded)
        co_return false;
    const QStringList selected = m_selection.ids();
    const Change change = difference(project(), loaded->project);
    Project changed = project();
    apply(change, changed);
    if (changed == loaded->project)
        pushWhole(change, tr("Reload"));
    else
        show(std::move(loaded->project), m_file, m_name);
    m_undoStack.setClean();
    m_selection.set(selected);
    deselectRemoved();
    co_return true;
}

void Document::keepMine() {
    m_known.rememberFile(m_file);
    m_undoStack.resetClean();
}

FileState Document::fileState() {
    return m_file.isEmpty() ? FileState::same : m_known.compare(m_file);
}

Task<bool> Document::save() {
    return saveAs(m_file);
}

Task<bool> Document::saveAs(QString file) {
    if (file.isEmpty())
        co_return false;
    const auto text = std::make_shared<const std::string>(writeProject(project()));
    const std::uint64_t revision = m_revision;
    noteCommand("Save the file");
    emit aboutToSave(file, *text);
    const auto makeText = [text] { return *text; };
    const bool isWritten = co_await write(file, tr("Saving “%1”"), makeText);
    if (!isWritten)
        co_return false;
    m_known.remember(*text);
    m_file = file;
    m_folder = QFileInfo(file).absolutePath();
    m_name = QFileInfo(file).completeBaseName();
    if (m_revision == revision)
        m_undoStack.setClean();
    else // results have come meanwhile
        m_undoStack.resetClean();
    emit fileChanged();
    emit saved(file);
    co_return true;
}

Task<bool> Document::exportTo(QString file) {
    updateProblems();
    if (hasErrors()) {
        emit failed(tr("The project cannot be exported while it has errors"),
                    sentences(m_problems, {}));
        co_return false;
    }
    const auto exported = std::make_shared<const Project>(project());
    std::function<std::string()> makeText = [exported] { return writeExport(*exported).value(); };
    const bool isPage =
        QFileInfo(file).suffix().compare(QLatin1String("html"), Qt::CaseInsensitive) == 0;
    if (isPage) {
        auto page = makePage(*exported);
        if (!page) {
            emit failed(tr("The page cannot be made"), sentences(page.problems(), {}));
            co_return false;
        }
        makeText = [text = std::move(page).value()] { return text; };
    }
    const bool isWritten = co_await write(file, tr("Exporting “%1”"), makeText);
    if (isWritten && isPage)
        for (const std::string& sentence : picturesLeftOut(*exported, pictureFolder()))
            emit refused(QString::fromStdString(sentence));
    co_return isWritten;
}

std::string Document::pictureFolder() const {
    return m_folder.toStdString();
}

/// @param exported has no errors
Result<std::string> Document::makePage(Project exported) const {
    const auto pageTemplate = loadPageTemplate();
    if (!pageTemplate)
        return pageTemplate.problems();
    const std::string folder = pictureFolder();
    if (isOfExamples(folder)) // a page has its texts in all languages
        forEachText(exported, [this](std::string& text) {
            if (const auto found = m_english.find(text); found != m_english.end())
                text = found->second;
        });
    return writePage(exported, titleOfName(name().toStdString()), pageTemplate.value(), nullptr,
                     folder, spokenLanguage().toStdString());
}

/// Only what renames the file is done in the window's thread, so that canceling changes no file.
/// @param what says it, with a place for the name of the file
Task<bool> Document::write(QString file, QString what, std::function<std::string()> makeText) {
    struct Writing {
        FileWriter writer;
        Result<Done> done = Done();
    };
    const std::shared_ptr<Writing> made(new Writing{FileWriter(file.toStdString())});
    const WorkWords words{what.arg(QFileInfo(file).fileName()),
                          tr("If you cancel, the file stays as it is.")};
    const auto work = [made, makeText = std::move(makeText)] {
        made->done = made->writer.open();
        if (made->done)
            made->done = made->writer.write(makeText());
        if (made->done)
            made->done = made->writer.sync();
    };
    const bool isDone = co_await m_work.run(words, work);
    if (!isDone)
        co_return false;
    co_return isSaved(file, made->done ? made->writer.finish() : made->done);
}

/// Announces it if not.
bool Document::isSaved(const QString& file, const Result<Done>& done) {
    if (!done)
        emit failed(tr("%1 could not be saved. The file on disk is unchanged.")
                        .arg(QFileInfo(file).fileName()),
                    sentences(done.problems(), {}));
    return done.ok();
}

} // namespace tiller
