#include "core/model/world_time.h"

#include "core/base/lattice.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tiller {

namespace {

/// Rounds to three digits, which are easy to read.
double rounded(double number) {
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   std::chars_format::scientific, 2);
    double result = 0;
    readNumber(text.data(), end.ptr, result);
    return result;
}

/// Settings whose unit does not say that they count per time.
bool isPerSecond(const NodeType& type, const Setting& setting) {
    return setting.id == "maxTurnRate" ||
           (type.id == "meter" && (setting.id == "drain" || setting.id == "recover"));
}
/// Arrive of Bevilacqua 2012 has no such radius.
bool isNoneInTicks(const NodeType& type, const Setting& setting) {
    return type.id == "arrive" && setting.id == "stopRadius";
}
bool isPerRootSecond(const NodeType& type, const Setting& setting) {
    return type.id == "wander" && setting.id == "angleChange";
}

} // namespace

WorldTime::WorldTime(const Project& project)
    : m_second(project.worldNumber("tick") * project.worldNumber("ticksPerSecond"))
    , m_countsTicks(project.worldNumber("tick") == 1) {
    if (std::abs(m_second - 1) < 1e-6) // 0.0166667 * 60
        m_second = 1;
}

double WorldTime::convert(Unit unit, double number) const {
    if (m_second == 1 || number == 0 || number >= noLimit)
        return number;
    switch (unit) {
    case Unit::time:
        return rounded(number * m_second);
    case Unit::speed:
        return rounded(number / m_second);
    case Unit::force:
        return rounded(number / (m_second * m_second));
    default:
        return number;
    }
}

double WorldTime::perRootSecond(double number) const {
    return m_second == 1 ? number : rounded(number / std::sqrt(m_second));
}

std::vector<Value> WorldTime::suggestions(const NodeType& type) const {
    std::vector<Value> values = type.suggestions();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Setting& setting = type.settings[i];
        double* number = std::get_if<double>(&values[i]);
        if (!number)
            continue;
        *number = m_countsTicks && isNoneInTicks(type, setting) ? 0
                  : isPerSecond(type, setting)                  ? perSecond(*number)
                  : isPerRootSecond(type, setting)              ? perRootSecond(*number)
                                                                : convert(setting.unit, *number);
        *number = std::clamp(*number, setting.min, setting.max);
    }
    return values;
}

} // namespace tiller
