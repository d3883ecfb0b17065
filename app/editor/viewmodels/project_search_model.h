#pragma once

#include "app/editor/document/document_follower.h"
#include "app/editor/document/rows_model.h"

namespace tiller {

/// The results of a search in the open project, the best first, with all of a card together: nodes,
/// wires, the scene, frames and comments, placed agents, settings, notes, problems. Each row except
/// a note leads to an item that can be selected. Follows the project while it is edited.
class ProjectSearchModel : public tiller::RowsModel, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);

    /// The id that a row leads to; empty for a note, and if there is no such row.
    Q_INVOKABLE QString leadsTo(int row) const;
    /// The id of the setting that was found; empty if the row is no setting.
    Q_INVOKABLE QString settingAt(int row) const;
    /// The id to show on the canvas: for a scene item, that of the card that uses it.
    Q_INVOKABLE QString shownAt(int row) const;

signals:
    void documentChanged();
    void searchChanged();
    void filled();

private:
    void followDocument() override;
    void retranslate() override { fillSoon(); }
    void fillSoon();
    void fill();

    struct Row {
        int rank = 0;
        QString title;
        QString where;   ///< what it is, and where: "20 kg, setting of Hunter"
        QString sort;    ///< its sort in one word: "Node", "Wire", "Problem", ...
        QString kind;    ///< a NodeKind's name, for its color; empty for other sorts
        QString leadsTo; ///< the id to select; empty for a note
        QString setting = {};
        bool nested = false; ///< it belongs to the same card or item as the row above
    };
    class Finder;

    QString m_search;
    Rows<Row> m_rows{this,
                     {{"title", &Row::title},
                      {"where", &Row::where},
                      {"sort", &Row::sort},
                      {"kind", &Row::kind},
                      {"nested", &Row::nested},
                      {"leadsTo", &Row::leadsTo}}};
    bool m_pending = false;
};

} // namespace tiller
