#include "core/sim/agents/herd.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace tiller {

namespace {

constexpr std::size_t mostKinds = 32; // so many different programs are compared with each other
constexpr std::uint32_t noHerd = 0xffffffff;

/// Whether it finds its agents by a query alone.
bool isQueried(const CompiledNode& node) {
    for (std::size_t i = 0; i < node.inputs.size(); ++i)
        if (!node.inputs[i].group.empty() &&
            (!node.query || !node.code->neighbors || i != node.code->neighborsInput))
            return false;
    return true;
}

/// Whether agents of several types could run it in one block: what it does depends on the agents'
/// places and bodies alone.
bool isPlain(const CompiledNode& node) {
    return node.drives.empty() && !node.weightFrom && node.code->memory.empty() &&
           node.code->act == Act::none && !node.code->readsHeadings && !node.code->draws &&
           isQueried(node) && std::ranges::none_of(node.inputs, [](const InputPort& in) {
               return in.each || !in.solids.empty() || !in.modes.empty();
           });
}

bool isPlain(const Program& program) {
    return program.machine.empty() && !program.facing && program.actions.empty() &&
           program.summaries.empty() && program.memoryCount == 0 &&
           std::ranges::all_of(program.nodes, [](const CompiledNode& of) { return isPlain(of); });
}

bool areAlike(const InputLink& a, const InputLink& b) {
    return a.from == b.from && a.taken == b.taken && a.weight == b.weight &&
           a.geometry == b.geometry;
}

bool areAlike(const InputPort& a, const InputPort& b) {
    return std::ranges::equal(a.links, b.links,
                              [](const auto& x, const auto& y) { return areAlike(x, y); }) &&
           a.group == b.group && a.fastest == b.fastest && a.largest == b.largest &&
           a.geometry == b.geometry && a.memory == b.memory;
}

bool areAlike(const CompiledNode& a, const CompiledNode& b) {
    const auto whenOf = [](const CompiledNode& of) {
        return of.when ? of.when - &of.inputs[0] : -1;
    };
    return a.type == b.type && a.geometry == b.geometry && a.gain == b.gain && a.query == b.query &&
           a.sums == b.sums && a.isDeep == b.isDeep && whenOf(a) == whenOf(b) &&
           std::ranges::equal(a.inputs, b.inputs,
                              [](const auto& x, const auto& y) { return areAlike(x, y); });
}

bool areAlike(const NeighborQuery& a, const NeighborQuery& b) {
    return a.group == b.group && a.agents == b.agents && a.fastest == b.fastest &&
           std::ranges::equal(a.neighborhoods, b.neighborhoods, {}, &Neighborhood::need,
                              &Neighborhood::need);
}

/// Whether two plain programs do the same, but for the settings of their nodes.
bool areAlike(const Program& a, const Program& b) {
    const auto alike = [](const auto& x, const auto& y) { return areAlike(x, y); };
    return a.forceBound == b.forceBound && a.limits == b.limits && a.behaviors == b.behaviors &&
           a.forceLinks.size() == b.forceLinks.size() &&
           std::ranges::equal(a.steering, b.steering, alike) &&
           std::ranges::equal(a.queries, b.queries, alike) &&
           std::ranges::equal(a.nodes, b.nodes, alike);
}

/// Divides crowds into those that are always searched together.
std::vector<Group> searchedTogether(const std::vector<Program>& programs) {
    std::set<Group> groups;
    const Group* last = nullptr;
    for (const Program& program : programs)
        for (const NeighborQuery& query : program.queries)
            if (query.group.size() >= fewCrowdsToSearch && !(last && *last == query.group))
                last = &*groups.insert(query.group).first;
    std::vector<std::vector<std::uint32_t>> searchedBy(programs.size());
    std::uint32_t number = 0;
    for (const Group& group : groups) {
        for (const std::uint32_t crowd : group)
            searchedBy[crowd].push_back(number);
        ++number;
    }
    std::map<std::vector<std::uint32_t>, Group> parts;
    for (std::uint32_t crowd = 0; crowd < programs.size(); ++crowd)
        if (!searchedBy[crowd].empty())
            parts[searchedBy[crowd]].push_back(crowd);
    std::vector<Group> result;
    for (auto& [by, part] : parts)
        if (part.size() >= fewCrowdsToSearch)
            result.push_back(std::move(part));
    return result;
}

class HerdPlanner {
public:
    HerdPlanner(std::vector<Program>& programs, const std::function<bool(std::size_t)>& mayRun,
                const std::function<const Node&(std::size_t, const Id&)>& nodeOf)
        : m_programs(programs)
        , m_mayRun(mayRun)
        , m_nodeOf(nodeOf)
        , m_herdOf(programs.size(), noHerd) {
        m_plan.isSearchedAlone.assign(programs.size(), false);
    }

    HerdPlan run() {
        for (const Group& part : searchedTogether(m_programs))
            addHerds(part);
        for (Program& program : m_programs) {
            for (NeighborQuery& query : program.queries)
                searchHerds(query);
            for (const CompiledNode& node : program.nodes)
                if (node.code->settles)
                    searchAlone(node.settlers.group);
            for (const CompiledNode& node : program.nodes)
                if (!isQueried(node))
                    for (const InputPort& input : node.inputs)
                        searchAlone(input.group);
        }
        return std::move(m_plan);
    }

private:
    void addHerds(const Group& part) {
        std::vector<Group> kinds;
        Group others;
        for (const std::uint32_t crowd : part) {
            const auto kind = std::ranges::find_if(
                kinds, [&](const Group& of) { return doTheSame(of.front(), crowd); });
            if (kind != kinds.end())
                kind->push_back(crowd);
            else if (kinds.size() < mostKinds && canRun(crowd))
                kinds.push_back({crowd});
            else
                others.push_back(crowd);
        }
        for (Group& kind : kinds)
            if (kind.size() >= fewCrowdsToSearch)
                addHerd(std::move(kind), true);
            else
                others.insert(others.end(), kind.begin(), kind.end());
        std::ranges::sort(others);
        if (others.size() > 1)
            addHerd(std::move(others), false);
    }

    void addHerd(Group members, bool runs) {
        for (const std::uint32_t crowd : members)
            m_herdOf[crowd] = static_cast<std::uint32_t>(m_plan.herds.size());
        m_plan.herds.emplace_back(std::move(members), runs);
    }

    /// A herd can take its agents out of their own sums only if all of them are in there.
    bool isInSmallGroup(std::uint32_t crowd) const {
        return std::ranges::any_of(m_programs[crowd].queries, [&](const NeighborQuery& query) {
            return query.group.size() < fewCrowdsToSearch &&
                   std::ranges::binary_search(query.group, crowd);
        });
    }

    bool canRun(std::uint32_t crowd) const {
        return m_mayRun(crowd) && isPlain(m_programs[crowd]) && !isInSmallGroup(crowd);
    }

    bool doTheSame(std::uint32_t a, std::uint32_t b) const {
        const Program& first = m_programs[a];
        const Program& second = m_programs[b];
        if (!canRun(b) || !areAlike(first, second))
            return false;
        for (std::size_t i = 0; i < first.nodes.size(); ++i)
            if (m_nodeOf(a, first.nodes[i].id).values != m_nodeOf(b, second.nodes[i].id).values)
                return false;
        return true;
    }

    void searchHerds(NeighborQuery& query) {
        query.searched.clear();
        if (query.group.size() < fewCrowdsToSearch)
            return searchAlone(query.group);
        std::set<std::uint32_t> herds;
        for (const std::uint32_t crowd : query.group)
            if (const std::uint32_t herd = m_herdOf[crowd]; herd == noHerd) {
                query.searched.push_back(crowd);
                m_plan.isSearchedAlone[crowd] = true;
            } else if (herds.insert(herd).second) {
                query.searched.push_back(static_cast<std::uint32_t>(m_programs.size()) + herd);
            }
    }

    void searchAlone(const Group& group) {
        for (const std::uint32_t crowd : group)
            m_plan.isSearchedAlone[crowd] = true;
    }

    std::vector<Program>& m_programs;
    const std::function<bool(std::size_t)>& m_mayRun;
    const std::function<const Node&(std::size_t, const Id&)>& m_nodeOf;
    std::vector<std::uint32_t> m_herdOf; ///< by crowd
    HerdPlan m_plan;
};

} // namespace

HerdPlan planHerds(std::vector<Program>& programs, const std::function<bool(std::size_t)>& mayRun,
                   const std::function<const Node&(std::size_t, const Id&)>& nodeOf) {
    return HerdPlanner(programs, mayRun, nodeOf).run();
}

} // namespace tiller
