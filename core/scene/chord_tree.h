#pragma once

#include "core/scene/segment.h"

#include <cstdint>
#include <vector>

namespace tiller {

/// Finds the nearest place on a line of connected pieces. The line is halved again and again; each
/// stretch is known by its chord, from its first point to its last, and by how far the line strays
/// from that chord. On a smooth line this separates near from far better than boxes do.
class ChordTree {
public:
    ChordTree() = default;
    /// @param pieces each begins where the previous one ends
    explicit ChordTree(const std::vector<Segment>& pieces);

    struct Hit {
        std::uint32_t piece = 0;
        Vec2 at;
        double distance2 = 0; ///< squared
    };
    /// The nearest place of the line that is at most @p within away. Of equally near pieces it is
    /// on the first. @pre there are pieces
    [[nodiscard]] std::optional<Hit> nearest(Vec2 from, double within) const;

    /// A lower bound of the distance to the line. @pre there are pieces
    [[nodiscard]] double leastDistance(Vec2 from) const;

private:
    struct Stretch {
        Segment chord;           ///< its radius: how far the line strays from it
        std::uint32_t first = 0; ///< of two stretches, or of `count` pieces
        std::uint32_t count = 0; ///< 0: it is divided into stretches
    };
    static constexpr std::uint32_t leafSize = 4;

    [[nodiscard]] Stretch stretchOver(std::uint32_t begin, std::uint32_t end) const;
    void split(std::uint32_t stretch, std::uint32_t begin, std::uint32_t end);

    std::vector<Segment> m_pieces;
    std::vector<Stretch> m_stretches; ///< the first is the whole line
};

} // namespace tiller
