#pragma once

#include "core/model/check.h"
#include "core/model/edits.h"
#include "core/model/registry.h"
#include "tests/core/support/world_text.h"

#include <stdexcept>

namespace tiller {

inline Value text(const char* value) {
    return std::string(value);
}

/// Builds projects for tests, from text or call by call. `build` checks the result and throws if it
/// has errors.
class ProjectBuilder {
public:
    ProjectBuilder() { world("tick", 1.0).world("edges", std::string("open")); }
    explicit ProjectBuilder(Project start) : m_project(std::move(start)) {}

    /// Adds what a text says in statements with ";" between them; each {} is an argument, as in
    /// std::format. A statement is one of
    ///   world width=300 edges=wrap      settings of the world
    ///   a (1,2) one(3,4)+(5,6) mass=2   agents(): places, with names and velocities; `a ()` places
    ///   none goal:point (1,2)                point() road:path (1,2)(3,4) closed     path()
    ///   near:nearest choose=each        a node; `seek` is a node "seek" of the type "seek"
    ///   scene rock:obstacle x=1 points=(1,2)(3,4)   an item of the scene
    ///   set a mass=2                    settings of a node or scene item that exists
    ///   goal > seek >0.5 a              links, with weights; `> it.leader` where several inputs
    ///   fit
    /// A number may be 1/60, and a text with spaces is '...'.
    /// @throws std::runtime_error for what it does not understand
    template <class... Arguments>
    ProjectBuilder& add(std::string_view text, const Arguments&... arguments) {
        for (const auto& words : statementsOf(filled(text, arguments...)))
            addStatement(words);
        return *this;
    }

    ProjectBuilder& world(std::string_view setting, const Value& value) {
        return set("world", setting, value);
    }
    ProjectBuilder& node(const Id& id, const std::string& type,
                         std::initializer_list<std::pair<std::string, Value>> values = {}) {
        const NodeType* described = findNodeType(type);
        if (described == nullptr)
            throw std::runtime_error("There is no node type \"" + type + "\".");
        m_project.nodes.push_back({.id = id, .type = type, .values = described->defaults()});
        for (const auto& [setting, value] : values)
            set(id, setting, value);
        return *this;
    }
    /// An agent type as in the tutorials: maxSpeed 3 and maxForce 5.4 per tick, placed by hand.
    ProjectBuilder& agents(const Id& id, std::vector<PlacedAgent> agents, double mass = 1) {
        node(id, "agent-type",
             {{"mass", mass},
              {"maxSpeed", 3.0},
              {"maxForce", 5.4},
              {"responseTime", 0.0},
              {"start", std::string("placed")}});
        m_project.nodes.back().agents = std::move(agents);
        return *this;
    }
    ProjectBuilder& point(const Id& id, Vec2 at) {
        m_project.scene.push_back({.id = id + "-at", .type = "point", .values = {at.x, at.y}});
        return node(id, "point", {{"point", id + "-at"}});
    }
    ProjectBuilder& path(const Id& id, const Points& points, bool closed) {
        return scene(id + "-at", "path", {{"points", points}, {"closed", closed}})
            .node(id, "path", {{"path", id + "-at"}});
    }
    /// Adds an item to the scene.
    ProjectBuilder& scene(const Id& id, const std::string& type,
                          const std::vector<std::pair<std::string, Value>>& values = {}) {
        const Description* described = findSceneType(type);
        if (described == nullptr)
            throw std::runtime_error("There is no geometry \"" + type + "\".");
        m_project.scene.push_back({.id = id, .type = type, .values = described->defaults()});
        for (const auto& [setting, value] : values)
            set(id, setting, value);
        return *this;
    }
    ProjectBuilder& set(const Id& id, std::string_view setting, const Value& value) {
        const Result<Change> change = setValue(m_project, id, setting, value);
        if (!change)
            throw std::runtime_error(change.problems().front().text);
        tiller::apply(change.value(), m_project);
        return *this;
    }
    /// Links two ports, each named as "node.port": "a.force" to "b.steering".
    ProjectBuilder& link(const std::string& from, const std::string& to, double weight = 1) {
        const Id id = "link-" + std::to_string(m_project.links.size());
        m_project.links.push_back({.id = id,
                                   .from = port(from),
                                   .to = port(to),
                                   .weight = weight,
                                   .order = static_cast<int>(m_project.links.size())});
        return *this;
    }

    [[nodiscard]] Project build() const {
        for (const Problem& problem : check(m_project))
            if (problem.severity == Severity::error)
                throw std::runtime_error(problem.text);
        return m_project;
    }
    operator Project() const { return build(); }

private:
    using Words = std::vector<std::string>;

    static PortRef port(const std::string& text) {
        const auto dot = text.find('.');
        return {text.substr(0, dot), text.substr(dot + 1)};
    }
    static bool isPlace(const std::string& word) { return word.find('(') < word.find('='); }
    void addStatement(const Words& words) {
        if (words.size() > 1 && words[1].starts_with('>'))
            return addLinks(words);
        const bool isOfWorld = words[0] == "world", isScene = words[0] == "scene";
        if (isOfWorld || words[0] == "set")
            return setAll(isOfWorld ? "world" : words.at(1), words, isOfWorld ? 1 : 2);
        const std::string& name = words.at(isScene ? 1 : 0);
        const auto colon = name.find(':');
        const std::string id = name.substr(0, colon);
        const std::string type = colon == name.npos ? id : name.substr(colon + 1);
        std::size_t next = isScene ? 2 : 1;
        if (isScene)
            scene(id, type);
        else if (next < words.size() && isPlace(words[next]))
            next = addPlaced(id, colon == name.npos ? "" : type, words);
        else
            node(id, type);
        setAll(id, words, next);
    }
    /// Adds agents, a point or a path. @returns the index of the first word that follows
    std::size_t addPlaced(const Id& id, const std::string& type, const Words& words) {
        std::size_t next = 1;
        std::string places;
        while (next < words.size() && isPlace(words[next]))
            places += words[next++];
        WorldWord word(places);
        if (type == "path") {
            const bool isClosed = next < words.size() && words[next] == "closed";
            path(id, word.places(), isClosed);
            return next + isClosed;
        }
        if (type == "point") {
            point(id, word.place());
        } else if (type.empty()) {
            std::vector<PlacedAgent> placed;
            while (places != "()" && !word.atEnd())
                placed.push_back(word.agent());
            agents(id, placed);
            return next;
        } else {
            word.refuse("a node of the type \"" + type + "\" has no place");
        }
        if (!word.atEnd())
            word.refuse("a point has one place");
        return next;
    }
    void setAll(const Id& id, const Words& words, std::size_t next) {
        for (; next < words.size(); ++next) {
            const auto equals = words[next].find('=');
            const std::string name = words[next].substr(0, equals);
            const Description* described = descriptionOf(m_project, id);
            const Setting* setting = described ? described->setting(name) : nullptr;
            WorldWord word(equals == name.npos ? "" : words[next].substr(equals + 1));
            if (equals == name.npos || setting == nullptr)
                WorldWord(words[next]).refuse("it is no setting of \"" + id + "\"");
            set(id, name, word.value(*setting));
        }
    }
    void addLinks(const Words& words) {
        for (std::size_t i = 1; i < words.size(); i += 2) {
            WorldWord arrow(words[i]);
            arrow.need('>');
            const double weight = arrow.atEnd() ? 1 : arrow.number();
            if (i + 1 == words.size() || !arrow.atEnd())
                arrow.refuse("a link ends at a node");
            const std::string from = words[i - 1].substr(0, words[i - 1].find('.'));
            const Port* output = typeOf(from).output();
            if (output == nullptr)
                arrow.refuse("\"" + from + "\" has no output");
            link(from + '.' + output->id, inputOf(words[i + 1], output->type), weight);
        }
    }
    const NodeType& typeOf(const Id& id) const {
        const Node* node = m_project.node(id);
        if (node == nullptr)
            WorldWord(id).refuse("there is no such node");
        return *findNodeType(node->type);
    }
    /// The port of "node.port", or the only one of "node" that takes such an output.
    std::string inputOf(const std::string& to, PortType from) const {
        if (to.find('.') != to.npos)
            return to;
        std::string found;
        for (const Port& each : typeOf(to).ports)
            if (each.isInput && fits(from, each.type)) {
                if (!found.empty())
                    WorldWord(to).refuse("several inputs fit: write \"" + to + ".PORT\"");
                found = to + '.' + each.id;
            }
        if (found.empty())
            WorldWord(to).refuse("no input fits");
        return found;
    }

    Project m_project;
};

/// ProjectBuilder::add to an empty project.
template <class... Arguments>
ProjectBuilder world(std::string_view text, const Arguments&... arguments) {
    return ProjectBuilder().add(text, arguments...);
}

} // namespace tiller
