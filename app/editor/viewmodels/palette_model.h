#pragma once

#include "app/editor/document/rows_model.h"
#include "core/model/project.h"

#include <optional>

namespace tiller {

/// The node types to add, by kind, and groups of them; a search finds them by title and other
/// words, the best match first. With a port type, only those that fit a wire from that port.
class PaletteModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search MEMBER m_search NOTIFY searchChanged)
    /// @name The wire that the node is for
    /// @{
    Q_PROPERTY(QString portType MEMBER m_portType NOTIFY wireChanged) ///< empty: any node
    Q_PROPERTY(bool fromInput MEMBER m_fromInput NOTIFY wireChanged)
    /// The port type at the end of the wire into which the node is inserted; empty for none.
    Q_PROPERTY(QString takes MEMBER m_takes NOTIFY wireChanged)
    /// @}
    /// The types added last: they come first, under a heading of their own.
    Q_PROPERTY(QStringList recent MEMBER m_recent NOTIFY offersChanged)
    /// The parts of the project: list of {id, title, help}. They stand before those of Tiller.
    Q_PROPERTY(QVariantList parts MEMBER m_parts NOTIFY offersChanged)

    Q_PROPERTY(QVariantList sections READ sections NOTIFY offersChanged)

public:
    explicit PaletteModel(QObject* parent = nullptr);

    /// The headings without a search, in order: {title, kind} each, with a NodeKind's name or
    /// "group".
    [[nodiscard]] QVariantList sections() const;
    /// The first row of the kind @p kind; -1 if none is shown.
    Q_INVOKABLE int firstRowOf(const QString& kind) const;

    /// The type in a row; empty if there is no such row.
    Q_INVOKABLE QString typeAt(int row) const;

signals:
    void searchChanged();
    void wireChanged();
    void offersChanged();

private:
    struct Row {
        int rank = 0;
        QString type; ///< the id of a node type, of a macro or of a part
        QString title;
        QString help;
        QString kind;    ///< a NodeKind's name, or "group"
        QString section; ///< the heading of the kind; empty during a search
        QString words;
        QString formula;
    };

    void retranslate() override {
        fill(); // QML hears of a signal before the slots here
        emit offersChanged();
    }
    void fill();
    template <class Rank>
    [[nodiscard]] std::vector<Row> ranked(Rank rank) const;
    void bringRecentUp(std::vector<Row>& rows) const;
    [[nodiscard]] bool isSearching() const { return !m_search.trimmed().isEmpty(); }
    [[nodiscard]] int wireRank(const NodeType& type) const;
    [[nodiscard]] bool fitsWire(const NodeType& type) const;

    QString m_search;
    QString m_portType;
    bool m_fromInput = false;
    QString m_takes;
    QStringList m_recent;
    QVariantList m_parts;
    Rows<Row> m_rows{this,
                     {{"type", &Row::type},
                      {"title", &Row::title},
                      {"help", &Row::help},
                      {"kind", &Row::kind},
                      {"section", &Row::section},
                      {"words", &Row::words},
                      {"formula", &Row::formula}}};
};

} // namespace tiller
