#pragma once

#include "core/sim/agents/crowd.h"
#include "core/sim/agents/herd.h"
#include "core/sim/contact/contacts.h"
#include "core/sim/contact/solid_bodies.h"
#include "core/sim/search/candidates.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace tiller {

/// The bodies of a population by slot, at the last count or now.
struct BodyView {
    const double* x = nullptr;
    const double* y = nullptr;
    const double* radius = nullptr;
    std::size_t radiusStep = 1; ///< 0 if all share one radius
};

/// What counting the contacts of two populations needs. Lookers are agents of one of them; they
/// look at the agents of the other.
struct ContactSearch {
    const Candidates& world; ///< the agents that are looked at
    const BodyView &lookersNow, &lookersThen;
    const BodyView &othersNow, &othersThen;
    double reach = 0;     ///< how far apart two of them may be and touch now
    bool isSolid = false; ///< both push each other
    bool wrapped = false; ///< whether the world wrapped at the last count
    Vec2 sizeThen;
    const std::uint32_t* othersRank = nullptr;
    std::uint32_t* othersCounts = nullptr; ///< by rank; null if lookers look at their own type
};

/// Counts the contacts that have begun since the last count: pairs of agents whose bodies touch
/// now and did not touch then. Needs no list of pairs: where the bodies were then is in
/// `contacts.previous`, or else in Crowd::next. Forgets `contacts.previous`.
/// @param world as WorldView::world, of the same crowds and herds
void countContacts(std::vector<Crowd>& crowds, std::span<const Herd> herds,
                   std::span<const Candidates> world, const SolidBodies& solids,
                   const Moment& moment, double ticksPerSecond, const Workers& workers,
                   Contacts& contacts);

/// Two agents whose bodies touch. first < second
struct TouchingPair {
    AgentRef first, second;

    auto operator<=>(const TouchingPair&) const = default;
};

/// Every pair of bodies that touch, as countContacts sees it, in ascending order.
/// @param now may stop it: then some are missing
[[nodiscard]] std::vector<TouchingPair> touchingPairs(const Bodies& bodies,
                                                      const SolidBodies& solids, const Moment& now);

/// Counts contacts as the search of ContactSearch does, for crowds that lie on each other, where
/// nearly all pairs touch: it puts agents into groups by where they are and were, and decides for
/// two groups at a time. The counts are the same.
class PileContacts {
public:
    /// @param search must outlive it  @param count of the agents that are looked at
    PileContacts(const ContactSearch& search, std::size_t count, const Moment& moment);

    /// Whether agents have so many others around them that groups are faster.
    /// @param lookers how many there are
    [[nodiscard]] static bool isWorthwhile(const ContactSearch& search, std::size_t lookers,
                                           const Moment& moment);

    /// @param lookers how many there are; null: they are those that are looked at
    /// @param begun receives, by slot, how many contacts each looker has begun
    void count(const std::size_t* lookers, const Workers& workers,
               std::vector<std::uint32_t>& begun);

    /// How many groups and pairs of agents were compared.
    [[nodiscard]] std::uint64_t comparisons() const { return m_comparisons; }

private:
    struct Range {
        double low = 0, high = 0;
    };
    /// Where the agents of a group are or were.
    struct Place {
        Range x, y, radius;
    };
    struct Group {
        Place now = {}, then = {};
        bool existed = false;             ///< at the last count: all, or none of them
        std::uint32_t begin = 0, end = 0; ///< in Tree::members
        std::uint32_t parts = 0;          ///< index of the first of two parts; 0: it is not divided
    };
    struct Tree {
        std::vector<std::uint32_t> members;
        std::vector<Group> groups; ///< one or two that hold all, then their parts
        std::size_t roots = 0;
    };
    enum class Touch { none, some, all };

    [[nodiscard]] Tree makeTree(const BodyView& now, const BodyView& then, std::size_t count) const;
    void fit(Group& group, const Tree& tree, const BodyView& now, const BodyView& then) const;
    void divide(Tree& tree, const BodyView& now, const BodyView& then, std::uint32_t group) const;
    [[nodiscard]] Touch compare(const Place& a, const Place& b, bool wraps, Vec2 size) const;
    [[nodiscard]] bool begins(std::uint32_t looker, std::uint32_t other) const;
    void look(const Tree& lookers, const Group& from, std::vector<std::uint32_t>& begun);
    void giveCounts();

    const ContactSearch& m_search;
    const Moment& m_moment;
    Tree m_others;
    std::vector<std::uint32_t> m_counts; ///< by group: contacts that lookers have begun with each
    bool m_isSame = false;               ///< lookers look at themselves
    std::uint64_t m_comparisons = 0;
};

/// Calls `visit(a, b)`, a <= b, once for every two crowds of which some bodies may touch: the boxes
/// around their bodies overlap. Thousands of small crowds then cost about as much as one large one.
/// @param wide by crowd: how far beyond its bodies the box reaches; empty: not at all
void forNearCrowds(const std::vector<Crowd>& crowds, const Moment& moment,
                   const std::function<void(std::uint32_t, std::uint32_t)>& visit,
                   std::span<const double> wide = {});

} // namespace tiller
