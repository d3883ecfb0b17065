#include "app/editor/canvas/gestures/gestures.h"
#include "app/editor/canvas/node_adder.h"
#include "core/model/connect.h"

#include <QCoreApplication>

namespace tiller {

namespace {

class WireGesture final : public CanvasGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    WireGesture(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse, PortRef port)
        : CanvasGesture(parts, mouse), m_adder(adder), m_port(std::move(port)) {}

    void move(const MousePoint& mouse) override {
        if (!isDragged(mouse))
            return;
        if (!m_marks.draft)
            start();
        WireDraft& draft = *m_marks.draft;
        draft.end = mouse.place;
        draft.refusal.clear();
        draft.over = portNear(m_parts, mouse.place);
        if (draft.over == draft.from)
            draft.over.reset();
        if (!draft.over)
            draft.over = fittingPortOn(cardBelow(mouse.place));
        if (!draft.over)
            return;
        const auto [output, input] = draft.endsWith(*draft.over);
        if (const auto refusal = findRefusal(m_parts.project(), output, input))
            draft.refusal = QString::fromStdString(*refusal);
        else
            draft.end = m_parts.scene.card(draft.over->node)->place(draft.over->port);
    }

    void release(const MousePoint& mouse) override {
        if (!m_marks.draft) {
            selectPressed(m_parts.selection(), m_port.node, 0);
            return;
        }
        const WireDraft& draft = *m_marks.draft;
        if (draft.over && draft.refusal.isEmpty())
            connectTo(*draft.over);
        else if (!draft.over && draft.carried)
            m_parts.document.push(remove(m_parts.project(), std::vector{*draft.carried}),
                                  tr("Disconnect"));
        else if (!draft.over && !m_parts.scene.nodeAt(mouse.place))
            m_adder.askForNode(draft, mouse.screen);
        else if (!draft.over && cardBelow(mouse.place))
            m_parts.document.refuse(tr("No port of this card takes the wire."));
    }

    [[nodiscard]] bool isObsolete() const override {
        return !isOnCanvas(m_port) || (m_marks.draft && !m_marks.draft->isIn(m_parts.scene));
    }
    [[nodiscard]] std::optional<Qt::CursorShape> cursor() const override {
        if (!m_marks.draft)
            return {};
        return m_marks.draft->refusal.isEmpty() ? Qt::CrossCursor : Qt::ForbiddenCursor;
    }

private:
    /// An input that takes a single wire hands over the end of that wire.
    void start() {
        const Port& port = *m_parts.scene.card(m_port.node)->spot(m_port.port)->port;
        const auto links = m_parts.project().linksInto(m_port.node, m_port.port);
        const bool carries = port.isInput && !port.takesSeveral() && !links.empty() &&
                             isOnCanvas(links.front()->from);
        m_marks.draft.emplace(m_parts.scene, carries ? links.front()->from : m_port, QPointF());
        if (carries)
            m_marks.draft->carried = links.front()->id;
    }

    /// Else it lies beyond the open group.
    [[nodiscard]] bool isOnCanvas(const PortRef& port) const {
        const Card* card = m_parts.scene.card(port.node);
        return card && card->spot(port.port);
    }

    /// The card at a place, unless the wire begins there.
    std::optional<Id> cardBelow(QPointF place) const {
        const auto node = m_parts.scene.nodeAt(place);
        return node == m_marks.draft->from.node ? std::nullopt : node;
    }

    /// The first port of a card that takes the wire: one need not hit it.
    std::optional<PortRef> fittingPortOn(const std::optional<Id>& node) const {
        if (!node)
            return {};
        for (const PortSpot& spot : m_parts.scene.card(*node)->ports) {
            const PortRef port{*node, spot.port->id};
            const auto [output, input] = m_marks.draft->endsWith(port);
            if (!findRefusal(m_parts.project(), output, input))
                return port;
        }
        return {};
    }

    void connectTo(const PortRef& port) {
        const WireDraft& draft = *m_marks.draft;
        const auto [output, input] = draft.endsWith(port);
        const Project& project = m_parts.project();
        if (draft.carried && project.link(*draft.carried)->to == input)
            return; // back where it was
        const Change freed =
            draft.carried ? remove(project, std::vector{*draft.carried}) : Change{};
        Project without = project;
        apply(freed, without);
        const auto joined = tiller::connect(without, m_parts.document.ids(), output, input);
        m_parts.document.push(joined ? Result<Change>(merged(freed, joined.value())) : joined,
                              tr("Connect"));
    }

    NodeAdder& m_adder;
    PortRef m_port; ///< that was pressed
};

} // namespace

GesturePtr wireGesture(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse,
                       const PortRef& port) {
    return std::make_unique<WireGesture>(parts, adder, mouse, port);
}

} // namespace tiller
