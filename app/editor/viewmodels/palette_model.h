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
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(QString portType READ portType WRITE setPortType NOTIFY portTypeChanged)
    Q_PROPERTY(bool fromInput READ fromInput WRITE setFromInput NOTIFY portTypeChanged)
    Q_PROPERTY(QString takes READ takes WRITE setTakes NOTIFY portTypeChanged)
    Q_PROPERTY(QStringList recent READ recent WRITE setRecent NOTIFY recentChanged)
    Q_PROPERTY(QVariantList parts READ parts WRITE setParts NOTIFY partsChanged)

public:
    explicit PaletteModel(QObject* parent = nullptr);

    [[nodiscard]] const QString& search() const { return m_search; }
    [[nodiscard]] QString portType() const { return m_portType; }
    [[nodiscard]] bool fromInput() const { return m_fromInput; }
    void setSearch(const QString& search);
    void setPortType(const QString& type); ///< a PortType's name, or empty for all types
    void setFromInput(bool fromInput);
    /// The port type at the end of the wire into which the node is inserted; empty for none.
    [[nodiscard]] const QString& takes() const { return m_takes; }
    void setTakes(const QString& type);
    /// The types added last: they come first, under a heading of their own.
    [[nodiscard]] const QStringList& recent() const { return m_recent; }
    void setRecent(const QStringList& types);
    /// The parts of the project: list of {id, title, help}. They stand before those of Tiller.
    [[nodiscard]] const QVariantList& parts() const { return m_parts; }
    void setParts(const QVariantList& parts);

    /// The headings without a search, in order: {title, kind} each, with a NodeKind's name or
    /// "group".
    Q_INVOKABLE QVariantList sections() const;
    /// The first row of the kind @p kind; -1 if none is shown.
    Q_INVOKABLE int firstRowOf(const QString& kind) const;

    /// The type in a row; empty if there is no such row.
    Q_INVOKABLE QString typeAt(int row) const;

signals:
    void searchChanged();
    void portTypeChanged();
    void recentChanged();
    void partsChanged();

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

    using Signal = void (PaletteModel::*)();
    template <class T>
    void set(T& member, const T& value, std::initializer_list<Signal> changed);
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
