#pragma once

#include "app/editor/viewport/scene_shapes.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The names of the scene items, and their places in the world. An obstacle without a name has no
/// label.
class SceneLabelsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the viewport")

public:
    enum Role { TextRole = Qt::UserRole, XRole, YRole, StandRole, ObstacleRole };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const Project& project, const SceneShapes& scene);

private:
    struct Row {
        Id id;
        QString text;
        double x = 0;
        double y = 0;
        QString
            stand; ///< seen from x, y: "inside" (right and below), "beside", "above", "centered"
        bool isObstacle = false;

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> m_rows;
};

} // namespace tiller
