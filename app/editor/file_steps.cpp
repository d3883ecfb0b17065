#include "app/editor/file_steps.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace tiller {

namespace {

QVariantMap choice(const char* name, const QString& text, bool primary = false) {
    return {{"name", name}, {"text", text}, {"primary", primary}};
}

} // namespace

void FileSteps::componentComplete() {
    QQuickItem::componentComplete();
    m_editor = static_cast<EditorParts*>(qmlAttachedPropertiesObject<EditorParts>(this));
    connect(this, &FileSteps::blockedChanged, this, &FileSteps::goOnSoon);
    Document* document = m_editor->document;
    connect(document, &Document::opened, this, &FileSteps::onOpened);
    connect(document, &Document::edited, this, [this] { m_mayReplace = false; });
    connect(document, &Document::failed, this, &FileSteps::failed);
    connect(document, &Document::saved, m_editor->settings, &AppSettings::addRecentFile);
    const FileSession* session = m_editor->session;
    connect(session, &FileSession::changedOutside, this, &FileSteps::askWhichVersion);
    connect(session, &FileSession::removedOutside, this, [this] {
        emit failed(
            tr("The file “%1” was moved or deleted").arg(m_editor->document->name()),
            {tr("Nothing is lost: the project is still open here. Save it to write the file "
                "again, or save it under another name.")});
    });
    connect(session, &FileSession::versionNotKept, this,
            [this](const QString& why) { emit noted(why, true); });
    const Recordings* recordings = m_editor->recordings;
    connect(recordings, &Recordings::arrived, this, [this] {
        m_hasArrived = true;
        goOn();
    });
    connect(recordings, &Recordings::changed, this,
            [this] { m_mayReplace = m_mayReplace && m_editor->recordings->attached(); });
    connect(recordings, &Recordings::attachFailed, this, [this](const QString& why) {
        emit failed(tr("The editor is not attached to the game"), {why});
    });
    connect(m_editor->partFiles, &PartFiles::added, this, [this](const QString& notice) {
        if (!notice.isEmpty())
            emit noted(notice, true);
    });
    connect(m_editor->partFiles, &PartFiles::saved, this, &FileSteps::onPartSaved);
}

void FileSteps::onOpened() {
    m_mapFile.clear();
    m_mayReplace = false;
    emit projectShown();
    CrashReports* crashes = m_editor->session->crashes();
    if (!crashes->unseen())
        return;
    emit noted(tr("Tiller ended unexpectedly %1. “Last crash report” in the menu Help shows why.")
                   .arg(crashes->when()),
               true);
    crashes->markSeen();
}

void FileSteps::onPartSaved(const QString& name, bool isLinked) {
    const QString text =
        isLinked ? tr("Saved as %1, and linked to it.")
        : m_editor->document->file().isEmpty()
            ? tr("Saved as %1. It is not linked, because the project has no folder yet: save the "
                 "project beside it, then the part again.")
            : tr("Saved as %1. It is not linked, because it is not in the project's folder.");
    emit noted(text.arg(name), false);
}

/// Does a step, once answers are handed in or discarded, and unsaved changes saved or discarded.
void FileSteps::begin(const FileStep& step) {
    m_editor->typing->commit();
    const bool losesAnswers = this->losesAnswers(step);
    const auto asked = m_question.kind;
    if (!losesAnswers && !m_editor->document->modified())
        perform(step);
    else if (isAsking() && asked != Question::Kind::saveChanges &&
             asked != Question::Kind::handIn && !m_waiting)
        m_waiting = step;
    else if (!isAsking() && m_editor->document->work()->what().isEmpty())
        ask({.kind = losesAnswers ? Question::Kind::handIn : Question::Kind::saveChanges,
             .step = step});
    else
        drop(step);
}

bool FileSteps::losesAnswers(const FileStep& step) const {
    const Lesson& lesson = *m_editor->teaching->lesson();
    return lesson.answered() && !lesson.handedIn() && !step.dropsAnswers &&
           step.kind != FileStep::Kind::exportCourse;
}

Detached FileSteps::perform(FileStep step) {
    Document& document = *m_editor->document;
    switch (step.kind) {
    case FileStep::Kind::newProject:
        document.newProject();
        break;
    case FileStep::Kind::open:
        co_await openOrAsk(step.file);
        break;
    case FileStep::Kind::openExample:
    case FileStep::Kind::openLesson: {
        const bool isLesson = step.kind == FileStep::Kind::openLesson;
        const bool isOpen = co_await document.openCopy(step.file);
        if (isOpen && !isLesson)
            m_editor->simulation->play();
        if (isOpen)
            isLesson ? emit lessonShown() : emit exampleShown();
        break;
    }
    case FileStep::Kind::openVersion:
        co_await document.openVersion(step.file);
        break;
    case FileStep::Kind::restore:
        co_await restoreChanges(step.changes);
        break;
    case FileStep::Kind::showRun:
        if (step.file.isEmpty()) {
            m_editor->recordings->showCopy();
        } else {
            m_editor->recordings->showWith(step.file);
            co_await openOrAsk(step.file);
        }
        break;
    case FileStep::Kind::attach:
        m_editor->recordings->attach(step.game);
        m_mayReplace = m_editor->recordings->attached() && document.modified();
        break;
    case FileStep::Kind::importMap:
        document.newProject();
        m_mapFile = step.file;
        emit mapChosen(step.file);
        break;
    case FileStep::Kind::exportCourse:
        if (const QStringList files = m_editor->dialogs->askLessons(document.file());
            !files.isEmpty())
            if (const QString folder = m_editor->dialogs->askCourseFolder(document.file());
                !folder.isEmpty())
                emit courseChosen(files, folder);
        break;
    case FileStep::Kind::close:
        m_isClosing = true;
        emit closeConfirmed();
        break;
    }
}

void FileSteps::drop(const FileStep& step) {
    m_files.clear();
    if (step.kind == FileStep::Kind::showRun)
        m_editor->recordings->drop();
}

/// Cancels the question that is open; that about a changed file comes again.
void FileSteps::ask(Question question) {
    if (isAsking() && m_question.kind != Question::Kind::fileChanged)
        answer({});
    m_question = std::move(question);
    emit questionChanged();
}

void FileSteps::goOnSoon() {
    QMetaObject::invokeMethod(this, &FileSteps::goOn, Qt::QueuedConnection);
}

/// Does what has waited while something was asked or took long.
void FileSteps::goOn() {
    if (isAsking() || m_isBlocked)
        return;
    // If nothing would be lost now, the step was about a project that is no longer open.
    if (const auto waiting = std::exchange(m_waiting, {}))
        m_editor->document->modified() || losesAnswers(*waiting) ? begin(*waiting) : drop(*waiting);
    askWhichVersion();
    if (!isAsking() && m_editor->recordings->hasArrived() && std::exchange(m_hasArrived, false))
        showRun({});
    if (!isAsking() && !m_isBlocked && !m_files.isEmpty())
        openNext();
}

QVariantMap FileSteps::question() const {
    const QString name = m_editor ? m_editor->document->title() : QString();
    switch (m_question.kind) {
    case Question::Kind::none:
        break;
    case Question::Kind::handIn:
        return {{"name", "handInAnswers"},
                {"title", tr("Hand in your answers?")},
                {"text", tr("If you don’t hand in the answers of “%1”, they are lost.").arg(name)},
                {"choices", QVariantList{choice("cancelHandIn", tr("Cancel")),
                                         choice("discardAnswers", tr("Don’t hand in")),
                                         choice("handInButton", tr("Hand in…"), true)}}};
    case Question::Kind::saveChanges:
        return {{"name", "saveChanges"},
                {"title", tr("Save changes to “%1”?").arg(name)},
                {"text", tr("If you don’t save, your changes are lost.")},
                {"choices", QVariantList{choice("cancelChanges", tr("Cancel")),
                                         choice("discardChanges", tr("Don’t save")),
                                         choice("saveChangesButton", tr("Save"), true)}}};
    case Question::Kind::inUse:
        return {{"name", "inUse"},
                {"title", tr("“%1” is open elsewhere").arg(QFileInfo(m_question.file).fileName())},
                {"text", tr("It is open in %1. If both save it, the last save wins. A copy is a "
                            "separate project; you name it when you save it.")
                             .arg(m_question.holder)},
                {"choices", QVariantList{choice("cancelInUse", tr("Cancel")),
                                         choice("openAnyway", tr("Open anyway")),
                                         choice("openCopy", tr("Open a copy"), true)}}};
    case Question::Kind::recovery:
        return {{"name", "recovery"}};
    case Question::Kind::fileChanged: {
        const bool isModified = m_editor->document->modified();
        return {{"name", "fileChanged"},
                {"title", tr("“%1” was changed by another program").arg(name)},
                {"text",
                 isModified
                     ? tr("Reload to see the other program’s version; Undo brings your changes "
                          "back. Or keep yours: the next save replaces the file.")
                     : tr("Reload to see the other program’s version. Or keep yours: the next save "
                          "replaces the file.")},
                {"choices", QVariantList{choice("keepMine", tr("Keep mine"), isModified),
                                         choice("reloadFile", tr("Reload"), !isModified)}}};
    }
    case Question::Kind::missingProject:
        return {{"name", "missingProject"},
                {"title", tr("Where is “%1”?").arg(m_editor->recordings->projectName())},
                {"text", tr("The recording is of this project, which is not beside it. Choose its "
                            "file, or open the copy in the recording.")},
                {"choices", QVariantList{choice("cancelMissingProject", tr("Cancel")),
                                         choice("chooseMissingProject", tr("Choose the file…")),
                                         choice("openRecordedCopy", tr("Open the copy"), true)}}};
    }
    return {};
}

void FileSteps::answer(const QString& choice) {
    QString project;
    if (choice == QLatin1String("chooseMissingProject")) {
        project = m_editor->dialogs->ask(FileDialogs::Project, m_question.file,
                                         m_editor->recordings->projectName());
        if (project.isEmpty())
            return; // it still asks
    }
    Question asked = std::exchange(m_question, {});
    emit questionChanged();
    follow(std::move(asked), choice, project);
}

/// @param project the file that was chosen for a run
Detached FileSteps::follow(Question asked, QString choice, QString project) {
    Document& document = *m_editor->document;
    switch (asked.kind) {
    case Question::Kind::none:
        break;
    case Question::Kind::handIn:
        if (choice == QLatin1String("handInButton"))
            handIn();
        asked.step.dropsAnswers = choice == QLatin1String("discardAnswers");
        losesAnswers(asked.step) ? drop(asked.step) : begin(asked.step);
        break;
    case Question::Kind::saveChanges:
        if (choice == QLatin1String("discardChanges")) {
            perform(asked.step);
        } else if (choice == QLatin1String("saveChangesButton")) {
            const bool isSaved = co_await saveOrAsk();
            isSaved ? begin(asked.step) // results may have come while the file was written
                    : drop(asked.step);
        } else {
            drop(asked.step);
        }
        break;
    case Question::Kind::inUse:
        if (choice == QLatin1String("openAnyway")) {
            co_await openWithRecovery(asked.file);
        } else if (choice == QLatin1String("openCopy")) {
            const QString name = tr("%1 (copy)").arg(QFileInfo(asked.file).completeBaseName());
            const bool isOpen = co_await document.openCopy(asked.file, name);
            opened({}, isOpen);
        } else {
            m_editor->recordings->dropAwaited();
        }
        break;
    case Question::Kind::recovery:
        co_await followRecovery(asked.changes, choice);
        break;
    case Question::Kind::fileChanged:
        if (choice == QLatin1String("reloadFile")) {
            const bool isReloaded = co_await document.reload();
            if (isReloaded)
                break;
        }
        document.keepMine();
        break;
    case Question::Kind::missingProject:
        if (choice.isEmpty() || choice == QLatin1String("cancelMissingProject"))
            m_editor->recordings->drop();
        else
            showRunOf(project, asked.file);
        break;
    }
    goOnSoon();
}

Task<bool> FileSteps::followRecovery(const QVariantMap& changes, const QString& choice) {
    if (choice == QLatin1String("restoreKept"))
        return restoreChanges(changes);
    if (choice == QLatin1String("showSaved"))
        m_editor->session->discard(changes["path"].toString());
    return openSaved(changes["file"].toString());
}

/// Asks after another program has written the open file, unless something else is asked.
void FileSteps::askWhichVersion() {
    if (!isAsking() && !m_isBlocked && m_editor->session->differs())
        ask({.kind = Question::Kind::fileChanged});
}

Task<bool> FileSteps::openOrAsk(QString file) {
    const QString other = m_editor->session->otherUser(file);
    if (!other.isEmpty()) {
        ask({.kind = Question::Kind::inUse, .file = file, .holder = other});
        co_return false;
    }
    const bool isOpen = co_await openWithRecovery(file);
    co_return isOpen;
}

Task<bool> FileSteps::openWithRecovery(QString file) {
    const QVariantMap changes = m_editor->session->recoverable(file);
    if (!changes.isEmpty()) {
        ask({.kind = Question::Kind::recovery, .changes = changes});
        co_return false;
    }
    const bool isOpen = co_await openSaved(file);
    co_return isOpen;
}

Task<bool> FileSteps::openSaved(QString file) {
    const bool isOpen = co_await m_editor->document->open(file);
    co_return opened(file, isOpen);
}

/// @param file to remember; empty: none
bool FileSteps::opened(const QString& file, bool isDone) {
    if (!isDone)
        m_editor->recordings->dropAwaited();
    else if (!file.isEmpty())
        m_editor->settings->addRecentFile(file);
    return isDone;
}

Task<bool> FileSteps::restoreChanges(QVariantMap changes) {
    const QString file = changes["file"].toString();
    const bool isRestored = co_await m_editor->session->restore(changes["path"].toString(), file,
                                                                changes["title"].toString());
    co_return opened(file, isRestored);
}

Detached FileSteps::restoreAndNote(QString version) {
    const bool isRestored = co_await m_editor->session->restoreVersion(version);
    if (isRestored)
        emit noted(tr("The earlier version is restored. Undo takes it back."), false);
}

void FileSteps::open() {
    openFile(m_editor->dialogs->ask(FileDialogs::Open, m_editor->document->file()));
}

Detached FileSteps::reachAndOpen(QString file) {
    if (file.isEmpty())
        co_return;
    const bool isReached = co_await m_editor->session->reach(file);
    if (!isReached)
        co_return;
    if (m_editor->examples->contains(file)) {
        openExample(file);
    } else if (!m_editor->recordings->isRecording(file)) {
        begin({.kind = FileStep::Kind::open, .file = file});
    } else {
        const bool isRead = co_await m_editor->recordings->read(file);
        if (isRead)
            showRun(file);
    }
}

void FileSteps::openInTurn(const QStringList& files, bool fresh) {
    m_files += files;
    m_areFresh = fresh;
    goOn();
}

void FileSteps::openNext() {
    const QString file = m_files.takeFirst();
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (!m_areFresh && suffix == QLatin1String("tiller-part"))
        addPart(file);
    else if (QStringList{"tmj", "tmx", "ldtk"}.contains(suffix))
        importMap(file, m_areFresh);
    else
        openFile(file);
    goOnSoon();
}

void FileSteps::openExample(const QString& file) {
    begin({.kind = FileStep::Kind::openExample, .file = file});
}

void FileSteps::openLesson(const QString& file) {
    begin({.kind = FileStep::Kind::openLesson, .file = file});
}

void FileSteps::openVersion(const QString& version) {
    begin({.kind = FileStep::Kind::openVersion, .file = version});
}

void FileSteps::restore(const QVariantMap& changes) {
    begin({.kind = FileStep::Kind::restore, .changes = changes});
}

void FileSteps::attachTo(int game) {
    begin({.kind = FileStep::Kind::attach, .game = game});
}

/// Shows the run that was read, or that a running game has sent.
/// @param recording its file; empty: a game has sent the run
Detached FileSteps::showRun(QString recording) {
    Recordings& recordings = *m_editor->recordings;
    if (recordings.fitsOpenProject()) {
        recordings.show();
        emit projectShown();
        co_return;
    }
    const QString project = co_await recordings.projectFile();
    if (project.isEmpty() && !recordings.projectName().isEmpty())
        ask({.kind = Question::Kind::missingProject, .file = recording});
    else
        showRunOf(project, recording);
}

/// @param project its file; empty: the copy that came with the run
void FileSteps::showRunOf(const QString& project, const QString& recording) {
    const FileStep step{.kind = FileStep::Kind::showRun, .file = project};
    if (recording.isEmpty() && m_mayReplace)
        perform(step);
    else
        begin(step);
}

Task<bool> FileSteps::saveOrAsk() {
    m_editor->typing->commit();
    const QString file = m_editor->document->file();
    if (!file.isEmpty() && m_editor->session->differs()) {
        ask({.kind = Question::Kind::fileChanged});
        co_return false;
    }
    Task<bool> saving = file.isEmpty() ? askAndSave() : write(file);
    const bool isSaved = co_await saving;
    co_return isSaved;
}

Task<bool> FileSteps::askAndSave() {
    m_editor->typing->commit();
    const Document& document = *m_editor->document;
    const bool isOfMap =
        document.file().isEmpty() && !m_mapFile.isEmpty() &&
        std::ranges::any_of(document.project().annotations,
                            [](const Annotation& each) { return each.type == "map"; });
    const QString file =
        m_editor->dialogs->ask(FileDialogs::Save, isOfMap ? m_mapFile : document.file(),
                               isOfMap ? QFileInfo(m_mapFile).completeBaseName() : document.name());
    if (file.isEmpty())
        co_return false;
    const bool isWritten = co_await write(file);
    co_return isWritten;
}

/// Leaves the lesson first: the settings of a step are not the project's. It goes on if the file
/// cannot be written.
Task<bool> FileSteps::write(QString file) {
    Lesson& lesson = *m_editor->teaching->lesson();
    lesson.leave();
    const bool isDone = co_await m_editor->document->saveAs(file);
    if (!isDone)
        lesson.comeBack();
    co_return isDone;
}

void FileSteps::handIn() {
    Lesson& lesson = *m_editor->teaching->lesson();
    const QString file = m_editor->dialogs->ask(FileDialogs::Answers, m_editor->document->file(),
                                                lesson.nameOfAnswers());
    if (file.isEmpty())
        return;
    const QString problem = lesson.saveResults(file, m_editor->dialogs->tableForm());
    if (problem.isEmpty())
        emit noted(tr("Handed in: saved as %1").arg(file), false);
    else
        emit failed(tr("The answers could not be saved"), {problem});
}

void FileSteps::saveLog() {
    const QString file = m_editor->dialogs->ask(FileDialogs::Log, m_editor->document->file(),
                                                m_editor->document->name());
    const QString problem = file.isEmpty() ? QString() : m_editor->simulation->saveInputLog(file);
    if (!problem.isEmpty())
        emit failed(tr("The input log could not be saved"), {problem});
}

Detached FileSteps::askAndExport() {
    m_editor->typing->commit();
    Document& document = *m_editor->document;
    const bool isLesson = m_editor->teaching->lesson()->count() > 0;
    const QString file =
        m_editor->dialogs->ask(isLesson ? FileDialogs::ExportLesson : FileDialogs::Export,
                               document.file(), document.name());
    if (file.isEmpty())
        co_return;
    const bool isExported = co_await document.exportTo(file);
    if (isExported)
        emit exportedTo(file);
}

void FileSteps::exportCourse() {
    if (m_editor->dialogs->canExportPages())
        begin({.kind = FileStep::Kind::exportCourse});
    else
        emit failed(tr("This Tiller cannot write pages"), {m_editor->dialogs->pageHelp()});
}

void FileSteps::importMap(const QString& file, bool fresh) {
    if (file.isEmpty())
        return;
    if (fresh)
        return begin({.kind = FileStep::Kind::importMap, .file = file});
    m_editor->typing->commit();
    m_mapFile = file;
    emit mapChosen(file);
}

void FileSteps::chooseMap(bool fresh) {
    importMap(m_editor->dialogs->ask(FileDialogs::Map, m_editor->document->file()), fresh);
}

void FileSteps::addPart(const QString& file) {
    m_editor->typing->commit();
    if (!file.isEmpty())
        m_editor->partFiles->add(file);
}

void FileSteps::savePart() {
    m_editor->typing->commit();
    const QString group = m_editor->document->selection()->ids().value(0);
    const QVariantMap info = m_editor->partFiles->infoOf(group);
    if (info.isEmpty()) {
        m_editor->partFiles->save(group, {}); // says what to select
        return;
    }
    static const QRegularExpression others(QStringLiteral("[^\\w -]"));
    const QString name = info["name"].toString().remove(others).trimmed();
    const QString file = m_editor->dialogs->ask(FileDialogs::SavePart, m_editor->document->file(),
                                                name.isEmpty() ? tr("part") : name);
    if (!file.isEmpty())
        m_editor->partFiles->save(group, file);
}

bool FileSteps::canClose() {
    m_editor->typing->commit();
    if (m_isClosing || !m_editor->document->modified())
        return true;
    begin({.kind = FileStep::Kind::close});
    return false;
}

} // namespace tiller
