#pragma once

#include "core/base/problem.h"
#include "core/model/project.h"

namespace tiller {

/// Everything wrong with a project, errors first, each with the ids it is about. Errors: unknown
/// types, bad or double ids, values out of range, dangling links, ports that do not fit, two links
/// into an input that takes one, rings of forces and conditions, geometry that is not there, too
/// many nodes or agents. Warnings: a target that is not wired, nodes nothing reads, an agent type
/// without steering, weights that make it swing (sum of weights * tick / (mass * t') >= 2).
[[nodiscard]] Problems check(const Project& project);

} // namespace tiller
