#include "app/import/map_picture.h"

#include "app/import/map_items.h"
#include "app/import/map_reading.h"
#include "core/io/files.h"
#include "core/model/scene_layers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tiller::maps {

namespace fs = std::filesystem;

namespace {

constexpr double maxMapPixels = 24'000'000;
constexpr double longestSide = 8192;
constexpr std::size_t maxSourcePixels = 36'000'000; // of one picture that the map names
constexpr std::size_t maxAllPixels = 100'000'000;   // of all of them: 400 MB in memory
constexpr std::size_t maxSamples = 2'000'000'000;   // of all pieces: some seconds
constexpr std::uintmax_t maxFileSize = 16'000'000;  // of a picture, read or written

/// Reads the pictures that a map names. Those that are left out are empty.
class PictureFiles {
public:
    PictureFiles(fs::path folder, std::vector<std::string>& problems) : m_problems(problems) {
        std::error_code error;
        m_folder = fs::canonical(folder.empty() ? "." : folder, error);
    }

    Picture read(const std::string& name) {
        std::error_code error;
        const fs::path file = fs::canonical(m_folder / name, error);
        if (error || !isBelow(file, m_folder))
            return leaveOut(name, say("it is not in the map's folder."));
        const std::uintmax_t bytes = fs::is_regular_file(file) ? fs::file_size(file, error) : 0;
        if (bytes > maxFileSize)
            return leaveOut(name, say("it has more than 16 MB."));
        const Result<std::string> text = loadText(file);
        const auto size = text ? pictureSizeOf(text.value()) : std::nullopt;
        if (!size)
            return leaveOut(name, say("it cannot be read. Save it as PNG or JPEG."));
        if (size->width > maxSourcePixels / size->height)
            return leaveOut(name, say("it has more than 36 million pixels."));
        if (m_pixels + size->pixels() > maxAllPixels)
            return leaveOut(name, say("those of the map have more than 100 million pixels."));
        auto picture = readPicture(text.value());
        if (!picture)
            return leaveOut(name, say("it cannot be read. Save it as PNG or JPEG."));
        m_pixels += size->pixels();
        return std::move(*picture);
    }

private:
    Picture leaveOut(const std::string& name, const std::string& reason) {
        m_problems.push_back(say("The picture %1 is not drawn: %2", {name, reason}));
        return {};
    }

    fs::path m_folder;
    std::vector<std::string>& m_problems;
    std::size_t m_pixels = 0;
};

/// A picture that is drawn, with its colors multiplied by their opacity.
class Canvas {
public:
    /// @param scale pixels per pixel of the map, at most 1
    Canvas(const MapBox& bounds, double scale)
        : m_bounds(bounds)
        , m_scale(scale)
        , m_width(sideOf(bounds.width))
        , m_height(sideOf(bounds.height))
        , m_colors(m_width * m_height) {}

    void fill(const MapBox& box, Pixel color) {
        draw(
            box, [&](double, double) { return color; }, 1);
    }

    void draw(const MapPiece& piece, const Picture& picture) {
        const MapBox from = piece.from.width > 0 && piece.from.height > 0
                                ? piece.from
                                : MapBox{0, 0, static_cast<double>(picture.size.width),
                                         static_cast<double>(picture.size.height)};
        MapBox to = piece.to;
        if (!(to.width > 0) || !(to.height > 0)) {
            to.width = from.width;
            to.height = from.height;
        }
        draw(
            to,
            [&](double x, double y) {
                double u = (x - to.x) / to.width;
                double v = (y - to.y) / to.height;
                if (piece.flippedDown)
                    v = 1 - v;
                if (piece.flippedAcross)
                    u = 1 - u;
                if (piece.flippedDiagonal)
                    std::swap(u, v);
                // A place on the far edge is of the last pixel.
                return pixelAt(
                    picture, std::min(from.x + u * from.width, std::ceil(from.x + from.width) - 1),
                    std::min(from.y + v * from.height, std::ceil(from.y + from.height) - 1));
            },
            std::clamp(piece.opacity, 0.0, 1.0));
    }

    /// Whether the limit is reached: further pieces are not drawn.
    [[nodiscard]] bool isFull() const { return m_samples > maxSamples; }

    /// What is drawn. The canvas is empty afterwards.
    [[nodiscard]] Picture take() {
        for (Pixel& c : m_colors) {
            const auto plain = [&](std::uint8_t part) {
                return static_cast<std::uint8_t>(
                    c.alpha == 0 ? 0 : std::min(255, (part * 255 + c.alpha / 2) / c.alpha));
            };
            c = {plain(c.red), plain(c.green), plain(c.blue), c.alpha};
        }
        return {{m_width, m_height}, std::move(m_colors)};
    }

private:
    using Sum = std::array<double, 4>;

    [[nodiscard]] std::size_t sideOf(double length) const {
        return static_cast<std::size_t>(std::max(1.0, std::round(length * m_scale)));
    }

    /// The pixels whose centers are between two places, of those that the picture has.
    static std::pair<std::size_t, std::size_t> range(double first, double last, std::size_t count) {
        const auto index = [&](double place) -> std::size_t {
            return place > 0.5 ? static_cast<std::size_t>(
                                     std::min(std::ceil(place - 0.5), static_cast<double>(count)))
                               : 0;
        };
        return {index(first), index(last)};
    }

    /// Nothing beside the picture.
    static Pixel pixelAt(const Picture& picture, double x, double y) {
        const bool isWithin = x >= 0 && y >= 0 && x < static_cast<double>(picture.size.width) &&
                              y < static_cast<double>(picture.size.height);
        return isWithin ? picture.at(static_cast<std::size_t>(x), static_cast<std::size_t>(y))
                        : Pixel();
    }

    /// Draws over each pixel of a box in the map what @p colorAt says of places within the pixel.
    template <typename ColorAt>
    void draw(const MapBox& box, const ColorAt& colorAt, double opacity) {
        const double left = (box.x - m_bounds.x) * m_scale, top = (box.y - m_bounds.y) * m_scale;
        const auto [x0, x1] = range(left, left + box.width * m_scale, m_width);
        const auto [y0, y1] = range(top, top + box.height * m_scale, m_height);
        if (x0 >= x1 || y0 >= y1 || isFull())
            return;
        const int samples = 1 / m_scale < 4 ? static_cast<int>(std::ceil(1 / m_scale)) : 4;
        m_samples += (x1 - x0) * (y1 - y0) * static_cast<std::size_t>(samples * samples);
        for (std::size_t y = y0; y < y1; ++y)
            for (std::size_t x = x0; x < x1; ++x) {
                Sum sum{};
                for (int i = 0; i < samples * samples; ++i) {
                    const double across = (i % samples + 0.5) / samples;
                    const double down = (i / samples + 0.5) / samples;
                    const double mapX = (static_cast<double>(x) + across) / m_scale + m_bounds.x;
                    const double mapY = (static_cast<double>(y) + down) / m_scale + m_bounds.y;
                    add(sum, colorAt(std::clamp(mapX, box.x, box.x + box.width),
                                     std::clamp(mapY, box.y, box.y + box.height)));
                }
                blend(m_colors[y * m_width + x], sum, opacity / (samples * samples));
            }
    }

    static void add(Sum& sum, const Pixel& color) {
        const double share = color.alpha / 255.0;
        sum[0] += color.red * share;
        sum[1] += color.green * share;
        sum[2] += color.blue * share;
        sum[3] += color.alpha;
    }

    static void blend(Pixel& below, const Sum& above, double factor) {
        const double rest = 1 - above[3] * factor / 255;
        const auto part = [&](std::uint8_t old, double sum) {
            return static_cast<std::uint8_t>(
                std::clamp(sum * factor + old * rest + 0.5, 0.0, 255.0));
        };
        below = {part(below.red, above[0]), part(below.green, above[1]), part(below.blue, above[2]),
                 part(below.alpha, above[3])};
    }

    MapBox m_bounds;
    double m_scale;
    std::size_t m_width;
    std::size_t m_height;
    std::vector<Pixel> m_colors;
    std::size_t m_samples = 0;
};

/// A color that is written as #rrggbb; black if it is not.
Pixel colorOf(const std::string& text) {
    unsigned int number = 0;
    if (text.size() == 7)
        std::from_chars(text.data() + 1, text.data() + 7, number, 16);
    const auto part = [&](unsigned int shift) {
        return static_cast<std::uint8_t>((number >> shift) & 255U);
    };
    return {part(16), part(8), part(0), 255};
}

Canvas drawPieces(const Map& map, const std::vector<Picture>& pictures, double scale) {
    Canvas canvas(map.bounds, scale);
    for (const MapPiece& piece : map.look.pieces)
        if (!piece.color.empty())
            canvas.fill(piece.to, colorOf(piece.color));
        else if (const Picture& picture = pictures.at(piece.picture); !picture.pixels.empty())
            canvas.draw(piece, picture);
    return canvas;
}

fs::path folderOf(const fs::path& project) {
    return project.has_parent_path() ? project.parent_path() : fs::path(".");
}

/// Whether a project may call a map's picture so: it is a path below the project's folder.
bool isPictureName(const std::string& name, const fs::path& project) {
    const fs::path path = name;
    if (!name.ends_with(pictureEnd) || name.find('\\') != std::string::npos ||
        !path.is_relative() || path.has_root_path() || std::ranges::find(path, "..") != path.end())
        return false;
    if (project.empty())
        return true;
    std::error_code error;
    const fs::path folder = fs::canonical(folderOf(project), error);
    const fs::path own = fs::canonical((folder / path).parent_path(), error);
    return !error && (own == folder || isBelow(own, folder));
}

/// The letters, digits and few signs of a text, for a file's name.
std::string plainName(std::string_view text) {
    std::string name;
    for (const char c : text) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                             (c >= '0' && c <= '9') || c == '_' || c == ' ' || c == '.';
        const bool goesOn = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; // of one letter
        if (!goesOn)
            name += isPlain ? c : '-';
    }
    return name;
}

} // namespace

MapPicture drawMap(const Map& map, const fs::path& folder) {
    const MapBox& bounds = map.bounds;
    MapPicture result{.problems = map.look.problems};
    if (map.look.pieces.empty() || !(bounds.width > 0) || !(bounds.height > 0))
        return result;
    PictureFiles files(folder, result.problems);
    std::vector<Picture> pictures;
    for (const std::string& each : map.look.pictures)
        pictures.push_back(files.read(each));
    if (std::ranges::none_of(map.look.pieces, [&](const MapPiece& piece) {
            return piece.color.empty() && !pictures.at(piece.picture).pixels.empty();
        }))
        return result;
    double scale = std::min({1.0, std::sqrt(maxMapPixels / (bounds.width * bounds.height)),
                             longestSide / bounds.width, longestSide / bounds.height});
    for (bool isFirst = true; isFirst || result.png.size() > maxFileSize; isFirst = false) {
        Canvas canvas = drawPieces(map, pictures, scale);
        if (isFirst && canvas.isFull())
            result.problems.emplace_back(
                say("The map draws too much; its picture shows what is behind."));
        result.png = pngOf(canvas.take());
        scale *= 0.7;
    }
    return result;
}

const Annotation* pictureLayerOf(const Project& project, const ImportSettings& settings) {
    const Annotation* earlier = importOf(project, settings);
    const Annotation* layer =
        earlier ? project.annotation(MapLayers::pictureId(earlier->id)) : nullptr;
    return layer && isLayer(*layer) ? layer : nullptr;
}

std::string pictureNameFor(const Project& project, const ImportSettings& settings,
                           const fs::path& file,
                           const std::function<bool(const std::string&)>& isReserved) {
    if (const Annotation* layer = pictureLayerOf(project, settings))
        if (const std::string& name = textOf(valueOf(*layer, "picture")); isPictureName(name, file))
            return name;
    std::string base = fs::path(settings.file).stem().string();
    if (!settings.part.empty())
        base += "-" + settings.part;
    return freePictureName(plainName(base), file, isReserved);
}

std::string freePictureName(const std::string& name, const fs::path& file,
                            const std::function<bool(const std::string&)>& isReserved) {
    std::string whole = name + std::string(pictureEnd);
    for (int i = 2;
         (isReserved && isReserved(whole)) || (!file.empty() && isThere(folderOf(file) / whole));
         ++i)
        whole = name + "-" + std::to_string(i) + std::string(pictureEnd);
    return whole;
}

Result<Done> savePicture(const fs::path& project, const std::string& name, std::string_view png) {
    const fs::path path = folderOf(project) / name;
    return isThere(project) ? saveCompanion(path, png, project)
                            : saveText(path, png); // the first save: nothing has this name
}

bool isThere(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::symlink_status(path, error);
    return status.type() != fs::file_type::none && status.type() != fs::file_type::not_found;
}

} // namespace tiller::maps
