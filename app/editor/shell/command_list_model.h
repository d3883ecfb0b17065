#pragma once

#include "app/editor/document/app_settings.h"
#include "app/editor/document/document.h"
#include "app/editor/document/rows_model.h"
#include "app/editor/shell/command_table.h"

#include <QPointer>
#include <QVariantList>

namespace tiller {

/// All commands, for a search by words: those of the window, adding a node of each type or a
/// group of each part, and going to a card of the project.
/// Without a search the latest commands come first, and no cards. Disabled commands come last.
class CommandListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::CommandTable* commands MEMBER m_commands)
    Q_PROPERTY(tiller::AppSettings* settings MEMBER m_settings)
    Q_PROPERTY(bool canAdd MEMBER m_canAdd) ///< whether nodes can be added now
    /// The parts of the project: list of {id, title, help}.
    Q_PROPERTY(QVariantList parts MEMBER m_parts)
    Q_PROPERTY(tiller::Document* document MEMBER m_document) ///< with the cards; may be null
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    /// No command has all words of the search; these have some.
    Q_PROPERTY(bool partial READ partial NOTIFY filled)

public:
    using RowsModel::RowsModel;

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);

    [[nodiscard]] bool partial() const { return m_isPartial; }

    /// Reads the commands again; to be called before the list is shown.
    void retranslate() override { refresh(); }
    Q_INVOKABLE void refresh();

    /// Runs the command of a row: triggers it, or emits `nodeChosen` or `cardChosen`.
    /// False if it is disabled.
    Q_INVOKABLE bool run(int row);
    Q_INVOKABLE bool canRunAt(int row) const;

signals:
    void searchChanged();
    void filled();
    void nodeChosen(const QString& type); ///< or a part
    void cardChosen(const QString& node);

private:
    struct Row {
        QPointer<Command> command; ///< null: adds a node, or goes to a card
        QString id;                ///< of the command, "add:TYPE" or "card:NODE"
        QString title;
        QString help;
        QStringList words;
        QString group; ///< its menu, "Add" or "Cards"
        QString keys;
        QString kind; ///< of the node it adds or goes to; empty for a command
        bool canRun = true;
    };

    void addCommands();
    void addNodeTypes();
    void addCards();
    void sort();
    template <class Rank>
    [[nodiscard]] std::vector<Row> ranked(Rank rank) const;

    QPointer<CommandTable> m_commands;
    QPointer<AppSettings> m_settings;
    bool m_canAdd = true;
    QVariantList m_parts;
    QPointer<Document> m_document;
    QString m_search;
    std::vector<Row> m_all;
    Rows<Row> m_rows{this,
                     {{"title", &Row::title},
                      {"help", &Row::help},
                      {"group", &Row::group},
                      {"keys", &Row::keys},
                      {"canRun", &Row::canRun},
                      {"kind", &Row::kind}}};
    bool m_isPartial = false;
};

} // namespace tiller
