#pragma once

#include "core/model/check.h"
#include "core/model/connect.h"
#include "core/model/parameters.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <random>

namespace tiller {

/// Takes numbers of agents off sources, which have none.
inline void dropNumbersOfAgents(Project& project) {
    std::erase_if(project.links, [all = project](const Link& link) {
        return findDriveRefusal(all, link.from.node, *all.node(link.to.node), link.to.port);
    });
}

/// Makes random valid projects over the whole registry: any type, any wires that fit, values at and
/// between their limits, names with quotes, control characters and other scripts. The same seed
/// gives the same project.
class RandomProject {
public:
    explicit RandomProject(std::uint64_t seed) : m_random(seed) {}

    /// @param mostNodes the most nodes it may have  @param mostAgents the most of each type
    [[nodiscard]] Project make(std::size_t mostNodes = 12, double mostAgents = 1000) {
        Project project;
        project.world = values(worldDescription());
        for (std::size_t i = below(5); i > 0; --i)
            addSceneItem(project);
        for (std::size_t i = below(mostNodes + 1); i > 0; --i)
            addNode(project, mostAgents);
        project.world[*worldDescription().settingIndex("mostAgents")] =
            std::max(1.0, static_cast<double>(mostNodes) * mostAgents);
        for (std::size_t i = below(40 * project.nodes.size() + 1); i > 0; --i)
            addLink(project);
        if (chance(0.5))
            project.notes = {text(), text(), text(), text()};
        for (Node& node : project.nodes)
            silence(node);
        coarsenWays(project);
        coarsenGrounds(project);
        for (std::size_t i = below(4); i > 0; --i)
            addAnnotation(project);
        for (std::size_t i = chance(0.5) ? below(4) : 0; i > 0; --i)
            addParameter(project);
        addProperties(project);
        return project;
    }

    /// Each agent may have a way of its own, in each tick: a fine one would take minutes.
    static void coarsenWays(Project& project) {
        const auto size = [&project](const char* setting) {
            return numberOf(project.world[*worldDescription().settingIndex(setting)]);
        };
        for (Node& node : project.nodes)
            if (node.type == "way")
                node.values[*findNodeType("way")->settingIndex("cell")] =
                    std::max(size("width"), size("height")) / 40;
    }

    /// A ground of a million cells would make each tick and each hash slow.
    static void coarsenGrounds(Project& project) {
        for (SceneItem& item : project.scene) {
            if (item.type != "ground")
                continue;
            const Description& type = *findSceneType("ground");
            const auto at = [&](const char* setting) -> Value& {
                return item.values[*type.settingIndex(setting)];
            };
            const bool isBox = at("shape") == Value(std::string("box"));
            const WorldSettings world = project.worldSettings();
            const double width = isBox ? numberOf(at("width")) : world.width;
            const double height = isBox ? numberOf(at("height")) : world.height;
            at("cell") = std::max({width / 40, height / 40, 0.001});
        }
    }

    [[nodiscard]] std::size_t below(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random);
    }
    [[nodiscard]] bool chance(double probability) {
        return std::bernoulli_distribution(probability)(m_random);
    }

    /// A number of a range: an end, zero, the smallest, a whole one, or one with all 53 bits.
    [[nodiscard]] double number(double min, double max) {
        const std::array special{min, max,       0.0, 5e-324, -5e-324,
                                 0.1, 1.0 / 3.0, 1.0, 1e-7,   123456.75};
        const double one = special[below(special.size())];
        if (chance(0.3) && one >= min && one <= max)
            return one == 0 ? 0.0 : one;
        return std::clamp(std::uniform_real_distribution<double>(min, max)(m_random), min, max);
    }

    [[nodiscard]] std::string text() {
        static const std::array pieces{"prey",
                                       "Wolf \"one\"",
                                       "back\\slash",
                                       "line\nbreak",
                                       "tab\t",
                                       "\x01",
                                       "\x1f\x7f",
                                       "J\xc3\xa4ger",
                                       "\xe7\x8b\xbc",
                                       "\xf0\x9f\x90\xba",
                                       "</b>",
                                       "\r\n",
                                       "\xe2\x80\xa8",
                                       " ",
                                       "{\"a\": [1, null]}"};
        std::string all;
        for (std::size_t i = below(4); i > 0; --i)
            all += pieces[below(pieces.size())];
        return all;
    }

    /// @name Parts of a project
    /// @{
    [[nodiscard]] std::vector<Value> values(const Description& description) {
        std::vector<Value> all;
        for (const Setting& setting : description.settings)
            all.push_back(chance(0.3)                              ? setting.initial
                          : setting.id == "formula" && chance(0.8) ? Value(formula())
                                                                   : value(setting));
        return all;
    }

    /// Forces with all values at and between their limits.
    [[nodiscard]] std::string formula() {
        static constexpr std::array formulas{
            "normalize(target - position) * max_force",
            "desired = truncate(target - position + target.velocity, maxSpeed)",
            "active = time > 1\nforce = direction(time * 90) * maxForce / mass",
            "force = at(1 / (speed - radius), sqrt(-1 * mass))",
            "force = (target + other) / 2 - lerp(position, third, 0.25)",
            "force = velocity * -1e300",
            "active = modulo(floor(time / tick), 3) = 0 or angle(heading) > 90\n"
            "push = perpendicular(heading)\npush *= 1e9\nforce = push",
            "a * 2 - speed",
            "number = clamp(b, -5, 900) * sin(time * 90)"};
        return formulas.at(below(formulas.size()));
    }

    [[nodiscard]] Value value(const Setting& setting) {
        switch (setting.kind) {
        case SettingKind::number:
            return number(setting.min, setting.max);
        case SettingKind::integer:
            return std::floor(number(setting.min, setting.max));
        case SettingKind::flag:
            return chance(0.5);
        case SettingKind::choice:
            return setting.choices[below(setting.choices.size())].id;
        case SettingKind::text:
            return text();
        case SettingKind::color:
            return std::string(chance(0.5) ? "#00ffAA" : "#123456");
        case SettingKind::points: {
            Points points;
            for (std::size_t i = below(chance(0.1) ? 100 : 6); i > 0; --i)
                points.push_back(chance(0.5) ? point() : Vec2{number(0, 800), number(0, 600)});
            return points;
        }
        case SettingKind::geometry:
            break; // chosen once the scene exists
        }
        return setting.initial;
    }

    [[nodiscard]] Id newId(const Project& project) {
        for (;;) {
            const std::size_t size = chance(0.1) ? 64 : 1 + below(8);
            Id id;
            while (id.size() < size)
                id += "abcdefghijklmnopqrstuvwxyz0123456789-"[below(37)];
            if (!project.has(id))
                return id;
        }
    }

    void addSceneItem(Project& project) {
        const Description& type = sceneTypes()[below(sceneTypes().size())];
        project.scene.push_back({newId(project), type.id, text(), values(type)});
    }

    void silence(Node& node) {
        const Port* output = findNodeType(node.type)->output();
        node.muted = chance(0.05);
        node.solo = chance(0.03) && output && output->type == PortType::force;
    }

    void addAnnotation(Project& project) {
        const Description& type = annotationTypes()[below(annotationTypes().size())];
        project.annotations.push_back({newId(project), type.id, text(), values(type)});
    }

    /// A setting of any item; it may be one that no parameter drives.
    [[nodiscard]] SettingRef settingRef(const Project& project) {
        std::vector<Id> items{"world"};
        for (const Node& node : project.nodes)
            items.push_back(node.id);
        for (const SceneItem& item : project.scene)
            items.push_back(item.id);
        for (const Link& link : project.links)
            items.push_back(link.id);
        const Id item = items[below(items.size())];
        if (project.link(item))
            return {item, "weight"};
        const auto& settings = descriptionOf(project, item)->settings;
        const Id setting = settings.empty() ? "none" : settings[below(settings.size())].id;
        const bool isCount = setting == "count" || setting == "mostAgents";
        return {item, isCount ? "none" : setting}; // there could be too many agents
    }

    /// A parameter of one setting and perhaps of others that take the same value, or of none.
    void addParameter(Project& project) {
        Parameter parameter{.id = newId(project), .name = text()};
        const SettingRef first = settingRef(project);
        const auto driven = findDrivable(project, first);
        if (chance(0.2))
            parameter.drives.push_back({"gone", "mass" + std::to_string(below(1'000'000'000))});
        if (driven && !drivingParameter(project, first)) {
            parameter.value = driven->value;
            parameter.drives.push_back(first);
            for (std::size_t i = 0; i < 20; ++i)
                if (const auto other = findDrivable(project, settingRef(project));
                    other && other->setting == driven->setting && other->ref != first &&
                    !drivingParameter(project, other->ref) &&
                    std::ranges::find(parameter.drives, other->ref) == parameter.drives.end())
                    parameter.drives.push_back(other->ref);
        }
        parameter.min = numberOf(parameter.value) - number(0, 100);
        parameter.max = std::min(numberOf(parameter.value) + number(0, 100), 9007199254740991.0);
        parameter.step = number(0, 10);
        project.parameters.push_back(std::move(parameter));
        applyParameters(project);
    }

    [[nodiscard]] PropertyList properties() {
        PropertyList list;
        for (const char* name : {"health", "_x", "team.color", "a-1"}) {
            if (!chance(0.3))
                continue;
            Property property{name, static_cast<PropertyType>(below(5)), {}};
            property.value = initialValue(property.type);
            if (property.type == PropertyType::text)
                property.value = text();
            else if (std::holds_alternative<double>(property.value))
                property.value = std::floor(number(-1000, 1000));
            list.push_back(std::move(property));
        }
        return list;
    }

    void addProperties(Project& project) {
        if (!chance(0.3))
            return;
        project.properties = properties();
        for (SceneItem& item : project.scene)
            item.properties = properties();
        for (Node& node : project.nodes) {
            if (hasProperties(*findNodeType(node.type)))
                node.properties = properties();
            for (PlacedAgent& agent : node.agents)
                agent.properties = properties();
        }
    }

    void addNode(Project& project, double mostAgents) {
        // Agent types come more often than others: without one, nothing moves.
        const std::size_t which = chance(0.1) ? 0 : below(nodeTypes().size());
        const NodeType& type = nodeTypes()[which];
        Node node{{}, type.id, text(), values(type), {}, point()};
        for (std::size_t i = 0; i < type.settings.size(); ++i)
            if (type.settings[i].kind == SettingKind::geometry && chance(0.7))
                node.values[i] = geometry(project, type.settings[i].geometryType, node.id);
        if (type.kind == NodeKind::agentType) {
            Value& count = node.values[*type.settingIndex("count")];
            count = std::min(numberOf(count), mostAgents);
            Value& slowest = node.values[*type.settingIndex("minSpeed")];
            slowest = std::min(numberOf(slowest), numberOf(valueOf(node, "maxSpeed")));
            for (std::size_t i = below(4); i > 0; --i)
                node.agents.push_back({text(), point(), point()});
        }
        node.id = newId(project); // after the geometry made for it has an id
        project.nodes.push_back(std::move(node));
    }

    [[nodiscard]] Vec2 point() { return {number(-1e6, 1e6), number(-1e6, 1e6)}; }

    void addLink(Project& project) {
        const Node& source = project.nodes[below(project.nodes.size())];
        const Node& target = project.nodes[below(project.nodes.size())];
        const Port* output = findNodeType(source.type)->output();
        if (!output)
            return;
        const NodeType& into = *findNodeType(target.type);
        const bool drives = output->type == PortType::number && !into.sockets.empty();
        const std::vector<Port>& ports = drives && chance(0.7) ? into.sockets : into.ports;
        const Port& input = ports[below(ports.size())];
        const PortRef from{source.id, output->id};
        const PortRef to{target.id, input.id};
        if (!input.isInput || findRefusal(project, from, to) ||
            (!input.takesSeveral() && !project.linksInto(to.node, to.port).empty()) ||
            disturbsLast(project, from, to))
            return;
        const int order = chance(0.1) ? -2147483647 - 1 : static_cast<int>(below(10));
        const double weight = comesLast(project, from) ? 1 : number(0, maxWeight);
        project.links.push_back({newId(project), from, to, weight, order});
        dropNumbersOfAgents(project);
    }
    /// @}

private:
    static const NodeType& typeOf(const Project& project, const PortRef& end) {
        return *findNodeType(project.node(end.node)->type);
    }
    static bool comesLast(const Project& project, const PortRef& from) {
        return typeOf(project, from).comesLast;
    }

    /// Whether a node that must steer alone would not: here, it steers agent types without modes.
    static bool disturbsLast(const Project& project, const PortRef& from, const PortRef& to) {
        const NodeType& target = typeOf(project, to);
        const bool steers = target.kind == NodeKind::agentType && to.port == "steering";
        if (comesLast(project, from))
            return !steers || !project.linksInto(to.node, "steering").empty() ||
                   !project.linksInto(to.node, "modes").empty();
        if (!steers && to.port != "modes")
            return false;
        const auto links = project.linksInto(to.node, "steering");
        return std::ranges::any_of(
            links, [&](const Link* link) { return comesLast(project, link->from); });
    }

    /// An existing item, or a new one, because few exist by chance.
    [[nodiscard]] Id geometry(Project& project, const std::string& type, const Id& forNode) {
        Id id = newId(project);
        if (chance(0.5) && id != forNode)
            project.scene.push_back({id, type, text(), values(*findSceneType(type))});
        std::vector<Id> fitting;
        for (const SceneItem& item : project.scene)
            if (item.type == type)
                fitting.push_back(item.id);
        return fitting.empty() ? Id() : fitting[below(fitting.size())];
    }

    std::mt19937_64 m_random;
};

} // namespace tiller
