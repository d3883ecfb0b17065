#pragma once

#include "app/editor/document/document_follower.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The results of a search in the open project, the best first, with all of a card together: nodes,
/// wires, the scene, frames and comments, placed agents, settings, notes, problems. Each row except
/// a note leads to an item that can be selected. Follows the project while it is edited.
class ProjectSearchModel : public QAbstractListModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY filled)

public:
    enum Role {
        TitleRole = Qt::UserRole,
        WhereRole,   ///< what it is, and where: "20 kg, setting of Hunter"
        SortRole,    ///< its sort in one word: "Node", "Wire", "Problem", ...
        KindRole,    ///< a NodeKind's name, for its color; empty for other sorts
        NestedRole,  ///< it belongs to the same card or item as the row above
        LeadsToRole, ///< the id to select; empty for a note
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);

    /// The id that a row leads to; empty for a note, and if there is no such row.
    Q_INVOKABLE QString leadsTo(int row) const;
    /// The id of the setting that was found; empty if the row is no setting.
    Q_INVOKABLE QString settingAt(int row) const;
    /// The id to show on the canvas: for a scene item, that of the card that uses it.
    Q_INVOKABLE QString shownAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void searchChanged();
    void filled();

private:
    void followDocument() override;
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

    QString m_search;
    std::vector<Row> m_rows;
    bool m_pending = false;
};

} // namespace tiller
