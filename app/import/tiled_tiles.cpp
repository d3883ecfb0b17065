#include "app/import/tiled_parts.h"

#include <boost/archive/iterators/binary_from_base64.hpp>
#include <boost/archive/iterators/transform_width.hpp>

#include <algorithm>
#include <charconv>
#include <limits>
#include <zlib.h>
#include <zstd.h>

namespace tiller::maps {

namespace {

using Tiles = std::vector<std::uint32_t>;

constexpr std::size_t bytesPerTile = 4;

Problem wrongCount(std::size_t count) {
    return {.text = sayCount(
                count,
                "The layer does not hold the %n tile of its size. Save the map again in Tiled.",
                "The layer does not hold the %n tiles of its size. Save the map again in Tiled.")};
}

Problem unsound(const std::string& what) {
    return {.text = say("The layer's data is no sound %1. Save the map again in Tiled.", {what})};
}

Result<Tiles> fromList(const JsonValue::List& list, std::size_t count) {
    if (list.size() != count)
        return wrongCount(count);
    Tiles tiles;
    tiles.reserve(count);
    for (const JsonValue& each : list) {
        const double* number = each.as<double>();
        if (!number || *number < 0 || *number > std::numeric_limits<std::uint32_t>::max())
            return unsound(say("list of tiles"));
        tiles.push_back(static_cast<std::uint32_t>(*number));
    }
    return tiles;
}

Result<Tiles> fromCsv(std::string_view text, std::size_t count) {
    Tiles tiles;
    tiles.reserve(std::min(count, text.size()));
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
        while (at != end && (*at == ',' || *at == ' ' || *at == '\n' || *at == '\r' || *at == '\t'))
            ++at;
        if (at == end)
            break;
        std::uint32_t tile = 0;
        const auto [next, error] = std::from_chars(at, end, tile);
        if (error != std::errc())
            return unsound("CSV");
        if (tiles.size() == count)
            return wrongCount(count);
        tiles.push_back(tile);
        at = next;
    }
    if (tiles.size() != count)
        return wrongCount(count);
    return tiles;
}

/// The bytes of a base64 text; nothing if it is none.
std::optional<std::string> fromBase64(std::string text) {
    using boost::archive::iterators::binary_from_base64;
    using boost::archive::iterators::transform_width;
    using Bytes = transform_width<binary_from_base64<const char*>, 8, 6>;
    constexpr const char* digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    std::erase_if(text, [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; });
    if (text.empty() || text.size() % 4 != 0)
        return {};
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    if (text.find_first_not_of(digits) < text.size() - padding)
        return {};
    std::fill(text.end() - static_cast<std::ptrdiff_t>(padding), text.end(), 'A');
    std::string bytes(Bytes(text.data()), Bytes(text.data() + text.size()));
    bytes.resize(bytes.size() - padding);
    return bytes;
}

/// Inflates zlib or gzip to exactly @p size bytes; nothing if that is not what it holds.
std::optional<std::string> inflated(const std::string& bytes, std::size_t size) {
    constexpr int eitherFormat = 15 + 32; // the largest window; zlib or gzip by the header
    z_stream stream{};
    if (inflateInit2(&stream, eitherFormat) != Z_OK)
        return {};
    std::string result(size, '\0');
    // zlib reads its input only, but has no const for it.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    stream.avail_out = static_cast<uInt>(size);
    const int ended = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    if (ended != Z_STREAM_END || stream.avail_out != 0)
        return {};
    return result;
}

std::optional<std::string> unzstd(const std::string& bytes, std::size_t size) {
    std::string result(size, '\0');
    if (ZSTD_decompress(result.data(), size, bytes.data(), bytes.size()) != size)
        return {};
    return result;
}

Result<Tiles> fromBytes(const std::string& bytes, std::size_t count) {
    if (bytes.size() != count * bytesPerTile)
        return wrongCount(count);
    Tiles tiles(count);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t byte = bytesPerTile; byte-- > 0;) // little-endian
            tiles[i] = tiles[i] << 8U | static_cast<unsigned char>(bytes[i * bytesPerTile + byte]);
    return tiles;
}

} // namespace

Result<Tiles> decodeTiles(const JsonValue& data, const TileEncoding& encoding, std::size_t count) {
    if (const auto* list = data.as<JsonValue::List>())
        return fromList(*list, count);
    const std::string* text = data.as<std::string>();
    if (!text)
        return unsound(say("list of tiles"));
    if (encoding.encoding == "csv")
        return fromCsv(*text, count);
    if (encoding.encoding != "base64")
        return Problem{.text = say("Layers with the encoding \"%1\" cannot be read. In the map's "
                                   "properties in Tiled, choose CSV.",
                                   {encoding.encoding})};
    const auto bytes = fromBase64(*text);
    if (!bytes)
        return unsound("base64");
    if (encoding.compression.empty())
        return fromBytes(*bytes, count);
    const std::size_t size = count * bytesPerTile;
    std::optional<std::string> unpacked;
    if (encoding.compression == "zlib" || encoding.compression == "gzip")
        unpacked = inflated(*bytes, size);
    else if (encoding.compression == "zstd")
        unpacked = unzstd(*bytes, size);
    else
        return Problem{.text =
                           say("Layers with the compression \"%1\" cannot be read. In the map's "
                               "properties in Tiled, choose CSV.",
                               {encoding.compression})};
    if (!unpacked)
        return unsound(say("%1 of its size", {encoding.compression}));
    return fromBytes(*unpacked, count);
}

} // namespace tiller::maps
