#include "app/editor/watch/varied_setting.h"

#include "app/editor/teach/described_parameter.h"
#include "app/editor/teach/parameter_words.h"
#include "app/editor/words/setting_text.h"
#include "core/model/overrides.h"
#include "core/model/registry.h"

#include <QObject>

#include <set>

namespace tiller {

namespace {

VariedSetting variedParameter(const Project& project, const Parameter& parameter) {
    Setting setting = describedParameter(project, parameter).settings.front();
    return {parameter.id,       parameterName(project, parameter),
            std::move(setting), parameter.value,
            parameter.step,     countsTicks(project)};
}

/// The choices of a project that is not changed meanwhile.
class Choices {
public:
    explicit Choices(const Project& project) : m_project(project), m_items(project) {
        for (const Parameter& each : project.parameters)
            m_driven.insert(each.drives.begin(), each.drives.end());
    }

    void addParameters() {
        for (const Parameter& each : m_project.parameters)
            m_list.append(choiceEntry(each.id, parameterName(m_project, each).toStdString(),
                                      QObject::tr("A parameter").toStdString()));
    }
    void addSettings(const Id& item, const Description& type, const std::vector<Value>& values) {
        for (const Setting& each : type.settings)
            if (applies(type, values, each))
                add({item, each.id});
    }
    void add(const SettingRef& ref) {
        const auto what = findDrivable(m_items, m_project.world, ref);
        if (!what || m_driven.contains(ref) || ref == SettingRef{"world", "seed"})
            return;
        m_list.append(choiceEntry(ref.item + "." + ref.setting,
                                  settingName(m_project, *what).toStdString(),
                                  what->setting->help));
    }
    [[nodiscard]] const QVariantList& list() const { return m_list; }

private:
    const Project& m_project;
    ProjectIndex m_items;
    std::set<SettingRef> m_driven;
    QVariantList m_list;
};

} // namespace

bool VariedSetting::isNumber() const {
    return setting.kind == SettingKind::number || setting.kind == SettingKind::integer;
}

QString VariedSetting::unit() const {
    return unitText(setting.unit, ticks);
}

QString VariedSetting::valueText(const Project& project, const std::string& text) const {
    const auto number = isNumber() ? parseNumber(text) : std::nullopt;
    if (number)
        return shortValueText(setting, *number, project);
    if (setting.kind == SettingKind::choice)
        return shortValueText(setting, text, project);
    return QString::fromStdString(text);
}

std::optional<VariedSetting> findVaried(const Project& project, const std::string& path) {
    if (const Parameter* parameter = project.parameter(path))
        return variedParameter(project, *parameter);
    const std::size_t dot = path.rfind('.');
    if (dot == std::string::npos)
        return {};
    const SettingRef ref{path.substr(0, dot), path.substr(dot + 1)};
    if (const Parameter* driver = drivingParameter(project, ref))
        return variedParameter(project, *driver);
    const auto what = findDrivable(project, ref);
    if (!what || path == "world.seed")
        return {};
    return VariedSetting{path, settingName(project, *what), *what->setting, what->value,
                         0,    countsTicks(project)};
}

QVariantList variedChoices(const Project& project) {
    Choices choices(project);
    choices.addParameters();
    for (const Node& node : project.nodes)
        choices.addSettings(node.id, *findNodeType(node.type), node.values);
    choices.addSettings("world", worldDescription(), project.world);
    for (const Link& link : project.links)
        choices.add({link.id, "weight"});
    return choices.list();
}

} // namespace tiller
