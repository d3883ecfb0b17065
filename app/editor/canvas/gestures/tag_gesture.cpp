#include "app/editor/canvas/gestures/gestures.h"
#include "app/editor/canvas/node_adder.h"
#include "core/model/connect.h"
#include "core/model/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace tiller {

namespace {

class TagGesture final : public CanvasGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    TagGesture(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse, Id link)
        : CanvasGesture(parts, mouse), m_adder(adder), m_link(std::move(link)) {
        parts.selection().select(QString::fromStdString(m_link));
    }

    void move(const MousePoint& mouse) override {
        if (!isDragged(mouse))
            return;
        const Project& project = m_parts.project();
        const Link& link = *project.link(m_link);
        if (!m_marks.draft) {
            m_marks.draft.emplace(m_parts.scene, link.to, mouse.place);
            m_marks.draft->carried = m_link;
        }
        WireDraft& draft = *m_marks.draft;
        draft.end = mouse.place;
        draft.refusal.clear();
        draft.over = outputAt(mouse.place);
        if (!draft.over)
            return;
        const auto refusal =
            *draft.over == link.from ? std::nullopt : findRefusal(project, *draft.over, draft.from);
        if (refusal)
            draft.refusal = QString::fromStdString(*refusal);
        else
            draft.end = m_parts.scene.card(draft.over->node)->place(draft.over->port);
    }

    void release(const MousePoint& mouse) override {
        if (!m_marks.draft)
            return;
        const WireDraft& draft = *m_marks.draft;
        if (draft.over && draft.refusal.isEmpty())
            leadTo(*draft.over);
        else if (!draft.over && !m_parts.scene.nodeAt(mouse.place))
            m_adder.askForNode(draft, mouse.screen);
    }

    [[nodiscard]] bool isObsolete() const override { return !m_parts.scene.wire(m_link); }
    [[nodiscard]] std::optional<Qt::CursorShape> cursor() const override {
        if (!m_marks.draft)
            return {};
        return m_marks.draft->refusal.isEmpty() ? Qt::ClosedHandCursor : Qt::ForbiddenCursor;
    }

private:
    /// The port at a place, or the output of the card there.
    [[nodiscard]] std::optional<PortRef> outputAt(QPointF place) const {
        if (const auto node = m_parts.scene.nodeAt(place)) {
            const Port* output = findNodeType(m_parts.project().node(*node)->type)->output();
            return output ? std::optional(PortRef{*node, output->id}) : std::nullopt;
        }
        const auto port = portNear(m_parts, place);
        return port == m_marks.draft->from ? std::nullopt : port;
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
        m_parts.document.push(
            change,
            tr("Refer to %1").arg(QString::fromStdString(displayName(*project.node(output.node)))));
    }

    NodeAdder& m_adder;
    Id m_link;
};

} // namespace

GesturePtr tagGesture(CanvasParts& parts, NodeAdder& adder, const MousePoint& mouse,
                      const Id& link) {
    return std::make_unique<TagGesture>(parts, adder, mouse, link);
}

} // namespace tiller
