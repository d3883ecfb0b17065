#pragma once

#include <QObjectList>
#include <QString>
#include <QStringList>

#include <vector>

namespace tiller {

/// An action of the window, as QML has it.
struct ActionEntry {
    QObject* action = nullptr;
    QString id;
    QString title; ///< the same whatever the state
    QString help;
    QStringList words; ///< what else people call it, and the group
    QString group;
    QString initial; ///< its keys unless a person chose others
    QString keys;
    bool isCustom = false;
    bool enabled = true;
    bool listed = true; ///< among all commands
};

/// What the groups of actions hold, in their order.
[[nodiscard]] std::vector<ActionEntry> actionEntries(const QObjectList& groups);

} // namespace tiller
