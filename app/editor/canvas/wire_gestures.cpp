#include "app/editor/canvas/canvas_hover.h"
#include "app/editor/canvas/gestures.h"
#include "app/editor/canvas/node_adder.h"
#include "core/model/connect.h"
#include "core/model/registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

/// A gesture that leads the free end of a wire: m_parts.marks.draft, once it is dragged.
class DraftGesture : public CanvasGesture {
public:
    [[nodiscard]] std::optional<QCursor> cursor() const override {
        if (!draft())
            return {};
        return QCursor(draft()->refusal.isEmpty() ? m_shape : Qt::ForbiddenCursor);
    }

protected:
    DraftGesture(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse,
                 Qt::CursorShape shape)
        : CanvasGesture(parts, mouse), m_adder(adder), m_shape(shape) {}

    [[nodiscard]] std::optional<WireDraft>& draft() const { return m_parts.marks.draft; }
    /// Leads the end to the mouse, or to the port there.
    void lead(const MouseState& mouse, std::optional<PortRef> over,
              const std::optional<std::string>& refusal) const {
        draft()->over = std::move(over);
        draft()->refusal = QString::fromStdString(refusal.value_or(""));
        const PortSpot* spot =
            draft()->over && !refusal
                ? m_parts.scene.card(draft()->over->node)->spot(draft()->over->port)
                : nullptr;
        draft()->end = spot ? m_parts.scene.card(draft()->over->node)->place(draft()->over->port)
                            : placeOf(mouse);
    }

    NodeAdder& m_adder;

private:
    Qt::CursorShape m_shape;
};

class WireGesture final : public DraftGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    WireGesture(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse, PortRef port)
        : DraftGesture(parts, adder, mouse, Qt::CrossCursor), m_port(std::move(port)) {}

    void move(const MouseState& mouse) override {
        if (!mouse.dragged)
            return;
        if (!draft())
            start();
        auto over = portNear(m_parts, placeOf(mouse));
        if (over == draft()->from)
            over.reset();
        if (!over)
            over = fittingPortOn(cardBelow(placeOf(mouse)));
        std::optional<std::string> refusal;
        if (over) {
            const auto [output, input] = draft()->endsWith(*over);
            refusal = findRefusal(m_parts.project(), output, input);
        }
        lead(mouse, over, refusal);
    }

    void release(const MouseState& mouse) override {
        if (!draft()) {
            selectPressed(m_parts.selection(), m_port.node, {});
            return;
        }
        const WireDraft& drawn = *draft();
        const auto socketed = drawn.over ? std::nullopt : cardBelow(placeOf(mouse));
        const auto weighed = drawn.over ? std::nullopt : weightBelow(placeOf(mouse));
        if (drawn.over && drawn.refusal.isEmpty())
            connectTo(*drawn.over);
        else if (weighed)
            connectTo(*weighed);
        else if (socketed && m_adder.askForSocket(drawn, *socketed, mouse.at))
            return;
        else if (!drawn.over && drawn.carried)
            m_document.push(remove(m_parts.project(), std::vector{*drawn.carried}),
                            tr("Disconnect"));
        else if (!drawn.over && !m_parts.scene.nodeAt(placeOf(mouse)))
            m_adder.askForNode(drawn, mouse.at);
        else if (!drawn.over && cardBelow(placeOf(mouse)))
            m_document.refuse(tr("No port of this card takes the wire."));
    }

    [[nodiscard]] bool isObsolete() const override {
        return !isOnCanvas(m_port) || (draft() && !draft()->isIn(m_parts.scene));
    }

private:
    /// An input that takes a single wire hands over the end of that wire.
    void start() {
        const Port& port = *m_parts.scene.card(m_port.node)->spot(m_port.port)->port;
        const auto links = m_parts.project().linksInto(m_port.node, m_port.port);
        const bool carries = port.isInput && !port.takesSeveral() && !links.empty() &&
                             isOnCanvas(links.front()->from);
        draft().emplace(m_parts.scene, carries ? links.front()->from : m_port, QPointF());
        if (carries)
            draft()->carried = links.front()->id;
    }

    /// Else it lies beyond the open group.
    [[nodiscard]] bool isOnCanvas(const PortRef& port) const {
        const Card* card = m_parts.scene.card(port.node);
        return card && card->spot(port.port);
    }

    /// The card at a place, unless the wire begins there.
    std::optional<Id> cardBelow(QPointF place) const {
        const auto node = m_parts.scene.nodeAt(place);
        return node == draft()->from.node ? std::nullopt : node;
    }

    /// The weight of the force wire at a place, if a number is drawn.
    std::optional<PortRef> weightBelow(QPointF place) const {
        const auto link = isNumber() ? linkAt(m_parts, place) : std::nullopt;
        const Link* wire = link ? m_parts.project().link(*link) : nullptr;
        if (!wire || m_parts.scene.nodeAt(place))
            return {};
        const PortRef weight{wire->from.node, weightSocket};
        return findRefusal(m_parts.project(), draft()->from, weight) ? std::nullopt
                                                                     : std::optional(weight);
    }

    [[nodiscard]] bool isNumber() const {
        return givesNumbers(draft()->type) && !draft()->fromInput;
    }

    /// The first port of a card that takes the wire: one need not hit it. For a number, a menu
    /// offers the ports and settings.
    std::optional<PortRef> fittingPortOn(const std::optional<Id>& node) const {
        if (!node || (isNumber() && socketsOf(m_parts.project(), draft()->from, *node).size() != 1))
            return {};
        for (const PortSpot& spot : m_parts.scene.card(*node)->ports) {
            const PortRef port{*node, spot.port->id};
            const auto [output, input] = draft()->endsWith(port);
            if (!findRefusal(m_parts.project(), output, input))
                return port;
        }
        return {};
    }

    void connectTo(const PortRef& port) {
        const auto [output, input] = draft()->endsWith(port);
        const auto& carried = draft()->carried;
        const Project& project = m_parts.project();
        if (carried && project.link(*carried)->to == input)
            return; // back where it was
        const Change freed = carried ? remove(project, std::vector{*carried}) : Change{};
        Project without = project;
        apply(freed, without);
        const auto joined = tiller::connect(without, m_document.ids(), output, input);
        m_document.push(joined ? Result<Change>(merged(freed, joined.value())) : joined,
                        tr("Connect"));
    }

    PortRef m_port; ///< that was pressed
};

} // namespace

GesturePtr wireGesture(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse,
                       const PortRef& port) {
    return std::make_unique<WireGesture>(parts, adder, mouse, port);
}

namespace {

class TagGesture final : public DraftGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    TagGesture(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse, Id link)
        : DraftGesture(parts, adder, mouse, Qt::ClosedHandCursor), m_link(std::move(link)) {
        parts.selection().select(QString::fromStdString(m_link));
    }

    void move(const MouseState& mouse) override {
        if (!mouse.dragged)
            return;
        const Project& project = m_parts.project();
        const Link& link = *project.link(m_link);
        if (!draft()) {
            draft().emplace(m_parts.scene, link.to, placeOf(mouse));
            draft()->carried = m_link;
        }
        const auto over = outputAt(placeOf(mouse));
        lead(mouse, over,
             over && *over != link.from ? findRefusal(project, *over, link.to) : std::nullopt);
    }

    void release(const MouseState& mouse) override {
        if (!draft())
            return;
        const WireDraft& drawn = *draft();
        if (drawn.over && drawn.refusal.isEmpty())
            leadTo(*drawn.over);
        else if (!drawn.over && !m_parts.scene.nodeAt(placeOf(mouse)))
            m_adder.askForNode(drawn, mouse.at);
    }

    [[nodiscard]] bool isObsolete() const override { return !m_parts.scene.wire(m_link); }

private:
    /// The port at a place, or the output of the card there.
    [[nodiscard]] std::optional<PortRef> outputAt(QPointF place) const {
        if (const auto node = m_parts.scene.nodeAt(place)) {
            const Port* output = findNodeType(m_parts.project().node(*node)->type)->output();
            return output ? std::optional(PortRef{*node, output->id}) : std::nullopt;
        }
        const auto port = portNear(m_parts, place);
        return port == draft()->from ? std::nullopt : port;
    }

    void leadTo(const PortRef& output) {
        const Project& project = m_parts.project();
        const auto at = std::ranges::find(project.links, m_link, &Link::id);
        if (at->from == output)
            return;
        Link after = *at;
        after.from = output;
        Change change;
        change.links.push_back({*at, after, static_cast<std::size_t>(at - project.links.begin())});
        m_document.push(
            change,
            tr("Refer to %1").arg(QString::fromStdString(displayName(*project.node(output.node)))));
    }

    Id m_link;
};

} // namespace

GesturePtr tagGesture(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse,
                      const Id& link) {
    return std::make_unique<TagGesture>(parts, adder, mouse, link);
}

namespace {

constexpr double dragStart = 4; // pixels until the direction is fixed

/// To the right or up for more. The larger direction at the start of the drag counts.
class WeightGesture final : public CanvasGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    WeightGesture(CanvasParts& parts, const MouseState& mouse, Id link)
        : CanvasGesture(parts, mouse)
        , m_link(std::move(link))
        , m_weightBefore(parts.scene.wire(m_link)->weight) {
        m_step = parts.document.beginGesture();
        parts.selection().select(QString::fromStdString(m_link));
    }

    void move(const MouseState& mouse) override {
        const bool fine = mouse.keys & Qt::ShiftModifier;
        const double perPixel = fine ? 0.002 : 0.02;
        const double stepsPerUnit = fine ? 100 : 20;
        const QPointF by = mouse.at - m_pressed;
        if (std::max(std::abs(by.x()), std::abs(by.y())) < dragStart || !m_upright)
            m_upright = std::abs(by.y()) > std::abs(by.x());
        const double target = m_weightBefore + (*m_upright ? -by.y() : by.x()) * perPixel;
        const double weight = std::round(target * stepsPerUnit) / stepsPerUnit;
        m_document.push(setWeight(m_parts.project(), m_link, std::clamp(weight, 0.0, maxWeight)),
                        tr("Set weight"), m_step);
    }
    [[nodiscard]] bool isObsolete() const override { return !m_parts.scene.wire(m_link); }
    [[nodiscard]] std::optional<QCursor> cursor() const override { return Qt::SizeHorCursor; }

private:
    Id m_link;
    double m_weightBefore;
    std::optional<bool> m_upright; ///< the direction of the drag
};

} // namespace

GesturePtr weightGesture(CanvasParts& parts, const MouseState& mouse, const Id& link) {
    return std::make_unique<WeightGesture>(parts, mouse, link);
}

} // namespace tiller
