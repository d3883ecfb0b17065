#include "core/behaviors/formula_steps.h"

#include "core/nodes/describe.h"

namespace tiller {

std::vector<FormulaStep> seekSteps(const std::string& place) {
    return {{"V", "speed * maxSpeed"},
            {"force", "(V * unit(" + place + " - position) - velocity) / t'"}};
}

std::vector<FormulaStep> fleeSteps(const std::string& place) {
    return {
        {"d", "|" + place + " - position|"}, {"active", "d < radius"},
        {"V", "speed * maxSpeed"},           {"away", "unit(position - " + place + ")", "d > 0"},
        {"away", "heading", "d = 0"},        {"force", "(V * away - velocity) / t'"}};
}

std::vector<FormulaStep> slowingSteps(const std::string& distance, const std::string& when) {
    const std::string also = when.empty() ? "" : when + " and ";
    return {{"share", "min(1, " + distance + " / slowingRadius)", also + "slowingRadius > 0"},
            {"share", "1", also + "slowingRadius = 0"}};
}

std::vector<FormulaStep> arriveSteps(const std::string& force) {
    return joinSteps({{{"d", "|place - position|"}, {"V", "speed * maxSpeed"}},
                      slowingSteps("d"),
                      {{"desired", "V * share"},
                       {force, "(desired * unit(place - position) - velocity) / t'"}}});
}

std::vector<FormulaStep> pushSteps(const std::string& direction, const std::string& force) {
    return {{force, "truncate(" + direction + ", 1) * maxSpeed / t'"}};
}

std::vector<FormulaStep> predictionSteps(const std::string& target, const std::string& velocity) {
    const std::string distance = "|" + target + " - position|";
    const std::string openSteer = R"(prediction = "opensteer")";
    return {{"T", "0", R"(prediction = "none")"},
            {"T", "min(fixedTime, maxTime)", R"(prediction = "fixed")"},
            {"T", "min(" + distance + " / maxSpeed, maxTime)", R"(prediction = "by-distance")"},
            {"T", "min(" + distance + " / (maxSpeed + |" + velocity + "|), maxTime)",
             R"(prediction = "closing")"},
            {"ahead", "dot(heading, unit(" + target + " - position))", openSteer},
            {"along", "dot(heading, unit(" + velocity + "))", openSteer},
            {"factor",
             "if(ahead > 0.707, if(along > 0.707, 4, if(along < -0.707, 0.85, 1.8)), "
             "if(ahead < -0.707, if(along > 0.707, 0.5, 2), "
             "if(along > 0.707, 1, if(along < -0.707, 4, 0.8))))",
             openSteer},
            {"pace", "if(|velocity| > 0, |velocity|, maxSpeed)", openSteer},
            {"T", "min(" + distance + " / pace * factor, maxTime)", openSteer},
            {"place", target + " + " + velocity + " * T"}};
}

} // namespace tiller
