#pragma once

#include "core/base/angle.h"
#include "core/behaviors/alignment.h"
#include "core/behaviors/arrive.h"
#include "core/behaviors/cohesion.h"
#include "core/behaviors/evade.h"
#include "core/behaviors/flee.h"
#include "core/behaviors/pursue.h"
#include "core/behaviors/seek.h"
#include "core/behaviors/separation.h"
#include "core/behaviors/wander.h"
#include "core/nodes/formula.h"

/// The formulas of the behaviors for doubles, as SteeringManager runs them.
namespace tiller {

#include "core/behaviors/prediction-inl.h"
// The next ones use the one above.
#include "core/behaviors/alignment-inl.h"
#include "core/behaviors/arrive-inl.h"
#include "core/behaviors/cohesion-inl.h"
#include "core/behaviors/flee-inl.h"
#include "core/behaviors/seek-inl.h"
#include "core/behaviors/separation-inl.h"
#include "core/behaviors/wander-inl.h"
// The last ones use those above.
#include "core/behaviors/evade-inl.h"
#include "core/behaviors/pursue-inl.h"

} // namespace tiller
