#include "core/nodes/describe.h"

#include "core/nodes/worked_formula.h"

#include <algorithm>
#include <cstring>

namespace tiller {

namespace {

template <class Member>
Member& memberAt(void* settings, std::ptrdiff_t offset) {
    return *reinterpret_cast<Member*>(static_cast<std::byte*>(settings) + offset);
}

template <class Member>
void storeMember(void* settings, std::ptrdiff_t offset, const Value& value) {
    if (const Member* of = std::get_if<Member>(&value))
        memberAt<Member>(settings, offset) = *of;
}

} // namespace

void BoundMember::store(void* to, const Value& value) const {
    switch (kind) {
    case Kind::number:
        return storeMember<double>(to, offset, value);
    case Kind::flag:
        return storeMember<bool>(to, offset, value);
    case Kind::text:
        return storeMember<std::string>(to, offset, value);
    case Kind::points:
        return storeMember<Points>(to, offset, value);
    case Kind::choice:
        const auto found = std::ranges::find(*ids, textOf(value));
        if (found == ids->end())
            return;
        const auto index = static_cast<int>(found - ids->begin());
        std::memcpy(static_cast<std::byte*>(to) + offset, &index, sizeof index); // any enum
    }
}

Value BoundMember::load(const void* from) const {
    void* settings = const_cast<void*>(from); // which is only read
    switch (kind) {
    case Kind::number:
        return memberAt<double>(settings, offset);
    case Kind::flag:
        return memberAt<bool>(settings, offset);
    case Kind::text:
        return memberAt<std::string>(settings, offset);
    case Kind::points:
        return memberAt<Points>(settings, offset);
    case Kind::choice:
        break;
    }
    int index = 0;
    std::memcpy(&index, static_cast<const std::byte*>(from) + offset, sizeof index);
    return ids->at(static_cast<std::size_t>(index));
}

Setting bindTo(Setting setting, BoundMember::Kind kind, const void* fresh, const void* member) {
    using Kind = BoundMember::Kind;
    BoundMember bound{kind,
                      static_cast<const std::byte*>(member) - static_cast<const std::byte*>(fresh)};
    if (kind == Kind::flag)
        setting.kind = SettingKind::flag;
    if (kind == Kind::points)
        setting.kind = SettingKind::points;
    if (kind == Kind::choice) {
        setting.kind = SettingKind::choice;
        std::vector<std::string> ids;
        for (const Choice& choice : setting.choices)
            ids.push_back(choice.id);
        bound.ids = std::make_shared<const std::vector<std::string>>(std::move(ids));
    }
    setting.initial = bound.load(fresh);
    setting.offset = bound.offset;
    setting.store = [bound](void* to, const Value& value) { bound.store(to, value); };
    setting.load = [bound](const void* from) { return bound.load(from); };
    return setting;
}

Setting bindTo(const SettingSpec& spec, BoundMember::Kind kind, const void* fresh,
               const void* member) {
    return bindTo(Setting(spec), kind, fresh, member);
}

Setting numberIn(const void* fresh, const double* member, const char* id, const char* title,
                 HelpView help, Unit unit, double min, double max, double sliderMax) {
    return bindTo({.id = id,
                   .title = title,
                   .help = help,
                   .unit = unit,
                   .min = min,
                   .max = max,
                   .sliderMax = sliderMax},
                  BoundMember::Kind::number, fresh, member);
}

Setting flagIn(const void* fresh, const bool* member, const char* id, const char* title,
               HelpView help) {
    return bindTo({.id = id, .title = title, .help = help}, BoundMember::Kind::flag, fresh, member);
}

Setting textIn(const void* fresh, const std::string* member, const char* id, const char* title,
               HelpView help, bool hasLines) {
    return bindTo(
        {.id = id, .title = title, .help = help, .kind = SettingKind::text, .hasLines = hasLines},
        BoundMember::Kind::text, fresh, member);
}

Setting choiceIn(const void* fresh, const void* member, const char* id, const char* title,
                 HelpView help, std::initializer_list<SettingSpec::Choice> choices) {
    return bindTo({.id = id, .title = title, .help = help, .choices = choices},
                  BoundMember::Kind::choice, fresh, member);
}

void storeAll(std::span<const Setting> settings, std::span<const Value> values, void* to) {
    for (std::size_t i = 0; i < std::min(settings.size(), values.size()); ++i)
        if (settings[i].store)
            settings[i].store(to, values[i]);
}

std::shared_ptr<const void> makeSettings(const NodeType& type, std::span<const Value> values) {
    const std::shared_ptr<void> made = type.code->makeFresh(nullptr);
    storeAll(type.settings, values, made.get());
    return made;
}

void writeFormula([[maybe_unused]] NodeType& type) {
#ifndef TILLER_NO_HELP
    if (!type.steps.empty())
        type.formula = formulaText(type);
#endif
}

NodeCode& addCode(NodeType& type, std::shared_ptr<void> (*makeFresh)(const void*)) {
    const auto code = std::make_shared<NodeCode>();
    code->makeFresh = makeFresh;
    type.code = code;
    writeFormula(type);
    return *code;
}

void setHandles(NodeType& type,
                std::initializer_list<std::pair<const char*, SettingHandle>> handles) {
    for (const auto& [id, handle] : handles) {
        const auto index = type.settingIndex(id);
        assert(index);
        type.settings[*index].handle = handle;
    }
}

SettingHandle around(const char* place, const char* beyond) {
    return {.shape = SettingHandle::Shape::circle, .from = place, .beyond = beyond};
}

SettingHandle along(const char* place, const char* way) {
    return {.shape = SettingHandle::Shape::along, .from = place, .way = way};
}

SettingHandle spread(const char* reach) {
    return {
        .shape = SettingHandle::Shape::spread, .from = "position", .way = "facing", .reach = reach};
}

Setting onlyWhen(Setting setting, const char* other, Literal value,
                 std::initializer_list<Literal> more) {
    AppliesWhen& when = setting.appliesWhen.emplace();
    when.setting = other;
    when.value = value.value();
    for (const Literal& each : more)
        when.more.push_back(each.value());
    return setting;
}

std::vector<Setting> inGroup(const char* group, std::vector<Setting> settings) {
    for (Setting& each : settings)
        each.group = group;
    return settings;
}

std::vector<Setting> joined(std::initializer_list<std::vector<Setting>> parts) {
    std::vector<Setting> all;
    for (const std::vector<Setting>& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

Setting optional(Setting setting) {
    setting.isOptional = true;
    return setting;
}

Setting fixed(Setting setting) {
    setting.isFixed = true;
    return setting;
}

void addSockets(NodeType& type) {
    const Port* output = type.output();
    if (output && output->type == PortType::force && !type.comesLast)
        type.sockets.push_back({weightSocket, "Weight", PortType::number, true,
                                "Drives the weight of the wires of its force.", true});
    switch (type.kind) {
    case NodeKind::behavior:
    case NodeKind::target:
    case NodeKind::combiner:
    case NodeKind::condition:
    case NodeKind::number:
        if (type.code->prepare || type.code->refill) // they begin before there are numbers
            return;
        break;
    case NodeKind::action:
    case NodeKind::source:
        break;
    default:
        return;
    }
    for (const Setting& setting : type.settings)
        if (!setting.isFixed &&
            (type.kind != NodeKind::action || setting.id == type.code->amount) &&
            (setting.kind == SettingKind::number || setting.kind == SettingKind::integer))
            type.sockets.push_back(
                {setting.id, setting.title, PortType::number, true, setting.help, true});
}

void setVariant(NodeType& type, std::string_view flag, NodeCode code) {
    NodeCode all = *type.code;
    code.makeFresh = all.makeFresh;
    all.variantFlag = flag;
    all.variant = std::make_shared<const NodeCode>(std::move(code));
    type.code = std::make_shared<const NodeCode>(std::move(all));
}

const NodeCode& codeFor(const NodeType& type, std::span<const Value> values) {
    const NodeCode& code = *type.code;
    if (!code.variant)
        return code;
    const auto flag = type.settingIndex(code.variantFlag);
    return flag && *flag < values.size() && flagOf(values[*flag]) ? *code.variant : code;
}

} // namespace tiller
