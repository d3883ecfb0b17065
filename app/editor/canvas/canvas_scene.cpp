#include "app/editor/canvas/canvas_scene.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/pane/draw_target.h"
#include "app/editor/words/language.h"

#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace tiller {

namespace {

namespace geometry = boost::geometry;

using Point = geometry::model::point<double, 2, geometry::cs::cartesian>;
using Box = geometry::model::box<Point>;
using Entry = std::pair<Box, std::size_t>;

Box boxOf(const QRectF& rect) {
    return {Point(rect.left(), rect.top()), Point(rect.right(), rect.bottom())};
}

} // namespace

struct SpatialIndex::Tree {
    geometry::index::rtree<Entry, geometry::index::quadratic<16>> entries;
};

SpatialIndex::SpatialIndex() : m_tree(std::make_unique<Tree>()) {}
SpatialIndex::~SpatialIndex() = default;
SpatialIndex::SpatialIndex(SpatialIndex&&) noexcept = default;
SpatialIndex& SpatialIndex::operator=(SpatialIndex&&) noexcept = default;

void SpatialIndex::assign(std::vector<QRectF> boxes) {
    m_boxes = std::move(boxes);
    std::vector<Entry> entries;
    entries.reserve(m_boxes.size());
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        entries.emplace_back(boxOf(m_boxes[i]), i);
    m_tree->entries = {entries.begin(),
                       entries.end()}; // built from all at once, it is packed, which is faster
}

void SpatialIndex::move(std::size_t number, const QRectF& box) {
    if (m_boxes[number] == box)
        return;
    m_tree->entries.remove({boxOf(m_boxes[number]), number});
    m_boxes[number] = box;
    m_tree->entries.insert({boxOf(box), number});
}

std::vector<std::size_t> SpatialIndex::touching(const QRectF& area) const {
    std::vector<std::size_t> numbers;
    const auto found = geometry::index::intersects(boxOf(area.normalized()));
    for (auto it = m_tree->entries.qbegin(found); it != m_tree->entries.qend(); ++it)
        numbers.push_back(it->second);
    std::ranges::sort(numbers);
    return numbers;
}

std::vector<std::size_t> SpatialIndex::at(QPointF place, double reach) const {
    return touching({place.x() - reach, place.y() - reach, 2 * reach, 2 * reach});
}

namespace {

constexpr double weightWidth = 40;
constexpr double weightHeight = 20;
constexpr double minPill = 28;    // the width of a weight of few digits, as in WireMark.qml
constexpr double placeWidth = 16; // of the place in the order, left of the weight
constexpr double digitWidth = 7;
constexpr double roundEnd = 5;      // how far a card may cover a mark
constexpr double edgeRoom = 176;    // for the names of the ports of an open group
constexpr double tagReach = 4;      // around a tag
constexpr double maxPortReach = 56; // of a port into its card; the middle of the card moves it

QRectF grown(const QRectF& box, double by) {
    return box.adjusted(-by, -by, by, by);
}

} // namespace

CanvasScene::CanvasScene(ProjectModel& model, QObject* parent)
    : QObject(parent)
    , m_model(model)
    , m_groups(model.project())
    , m_changedConnection(model.onChanged([this](const Change& change) { follow(change); }))
    , m_replacedConnection(model.onReplaced([this] { replace(); })) {
    rebuild();
    // The widths of cards depend on their words.
    connect(&Language::instance(), &Language::changed, this, &CanvasScene::replace);
}

void CanvasScene::replace() {
    rebuild();
    emit replaced();
}

const Card* CanvasScene::card(std::string_view node) const {
    const auto found = m_cards.find(node);
    return found == m_cards.end() ? nullptr : &found->second;
}

const Wire* CanvasScene::wire(std::string_view link) const {
    const auto found = m_wireNumbers.find(link);
    return found == m_wireNumbers.end() ? nullptr : &m_wires[found->second];
}

std::span<const std::size_t> CanvasScene::wiresOf(std::string_view node) const {
    const auto found = m_wiresOf.find(node);
    return found == m_wiresOf.end() ? std::span<const std::size_t>() : found->second;
}

std::vector<std::size_t> CanvasScene::wiresIn(const QRectF& area) const {
    return m_wireIndex.touching(area);
}

std::optional<std::size_t> CanvasScene::numberOf(std::string_view node) const {
    const auto found = m_nodeNumbers.find(node);
    return found == m_nodeNumbers.end() ? std::nullopt : std::optional(found->second);
}

bool CanvasScene::isHidden(std::string_view node) const {
    const Card* found = card(node);
    return found && found->hidden;
}

std::vector<Id> CanvasScene::items() const {
    std::vector<Id> ids;
    for (const Node& node : project().nodes)
        if (!isHidden(node.id))
            ids.push_back(node.id);
    for (const Annotation* box : boxes())
        ids.push_back(box->id);
    for (const Wire& wire : m_wires)
        for (const WirePoint& point : wire.points)
            ids.push_back(point.id);
    return ids;
}

QRectF CanvasScene::bounds() const {
    QRectF all;
    for (const auto& [id, card] : m_cards)
        if (!card.hidden)
            all |= card.rect;
    for (const Wire& wire : m_wires)
        if (wire.tag)
            all |= wire.tag->box;
    if (!m_openGroup.empty() && !all.isNull())
        all.adjust(-edgeRoom, 0, edgeRoom, 0);
    return all;
}

void CanvasScene::setOpenGroup(const Id& group) {
    m_openGroup = group;
    replace();
}

std::vector<const Annotation*> CanvasScene::boxes() const {
    return boxesOnCanvas(project(), m_groups, m_openGroup);
}

std::optional<Id> CanvasScene::nodeAt(QPointF place) const {
    for (const std::size_t number : m_cardIndex.at(place) | std::views::reverse)
        if (m_cardIndex.box(number).contains(place))
            return project().nodes[number].id;
    return {};
}

/// Of the nodes with ports on the card of a group.
std::vector<const Card*> CanvasScene::cardsOnGroups() const {
    std::vector<const Card*> cards;
    for (const Part& part : m_groups.parts())
        for (const Id& id : part.groups)
            for (const NamedRole& port : part.ports)
                if (const Id* node = m_groups.group(id)->node(port.ref.role);
                    node && m_groups.group(id)->outer == m_openGroup)
                    if (const Card* shown = card(*node); shown && shown->hidden)
                        cards.push_back(shown);
    return cards;
}

std::optional<PortRef> CanvasScene::portAt(QPointF place, double reach) const {
    std::optional<PortRef> found;
    double nearest = reach;
    const auto offer = [&](const Card& card) {
        const double limit = card.rect.contains(place) ? maxPortReach : reach;
        for (const PortSpot& spot : card.ports) {
            const double away = lengthOf(place - card.rect.topLeft() - spot.center);
            if (away <= limit && away <= nearest) {
                nearest = away;
                found = PortRef{card.id, spot.port->id};
            }
        }
    };
    for (const std::size_t number : m_cardIndex.at(place, reach))
        if (const Card& card = m_cards.at(project().nodes[number].id); !card.hidden)
            offer(card);
    for (const Card* card : cardsOnGroups())
        offer(*card);
    if (found)
        return found;

    std::vector<const Card*> under = cardsOnGroups();
    if (const auto node = nodeAt(place))
        under = {&m_cards.at(*node)};
    for (const Card* card : under)
        for (const PortSpot& spot : card->ports)
            if (spot.row.translated(card->rect.topLeft()).contains(place))
                return PortRef{card->id, spot.port->id};
    return {};
}

std::optional<Id> CanvasScene::linkAt(QPointF place, double reach) const {
    std::optional<Id> found;
    double nearest = reach;
    for (const std::size_t number : m_wireIndex.at(place, reach)) {
        const Wire& wire = m_wires[number];
        const double away = !wire.tag ? wire.curve.distanceTo(place)
                            : grown(wire.tag->box, std::min(reach, tagReach)).contains(place)
                                ? 0
                                : INFINITY;
        if (away <= nearest) {
            nearest = away;
            found = m_wires[number].link;
        }
    }
    return found;
}

std::optional<Id> CanvasScene::wirePointAt(QPointF place, double reach) const {
    std::optional<Id> found;
    double nearest = reach;
    for (const std::size_t number : m_wireIndex.at(place, reach))
        for (const WirePoint& point : m_wires[number].points)
            if (const double away = lengthOf(place - point.place); away <= nearest) {
                nearest = away;
                found = point.id;
            }
    return found;
}

QRectF CanvasScene::weightBox(const Wire& wire, double scale) {
    const QPointF middle = wire.curve.at(wire.curve.middle());
    const QSizeF size(weightWidth * scale, weightHeight * scale);
    return {middle - QPointF(size.width(), size.height()) / 2, size};
}

bool CanvasScene::hasRoomForMarks(const Wire& wire, double scale) const {
    const double text = digitWidth * static_cast<double>(toText(wire.weight).size());
    const double pill = wire.type == PortType::force ? std::max(minPill, text + 16) : placeWidth;
    const double left =
        -pill / 2 - (wire.type == PortType::force && wire.place > 0 ? placeWidth : 0);
    const QRectF marks = QRectF(left, -weightHeight / 2, pill / 2 - left, weightHeight)
                             .adjusted(roundEnd, roundEnd, -roundEnd, -roundEnd);
    const QRectF seen(wire.curve.at(wire.curve.middle()) + marks.topLeft() * scale,
                      marks.size() * scale);
    return m_cardIndex.touching(seen).empty();
}

bool showsMarks(const CanvasScene& scene, const Wire& wire, double zoom) {
    return zoom >= minMarkZoom &&
           (zoom >= minDetailZoom || scene.hasRoomForMarks(wire, markScaleAt(zoom)));
}

std::optional<Id> CanvasScene::weightAt(QPointF place, double scale) const {
    for (const std::size_t number :
         m_wireIndex.at(place, weightWidth / 2 * scale) | std::views::reverse) {
        const Wire& wire = m_wires[number];
        if (wire.type == PortType::force && weightBox(wire, scale).contains(place))
            return wire.link;
    }
    return {};
}

std::vector<Id> CanvasScene::nodesIn(const QRectF& area) const {
    std::vector<Id> result;
    for (const std::size_t number : m_cardIndex.touching(area))
        if (area.intersects(m_cardIndex.box(number)))
            result.push_back(project().nodes[number].id);
    return result;
}

} // namespace tiller
