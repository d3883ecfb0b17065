#pragma once

#include "app/editor/document/document.h"

namespace tiller {

/// The project as it was last opened or saved, for "reset" and "compare".
class SavedProject : public QObject {
    Q_OBJECT

public:
    explicit SavedProject(Document& document, QObject* parent = nullptr)
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

    [[nodiscard]] const Project& project() const { return m_project; }

signals:
    void changed();

private:
    Project m_project;
    Project m_written; ///< while the file is written
};

} // namespace tiller
