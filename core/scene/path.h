#pragma once

#include "core/nodes/node_type.h"
#include "core/nodes/world.h"
#include "core/scene/segment_index.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace tiller {

enum class PathCurve { polyline, smooth };

/// The settings of a path in the scene.
struct PathGeometry {
    PathCurve curve = PathCurve::polyline;
    bool closed = false;
    Points points = {{250, 350}, {350, 250}, {450, 350}, {550, 250}};

    bool operator==(const PathGeometry&) const = default;
};

[[nodiscard, gnu::cold]] Description pathGeometry();

/// The corners of the line that draws a path: its points, or places on the curve through them
/// (Catmull-Rom, 16 pieces between two points). A closed path ends where it begins.
[[nodiscard]] Points placesAlong(const PathGeometry& path);

inline constexpr double anywhere = std::numeric_limits<double>::infinity();

/// A path that agents follow. A place on it is given by `along`, its distance from the start of the
/// path, measured along the path. Points that are no places (isPlace) are left out. An empty path
/// has no places: its functions return zeros.
class Path {
public:
    explicit Path(PathGeometry from);

    [[nodiscard]] bool empty() const { return m_index.empty(); }
    [[nodiscard]] bool closed() const { return m_closed; }
    [[nodiscard]] double length() const { return m_starts.empty() ? 0 : m_starts.back(); }

    /// The place at a distance along the path. On a closed path the distance wraps around; on an
    /// open path it is cut off at the ends.
    [[nodiscard]] Vec2 at(double along) const;

    struct Spot {
        double along = 0;
        Vec2 offset; ///< from the searching agent; the short way in a world that wraps
    };
    /// The nearest place of the whole path; its start for a place that is not finite.
    /// @param within an upper bound of its distance, which makes the search faster
    [[nodiscard]] Spot nearest(const Moment& moment, Vec2 from, double within = anywhere) const;
    /// The nearest place close to a previous one, so that an agent stays on its branch where the
    /// path crosses itself.
    /// @param along the previous place  @param around whether a closed path goes on past its end
    [[nodiscard]] Spot nearestFrom(const Moment& moment, Vec2 from, double along,
                                   bool around = true) const;

private:
    /// A segment as an agent sees it. Offsets are from the agent.
    struct View {
        std::size_t segment = 0;
        Vec2 start;  ///< where the segment begins
        Vec2 offset; ///< its nearest place
        double distance2 = 0;
    };
    static constexpr int mostLeaps = 3;

    struct Hit {
        std::uint32_t piece = 0;
        Vec2 at;
        double distance2 = 0; ///< squared
    };

    [[nodiscard]] std::optional<Hit> nearestPiece(Vec2 from, double within) const;
    [[nodiscard]] const std::vector<Segment>& segments() const { return m_index.segments(); }

    [[nodiscard]] View view(const Moment& moment, std::size_t segment, Vec2 from) const;
    [[nodiscard]] Vec2 startSeen(const Moment& moment, std::size_t segment, Vec2 from) const;
    void leap(const Moment& moment, Vec2 from, bool around, View& best) const;
    [[nodiscard]] double alongOf(const View& view) const;
    [[nodiscard]] std::size_t neighbor(std::size_t segment, bool forward, bool around) const;
    [[nodiscard]] std::size_t segmentAt(double along) const;
    [[nodiscard]] double wrapOrClamp(double along, bool around) const;

    SegmentIndex m_index;         ///< of its segments
    std::vector<double> m_starts; ///< `along` where each segment begins, and where the last ends
    /// The path divided into equal steps, as many as there are segments: the segment at each step.
    std::vector<std::uint32_t> m_segmentAtStep;
    double m_stepsPerLength = 0;
    bool m_closed;
};

} // namespace tiller
