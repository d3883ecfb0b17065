#pragma once

#include "core/base/problem.h"
#include "core/model/project_model.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

class CanvasScene;
class Document;

/// The annotations of one type that stand on the canvas: a row for each, in the order of the
/// project.
class AnnotationListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the canvas")

public:
    enum Role {
        ItemIdRole = Qt::UserRole,
        TitleRole, ///< the given name; empty if none. Of a group: the name of its part
        TextRole,  ///< of a comment
        ColorRole,
        BoxRole,       ///< a rectangle on the canvas
        RoomAboveRole, ///< of a frame: as in TitleRoom
        RoomAroundRole,
        SelectedRole,
        RowsRole,    ///< of a group: list of {name, value, port, isInput, wired, top}
        ProblemRole, ///< of a group: the first problem of its nodes; empty if there is none
        IsErrorRole,
    };

    AnnotationListModel(Document& document, const CanvasScene& scene, std::string type,
                        QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    void reset();
    [[nodiscard]] std::vector<Id> shown() const;
    void follow(const Change& change);
    void followSelection();
    [[nodiscard]] QVariantList rows(const Annotation& group) const;
    [[nodiscard]] const Problem* problem(const Annotation& group) const;
    void followProblems();
    void announce(const Id& id, const QList<int>& roles = {});

    Document& m_document;
    const CanvasScene& m_scene;
    std::string m_type;
    std::vector<Id> m_rows;
    QStringList m_selected;
    boost::signals2::scoped_connection m_changed; // after the scene has followed
};

} // namespace tiller
