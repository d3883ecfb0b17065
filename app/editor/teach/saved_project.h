#pragma once

#include "core/model/project.h"

#include <QObject>

namespace tiller {

class Document;

/// The project as it was last opened or saved, for "reset" and "compare".
class SavedProject : public QObject {
    Q_OBJECT

public:
    explicit SavedProject(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const Project& project() const { return m_project; }

signals:
    void changed();

private:
    Project m_project;
    Project m_written; ///< while the file is written
};

} // namespace tiller
