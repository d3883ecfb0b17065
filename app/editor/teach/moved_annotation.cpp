#include "app/editor/teach/moved_annotation.h"

#include <algorithm>

namespace tiller {

Change moveAnnotation(const Project& project, std::string_view id, int by) {
    const std::vector<Annotation>& all = project.annotations;
    const auto count = static_cast<int>(all.size());
    const auto at = static_cast<int>(std::ranges::find(all, id, &Annotation::id) - all.begin());
    for (int to = at + by; at < count && to >= 0 && to < count; to += by) {
        if (all[static_cast<std::size_t>(to)].type != all[static_cast<std::size_t>(at)].type)
            continue;
        Change change;
        const Annotation& moved = all[static_cast<std::size_t>(at)];
        change.annotations.push_back({moved, {}, static_cast<std::size_t>(at)});
        change.annotations.push_back({{}, moved, static_cast<std::size_t>(to)});
        return change;
    }
    return {};
}

} // namespace tiller
