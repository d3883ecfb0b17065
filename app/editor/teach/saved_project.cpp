#include "app/editor/teach/saved_project.h"

#include "app/editor/document/document.h"

namespace tiller {

SavedProject::SavedProject(Document& document, QObject* parent)
    : QObject(parent), m_project(document.project()) {
    connect(&document, &Document::opened, this, [this, &document] {
        m_project = document.project();
        emit changed();
    });
    // The project may change while it is written.
    connect(&document, &Document::aboutToSave, this,
            [this, &document] { m_written = document.project(); });
    connect(&document, &Document::saved, this, [this] {
        m_project = std::exchange(m_written, {});
        emit changed();
    });
}

} // namespace tiller
