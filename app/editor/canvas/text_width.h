#pragma once

#include <QFont>
#include <QString>

namespace tiller {

/// @name The type on cards, in canvas units. The theme's sizes at scale 1.
/// @{
inline constexpr int bodyText = 13;
inline constexpr int captionText = 12;
/// @}

/// How wide a text is on the canvas, in canvas units.
[[nodiscard]] double textWidth(const QString& text, int pixels, QFont::Weight weight);

/// How wide the tag of a reference to an agent type is, where it has room.
[[nodiscard]] double tagWidth(const QString& agentType);

} // namespace tiller
