#pragma once

#include "core/nodes/setting.h"

namespace tiller {

/// The area inside an outline as triangles, three corners each. Inside is, as for regions, from
/// where a ray to the side crosses the outline an odd number of times; so outlines that cross
/// themselves are filled as they count. Nothing for outlines of more than 4,000 corners.
[[nodiscard]] Points areaOf(const Points& outline);

} // namespace tiller
