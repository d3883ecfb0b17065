#include "app/import/picture.h"

#include <memory>
#include <png.h>
#include <turbojpeg.h>

namespace tiller::maps {

namespace {

static_assert(sizeof(Pixel) == 4);

/// A PNG file of which the header is read.
class PngReader {
public:
    explicit PngReader(std::string_view file) {
        m_image.version = PNG_IMAGE_VERSION;
        m_isSound = png_image_begin_read_from_memory(&m_image, file.data(), file.size()) != 0;
        m_image.format = PNG_FORMAT_RGBA;
    }
    ~PngReader() { png_image_free(&m_image); }
    PngReader(const PngReader&) = delete;
    PngReader& operator=(const PngReader&) = delete;

    [[nodiscard]] std::optional<PictureSize> size() const {
        return m_isSound ? std::optional<PictureSize>({m_image.width, m_image.height})
                         : std::nullopt;
    }
    bool read(Picture& picture) {
        return png_image_finish_read(&m_image, nullptr, picture.pixels.data(), 0, nullptr) != 0;
    }

private:
    png_image m_image{};
    bool m_isSound = false;
};

/// A JPEG file of which the header is read.
class JpegReader {
public:
    explicit JpegReader(std::string_view file)
        : m_bytes(reinterpret_cast<const unsigned char*>(file.data())), m_count(file.size()) {
        int kind = 0, colors = 0;
        m_isSound = m_jpeg && tjDecompressHeader3(m_jpeg.get(), m_bytes, m_count, &m_width,
                                                  &m_height, &kind, &colors) == 0;
    }

    [[nodiscard]] std::optional<PictureSize> size() const {
        return m_isSound && m_width > 0 && m_height > 0
                   ? std::optional<PictureSize>(
                         {static_cast<std::size_t>(m_width), static_cast<std::size_t>(m_height)})
                   : std::nullopt;
    }
    bool read(Picture& picture) {
        // Without the limit, a small file of many scans takes minutes.
        return tjDecompress2(m_jpeg.get(), m_bytes, m_count, &picture.pixels.front().red, m_width,
                             0, m_height, TJPF_RGBA, TJFLAG_LIMITSCANS) == 0 ||
               tjGetErrorCode(m_jpeg.get()) == TJERR_WARNING; // of the last rows, say
    }

private:
    struct Destroy {
        void operator()(void* jpeg) const { tjDestroy(jpeg); }
    };
    std::unique_ptr<void, Destroy> m_jpeg{tjInitDecompress()};
    const unsigned char* m_bytes;
    std::size_t m_count;
    int m_width = 0;
    int m_height = 0;
    bool m_isSound = false;
};

bool isPng(std::string_view file) {
    return file.starts_with("\x89PNG\r\n\x1a\n");
}

bool isJpeg(std::string_view file) {
    return file.starts_with("\xff\xd8\xff");
}

template <typename Reader>
std::optional<Picture> readWith(std::string_view file) {
    Reader reader(file);
    const std::optional<PictureSize> size = reader.size();
    if (!size)
        return {};
    Picture picture{*size, std::vector<Pixel>(size->pixels())};
    if (!reader.read(picture))
        return {};
    return picture;
}

} // namespace

std::optional<PictureSize> pictureSizeOf(std::string_view file) {
    if (isPng(file))
        return PngReader(file).size();
    if (isJpeg(file))
        return JpegReader(file).size();
    return {};
}

std::optional<Picture> readPicture(std::string_view file) {
    if (isPng(file))
        return readWith<PngReader>(file);
    if (isJpeg(file))
        return readWith<JpegReader>(file);
    return {};
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
