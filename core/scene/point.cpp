#include "core/scene/point.h"

#include "core/scene/geometry_settings.h"

namespace tiller {

Description pointGeometry() {
    using S = PointGeometry;
    return {.id = "point",
            .title = "Point",
            .help = "A place in the world.",
            .settings = {coordinateSetting(&S::x, "x", "X", "To the right."),
                         coordinateSetting(&S::y, "y", "Y", "Downward.")}};
}

} // namespace tiller
