#include "app/editor/viewmodels/problem_list_model.h"

#include "app/editor/document/document.h"
#include "app/editor/viewmodels/problem_fix.h"
#include "app/editor/words/names.h"

#include <algorithm>

namespace tiller {

ProblemListModel::ProblemListModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    connect(&document, &Document::problemsChanged, this, &ProblemListModel::fill);
    fill();
}

void ProblemListModel::fill() {
    beginResetModel();
    m_rows = m_document.problems();
    m_rows.insert(m_rows.end(), m_fileProblems.begin(), m_fileProblems.end());
    endResetModel();
    emit countChanged();
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

int ProblemListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ProblemListModel::data(const QModelIndex& index, int role) const {
    const Problem& problem = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case TextRole:
        return problemText(m_document.project(), problem);
    case IsErrorRole:
        return problem.severity == Severity::error;
    case FixRole: {
        const auto fix = fixOf(m_document.project(), problem);
        return fix ? fix->title : QString();
    }
    case LeadsToRole:
        return problem.ids.empty() ? QString() : QString::fromStdString(problem.ids.front());
    default:
        return {};
    }
}

QHash<int, QByteArray> ProblemListModel::roleNames() const {
    return {{TextRole, "sentence"},
            {IsErrorRole, "isError"},
            {FixRole, "fixTitle"},
            {LeadsToRole, "leadsTo"}};
}

void ProblemListModel::fix(int row) {
    if (row < 0 || row >= rowCount())
        return;
    if (const auto fix = fixOf(m_document.project(), m_rows[static_cast<std::size_t>(row)]))
        m_document.push(fix->change(), fix->title);
}

} // namespace tiller
