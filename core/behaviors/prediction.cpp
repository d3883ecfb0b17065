#include "core/behaviors/prediction.h"

namespace tiller {

Setting predictionSetting() {
    return SettingSpec{
        .id = "prediction",
        .title = "Prediction",
        .help = "How far ahead of the target it aims.",
        .initial = "by-distance",
        .choices = {{"none", "None", "Where the target is now."},
                    {"fixed", "Fixed", "Where it will be after a fixed time."},
                    {"by-distance", "By distance",
                     "Where it will be after distance / max speed: far ahead when far away."},
                    {"closing", "Closing",
                     "Where it will be after distance / (max speed + the target's speed)."},
                    {"opensteer", "OpenSteer",
                     "Where it will be after distance / speed, times a factor for where the "
                     "target is and which way it goes."}}};
}

Setting fixedTimeSetting() {
    return SettingSpec{.id = "fixedTime",
                       .title = "Fixed time",
                       .help = "How far ahead it aims, in time.",
                       .unit = Unit::time,
                       .initial = 1.0,
                       .min = 0,
                       .max = 100'000,
                       .sliderMax = 60,
                       .appliesWhen = {"prediction", "fixed"}};
}

Setting maxTimeSetting() {
    return SettingSpec{.id = "maxTime",
                       .title = "Max time",
                       .help = "It never aims farther ahead than this.",
                       .unit = Unit::time,
                       .initial = noLimit,
                       .min = 0,
                       .max = noLimit,
                       .sliderMax = 60,
                       .appliesWhen = {"prediction", "by-distance", {"closing", "opensteer"}}};
}

} // namespace tiller
