#pragma once

#include "app/editor/document/document.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What is found in the open project: nodes, wires, the scene, frames and comments, agents placed
/// by hand, texts and names of settings, notes, problems; the best first. Each row leads to a
/// thing that can be selected, but for notes. Follows the project while it is edited.
class ProjectSearchModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY filled)

public:
    enum Role {
        TitleRole = Qt::UserRole,
        WhereRole,   ///< what it is and where: "Setting of Hunter: 20 kg"
        SortRole,    ///< what it is, in one word: "Node", "Wire", "Problem", ...
        KindRole,    ///< a NodeKind's name, for its color; empty for what is no node
        LeadsToRole, ///< the id to select; empty for a note
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] Document* document() const { return m_document; }
    [[nodiscard]] const QString& search() const { return m_search; }
    void setDocument(Document* document);
    void setSearch(const QString& search);

    /// The id that a row leads to; empty if there is no such row, or it is a note.
    Q_INVOKABLE QString leadsTo(int row) const;
    /// The setting of it that was found; empty if it was something else.
    Q_INVOKABLE QString settingAt(int row) const;
    /// Where that is seen on the canvas: of something in the scene, the card that holds it.
    Q_INVOKABLE QString shownAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void searchChanged();
    void filled();

private:
    void fillSoon();
    void fill();

    struct Row {
        int rank = 0;
        QString title;
        QString where;
        QString sort;
        QString kind;
        QString leadsTo;
        QString setting = {};
    };
    class Finder;

    QPointer<Document> m_document;
    QString m_search;
    std::vector<Row> m_rows;
    bool m_pending = false;
};

} // namespace tiller
