#pragma once

#include <QImage>

namespace tiller {

/// The picture with at most 256 colors: the most common ones as they are, and the others by means
/// of similar ones. Its PNG has less than half the bytes.
[[nodiscard]] QImage withFewColors(const QImage& picture);

/// Whether a person would take two pictures for the same: they have one size, and hardly a pixel
/// differs by more than what a palette changes.
[[nodiscard]] bool looksTheSame(const QImage& one, const QImage& other);

} // namespace tiller
