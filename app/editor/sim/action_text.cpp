#include "app/editor/sim/action_text.h"

#include "app/editor/words/setting_text.h"

#include <QCoreApplication>

namespace tiller {

namespace {

QString trAction(const char* text) {
    return QCoreApplication::translate("ActionText", text);
}

QString nextOf(const ActionExplanation& action, bool ticks) {
    if (action.fires)
        return trAction("fires now");
    if (action.isOn && action.wait > 0)
        return trAction("again in %1").arg(timeText(action.wait, ticks));
    return action.isOn ? trAction("has fired") : trAction("waits");
}

} // namespace

QString actionText(const NodeExplanation& node, bool ticks) {
    if (!node.action)
        return {};
    const QString next = nextOf(*node.action, ticks);
    return node.active ? trAction("done, %1").arg(next) : next;
}

QString actionReason(const Project& project, const NodeExplanation& node) {
    const std::vector<const Link*> links = project.linksInto(node.node, "when");
    if (!node.action || links.empty() || (node.action->isOn && !node.action->fires))
        return {};
    const Node* condition = project.node(links.front()->from.node);
    if (!condition)
        return {};
    const char* because = node.action->isOn
                              ? QT_TRANSLATE_NOOP("ActionText", "because %1 is true")
                              : QT_TRANSLATE_NOOP("ActionText", "because %1 is false");
    return trAction(because).arg(QString::fromStdString(displayName(*condition)));
}

QString timeText(double time, bool ticks) {
    return QString::number(time, 'f', time < 100 ? 1 : 0) + QChar(0x202f) +
           unitText(Unit::time, ticks);
}

} // namespace tiller
