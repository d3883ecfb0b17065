#include "app/docs/recording.h"
#include "core/scene/segment_index.h"

namespace tiller::docs {

namespace {

constexpr double tolerance = 0.15; // world units; an eye does not see so little

bool jumps(Vec2 from, Vec2 to, Vec2 worldSize) {
    const Vec2 step = to - from;
    return magnitude(step.x) > worldSize.x / 2 || magnitude(step.y) > worldSize.y / 2;
}

/// Marks the places to keep between two kept ones (Ramer, Douglas, Peucker).
void markBetween(const Points& places, std::size_t first, std::size_t last, double within,
                 std::vector<bool>& kept) {
    const Segment chord{places[first], places[last]};
    double farthest = within;
    std::size_t found = first;
    for (std::size_t i = first + 1; i < last; ++i) {
        const double away = length(nearestOn(chord, places[i]) - places[i]);
        if (away > farthest) {
            farthest = away;
            found = i;
        }
    }
    if (found == first)
        return;
    kept[found] = true;
    markBetween(places, first, found, within, kept);
    markBetween(places, found, last, within, kept);
}

} // namespace

Points simplified(const Points& places, double within) {
    if (places.size() < 3)
        return places;
    std::vector<bool> kept(places.size(), false);
    kept.front() = kept.back() = true;
    markBetween(places, 0, places.size() - 1, within, kept);
    Points result;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (kept[i])
            result.push_back(places[i]);
    return result;
}

std::vector<TrailPiece> trailsOf(const Recording& recording, Vec2 worldSize, bool byBehavior) {
    std::vector<TrailPiece> pieces;
    const auto finish = [&pieces](TrailPiece& piece) {
        if (piece.places.size() > 1) {
            piece.places = simplified(piece.places, tolerance);
            pieces.push_back(piece);
        }
        piece.places.clear();
    };
    for (const Track& track : recording.tracks) {
        TrailPiece piece{.crowd = track.crowd};
        for (std::size_t i = 1; i < track.places.size(); ++i) {
            const std::size_t age =
                trailSpans - 1 - (track.begin + i - 1) * trailSpans / recording.ticks;
            const std::uint16_t leading = byBehavior ? track.leading[i] : Population::nobody;
            if (age != piece.age || leading != piece.leading)
                finish(piece);
            piece.age = age;
            piece.leading = leading;
            if (jumps(track.places[i - 1], track.places[i], worldSize)) {
                finish(piece);
                continue;
            }
            if (piece.places.empty())
                piece.places.push_back(track.places[i - 1]);
            piece.places.push_back(track.places[i]);
        }
        finish(piece);
    }
    return pieces;
}

} // namespace tiller::docs
