#pragma once

#include "core/base/problem.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class Document;

/// The problems of the open project, errors first.
class ProblemListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
    Q_PROPERTY(int errors READ errors NOTIFY countChanged)

public:
    enum Role {
        TextRole = Qt::UserRole,
        IsErrorRole,
        FixRole,     ///< the title of the button that solves it; empty if there is none
        LeadsToRole, ///< the id of the first item it is about; empty if there is none
    };

    explicit ProblemListModel(Document& document, QObject* parent = nullptr);

    /// Problems of files that the project names; they come last.
    void setFileProblems(Problems problems);

    [[nodiscard]] int errors() const;
    Q_INVOKABLE void fix(int row); ///< solves the problem, as one undo step
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    void fill();

    Document& m_document;
    Problems m_fileProblems;
    Problems m_rows;
};

} // namespace tiller
