#pragma once

#include "core/sim/program.h"

namespace tiller {

/// Fills in InputPort::answers. @param programs of all agent types, by population
void findAnswers(std::vector<Program>& programs);

} // namespace tiller
