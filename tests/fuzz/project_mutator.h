#pragma once

#include "core/model/agent_type.h"
#include "core/model/edits.h"
#include "core/model/macros.h"
#include "tests/core/support/random_project.h"

#include <cstdint>

namespace tiller {

/// Changes projects at random and knows their descriptions, so that most results are valid: it adds
/// and removes nodes of every type, wires and geometry, and sets values within and at the ends of
/// their ranges. Worlds and agents stay near each other, so that agents meet.
class ProjectMutator {
public:
    explicit ProjectMutator(std::uint64_t seed) : m_random(seed), m_ids(seed) {}

    [[nodiscard]] RandomProject& random() { return m_random; }

    /// A new project of a few nodes.
    [[nodiscard]] Project make() {
        Project project;
        for (int i = 0; i < 4; ++i)
            setAnyValue(project.world, worldDescription(), project);
        for (std::size_t i = 1 + m_random.below(3); i > 0; --i)
            addMacroOrNode(project);
        addLinks(project, 40);
        return project;
    }

    /// A place, or a point or region of the scene.
    [[nodiscard]] AgentGoal goal(const Project& project) {
        const SceneItem* item =
            project.scene.empty() ? nullptr : &project.scene[m_random.below(project.scene.size())];
        if (item && (item->type == "point" || item->type == "region"))
            return {item->id, {}};
        return {{}, {m_random.number(0, 400), m_random.number(0, 300)}};
    }

    /// Changes one to four things.
    void mutate(Project& project) {
        for (std::size_t i = 1 + m_random.below(4); i > 0; --i)
            mutateOnce(project);
        cut(project, project.nodes, 7);
        cut(project, project.scene, 4);
        cut(project, project.annotations, 3);
        cut(project, project.parameters, 3);
        keepCheap(project);
    }

private:
    /// Small projects are tried more often in the same time.
    template <class Item>
    void cut(Project& project, std::vector<Item>& items, std::size_t most) {
        while (items.size() > most)
            removeItem(project, items);
    }

    /// Most worlds stay small and their ways coarse: each agent may have a way of its own.
    void keepCheap(Project& project) {
        if (m_random.chance(0.02))
            return;
        const auto number = [&project](const char* setting) -> Value& {
            return project.world[*worldDescription().settingIndex(setting)];
        };
        number("mostAgents") = std::min(numberOf(number("mostAgents")), 300.0);
        const double side = std::max(numberOf(number("width")), numberOf(number("height")));
        for (Node& node : project.nodes)
            if (node.type == "way") {
                Value& cell = node.values[*findNodeType("way")->settingIndex("cell")];
                cell = std::max(numberOf(cell), side / 16);
            }
    }

    void mutateOnce(Project& project) {
        switch (m_random.below(19)) {
        case 0:
            return addMacroOrNode(project);
        case 1:
            m_random.addSceneItem(project);
            return nearValues(project.scene.back(), *findSceneType(project.scene.back().type),
                              project);
        case 2:
            return addAnnotation(project);
        case 3:
        case 4:
            return addLinks(project, 20);
        case 5:
            return changeLink(project);
        case 6:
            return removeAnything(project);
        case 7:
            return changeAgents(project);
        case 8:
            return changeNameOrNotes(project);
        case 9:
            return retype(project);
        case 10:
            return pasteSome(project);
        case 11:
            return setAnyValue(project.world, worldDescription(), project);
        case 12:
            return m_random.addParameter(project);
        case 13:
            return changeParameter(project);
        case 14:
            return changeProperties(project);
        default:
            return changeItem(project);
        }
    }

    template <class Item>
    [[nodiscard]] Item* any(std::vector<Item>& items) {
        return items.empty() ? nullptr : &items[m_random.below(items.size())];
    }

    /// A value that makes something happen: within the range of the slider, the default, or one
    /// from everywhere in the range.
    [[nodiscard]] Value value(const Setting& setting, const Project& project) {
        if (setting.kind == SettingKind::geometry || setting.id == "of" || setting.id == "item" ||
            setting.id == "node" || setting.id == "with")
            return idFor(setting, project);
        if (setting.id == "setting" || setting.id == "changes")
            return path(project, setting.id == "changes");
        if (setting.id == "count")
            return m_random.chance(0.05) ? 70.0 : static_cast<double>(m_random.below(7));
        if (m_random.chance(0.3))
            return m_random.value(setting);
        if (setting.kind == SettingKind::points)
            return points();
        if (setting.kind != SettingKind::number && setting.kind != SettingKind::integer)
            return m_random.value(setting);
        const double number =
            m_random.chance(0.2) ? m_random.number(0, 2) : m_random.number(0, setting.sliderMax);
        const double whole = setting.kind == SettingKind::integer ? std::floor(number) : number;
        return std::clamp(whole, setting.min, setting.max);
    }

    [[nodiscard]] Value points() {
        Points points;
        for (std::size_t i = m_random.below(7); i > 0; --i)
            points.push_back({m_random.number(0, 400), m_random.number(0, 300)});
        if (points.size() > 1 && m_random.chance(0.2))
            points.back() = points.front();
        return points;
    }

    [[nodiscard]] Value idFor(const Setting& setting, const Project& project) {
        std::vector<Id> ids{""};
        for (const SceneItem& item : project.scene)
            if (item.type == setting.geometryType || setting.id == "item")
                ids.push_back(item.id);
        if (setting.kind != SettingKind::geometry)
            for (const Node& node : project.nodes)
                ids.push_back(node.id);
        return ids[m_random.below(ids.size())];
    }

    /// The id of a setting, or lines that change settings.
    [[nodiscard]] std::string path(const Project& project, bool asLines) {
        const Node* node =
            project.nodes.empty() ? nullptr : &project.nodes[m_random.below(project.nodes.size())];
        const Description& type = node ? *findNodeType(node->type) : worldDescription();
        if (type.settings.empty())
            return {};
        const Setting& setting = type.settings[m_random.below(type.settings.size())];
        if (!asLines)
            return setting.id;
        return (node ? node->id : Id("world")) + '.' + setting.id + '=' +
               toText(m_random.number(0, 100)) + '\n' + m_random.text();
    }

    void setAnyValue(std::vector<Value>& values, const Description& type, const Project& project) {
        if (values.empty())
            return;
        const std::size_t which = m_random.below(values.size());
        const Setting& setting = type.settings[which];
        values[which] = value(setting, project);
        if (setting.kind == SettingKind::number && m_random.chance(0.01))
            values[which] = setting.max * 1.001 + 1; // refused
    }

    template <class Item>
    void nearValues(Item& item, const Description& type, const Project& project) {
        for (std::size_t i = 0; i < item.values.size(); ++i)
            item.values[i] = m_random.chance(0.3)
                                 ? type.settings[i].suggested.value_or(type.settings[i].initial)
                                 : value(type.settings[i], project);
    }

    void addMacroOrNode(Project& project) {
        if (m_random.chance(0.2)) {
            const auto added =
                addMacro(project, m_ids, macros()[m_random.below(macros().size())].id,
                         {m_random.number(0, 900), m_random.number(0, 900)});
            if (added)
                apply(added.value(), project);
            for (Node& node : project.nodes)
                if (node.type == agentTypeId)
                    node.values[0] = std::min(numberOf(node.values[0]), 12.0);
            return;
        }
        m_random.addNode(project, 8);
        Node& node = project.nodes.back();
        nearValues(node, *findNodeType(node.type), project);
        addLinks(project, 10);
    }

    void addLinks(Project& project, std::size_t tries) {
        for (std::size_t i = project.nodes.empty() ? 0 : tries; i > 0; --i)
            m_random.addLink(project);
    }

    void addAnnotation(Project& project) {
        m_random.addAnnotation(project);
        Annotation& added = project.annotations.back();
        nearValues(added, *findAnnotationType(added.type), project);
    }

    void changeLink(Project& project) {
        Link* link = any(project.links);
        if (!link)
            return;
        if (m_random.chance(0.5))
            link->weight = m_random.number(0, m_random.chance(0.5) ? 2 : maxWeight);
        else
            apply(reorder(project, link->id, m_random.chance(0.5) ? 1 : -2), project);
    }

    template <class Item>
    void removeItem(Project& project, std::vector<Item>& items) {
        if (const Item* item = any(items)) {
            const std::array ids{item->id};
            apply(remove(project, ids), project);
        }
    }

    void removeAnything(Project& project) {
        switch (m_random.below(5)) {
        case 0:
            return removeItem(project, project.nodes);
        case 1:
            return removeItem(project, project.links);
        case 2:
            return removeItem(project, project.scene);
        case 3:
            return removeItem(project, project.parameters);
        default:
            return removeItem(project, project.annotations);
        }
    }

    void changeAgents(Project& project) {
        Node* node = any(project.nodes);
        if (!node || node->type != agentTypeId)
            return;
        if (m_random.chance(0.3) && !node->agents.empty())
            node->agents.erase(node->agents.begin());
        else if (node->agents.size() < 20)
            node->agents.push_back({m_random.text(),
                                    {m_random.number(-10, 500), m_random.number(-10, 500)},
                                    {m_random.number(-90, 90), m_random.number(-90, 90)}});
        if (!node->agents.empty() && m_random.chance(0.3))
            node->agents.back().goals.push_back(goal(project));
        node->values[*findNodeType(node->type)->settingIndex("start")] = std::string("placed");
    }

    void changeParameter(Project& project) {
        Parameter* parameter = any(project.parameters);
        if (!parameter)
            return;
        if (m_random.chance(0.3)) {
            const SettingRef ref = m_random.settingRef(project);
            if (ref.setting == "count" || ref.setting == "mostAgents")
                return;
            if (const auto driven = drive(project, parameter->id, ref))
                apply(driven.value(), project);
            return;
        }
        const double number = m_random.number(parameter->min, parameter->max);
        if (const auto set = setParameter(project, parameter->id, number))
            apply(set.value(), project);
    }

    void changeProperties(Project& project) {
        const PropertyList properties = m_random.properties();
        Node* node = any(project.nodes);
        if (node && hasProperties(*findNodeType(node->type)) && m_random.chance(0.6)) {
            if (!node->agents.empty() && m_random.chance(0.5))
                node->agents.back().properties = properties;
            else
                node->properties = properties;
        } else if (SceneItem* item = any(project.scene); item && m_random.chance(0.5)) {
            item->properties = properties;
        } else {
            project.properties = properties;
        }
    }

    void changeNameOrNotes(Project& project) {
        if (Node* node = any(project.nodes); node && m_random.chance(0.5)) {
            m_random.silence(*node);
            node->name = m_random.text();
        } else {
            project.notes = {m_random.text() + "[x](node:" + (node ? node->id : "") + ")",
                             m_random.text(), "", m_random.text()};
        }
    }

    /// Gives the id of a node to a node of another type.
    void retype(Project& project) {
        Node* node = any(project.nodes);
        if (!node)
            return;
        const std::array ids{node->id};
        apply(remove(project, ids), project);
        m_random.addNode(project, 8);
        if (!project.has(ids.front()))
            project.nodes.back().id = ids.front();
        addLinks(project, 20);
    }

    void pasteSome(Project& project) {
        std::vector<Id> ids;
        for (const Node& node : project.nodes)
            if (ids.size() < 4 && m_random.chance(0.3))
                ids.push_back(node.id);
        if (const auto pasted = paste(project, m_ids, excerpt(project, ids), {10, 10}))
            apply(pasted.value(), project);
    }

    void changeItem(Project& project) {
        if (SceneItem* item = any(project.scene); item && m_random.chance(0.25))
            setAnyValue(item->values, *findSceneType(item->type), project);
        else if (Annotation* each = any(project.annotations); each && m_random.chance(0.1))
            setAnyValue(each->values, *findAnnotationType(each->type), project);
        else if (Node* node = any(project.nodes))
            setAnyValue(node->values, *findNodeType(node->type), project);
    }

    RandomProject m_random;
    IdSource m_ids;
};

} // namespace tiller
