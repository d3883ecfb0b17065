#pragma once

#include "core/model/edits.h"
#include "tests/core/support/random_project.h"

#include <array>
#include <cstdint>

namespace tiller {

/// Makes random edits of every kind in edits.h.
class RandomEdits {
public:
    explicit RandomEdits(std::uint64_t seed) : m_random(seed), m_ids(seed) {}

    [[nodiscard]] Project project() { return m_random.make(8, 100); }

    static constexpr std::array names{
        "setValue", "rename",  "setWeight", "setNotes", "setAgents", "moveNodes", "addNode",
        "connect",  "reorder", "remove",    "paste",    "parameter", "property",  "difference"};

    /// The edit with this index in `names`; empty if it is refused or has nothing to edit.
    [[nodiscard]] Change make(std::size_t edit, const Project& project) {
        switch (edit) {
        case 0:
            return setAny(project);
        case 1:
            return orNothing(rename(project, anyId(project), m_random.text()));
        case 2:
            return orNothing(setWeight(project, anyLink(project), m_random.number(0, 100)));
        case 3:
            return setNotes(project, {m_random.text(), m_random.text(), {}, m_random.text()});
        case 4:
            return placeAny(project);
        case 5:
            return moveNodes(project, anyNodes(project), {m_random.number(-10, 10), 1});
        case 6:
            return orNothing(addNode(project, m_ids, anyType().id, {1, 2}, {30, 40}));
        case 7:
            return connectAny(project);
        case 8:
            return reorder(project, anyLink(project), m_random.chance(0.5) ? 1 : -1);
        case 9:
            return remove(project, someIds(project));
        case 10:
            return orNothing(paste(project, m_ids, excerpt(project, anyNodes(project)), {20, 20}));
        case 11:
            return editAnyParameter(project);
        case 12:
            return orNothing(setProperties(project, m_random.chance(0.3) ? Id() : anyId(project),
                                           m_random.properties()));
        default:
            return difference(project, m_random.make(4, 100));
        }
    }

    [[nodiscard]] std::size_t below(std::size_t count) { return m_random.below(count); }

private:
    static Change orNothing(const Result<Change>& change) {
        return change ? change.value() : Change();
    }

    template <class T>
    Id oneOf(const std::vector<T>& items) {
        return items.empty() ? Id() : items[below(items.size())].id;
    }
    Id anyLink(const Project& project) { return oneOf(project.links); }
    Id anyId(const Project& project) {
        switch (below(4)) {
        case 0:
            return oneOf(project.scene);
        case 1:
            return anyLink(project);
        default:
            return oneOf(project.nodes);
        }
    }
    const NodeType& anyType() { return nodeTypes()[below(nodeTypes().size())]; }

    std::vector<Id> someIds(const Project& project) {
        std::vector<Id> ids;
        for (std::size_t i = below(4); i > 0; --i)
            ids.push_back(anyId(project));
        return ids;
    }
    std::vector<Id> anyNodes(const Project& project) {
        std::vector<Id> ids;
        for (const Node& node : project.nodes)
            if (m_random.chance(0.3))
                ids.push_back(node.id);
        return ids;
    }

    Change editAnyParameter(const Project& project) {
        const Id id = oneOf(project.parameters);
        switch (below(5)) {
        case 0:
            return orNothing(makeParameter(project, m_ids, m_random.settingRef(project)));
        case 1:
            return orNothing(drive(project, id, m_random.settingRef(project)));
        case 2:
            return release(project, m_random.settingRef(project));
        case 3:
            return moveParameter(project, id, m_random.chance(0.5) ? 1 : -1);
        default:
            const Parameter* parameter = project.parameter(id);
            return parameter ? orNothing(setParameter(
                                   project, id, m_random.number(parameter->min, parameter->max)))
                             : Change();
        }
    }

    Change setAny(const Project& project) {
        const Id id = m_random.chance(0.2) ? Id("world") : anyId(project);
        const Description* type = &worldDescription();
        if (const Node* node = project.node(id))
            type = findNodeType(node->type);
        else if (const SceneItem* item = project.sceneItem(id))
            type = findSceneType(item->type);
        if (type->settings.empty())
            return {};
        const Setting& setting = type->settings[below(type->settings.size())];
        if (setting.id == "count" || setting.id == "mostAgents")
            return {}; // there could be too many agents
        Value value = m_random.number(setting.min, setting.max);
        if (setting.kind == SettingKind::flag)
            value = m_random.chance(0.5);
        else if (setting.kind == SettingKind::choice)
            value = setting.choices[below(setting.choices.size())].id;
        else if (setting.kind == SettingKind::color)
            value = std::string("#010203");
        else if (setting.kind == SettingKind::geometry)
            value = std::string();
        return orNothing(setValue(project, id, setting.id, value));
    }

    Change placeAny(const Project& project) {
        for (const Node& node : project.nodes)
            if (node.type == "agent-type" && m_random.chance(0.7))
                return setAgents(project, node.id,
                                 {{m_random.text(), {m_random.number(-1e6, 1e6), 1}, {2, 3}}});
        return {};
    }

    Change connectAny(const Project& project) {
        for (int tries = 0; tries < 20 && !project.nodes.empty(); ++tries) {
            const Node& from = project.nodes[below(project.nodes.size())];
            const Node& to = project.nodes[below(project.nodes.size())];
            const auto& ports = findNodeType(to.type)->ports;
            const Port* output = findNodeType(from.type)->output();
            if (!output || ports.empty())
                continue;
            const auto made = connect(project, m_ids, {from.id, output->id},
                                      {to.id, ports[below(ports.size())].id});
            if (made)
                return made.value();
        }
        return {};
    }

    RandomProject m_random;
    IdSource m_ids;
};

} // namespace tiller
