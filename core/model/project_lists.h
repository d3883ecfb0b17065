#pragma once

#include "core/model/change.h"

/// The parts of a project, and of a change to it, listed once.
namespace tiller {

/// Calls visit(items, steps) for each list: members of Project and of Change.
template <class Visit>
void eachList(const Visit& visit) {
    visit(&Project::scene, &Change::scene);
    visit(&Project::nodes, &Change::nodes);
    visit(&Project::links, &Change::links);
    visit(&Project::annotations, &Change::annotations);
    visit(&Project::parameters, &Change::parameters);
}

/// Calls visit(part, pair) for each part that a change replaces as a whole.
template <class Visit>
void eachPart(const Visit& visit) {
    visit(&Project::world, &Change::world);
    visit(&Project::properties, &Change::properties);
    visit(&Project::notes, &Change::notes);
}

} // namespace tiller
