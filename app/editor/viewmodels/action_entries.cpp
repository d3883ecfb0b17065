#include "app/editor/viewmodels/action_entries.h"

#include <QQmlListReference>

namespace tiller {

namespace {

QString plain(const QObject* object, const char* property) {
    return object->property(property).toString().remove('&');
}

} // namespace

std::vector<ActionEntry> actionEntries(const QObjectList& groups) {
    std::vector<ActionEntry> result;
    for (QObject* group : groups) {
        const QQmlListReference actions(group, "all");
        for (qsizetype i = 0; i < actions.count(); ++i) {
            QObject* action = actions.at(i);
            const QString words = action->property("words").toString();
            result.push_back(
                {.action = action,
                 .id = action->objectName(),
                 .title = plain(action, "name"),
                 .help = action->property("help").toString(),
                 .words = words.split(", ", Qt::SkipEmptyParts) << plain(group, "title"),
                 .group = plain(group, "title"),
                 .initial = action->property("keys").toString(),
                 .keys = action->property("current").toString(),
                 .isCustom = action->property("isCustom").toBool(),
                 .enabled = action->property("enabled").toBool(),
                 .listed = action->property("listed").toBool()});
        }
    }
    return result;
}

} // namespace tiller
