#include "app/import/picture.h"

#include <memory>
#include <png.h>
#include <turbojpeg.h>

namespace tiller::maps {

namespace {

static_assert(sizeof(Pixel) == 4);

std::optional<Picture> readPng(std::string_view file, bool wantsPixels) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    const std::unique_ptr<png_image, decltype(&png_image_free)> freed(&image, png_image_free);
    if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0)
        return {};
    image.format = PNG_FORMAT_RGBA;
    Picture picture{{image.width, image.height}, {}};
    if (!wantsPixels)
        return picture;
    picture.pixels.resize(picture.size.pixels());
    if (png_image_finish_read(&image, nullptr, picture.pixels.data(), 0, nullptr) == 0)
        return {};
    return picture;
}

std::optional<Picture> readJpeg(std::string_view file, bool wantsPixels) {
    const std::unique_ptr<void, decltype(&tjDestroy)> jpeg(tjInitDecompress(), tjDestroy);
    const auto* bytes = reinterpret_cast<const unsigned char*>(file.data());
    int width = 0, height = 0, kind = 0, colors = 0;
    if (!jpeg ||
        tjDecompressHeader3(jpeg.get(), bytes, file.size(), &width, &height, &kind, &colors) != 0 ||
        width <= 0 || height <= 0)
        return {};
    Picture picture{{static_cast<std::size_t>(width), static_cast<std::size_t>(height)}, {}};
    if (!wantsPixels)
        return picture;
    picture.pixels.resize(picture.size.pixels());
    // Without the limit, a small file of many scans takes minutes.
    if (tjDecompress2(jpeg.get(), bytes, file.size(), &picture.pixels.front().red, width, 0, height,
                      TJPF_RGBA, TJFLAG_LIMITSCANS) != 0 &&
        tjGetErrorCode(jpeg.get()) != TJERR_WARNING) // of the last rows, say
        return {};
    return picture;
}

/// @param wantsPixels else only the header is read
std::optional<Picture> readEither(std::string_view file, bool wantsPixels) {
    if (file.starts_with("\x89PNG\r\n\x1a\n"))
        return readPng(file, wantsPixels);
    if (file.starts_with("\xff\xd8\xff"))
        return readJpeg(file, wantsPixels);
    return {};
}

} // namespace

std::optional<PictureSize> pictureSizeOf(std::string_view file) {
    const std::optional<Picture> picture = readEither(file, false);
    return picture ? std::optional(picture->size) : std::nullopt;
}

std::optional<Picture> readPicture(std::string_view file) {
    return readEither(file, true);
}

std::string pngOf(const Picture& picture) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.size.width);
    image.height = static_cast<png_uint_32>(picture.size.height);
    image.format = PNG_FORMAT_RGBA;
    png_alloc_size_t count = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string file(count, '\0');
    if (png_image_write_to_memory(&image, file.data(), &count, 0, picture.pixels.data(), 0,
                                  nullptr) == 0)
        return {};
    file.resize(count);
    return file;
}

} // namespace tiller::maps
