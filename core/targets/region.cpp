#include "core/nodes/common.h"
#include "core/nodes/lane_runs.h"
#include "core/scene/geometry.h"

namespace tiller::region_node {
namespace {

struct Settings {
    std::string region; ///< the id of a region of the scene
};

/// As a point, a region is its nearest place; for an agent inside, its own place.
void evaluate(const NodeRun& run) {
    const Region* region = run.geometry ? run.geometry->as<Region>() : nullptr;
    if (!region) {
        setPlace(run, {});
        return;
    }
    alignas(64) Lanes x;
    alignas(64) Lanes y;
    for (std::size_t lane = 0; lane < run.block.count; ++lane) {
        const Vec2 place = region->nearestTo(*run.block.moment, run.block.position(lane));
        x[lane] = place.x;
        y[lane] = place.y;
    }
    setPlaces(run, x.data(), y.data());
}

} // namespace

[[gnu::cold]] void describe(NodeType& type) {
    type.title = "Region";
    type.help = "An area of the world. Drag it, or its corners, in the viewport.";
    type.words = {"area", "zone", "box", "rectangle", "circle", "polygon"};
    type.ports = {{"region", "Region", PortType::region, false, "The area, as a target."}};
    type.settings = {geometrySetting(&Settings::region, "region", "Region", "region")};
    setCode<Settings>(type).evaluate = evaluate;
}

} // namespace tiller::region_node
