#include "app/editor/teach/parameter_words.h"

#include "core/sim/compile/program_numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace tiller {

namespace {

QString trParameter(const char* text) {
    return QCoreApplication::translate("ParameterWords", text);
}

} // namespace

QString drivenNames(const Project& project, const Parameter& parameter) {
    QStringList names;
    for (const SettingRef& ref : parameter.drives)
        if (const auto driven = findDrivable(project, ref))
            names.append(settingName(project, *driven));
    return names.isEmpty() ? trParameter("It drives no setting.") : names.join(QLatin1Char('\n'));
}

QString runCost(const Project& project, const SettingRef& ref) {
    const auto driven = findDrivable(project, ref);
    return !driven || actsAtOnce(project, *driven)
               ? QString()
               : trParameter(
                     "A new value compiles the world again, which takes some milliseconds.");
}

Result<Change> toggledParameter(const Project& project, IdSource& ids, const SettingRef& ref) {
    return drivingParameter(project, ref) ? Result<Change>(release(project, ref))
                                          : makeParameter(project, ids, ref);
}

} // namespace tiller
