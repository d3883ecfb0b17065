#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tiller::maps {

/// A color with its opacity, from 0 to 255. Colors are not multiplied by the opacity.
struct Pixel {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 0;

    bool operator==(const Pixel&) const = default;
};

/// The size of a picture, in pixels.
struct PictureSize {
    std::size_t width = 0;
    std::size_t height = 0;

    [[nodiscard]] std::size_t pixels() const { return width * height; }
    bool operator==(const PictureSize&) const = default;
};

/// A picture in memory, row by row from the top.
struct Picture {
    PictureSize size;
    std::vector<Pixel> pixels;

    [[nodiscard]] const Pixel& at(std::size_t x, std::size_t y) const {
        return pixels[y * size.width + x];
    }
    [[nodiscard]] Pixel& at(std::size_t x, std::size_t y) { return pixels[y * size.width + x]; }
};

/// The size that a PNG or JPEG file says. Nothing for files of another kind. Decodes no pixel.
[[nodiscard]] std::optional<PictureSize> pictureSizeOf(std::string_view file);

/// Decodes a PNG or JPEG file. Nothing if it is unsound, or not of the size that it says.
[[nodiscard]] std::optional<Picture> readPicture(std::string_view file);

/// The picture as a PNG file. Empty if memory is short. @pre it has a pixel
[[nodiscard]] std::string pngOf(const Picture& picture);

} // namespace tiller::maps
