#include "core/behaviors/prediction.h"

namespace tiller {

Setting predictionSetting() {
    return {.id = "prediction",
            .title = "Prediction",
            .help = "How far ahead of the target it aims.",
            .initial = std::string("by-distance"),
            .choices = {{"none", "None", "Where the target is now."},
                        {"fixed", "Fixed", "Where it will be after a fixed time."},
                        {"by-distance", "By distance",
                         "Where it will be after distance / max speed: far ahead when far away."},
                        {"closing", "Closing",
                         "Where it will be after distance / (max speed + the target's speed)."},
                        {"opensteer", "OpenSteer",
                         "Distance / speed, times a factor by whether the target is ahead, aside "
                         "or behind, and goes along, across or against."}}};
}

Setting fixedTimeSetting() {
    return {.id = "fixedTime",
            .title = "Fixed time",
            .help = "How far ahead, when the prediction is fixed.",
            .unit = Unit::time,
            .initial = 1.0,
            .min = 0,
            .max = 100'000,
            .sliderMax = 60,
            .appliesWhen = AppliesWhen{"prediction", std::string("fixed")}};
}

Setting maxTimeSetting() {
    return {.id = "maxTime",
            .title = "Max time",
            .help = "It never looks further ahead than this.",
            .unit = Unit::time,
            .initial = noLimit,
            .min = 0,
            .max = noLimit,
            .sliderMax = 60,
            .appliesWhen = AppliesWhen{"prediction",
                                       std::string("by-distance"),
                                       {std::string("closing"), std::string("opensteer")}}};
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

std::vector<FormulaStep> arriveSteps(const std::string& force) {
    return {{"d", "|place - position|"},
            {"V", "speed * maxSpeed"},
            {"desired", "V * min(1, d / slowingRadius)"},
            {force, "(desired * unit(place - position) - velocity) / t'"}};
}

} // namespace tiller
