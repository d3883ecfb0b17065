#include "core/base/random.h"
#include "core/model/edits.h"

#include <algorithm>
#include <random>

namespace tiller {

IdSource::IdSource()
    : m_seed(std::uint64_t{std::random_device{}()} << 32 | std::random_device{}()) {}

IdSource::IdSource(std::uint64_t seed) : m_seed(seed) {}

Id IdSource::make(std::string_view prefix, const Project& project) {
    constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
    for (;;) {
        const RandomWords words = threefry(
            {static_cast<std::uint32_t>(m_count), static_cast<std::uint32_t>(m_count >> 32)},
            {static_cast<std::uint32_t>(m_seed), static_cast<std::uint32_t>(m_seed >> 32)});
        ++m_count;
        Id id(prefix.substr(0, 48));
        id += '-';
        for (std::uint32_t bits = words.first, i = 0; i < 6; ++i, bits >>= 5)
            id += letters[bits % 32];
        if (!project.has(id) && std::ranges::find(m_made, id) == m_made.end()) {
            m_made.push_back(id);
            return id;
        }
    }
}

} // namespace tiller
