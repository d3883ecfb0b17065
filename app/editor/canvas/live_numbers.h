#pragma once

#include <QString>

namespace tiller {

/// A number that changes as one looks at it: about three digits, and as wide from one frame to the
/// next.
[[nodiscard]] QString liveNumber(double number);

/// A share of one, in percent without a fraction.
[[nodiscard]] QString livePercent(double share);

} // namespace tiller
