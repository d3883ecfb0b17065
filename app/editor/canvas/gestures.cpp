#include "app/editor/canvas/gestures.h"

#include "app/editor/canvas/selection_edits.h"

namespace tiller {

namespace {

bool addsToSelection(Qt::KeyboardModifiers keys) {
    return keys & (Qt::ShiftModifier | Qt::ControlModifier);
}

/// A click on a button of a card.
class ButtonGesture final : public CanvasGesture {
public:
    ButtonGesture(CanvasParts& parts, const MouseState& mouse, ButtonHit button)
        : CanvasGesture(parts, mouse), m_button(std::move(button)) {}

    void move(const MouseState&) override {}

    void release(const MouseState& mouse) override {
        if (!m_parts.project().node(m_button.node) || buttonAt(m_parts, placeOf(mouse)) != m_button)
            return;
        switch (m_button.button) {
        case CardButton::mute:
            toggleMuted(m_document, {m_button.node});
            break;
        case CardButton::solo:
            toggleSolo(m_document, {m_button.node});
            break;
        case CardButton::problem:
            m_parts.selection().select(QString::fromStdString(m_button.node));
            emit m_parts.requests.problemsRequested(QString::fromStdString(m_button.node));
            break;
        case CardButton::none:
            break;
        }
    }

private:
    ButtonHit m_button;
};

GesturePtr bandGesture(CanvasParts& parts, const MouseState& mouse) {
    const auto reached = [&parts](const QRectF& band) {
        parts.marks.rubberBand = band;
        QStringList ids;
        if (band.isNull())
            return ids;
        const QRectF area(parts.view.toCanvas(band.topLeft()),
                          parts.view.toCanvas(band.bottomRight()));
        for (const auto& found : {parts.scene.nodesIn(area), parts.annotations.touching(area)})
            for (const Id& id : found)
                ids.append(QString::fromStdString(id));
        return ids;
    };
    return std::make_unique<BandGesture>(parts.document, mouse.at, parts.selection().ids(),
                                         reached);
}

} // namespace

GesturePtr leftPress(CanvasParts& parts, NodeAdder& adder, const MouseState& mouse) {
    const QPointF place = parts.view.toCanvas(mouse.at);
    const bool adds = addsToSelection(mouse.keys);
    const auto node = parts.scene.nodeAt(place);
    if (const auto button = buttonAt(parts, place))
        return std::make_unique<ButtonGesture>(parts, mouse, *button);
    if (const auto point = wirePointAt(parts, place); point && !node)
        return moveGesture(parts, mouse, *point);
    if (const auto weight = weightAt(parts, place); weight && !node)
        return weightGesture(parts, mouse, *weight);
    if (const auto port = portAt(parts, place); port && !adds)
        return wireGesture(parts, adder, mouse, *port);
    if (node)
        return moveGesture(parts, mouse, *node);
    const auto box = boxAt(parts, place);
    if (box && resizes(box->grip)) // before wires, because a corner is small
        return resizeGesture(parts, mouse, *box);
    if (const auto link = linkAt(parts, place)) {
        if (parts.scene.wire(*link)->tag && !adds)
            return tagGesture(parts, adder, mouse, *link);
        if (mouse.keys == Qt::AltModifier)
            if (const auto point = parts.wirePoints.add(*link, place))
                return moveGesture(parts, mouse, *point);
        if (adds)
            parts.selection().toggle(QString::fromStdString(*link));
        else
            parts.selection().select(QString::fromStdString(*link));
        return nullptr;
    }
    if (box)
        return moveGesture(parts, mouse, box->id);
    if (!adds)
        parts.selection().clear();
    return bandGesture(parts, mouse);
}

void selectPressed(Selection& selection, const Id& id, Qt::KeyboardModifiers keys) {
    const QString name = QString::fromStdString(id);
    if (addsToSelection(keys))
        selection.toggle(name);
    else if (!selection.contains(name))
        selection.select(name);
}

} // namespace tiller
