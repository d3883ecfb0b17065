#pragma once

#include "core/nodes/node_type.h"

namespace tiller {

enum class CursorFollows { move, click, clickUntilReached };

struct CursorSettings {
    CursorFollows follows = CursorFollows::move;

    bool operator==(const CursorSettings&) const = default;
};

[[nodiscard, gnu::cold]] NodeType cursorType();

} // namespace tiller
