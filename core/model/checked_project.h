#pragma once

#include "core/base/problem.h"
#include "core/model/change.h"

#include <map>
#include <set>
#include <unordered_map>

namespace tiller {

/// A project without errors, which stays so: it takes only changes that leave it without errors. It
/// checks the items that a change touches together with those that they refer to, and the whole
/// project only if something may be wrong: so a change costs about the same in a large project as
/// in a small one.
class CheckedProject {
public:
    /// Takes an empty project instead of one with errors.
    explicit CheckedProject(Project project);

    [[nodiscard]] const Project& project() const { return m_project; }
    /// The errors of the project that it was made from.
    [[nodiscard]] const Problems& errors() const { return m_errors; }

    /// Whether the project has every item that the change replaces or removes, and none that it
    /// adds.
    [[nodiscard]] bool fits(const Change& change) const;

    /// Applies a change. Refuses one that does not fit, and one after which the project would have
    /// errors: returns them, and the project stays as it is.
    [[nodiscard]] Problems apply(const Change& change);

private:
    /// What other items depend on, of each item.
    struct Facts {
        std::string type;         ///< of a node or scene item
        double agents = 0;        ///< how many an agent type starts with
        std::vector<Id> geometry; ///< scene items that a node names
        PortRef from, to;         ///< of a link
        bool flows = false;       ///< a link carries values within a tick
    };
    using Known = std::unordered_map<Id, Facts>;

    void index();
    template <class Item>
    void follow(Known& known, const std::vector<Replacement<Item>>& steps);
    void count(const Id& id, const Facts& facts, int by);
    Facts factsOf(const Node& node);
    Facts factsOf(const Link& link);
    Facts factsOf(const SceneItem& item);
    Facts factsOf(const Parameter& parameter);
    template <class Item>
    void checkDriven(const std::vector<Replacement<Item>>& steps);

    [[nodiscard]] bool isSound(const Change& change) const;
    [[nodiscard]] bool concernsGroups(const Change& change) const;
    [[nodiscard]] Project surroundings(const Change& change) const;
    [[nodiscard]] bool closesRing(const Link& link) const;
    [[nodiscard]] const NodeType* typeOf(const Id& node) const;
    [[nodiscard]] const Port* port(const PortRef& ref) const;

    Project m_project;
    Problems m_errors;
    Known m_nodes, m_links, m_scene, m_annotations, m_parameters;
    std::unordered_map<Id, int> m_itemsWith; ///< by id
    std::unordered_map<Id, int> m_usesOf;    ///< by id: the links at it, and nodes that name it
    std::map<PortRef, std::set<std::pair<PortRef, Id>>> m_linksInto; ///< by input: outputs, ids
    std::unordered_map<Id, std::multiset<Id>> m_next; ///< by node: where its values flow
    double m_agents = 0;
    int m_lastNodes = 0; ///< nodes that must come last
    int m_bearers = 0;   ///< nodes with which agents may be born, or change their type

    bool m_isDoubtful = false;               ///< a value of the change may be wrong
    std::map<Id, std::string> m_typesBefore; ///< of nodes and scene items that the change touches
};

} // namespace tiller
