#pragma once

#include "app/editor/document/rows_model.h"
#include "core/base/problem.h"
#include "core/model/project.h"

namespace tiller {

class Document;

/// The problems of the open project, errors first, and hints last.
class ProblemListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(int errors READ errors NOTIFY errorsChanged)
    Q_PROPERTY(int problems READ problems NOTIFY errorsChanged)

public:
    explicit ProblemListModel(Document& document, QObject* parent = nullptr);

    /// Problems of files that the project names; they come after its own.
    void setFileProblems(Problems problems);

    [[nodiscard]] int errors() const;
    [[nodiscard]] int problems() const; ///< without hints
    Q_INVOKABLE void fix(int row);      ///< solves the problem, as one undo step

signals:
    void errorsChanged();

private:
    void retranslate() override { fill(); }
    void fill();
    [[nodiscard]] bool isHint(const Problem& problem) const;
    [[nodiscard]] QString sentence(const Problem& problem) const;
    [[nodiscard]] QString fixTitle(const Problem& problem) const;

    Document& m_document;
    Problems m_fileProblems;
    Rows<Problem> m_rows{
        this,
        {{"sentence", [this](const Problem& problem) { return sentence(problem); }},
         {"isError", [](const Problem& problem) { return problem.severity == Severity::error; }},
         {"isHint", [this](const Problem& problem) { return isHint(problem); }},
         {"fixTitle", [this](const Problem& problem) { return fixTitle(problem); }},
         {"leadsTo", [](const Problem& problem) {
              return problem.ids.empty() ? Id() : problem.ids.front();
          }}}};
};

} // namespace tiller
