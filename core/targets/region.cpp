#include "core/targets/region.h"

#include "core/scene/geometry.h"
#include "core/targets/geometry_setting.h"
#include "core/targets/sighting.h"

namespace tiller {

namespace region_node {
namespace {

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
} // namespace region_node

NodeType regionType() {
    using namespace region_node;
    NodeType type;
    type.id = "region";
    type.title = "Region";
    type.kind = NodeKind::target;
    type.help = "An area of the world. Drag it, or its corners, in the viewport.";
    type.words = {"area", "zone", "box", "rectangle", "circle", "polygon"};
    type.ports = {{"region", "Region", PortType::region, false, "The area, as a target."}};
    type.settings = {geometrySetting(&RegionSettings::region, "region", "Region", "region")};
    return withCode<RegionSettings>(std::move(type), {.evaluate = evaluate});
}

} // namespace tiller
