#pragma once

#include "app/editor/document/app_settings.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// Everything one can do, to be found by words: all actions of the window, and to add a node of
/// each type. Without a search the latest come first; what cannot be done just now comes last.
class CommandListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QObject*> groups MEMBER m_groups)
    Q_PROPERTY(tiller::AppSettings* settings MEMBER m_settings)
    Q_PROPERTY(bool canAdd MEMBER m_canAdd) ///< whether nodes can be added just now
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY filled)
    /// Nothing has all words of the search: these have some.
    Q_PROPERTY(bool partial READ partial NOTIFY filled)

public:
    enum Role {
        TitleRole = Qt::UserRole,
        HelpRole,
        GroupRole, ///< the menu it is in, or "Add"
        KeysRole,
        CanRunRole,
        KindRole, ///< of the node it adds; empty for an action
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] const QString& search() const { return m_search; }
    void setSearch(const QString& search);

    [[nodiscard]] bool partial() const { return m_isPartial; }

    /// Lists all anew: what can be done changes while nobody looks.
    Q_INVOKABLE void refresh();

    /// Does what a row says: triggers its action, or asks for a node by `nodeChosen`. False if it
    /// cannot be done now.
    Q_INVOKABLE bool run(int row);
    Q_INVOKABLE bool canRunAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void searchChanged();
    void filled();
    void nodeChosen(const QString& type);

private:
    struct Command {
        QPointer<QObject> action; ///< null: adds a node
        QString id;               ///< of the action, or "add:TYPE"
        QString title;
        QString help;
        QStringList words;
        QString group;
        QString keys;
        QString kind;
        bool canRun = true;
    };

    void addActions();
    void addNodeTypes();
    void sort();
    template <class Rank>
    [[nodiscard]] std::vector<Command> ranked(Rank rank) const;

    QList<QObject*> m_groups;
    QPointer<AppSettings> m_settings;
    bool m_canAdd = true;
    QString m_search;
    std::vector<Command> m_all;
    std::vector<Command> m_rows;
    bool m_isPartial = false;
};

} // namespace tiller
