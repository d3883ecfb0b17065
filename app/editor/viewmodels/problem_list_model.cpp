#include "app/editor/viewmodels/problem_list_model.h"

#include "app/editor/document/document.h"
#include "app/editor/viewmodels/problem_fix.h"
#include "app/editor/words/names.h"

#include <algorithm>

namespace tiller {

ProblemListModel::ProblemListModel(Document& document, QObject* parent)
    : RowsModel(parent), m_document(document) {
    connect(&document, &Document::problemsChanged, this, &ProblemListModel::fill);
    fill();
}

void ProblemListModel::fill() {
    Problems rows = m_document.problems();
    rows.insert(rows.end(), m_fileProblems.begin(), m_fileProblems.end());
    rows.insert(rows.end(), m_document.hints().begin(), m_document.hints().end());
    m_rows.reset(std::move(rows));
    emit errorsChanged();
}

QString ProblemListModel::sentence(const Problem& problem) const {
    return problemText(m_document.project(), problem);
}

/// The title of the button that solves it; empty if there is none.
QString ProblemListModel::fixTitle(const Problem& problem) const {
    const auto fix = fixOf(m_document.project(), problem);
    return fix ? fix->title : QString();
}

void ProblemListModel::setFileProblems(Problems problems) {
    if (problems == m_fileProblems)
        return;
    m_fileProblems = std::move(problems);
    fill();
}

int ProblemListModel::errors() const {
    return static_cast<int>(std::ranges::count(m_rows, Severity::error, &Problem::severity));
}

int ProblemListModel::problems() const {
    return static_cast<int>(m_document.problems().size() + m_fileProblems.size());
}

bool ProblemListModel::isHint(const Problem& problem) const {
    return std::ranges::find(m_document.hints(), problem) != m_document.hints().end();
}

void ProblemListModel::fix(int row) {
    const Problem* problem = m_rows.at(row);
    if (const auto fix = problem ? fixOf(m_document.project(), *problem) : std::nullopt)
        m_document.push(fix->change(), fix->title);
}

} // namespace tiller
