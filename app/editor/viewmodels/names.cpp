#include "app/editor/viewmodels/names.h"

#include "app/editor/viewmodels/setting_text.h"
#include "core/model/registry.h"

#include <QCoreApplication>

namespace tiller {

QString nameOf(const Project& project, const std::vector<Id>& ids) {
    const auto tr = [](const char* text) { return QCoreApplication::translate("Names", text); };
    if (ids.size() != 1)
        return tr("%1 items").arg(ids.size());
    if (ids.front() == "world")
        return tr("world");
    if (const Node* node = project.node(ids.front()))
        return QString::fromStdString(displayName(*node));
    if (const Annotation* annotation = project.annotation(ids.front()))
        return QString::fromStdString(annotation->name.empty()
                                          ? findAnnotationType(annotation->type)->title
                                          : annotation->name);
    return project.link(ids.front()) ? tr("wire") : sceneName(project, ids.front());
}

} // namespace tiller
