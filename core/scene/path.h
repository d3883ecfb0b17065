#pragma once

#include "core/nodes/node_type.h"
#include "core/scene/chord_tree.h"

#include <limits>

namespace tiller {

enum class PathCurve { polyline, smooth };

/// A path, as a scene holds it.
struct PathGeometry {
    PathCurve curve = PathCurve::polyline;
    bool closed = false;
    Points points = {{250, 350}, {350, 250}, {450, 350}, {550, 250}};

    bool operator==(const PathGeometry&) const = default;
};

[[nodiscard]] Description pathGeometry();

/// The places along a path: its points, or those of the curve through them (Catmull-Rom, 16 pieces
/// from point to point). A closed one ends where it begins.
[[nodiscard]] Points placesAlong(const PathGeometry& path);

inline constexpr double anywhere = std::numeric_limits<double>::infinity();

/// A path, ready to be followed. Places along it are told by how far they are from its start.
class Path {
public:
    explicit Path(const PathGeometry& from);

    [[nodiscard]] bool empty() const { return m_segments.empty(); }
    [[nodiscard]] bool closed() const { return m_closed; }
    [[nodiscard]] double length() const { return m_starts.empty() ? 0 : m_starts.back(); }

    /// The place so far along; a closed path goes round, an open one ends. @pre not empty
    [[nodiscard]] Vec2 at(double along) const;

    struct Spot {
        double along = 0;
        Vec2 offset; ///< from the one who asks; the short way round
    };
    /// The nearest place of the whole path; it is found sooner where one as near as @p within is
    /// known. @pre not empty
    [[nodiscard]] Spot nearest(const Moment& moment, Vec2 from, double within = anywhere) const;
    /// The nearest place near to where one was before, so that a path may cross itself.
    /// @param around whether a closed path goes on behind its end  @pre not empty
    [[nodiscard]] Spot nearestFrom(const Moment& moment, Vec2 from, double along,
                                   bool around = true) const;

private:
    [[nodiscard]] std::size_t pieceAt(double along) const;
    /// A piece, where it begins, and the nearest place of it, from the one who asks.
    struct Found {
        std::size_t piece = 0;
        Vec2 start;
        Vec2 offset;
        double distance2 = 0;
    };
    static constexpr int mostLeaps = 3;

    [[nodiscard]] Vec2 startSeen(const Moment& moment, std::size_t piece, Vec2 from) const;
    [[nodiscard]] Found find(const Moment& moment, std::size_t piece, Vec2 from) const;
    [[nodiscard]] std::size_t neighbor(std::size_t piece, bool forward, bool around) const;
    /// Around, or cut off at the ends.
    [[nodiscard]] double within(double along, bool around) const;

    std::vector<Segment> m_segments;
    ChordTree m_tree;
    std::vector<double> m_starts;        ///< where each piece begins, and the last one ends
    std::vector<std::uint32_t> m_pieces; ///< by equal steps along: the piece there
    double m_perStep = 0;
    bool m_closed;
};

} // namespace tiller
