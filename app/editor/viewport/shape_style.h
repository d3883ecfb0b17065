#pragma once

#include "app/editor/viewport/world_picture.h"

namespace tiller {

/// How the picture draws a scene item: selected, hovered, or plain.
struct ShapeStyle {
    bool selected;
    bool hovered;
    QColor color; ///< of its lines

    ShapeStyle(const WorldPicture& picture, const SceneShape& shape)
        : selected(picture.selected.contains(shape.id))
        , hovered(picture.hovered && picture.hovered->id == shape.id)
        , color(selected             ? picture.colors.accent
                : shape.isObstacle() ? picture.colors.obstacleLine()
                                     : picture.colors.handle) {}

    [[nodiscard]] bool isActive() const { return selected || hovered; }
};

} // namespace tiller
