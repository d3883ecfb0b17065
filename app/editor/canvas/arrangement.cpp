#include "app/editor/canvas/arrangement.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/card.h"
#include "core/model/agent_type.h"
#include "core/model/annotations.h"
#include "core/model/connect.h"
#include "core/model/registry.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>

namespace tiller {

namespace {

constexpr double nearCard = 64; // from a comment to the card that it belongs to

double gapBetween(const QRectF& a, const QRectF& b) {
    const double dx = std::max({0.0, b.left() - a.right(), a.left() - b.right()});
    const double dy = std::max({0.0, b.top() - a.bottom(), a.top() - b.bottom()});
    return std::hypot(dx, dy);
}

double areaOf(const QRectF& rect) {
    return rect.width() * rect.height();
}

/// Makes the graph of an arrangement.
class ArrangementBuilder {
public:
    ArrangementBuilder(const Project& project, std::span<const Id> chosen) : m_project(project) {
        findCards(chosen);
        findFrames();
        addCards();
        addComments();
        addWires();
    }

    [[nodiscard]] CardArrangement result() && { return std::move(m_result); }

private:
    void findCards(std::span<const Id> chosen) {
        for (const Id& id : withCarried(m_project, chosen))
            if (isCard(id))
                m_cards.insert(id);
        m_isAll = m_cards.size() < 2;
        if (!m_isAll)
            return;
        for (const Node& node : m_project.nodes)
            if (!m_groups.groupOf(node.id))
                m_cards.insert(node.id);
        for (const NodeGroup& group : m_groups.all())
            if (group.outer.empty())
                m_cards.insert(group.id);
    }

    [[nodiscard]] bool isCard(const Id& id) const {
        return m_project.node(id) || m_groups.group(id);
    }

    /// A frame is a group where all its cards are laid out. Large frames come before small ones.
    void findFrames() {
        std::vector<std::pair<QRectF, Id>> found;
        for (const Annotation& annotation : m_project.annotations) {
            if (annotation.type != "frame")
                continue;
            std::size_t mine = 0;
            std::size_t others = 0;
            for (const Id& id : whollyIn(m_project, boxOf(annotation)))
                if (isCard(id))
                    ++(m_cards.contains(id) ? mine : others);
            if (mine > 0 && others == 0 && (m_isAll || mine < m_cards.size()))
                found.emplace_back(boxOf(annotation), annotation.id);
            else if (mine > 0)
                m_result.outer.push_back(annotation.id);
        }
        std::ranges::stable_sort(found, std::greater{},
                                 [](const auto& frame) { return areaOf(frame.first); });
        for (const auto& [box, id] : found) {
            m_result.graph.groups.push_back({.inside = groupOf(box)});
            m_result.frames.push_back(id);
            m_frameBoxes.push_back(box);
        }
    }

    /// The smallest of the frames so far that holds an area.
    [[nodiscard]] std::optional<std::size_t> groupOf(const QRectF& area) const {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < m_frameBoxes.size(); ++i)
            if (m_frameBoxes[i].contains(area))
                found = i;
        return found;
    }

    void addCards() {
        m_result.corner = {INFINITY, INFINITY};
        for (const Node& node : m_project.nodes)
            if (m_cards.contains(node.id))
                addBox(node.id, layOutCard(node, m_project).rect, roomForTags(node.id));
        for (const NodeGroup& group : m_groups.all())
            if (m_cards.contains(group.id))
                addBox(group.id, boxOf(*m_project.annotation(group.id)));
    }

    /// What the tags of references need at the left of a card, beyond the gap between columns.
    [[nodiscard]] double roomForTags(const Id& node) const {
        constexpr double fits = columnGap - 12;
        std::map<std::string, double> inputs;
        double most = 0;
        for (const Link& link : m_project.links) {
            const Node& from = *m_project.node(link.from.node);
            if (link.to.node != node || from.type != agentTypeId)
                continue;
            double& width = inputs[link.to.port];
            width += tagWidth(QString::fromStdString(displayName(from))) + 4;
            most = std::max(most, width);
        }
        return most > fits ? onGrid(most - fits + gridStep / 2) : 0;
    }

    /// @param room that the box has at the left of the item
    void addBox(const Id& id, const QRectF& rect, double room = 0) {
        m_boxOf[id] = m_rects.size();
        m_rects.push_back(rect.adjusted(-room, 0, 0, 0));
        m_items.push_back({{id, rect}});
        m_result.graph.boxes.push_back({m_rects.back().size(), groupOf(rect)});
    }

    void addComments() {
        const std::vector<QRectF> cards = m_rects;
        for (const Annotation& annotation : m_project.annotations) {
            if (annotation.type != "comment")
                continue;
            const QRectF box = boxOf(annotation);
            const auto group = groupOf(box);
            std::optional<std::size_t> near;
            for (std::size_t i = 0; i < cards.size(); ++i)
                if (m_result.graph.boxes[i].group == group && !cards[i].intersects(box) &&
                    gapBetween(cards[i], box) <= nearCard &&
                    (!near || gapBetween(cards[i], box) < gapBetween(cards[*near], box)))
                    near = i;
            if (near) {
                m_rects[*near] |= box;
                m_items[*near].emplace_back(annotation.id, box);
            } else if (group) {
                addBox(annotation.id, box);
            }
        }
        for (std::size_t i = 0; i < m_rects.size(); ++i) {
            m_result.graph.boxes[i].size = m_rects[i].size();
            m_result.corner = {std::min(m_result.corner.x(), m_rects[i].left()),
                               std::min(m_result.corner.y(), m_rects[i].top())};
            CardArrangement::Box box;
            for (const auto& [id, rect] : m_items[i])
                box.items.emplace_back(id, rect.topLeft() - m_rects[i].topLeft());
            m_result.boxes.push_back(std::move(box));
        }
        for (const QRectF& frame : m_frameBoxes) // of the content: the frame itself is fitted anew
            m_result.corner = {
                std::min(m_result.corner.x(), frame.left() + groupPadding),
                std::min(m_result.corner.y(), frame.top() + groupHead + groupPadding)};
    }

    /// A wire from a steered agent type is only a reference to its agents. It leads back, so that
    /// all agent types stand at the right.
    void addWires() {
        std::set<Id> steered;
        for (const Link& link : m_project.links)
            if (m_project.node(link.to.node)->type == agentTypeId)
                steered.insert(link.to.node);
        for (const Link& link : m_project.links) {
            const auto from = m_boxOf.find(cardOf(link.from.node));
            const auto to = m_boxOf.find(cardOf(link.to.node));
            if (from == m_boxOf.end() || to == m_boxOf.end() || from == to)
                continue;
            m_result.graph.wires.push_back({.from = from->second,
                                            .to = to->second,
                                            .fromY = heightOf(link.from, from->second),
                                            .toY = heightOf(link.to, to->second),
                                            .leadsBack = steered.contains(link.from.node)});
        }
    }

    /// The id of the card that a node is on: its own, or that of its group.
    [[nodiscard]] Id cardOf(const Id& node) const {
        if (m_boxOf.contains(node))
            return node;
        const NodeGroup* group = m_groups.groupOf(node);
        while (group && !m_boxOf.contains(group->id))
            group = m_groups.group(group->outer);
        return group ? group->id : node;
    }

    [[nodiscard]] double heightOf(const PortRef& port, std::size_t box) const {
        if (const NodeGroup* group = m_groups.group(cardOf(port.node)))
            for (const GroupRow& row : groupRows(m_project, m_groups, *group))
                if (row.port && row.ref == port)
                    return row.top + groupRow / 2;
        const Card card = layOutCard(*m_project.node(port.node), m_project);
        const PortSpot* spot = card.spot(port.port);
        return card.rect.top() + (spot ? spot->center.y() : 0) - m_rects[box].top();
    }

    const Project& m_project;
    NodeGroups m_groups{m_project};
    CardArrangement m_result;
    std::set<Id> m_cards;
    bool m_isAll = false;
    std::vector<QRectF> m_frameBoxes;
    std::map<Id, std::size_t> m_boxOf;
    std::vector<QRectF> m_rects;
    std::vector<std::vector<std::pair<Id, QRectF>>> m_items;
};

} // namespace

CardArrangement arrangementOf(const Project& project, std::span<const Id> chosen) {
    return ArrangementBuilder(project, chosen).result();
}

namespace {

QRectF framed(const QRectF& content) {
    return content.adjusted(-groupPadding, -groupHead - groupPadding, groupPadding, groupPadding);
}

/// The areas that the layout must not cover: of other cards, of frames around other cards only, and
/// of comments and empty frames that cover no card.
std::vector<QRectF> areasThatStay(const Project& project, const CardArrangement& arrangement) {
    const NodeGroups groups(project);
    std::set<Id> moved(arrangement.frames.begin(), arrangement.frames.end());
    moved.insert(arrangement.outer.begin(), arrangement.outer.end());
    for (const CardArrangement::Box& box : arrangement.boxes)
        for (const auto& [id, offset] : box.items)
            moved.insert(id);
    const auto isCard = [&](const Id& id) { return project.node(id) || groups.group(id); };
    const auto staysAsCard = [&](const Id& id) { return isCard(id) && !moved.contains(id); };
    const NodeGroup* open = nullptr; // the group whose nodes are laid out
    for (const Id& id : moved)
        if (const NodeGroup* group = groups.holderOf(id))
            open = group;
    std::vector<QRectF> areas;
    std::vector<QRectF> cards;
    for (const Node& node : project.nodes) {
        if (groups.groupOf(node.id) != open)
            continue;
        cards.push_back(layOutCard(node, project).rect);
        if (staysAsCard(node.id))
            areas.push_back(cards.back());
    }
    for (const NodeGroup& group : groups.all()) {
        if (groups.group(group.outer) != open)
            continue;
        cards.push_back(boxOf(*project.annotation(group.id)));
        if (staysAsCard(group.id))
            areas.push_back(cards.back());
    }
    if (open)
        return areas;
    for (const Annotation& annotation : project.annotations) {
        const bool isFrame = annotation.type == "frame";
        if (moved.contains(annotation.id) || (!isFrame && annotation.type != "comment"))
            continue;
        const QRectF box = boxOf(annotation);
        const auto meets = [&box](const QRectF& card) { return card.intersects(box); };
        if ((isFrame && std::ranges::any_of(whollyIn(project, box), staysAsCard)) ||
            std::ranges::none_of(cards, meets))
            areas.push_back(box);
    }
    return areas;
}

/// How far an area must go in a direction (one of x, y is 1 or -1) until it covers no other.
double distanceOut(const QRectF& area, std::span<const QRectF> others, QPointF direction) {
    constexpr double gap = 3 * gridStep;
    double distance = 0;
    for (bool clear = false; !clear;) {
        clear = true;
        for (const QRectF& other : others) {
            const QRectF moved = area.translated(direction * distance);
            const QRectF wide = other.adjusted(-gap, -gap, gap, gap);
            if (!moved.intersects(wide))
                continue;
            const double across =
                direction.x() > 0 ? wide.right() - moved.left() : moved.right() - wide.left();
            const double down =
                direction.y() > 0 ? wide.bottom() - moved.top() : moved.bottom() - wide.top();
            distance = onGrid(distance + (direction.x() != 0 ? across : down) + gridStep / 2);
            clear = false;
        }
    }
    return distance;
}

/// The shortest straight move after which no area covers another. None where none does now.
QPointF moveClear(std::span<const QRectF> areas, std::span<const QRectF> others) {
    const bool covers = std::ranges::any_of(areas, [&](const QRectF& area) {
        return std::ranges::any_of(others,
                                   [&](const QRectF& other) { return area.intersects(other); });
    });
    QPointF best;
    if (!covers)
        return best;
    const QRectF all = std::accumulate(areas.begin(), areas.end(), QRectF(), std::bit_or());
    double shortest = INFINITY;
    for (const QPointF direction : {QPointF(0, 1), QPointF(1, 0), QPointF(0, -1), QPointF(-1, 0)})
        if (const double distance = distanceOut(all, others, direction); distance < shortest) {
            shortest = distance;
            best = direction * distance;
        }
    return best;
}

/// The areas of the boxes and frames of an arrangement in their new places.
struct NewPlaces {
    std::vector<QRectF> boxes;
    std::vector<QRectF> frames;
    QRectF whole; ///< around the boxes

    NewPlaces(const CardArrangement& arrangement, const LayoutPlaces& places,
              std::span<const QRectF> others) {
        QPointF low(INFINITY, INFINITY);
        for (const QPointF& place : places)
            low = {std::min(low.x(), place.x()), std::min(low.y(), place.y())};
        for (std::size_t i = 0; i < places.size(); ++i) {
            const QPointF corner = arrangement.corner + places[i] - low;
            boxes.emplace_back(QPointF(onGrid(corner.x()), onGrid(corner.y())),
                               arrangement.graph.boxes[i].size);
        }
        findFrames(arrangement);
        std::vector<QRectF> areas = boxes;
        areas.insert(areas.end(), frames.begin(), frames.end());
        const QPointF by = moveClear(areas, others);
        for (QRectF& box : boxes) {
            box.translate(by);
            whole |= box;
        }
        for (QRectF& frame : frames)
            frame.translate(by);
    }

private:
    void findFrames(const CardArrangement& arrangement) {
        std::vector<QRectF> contents(arrangement.frames.size());
        for (std::size_t i = 0; i < boxes.size(); ++i)
            if (const auto group = arrangement.graph.boxes[i].group)
                contents[*group] |= boxes[i];
        frames.resize(contents.size());
        for (std::size_t i = contents.size(); i-- > 0;) { // inner frames before outer ones
            frames[i] = framed(contents[i]);
            if (const auto outer = arrangement.graph.groups[i].inside)
                contents[*outer] |= frames[i];
        }
    }
};

} // namespace

Change arranged(const Project& project, const CardArrangement& arrangement,
                const LayoutPlaces& places) {
    Project edited = project;
    const auto edit = [&edited](const Change& change) { apply(change, edited); };
    const NewPlaces placed(arrangement, places, areasThatStay(project, arrangement));
    for (std::size_t i = 0; i < placed.boxes.size(); ++i)
        for (const auto& [id, offset] : arrangement.boxes[i].items) {
            const QPointF by =
                placed.boxes[i].topLeft() + offset - canvasRect(edited, id).topLeft();
            if (!canvasRect(edited, id).isNull())
                edit(moveOnCanvas(edited, std::vector{id}, {by.x(), by.y()}));
        }
    for (std::size_t i = placed.frames.size(); i-- > 0;)
        if (edited.annotation(arrangement.frames[i]))
            if (const auto change = setBox(edited, arrangement.frames[i], placed.frames[i]))
                edit(change.value());
    for (const Id& id : arrangement.outer)
        if (const Annotation* frame = edited.annotation(id))
            if (const auto change = setBox(edited, id, boxOf(*frame) | framed(placed.whole)))
                edit(change.value());
    return difference(project, edited);
}

} // namespace tiller
