#pragma once

#include <QObjectList>
#include <QString>
#include <QStringList>

#include <vector>

namespace tiller {

/// An action of the window, from QML.
struct ActionEntry {
    QObject* action = nullptr;
    QString id;
    QString title; ///< the same in every state
    QString help;
    QStringList words; ///< other words for it, and the group
    QString group;
    QString initial; ///< its default keys
    QString keys;
    bool isCustom = false;
    bool enabled = true;
    bool listed = true; ///< in the list of all commands
};

/// The actions of groups, in their order.
[[nodiscard]] std::vector<ActionEntry> actionEntries(const QObjectList& groups);

} // namespace tiller
