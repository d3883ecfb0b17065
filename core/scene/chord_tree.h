#pragma once

#include "core/scene/segment_index.h"

namespace tiller {

/// The pieces of a line that goes on and on, found by place: stretches of it, halved again and
/// again, each known by its chord and how far it strays from it. Where a line is smooth that tells
/// far pieces from near ones better than boxes do.
class ChordTree {
public:
    ChordTree() = default;
    /// @param pieces each begins where the one before ends
    explicit ChordTree(const std::vector<Segment>& pieces);

    struct Hit {
        std::uint32_t piece = 0;
        Vec2 at;
        double distance2 = 0;
    };
    /// The nearest place of all pieces that is no farther than @p within; of equals the first.
    [[nodiscard]] std::optional<Hit> nearest(Vec2 from, double within) const;

    /// How far the line is away, or less.
    [[nodiscard]] double leastDistance(Vec2 from) const;

private:
    struct Stretch {
        Segment chord;           ///< its radius: how far the line strays from it
        std::uint32_t first = 0; ///< stretches (two) or pieces
        std::uint32_t count = 0; ///< of pieces; 0: it has stretches
    };
    static constexpr std::uint32_t leafSize = 4;

    [[nodiscard]] Stretch over(std::uint32_t begin, std::uint32_t end) const;
    void split(std::uint32_t stretch, std::uint32_t begin, std::uint32_t end);

    std::vector<Segment> m_pieces;
    std::vector<Stretch> m_stretches;
};

} // namespace tiller
