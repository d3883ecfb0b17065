#include "core/game/saved_world.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace tiller::game {

namespace {

static_assert(std::endian::native == std::endian::little, "saved worlds are little-endian");

constexpr std::array<char, 8> mark{'T', 'I', 'L', 'L', 'E', 'R', 'S', 'W'};
constexpr std::uint32_t version = 4;

std::uint64_t checksumOf(std::span<const std::byte> bytes) {
    std::uint64_t sum = 0xcbf29ce484222325u;
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, std::min<std::size_t>(8, bytes.size() - i));
        sum = (sum ^ word) * 0x100000001b3u;
        sum ^= sum >> 29;
    }
    return sum;
}

template <class T>
concept Plain = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class Writer {
public:
    static constexpr bool isReader = false;
    explicit Writer(std::vector<std::byte>& to) : m_to(to) {}

    void bytes(const void* from, std::size_t count) {
        const auto* first = static_cast<const std::byte*>(from);
        m_to.insert(m_to.end(), first, first + count);
    }
    std::size_t count(std::size_t size) {
        const std::uint64_t written = size;
        bytes(&written, sizeof written);
        return size;
    }

private:
    std::vector<std::byte>& m_to;
};

class Reader {
public:
    static constexpr bool isReader = true;
    explicit Reader(std::span<const std::byte> from) : m_from(from) {}

    void bytes(void* to, std::size_t count) {
        if (count > m_from.size()) {
            fail();
            return;
        }
        if (count > 0)
            std::memcpy(to, m_from.data(), count);
        m_from = m_from.subspan(count);
    }
    /// How many items follow; 0 if there cannot be so many. @param each the least size of one
    std::size_t count(std::size_t each) {
        std::uint64_t size = 0;
        bytes(&size, sizeof size);
        if (size > m_from.size() / each)
            fail();
        return m_failed ? 0 : static_cast<std::size_t>(size);
    }
    void fail() {
        m_failed = true;
        m_from = {};
    }
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    [[nodiscard]] bool isRead() const { return !m_failed && m_from.empty(); }

private:
    std::span<const std::byte> m_from;
    bool m_failed = false;
};

// One description of each part, for the writer and the reader.

template <class Archive, class T>
requires Plain<T>
void pass(Archive& archive, T& value) {
    static_assert(sizeof(std::size_t) == 8 || !std::is_same_v<T, std::size_t>,
                  "a size has other bytes on other machines");
    if constexpr (std::is_same_v<T, bool> && Archive::isReader) {
        std::uint8_t byte = 0; // a bool may only be 0 or 1
        archive.bytes(&byte, 1);
        value = byte != 0;
    } else {
        archive.bytes(&value, sizeof value);
    }
}

template <class Archive>
void pass(Archive& archive, std::string& text) {
    if constexpr (Archive::isReader)
        text.resize(archive.count(1));
    else
        archive.count(text.size());
    archive.bytes(text.data(), text.size());
}

template <class Archive>
void pass(Archive& archive, Vec2& vector) {
    pass(archive, vector.x);
    pass(archive, vector.y);
}

template <class Archive, class... T>
void passAll(Archive& archive, T&... parts) {
    (pass(archive, parts), ...);
}

template <class Archive, class T>
void pass(Archive& archive, std::optional<T>& value) {
    bool is = value.has_value();
    pass(archive, is);
    if constexpr (Archive::isReader)
        value = is ? std::optional(T{}) : std::nullopt;
    if (value)
        pass(archive, *value);
}

template <class Archive, class T>
void pass(Archive& archive, std::vector<T>& items) {
    if constexpr (Plain<T>) {
        if constexpr (Archive::isReader)
            items.resize(archive.count(sizeof(T)));
        else
            archive.count(items.size());
        archive.bytes(items.data(), items.size() * sizeof(T));
    } else if constexpr (Archive::isReader) {
        items.clear();
        for (std::uint64_t left = archive.count(1); left > 0 && !archive.hasFailed(); --left)
            pass(archive, items.emplace_back());
    } else {
        archive.count(items.size());
        for (T& item : items)
            pass(archive, item);
    }
}

template <class Archive, class A, class B>
void pass(Archive& archive, std::pair<A, B>& pair) {
    passAll(archive, pair.first, pair.second);
}

template <class Archive, class Key, class T>
void pass(Archive& archive, std::map<Key, T>& map) {
    if constexpr (Archive::isReader) {
        map.clear();
        for (std::uint64_t left = archive.count(1); left > 0 && !archive.hasFailed(); --left) {
            Key key{};
            pass(archive, key);
            pass(archive, map[key]);
        }
    } else {
        archive.count(map.size());
        for (auto& [key, item] : map) {
            Key copy = key;
            pass(archive, copy);
            pass(archive, item);
        }
    }
}

template <class Archive, class T>
void pass(Archive& archive, std::set<T>& items) {
    std::vector<T> list(items.begin(), items.end());
    pass(archive, list);
    if constexpr (Archive::isReader)
        items = {list.begin(), list.end()};
}

template <class Archive, class... T>
void pass(Archive& archive, std::variant<T...>& value) {
    auto index = static_cast<std::uint8_t>(value.index());
    pass(archive, index);
    if constexpr (Archive::isReader) {
        std::array<std::variant<T...>, sizeof...(T)> kinds{T{}...};
        if (index >= kinds.size()) {
            archive.fail();
            return;
        }
        value = kinds[index];
    }
    std::visit([&](auto& content) { pass(archive, content); }, value);
}

template <class Archive>
void pass(Archive& archive, LifeCounts& of) {
    passAll(archive, of.came, of.left, of.blocked);
}
template <class Archive>
void pass(Archive& archive, Population& of) {
    passAll(archive, of.type, of.ordinal, of.life, of.x, of.y, of.vx, of.vy, of.headingX,
            of.headingY, of.facingX, of.facingY, of.homeX, of.homeY, of.mass, of.radius,
            of.maxSpeed, of.maxForce, of.reaction, of.contacts, of.leading, of.behaviors, of.names,
            of.nextOrdinal, of.lives, of.hasLived);
}
template <class Archive>
void pass(Archive& archive, RecentCount::Begun& of) {
    passAll(archive, of.tick, of.count);
}
template <class Archive>
void pass(Archive& archive, RecentCount& of) {
    passAll(archive, of.total, of.recent);
}
template <class Archive>
void pass(Archive& archive, LifeRecord& of) {
    passAll(archive, of.born, of.died, of.became);
}
template <class Archive>
void pass(Archive& archive, Bodies::Of& of) {
    passAll(archive, of.ordinal, of.x, of.y, of.radius);
}
template <class Archive>
void pass(Archive& archive, Bodies& of) {
    bool wraps = of.edges == Edges::wrap; // all that counting contacts asks for
    passAll(archive, wraps, of.worldSize, of.populations);
    of.edges = wraps ? Edges::wrap : Edges::open;
}
template <class Archive>
void pass(Archive& archive, Contacts& of) {
    passAll(archive, of.counts, of.previous);
}
template <class Archive>
void pass(Archive& archive, External& of) {
    passAll(archive, of.name, of.position, of.velocity, of.heading);
}
template <class Archive>
void pass(Archive& archive, SourceState& of) {
    passAll(archive, of.carried, of.born);
}
template <class Archive>
void pass(Archive& archive, WayCounts& of) {
    passAll(archive, of.columns, of.rows, of.refresh, of.counts);
}
template <class Archive>
void pass(Archive& archive, PackedGround& of) {
    passAll(archive, of.columns, of.rows, of.bytes);
}
template <class Archive>
void pass(Archive& archive, AgentGoal& of) {
    passAll(archive, of.item, of.place);
}
template <class Archive>
void pass(Archive& archive, GoalsInRun& of) {
    passAll(archive, of.list, of.order);
}
template <class Archive>
void pass(Archive& archive, OwnValue& of) {
    passAll(archive, of.parameter, of.scope.type, of.scope.ordinal, of.value);
}
template <class Archive>
void pass(Archive& archive, SceneItem& of) {
    passAll(archive, of.type, of.values);
}
template <class Archive>
void pass(Archive& archive, RunEnd& of) {
    passAll(archive, of.node, of.tick);
}
template <class Archive>
void pass(Archive& archive, SavedWorld& saved) {
    Snapshot& of = saved.snapshot;
    passAll(archive, saved.inputs, of.project, of.tick, of.cursor, of.click, of.populations,
            of.memory, of.contacts, of.events, of.lives, of.runEnd, of.variables, of.externals,
            of.sources, of.nextLife, of.isLiving, of.ways, of.grounds, of.goals, of.parameters,
            of.own, of.owned, of.carried, saved.scene, saved.added);
}

Problem damaged() {
    return {.text =
                say("The bytes are no saved world, or they were damaged. Load what save() gave.")};
}

} // namespace

void writeSavedWorld(const SavedWorld& saved, std::vector<std::byte>& to) {
    to.clear();
    Writer writer(to);
    writer.bytes(mark.data(), mark.size());
    std::uint32_t number = version;
    pass(writer, number);
    pass(writer, const_cast<SavedWorld&>(saved)); // a writer changes nothing
    std::uint64_t sum = checksumOf(to);
    pass(writer, sum);
}

Result<SavedWorld> readSavedWorld(std::span<const std::byte> bytes) {
    std::uint64_t sum = 0;
    std::uint32_t number = 0;
    const std::size_t header = mark.size() + sizeof number;
    if (bytes.size() < header + sizeof sum ||
        std::memcmp(bytes.data(), mark.data(), mark.size()) != 0)
        return damaged();
    std::memcpy(&number, bytes.data() + mark.size(), sizeof number);
    if (number != version)
        return Problem{
            .text =
                say("The saved world has version %1, and this library reads version %2. Load it "
                    "with the release that saved it.",
                    {std::to_string(number), std::to_string(version)})};
    const auto content = bytes.first(bytes.size() - sizeof sum);
    std::memcpy(&sum, bytes.data() + content.size(), sizeof sum);
    if (sum != checksumOf(content))
        return damaged();
    SavedWorld saved;
    Reader reader(content.subspan(header));
    pass(reader, saved);
    if (!reader.isRead())
        return damaged();
    return saved;
}

} // namespace tiller::game
