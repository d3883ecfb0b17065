#include "app/editor/document/document.h"

#include "app/editor/document/crash_handler.h"
#include "app/editor/words/language.h"
#include "app/editor/words/names.h"
#include "app/editor/words/visible_text.h"
#include "core/model/check.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/model/scene_layers.h"

#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <array>

namespace tiller {

namespace {

template <class T>
bool removes(const std::vector<Replacement<T>>& steps) {
    return std::ranges::any_of(steps, [](const auto& step) { return !step.after; });
}

bool removes(const Change& change) {
    return removes(change.nodes) || removes(change.links) || removes(change.scene) ||
           removes(change.annotations) || removes(change.parameters);
}

/// Only cards move: that neither makes nor solves a problem.
bool onlyMoves(const Change& change) {
    Change others = change;
    others.nodes.clear();
    return others.empty() && std::ranges::all_of(change.nodes, [](const Replacement<Node>& step) {
               if (!step.before || !step.after)
                   return false;
               Node moved = *step.before;
               moved.place = step.after->place;
               return moved == *step.after;
           });
}

struct NoteField {
    const char* key; ///< in QML
    std::string Notes::*text;
};

constexpr std::array<NoteField, 4> noteFields{{{"whatItIs", &Notes::whatItIs},
                                               {"howItWorks", &Notes::howItWorks},
                                               {"thingsToNotice", &Notes::thingsToNotice},
                                               {"thingsToTry", &Notes::thingsToTry}}};

} // namespace

std::vector<Id> Selection::asIds() const {
    std::vector<Id> result;
    for (const QString& id : m_ids)
        result.push_back(id.toStdString());
    return result;
}

void Selection::toggle(const QString& id) {
    QStringList ids = m_ids;
    if (!ids.removeOne(id))
        ids.append(id);
    set(ids);
}

void Selection::set(const QStringList& ids) {
    if (std::exchange(m_ids, ids) == ids)
        return;
    emit changed();
}

Document::Document(QObject* parent)
    : QObject(parent)
    , m_onChanged(m_model.onChanged([this](const Change& change) { onChanged(change); }))
    , m_onReplaced(m_model.onReplaced([this] { emit replaced(); })) {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::modifiedChanged);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &Document::historyChanged);
    connect(&Language::instance(), &Language::changed, this, &Document::updateProblems);
    connect(this, &Document::fileChanged, this, &Document::titleChanged);
    connect(&Language::instance(), &Language::changed, this, &Document::titleChanged);
    updateProblems();
}

bool Document::push(const Change& change, const QString& text, int gesture,
                    const EditProject::Effect& effect) {
    if (change.empty())
        return false;
    const Result<Change> all = followParameters(project(), change);
    if (!all) {
        refuse(all.problems());
        return false;
    }
    const Result<Change> grouped = followGroups(project(), all.value(), m_openGroup);
    if (!grouped) {
        refuse(grouped.problems());
        return false;
    }
    Change arranged = grouped.value();
    if (m_arranger)
        if (const Change roomy = m_arranger(project(), arranged); roomy != arranged)
            if (const Result<Change> followed = followGroups(project(), roomy, m_openGroup))
                arranged = followed.value();
    const Change whole = followAgents(project(), arranged);
    if (const auto locked = findLockProblem(project(), whole)) {
        refuse({*locked});
        return false;
    }
    pushWhole(whole, text, gesture, effect);
    return true;
}

bool Document::push(const Result<Change>& change, const QString& text, int gesture) {
    if (change)
        return push(change.value(), text, gesture);
    refuse(change.problems());
    return false;
}

void Document::pushWhole(const Change& change, const QString& text, int gesture,
                         const EditProject::Effect& effect) {
    if (change.empty())
        return;
    noteCommand(text.toStdString());
    m_undoStack.push(new EditProject(m_model, change, text, gesture, effect));
}

bool Document::takeBack(const std::function<bool(const Change&)>& isIt) {
    Change steps;
    for (int index = m_undoStack.index(); index > 0; --index) {
        const auto* step = static_cast<const EditProject*>(m_undoStack.command(index - 1));
        steps = merged(step->change(), steps);
        if (!isIt(steps))
            continue;
        m_undoStack.setIndex(index - 1);
        return true;
    }
    return false;
}

void Document::refuse(const Problems& problems) {
    refuse(QString::fromStdString(problems.front().text));
}

void Document::cancelGesture(int gesture) {
    if (gesture == 0 || m_undoStack.index() == 0)
        return;
    // QUndoStack returns const commands. This one is about to be removed.
    auto* last = const_cast<QUndoCommand*>(m_undoStack.command(m_undoStack.index() - 1));
    auto* edit = static_cast<EditProject*>(last);
    if (edit->gesture() != gesture)
        return;
    edit->forgetOnUndo();
    m_undoStack.undo();
}

void Document::undo() {
    noteCommand("Undo: " + undoText().toStdString());
    m_undoStack.undo();
}

void Document::redo() {
    noteCommand("Redo: " + redoText().toStdString());
    m_undoStack.redo();
}

void Document::editNotes(const QVariantMap& notes, int gesture) {
    Notes edited;
    for (const NoteField& field : noteFields)
        edited.*field.text = notes[field.key].toString().toStdString();
    push(setNotes(project(), edited), tr("Edit notes"), gesture);
}

void Document::show(Project project, const QString& file, const QString& name) {
    noteCommand(file.isEmpty() ? "Show a project without a file" : "Open a file");
    m_selection.clear();
    m_undoStack.clear();
    m_file = file;
    m_name = name;
    setOpenGroup({});
    m_model.replace(std::move(project));
    ++m_revision;
    updateProblems();
    emit fileChanged();
    emit modifiedChanged();
    emit notesChanged();
    emit opened();
}

QString Document::name() const {
    return m_name.isEmpty() ? tr("Untitled") : visibleText(m_name, true);
}

QString Document::title() const {
    const bool isExample =
        m_file.isEmpty() && !m_name.isEmpty() && !m_examples.isEmpty() &&
        QFileInfo(m_folder).absoluteFilePath() == QFileInfo(m_examples).absoluteFilePath();
    return isExample ? titleOfFile(name()) : name();
}

QVariantMap Document::notes() const {
    QVariantMap notes;
    for (const NoteField& field : noteFields)
        notes[field.key] = QString::fromStdString(project().notes.*field.text);
    return notes;
}

void Document::setOpenGroup(const Id& group) {
    if (group == m_openGroup || (!group.empty() && !NodeGroups(project()).group(group)))
        return;
    m_openGroup = group;
    emit openGroupChanged();
}

void Document::onChanged(const Change& change) {
    ++m_revision;
    if (!m_openGroup.empty() && !change.annotations.empty() &&
        !NodeGroups(project()).group(m_openGroup))
        setOpenGroup({});
    if (change.notes)
        emit notesChanged();
    if (removes(change))
        deselectRemoved();
    emit edited();
    emit changed(change);
    if (m_checkPending || onlyMoves(change))
        return;
    m_checkPending = true;
    constexpr std::chrono::milliseconds later{20}; // the window shows the change first
    QTimer::singleShot(later, this, &Document::updateProblems);
}

void Document::updateProblems() {
    m_checkPending = false;
    Problems problems = check(project());
    Problems hints = tiller::hasErrors(problems) ? Problems() : findHints(project());
    if (problems == m_problems && hints == m_hints)
        return;
    m_problems = std::move(problems);
    m_hints = std::move(hints);
    emit problemsChanged();
}

void Document::deselectRemoved() {
    QStringList remaining;
    for (const QString& id : m_selection.ids())
        if (project().has(id.toStdString()))
            remaining.append(id);
    m_selection.set(remaining);
}

} // namespace tiller
