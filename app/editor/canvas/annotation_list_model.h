#pragma once

#include "app/editor/document/rows_model.h"
#include "core/base/problem.h"
#include "core/model/project_model.h"

#include <QStringList>

namespace tiller {

class CanvasScene;
class Document;

/// The annotations of one type that stand on the canvas: a row for each, in the order of the
/// project.
class AnnotationListModel : public tiller::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")

public:
    AnnotationListModel(Document& document, const CanvasScene& scene, std::string type,
                        QObject* parent = nullptr);

private:
    [[nodiscard]] std::vector<Role<Id>> roles();
    [[nodiscard]] std::string title(const Annotation& annotation) const;
    void show();
    void follow(const Change& change);
    void followSelection();
    /// Of a group: list of {name, value, port, isInput, wired, top}.
    [[nodiscard]] QVariantList rows(const Annotation& group) const;
    /// Of a group: the first problem of its nodes; null if there is none.
    [[nodiscard]] const Problem* problem(const Annotation& group) const;
    void followProblems();
    void announce(const Id& id, std::initializer_list<const char*> roles = {});

    Document& m_document;
    const CanvasScene& m_scene;
    std::string m_type;
    Rows<Id> m_rows{this, roles()};
    QStringList m_selected;
    boost::signals2::scoped_connection m_changed; // after the scene has followed
};

} // namespace tiller
