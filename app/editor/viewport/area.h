#pragma once

#include "core/nodes/setting.h"

namespace tiller {

/// The area inside an outline as triangles, three corners each. A place is inside if a ray from it
/// crosses the outline an odd number of times, as for regions: this fills outlines that cross
/// themselves correctly. Empty for outlines with more than 4,000 corners.
[[nodiscard]] Points areaOf(const Points& outline);

} // namespace tiller
