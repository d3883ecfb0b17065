#include "app/editor/teach/saved_project.h"

#include "app/editor/document/document.h"

namespace tiller {

SavedProject::SavedProject(Document& document, QObject* parent)
    : QObject(parent), m_project(document.project()) {
    const auto take = [this, &document] {
        m_project = document.project();
        emit changed();
    };
    connect(&document, &Document::opened, this, take);
    connect(&document, &Document::saved, this, take);
}

} // namespace tiller
