#pragma once

#include "app/editor/document/rows_model.h"
#include "app/editor/theme/theme.h"
#include "core/base/problem.h"
#include "core/model/project.h"
#include "core/nodes/formula_text.h"

#include <QPointer>
#include <QQuickTextDocument>
#include <QSyntaxHighlighter>
#include <QVariantList>

namespace tiller {

/// The problem of a node's formula that check() reports as @p problem; nothing for other problems.
[[nodiscard]] std::optional<FormulaProblem> formulaProblemOf(const Project& project,
                                                             const Problem& problem);

/// The color of a part of a formula.
[[nodiscard]] QColor colorOfToken(FormulaToken::Kind kind, const Colors& colors);

/// Colors the formula in a document.
class FormulaHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    FormulaHighlighter(QTextDocument* document, const Colors& colors);
    ~FormulaHighlighter() override;
    Q_DISABLE_COPY_MOVE(FormulaHighlighter)

    void setColors(const Colors& colors);

protected:
    void highlightBlock(const QString& line) override;

private:
    struct Part {
        int from = 0; ///< in letters of the text
        int length = 0;
        FormulaToken::Kind kind = FormulaToken::Kind::op;
    };
    void read();

    const Colors* m_colors;
    QString m_text;
    std::vector<Part> m_parts;
};

/// A formula while a person writes it: its problems, and as rows the words that can complete the
/// one at the cursor. Places are in letters of the text, from 0.
class FormulaDraft : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    /// Of the field, which it colors. The theme is that of the field.
    Q_PROPERTY(QQuickTextDocument* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(bool givesNumber READ givesNumber WRITE setGivesNumber NOTIFY textChanged)
    /// {sentence, from, length, fixes, instead} each; `instead` may take the place of that part if
    /// it `fixes` the problem
    Q_PROPERTY(QVariantList problems READ problems NOTIFY problemsChanged)
    /// {from, length, instead} of a force "velocity that is wanted - velocity" without the response
    /// time; empty if it has none
    Q_PROPERTY(QVariantMap advice READ advice NOTIFY textChanged)
    Q_PROPERTY(int wordStart READ wordStart NOTIFY offered) ///< of the word that rows complete

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] bool givesNumber() const { return m_givesNumber; } ///< else a force
    void setGivesNumber(bool givesNumber);
    [[nodiscard]] QQuickTextDocument* document() const { return m_document; }
    void setDocument(QQuickTextDocument* document);
    [[nodiscard]] const QVariantList& problems() const { return m_problems; }
    [[nodiscard]] const QVariantMap& advice() const { return m_advice; }
    [[nodiscard]] int wordStart() const { return m_wordStart; }

    /// Finds the words that begin with the one before the cursor, then those that contain it; none
    /// in comments and numbers, and none if it is written whole.
    /// @param all also without a word or a point before the cursor
    Q_INVOKABLE void offer(int cursor, bool all);
    /// What a row puts in the place of the word.
    Q_INVOKABLE [[nodiscard]] QString insertionOf(int row) const;
    /// All words of the language: {section, name, shown, help, insertion} each.
    Q_INVOKABLE [[nodiscard]] QVariantList words() const;

signals:
    void textChanged();
    void documentChanged();
    void problemsChanged();
    void offered();

private:
    struct Row {
        QString name;
        QString shown; ///< with the arguments of a function
        QString help;
        QString insertion;
        bool isOther = false; ///< another word for a name: it is offered if it begins with the word

        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] std::vector<Row> candidates(const QString& before, bool isAssigned) const;

    [[nodiscard]] FormulaGives gives() const {
        return m_givesNumber ? FormulaGives::number : FormulaGives::force;
    }

    bool m_givesNumber = false;
    QString m_text;
    QPointer<QQuickTextDocument> m_document;
    QPointer<FormulaHighlighter> m_highlighter;
    QVariantList m_problems;
    QVariantMap m_advice;
    int m_wordStart = 0;
    Rows<Row> m_rows{this, {{"name", &Row::name}, {"shown", &Row::shown}, {"help", &Row::help}}};
};

} // namespace tiller
