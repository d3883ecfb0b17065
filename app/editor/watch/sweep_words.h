#pragma once

#include "core/model/sweep.h"

#include <QString>
#include <QVariantList>

#include <optional>

namespace tiller {

/// A parameter, setting or weight that a sweep can vary.
struct VariedSetting {
    std::string path;   ///< as in overrides; of the parameter, if one drives the setting
    QString name;       ///< "Radius of Flee"
    Setting setting;    ///< its kind, unit and range
    Value value;        ///< in the project
    double step = 0;    ///< of a parameter's slider; 0: any number
    bool ticks = false; ///< the world counts ticks: matters for units

    [[nodiscard]] bool isNumber() const;
    [[nodiscard]] QString unit() const;
    /// A value of a sweep for people, with as few words as an axis needs.
    [[nodiscard]] QString valueText(const Project& project, const std::string& value) const;
};

/// Nothing if the project has no such setting, or if no parameter could drive it.
[[nodiscard]] std::optional<VariedSetting> findVaried(const Project& project,
                                                      const std::string& path);

/// All that a sweep of the project can vary, as {id, title, help}: parameters first, then settings
/// of the world and of the cards, then weights.
[[nodiscard]] QVariantList variedChoices(const Project& project);

/// What a sweep asks: "Contacts by Radius of Flee".
[[nodiscard]] QString sweepTitle(const Project& project, const SweepAnnotation& sweep);

/// What is measured: "Contacts, Hunter and Prey, at the end".
[[nodiscard]] QString sweepMeasureText(const Project& project, const SweepAnnotation& sweep);

/// "about 3 s", "about 5 min".
[[nodiscard]] QString durationText(double seconds);

/// The values and the seed of a run: "Radius of Flee 50, seed 3".
[[nodiscard]] QString runText(const Project& project, const SweepPlan& plan, const SweepRun& run);

/// A measured number with as many digits as people read.
[[nodiscard]] QString measuredText(double value);

} // namespace tiller
