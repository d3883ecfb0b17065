#pragma once

#include <QString>

namespace tiller {

/// A number that changes while a person reads it: about three digits, of a steady width.
[[nodiscard]] QString liveNumber(double number);

/// A share of 1 in percent, without a fraction.
[[nodiscard]] QString livePercent(double share);

} // namespace tiller
