#include "app/editor/words/names.h"

#include "app/editor/words/setting_text.h"
#include "core/base/text.h"
#include "core/io/files.h"
#include "core/model/groups.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tiller {

QString nameOf(const Project& project, const std::vector<Id>& ids) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("Names", text); };
    if (ids.size() != 1)
        return QCoreApplication::translate("Names", "%n items", nullptr,
                                           static_cast<int>(ids.size()));
    if (ids.front() == "world")
        return tr("world");
    if (const Node* node = project.node(ids.front()))
        return QString::fromStdString(nameInLists(project, *node));
    const Annotation* annotation = project.annotation(ids.front());
    if (annotation && annotation->type == "group") {
        const NodeGroups groups(project);
        const NodeGroup* group = groups.group(annotation->id);
        const std::string name = group ? groupName(project, groups, *group) : annotation->name;
        if (!name.empty())
            return QString::fromStdString(name);
        if (group)
            annotation = project.annotation(group->part);
    }
    if (annotation)
        return QString::fromStdString(annotation->name.empty()
                                          ? findAnnotationType(annotation->type)->title.shown()
                                          : annotation->name);
    if (const Parameter* parameter = project.parameter(ids.front()))
        return parameterName(project, *parameter);
    return project.link(ids.front()) ? tr("wire") : sceneName(project, ids.front());
}

QString titleOfFile(const QString& file) {
    const std::string english = titleOfName(QFileInfo(file).completeBaseName().toStdString());
    return QString::fromStdString(Text(std::string_view(english)));
}

QString settingName(const Project& project, const Drivable& driven) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("Names", text); };
    const QString title = QString::fromStdString(driven.setting->title);
    if (const Link* link = project.link(driven.ref.item))
        return tr("%1 of %2 to %3")
            .arg(title, nameOf(project, {link->from.node}), nameOf(project, {link->to.node}));
    if (driven.ref.item == "world")
        return tr("%1 of the world").arg(title);
    return tr("%1 of %2").arg(title, nameOf(project, {driven.ref.item}));
}

QString parameterName(const Project& project, const Parameter& parameter) {
    if (!parameter.name.empty())
        return QString::fromStdString(parameter.name);
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref))
            return settingName(project, *driven);
    return QString::fromStdString(parameter.id);
}

QString wireName(const Project& project, const Link& link) {
    return nameOf(project, {link.from.node}) + QStringLiteral(" → ") +
           nameOf(project, {link.to.node});
}

QString portName(const Project& project, const PortRef& ref) {
    const Node* node = project.node(ref.node);
    const Port* port = node ? findNodeType(node->type)->port(ref.port) : nullptr;
    return QCoreApplication::translate("Names", "“%1” of %2")
        .arg(QString::fromStdString(port ? port->title.shown() : ref.port),
             nameOf(project, {ref.node}));
}

QString problemText(const Project& project, const Problem& problem) {
    QString text = QString::fromStdString(problem.text);
    for (const Id& id : problem.ids) {
        const Node* node = project.node(id);
        const SceneItem* item = project.sceneItem(id);
        if (!node && !item && !project.parameter(id))
            continue;
        const QString name = nameOf(project, {id});
        const QString own = node ? QString::fromStdString(displayName(*node)) : name;
        const Description* type = descriptionOf(project, id);
        const QString quoted = QStringLiteral(" \"%1\"").arg(QString::fromStdString(id));
        text.replace(own + quoted, name);
        if (type)
            text.replace(QString::fromStdString(type->title) + quoted, name);
        text.replace(quoted, QStringLiteral(" “%1”").arg(name));
    }
    return text;
}

QStringList placedSentences(const Problems& problems) {
    QStringList sentences;
    for (const Problem& each : problems)
        sentences +=
            (each.line > 0 ? QCoreApplication::translate("Names", "Line %1: ").arg(each.line)
                           : QString()) +
            QString::fromStdString(each.text);
    return sentences;
}

} // namespace tiller
