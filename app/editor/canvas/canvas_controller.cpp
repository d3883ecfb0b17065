#include "app/editor/canvas/canvas_controller.h"

#include "app/editor/canvas/canvas_box.h"
#include "app/editor/canvas/gestures.h"
#include "core/model/reroute.h"

#include <utility>

namespace tiller {

CanvasController::CanvasController(Document& document, QObject* parent)
    : QObject(parent), m_parts(document) {
    document.setArranger(withRoom);
    connect(&m_parts.scene, &CanvasScene::changed, this, &CanvasController::followContent);
    connect(&m_parts.view, &CanvasView::changed, this, [this] {
        m_parts.nodes.followView(m_parts.view);
        m_parts.links.followView(m_parts.view);
        updateHover();
    });
    connect(&document, &Document::opened, this, [this] {
        m_adder.dropDraft();
        endGesture();
        emit contentChanged();
        m_parts.view.showAll(m_parts.bounds());
    });
    connect(&document, &Document::openGroupChanged, this, [this] {
        m_adder.dropDraft();
        endGesture();
        m_parts.scene.setOpenGroup(m_parts.document.openGroup());
        emit contentChanged();
        m_parts.view.showAll(m_parts.bounds());
    });
    connect(&m_adder, &NodeAdder::waitingChanged, this, &CanvasController::gestureChanged);
    connect(&m_hover, &CanvasHover::changed, this, &CanvasController::hintChanged);
    connect(&m_edits, &SelectionEdits::removing, this, [this] {
        if (m_gesture)
            cancel();
    });
    connect(&m_edits, &SelectionEdits::wireHintChanged, this, &CanvasController::hintChanged);
    connect(&m_hover, &CanvasHover::changed, this, &CanvasController::cursorChanged);
    connect(this, &CanvasController::gestureChanged, this, &CanvasController::cursorChanged);
}

CanvasController::~CanvasController() = default;

void CanvasController::press(double x, double y, int button, int modifiers, bool panKey) {
    if (m_gesture)
        return;
    m_pressed = {x, y};
    m_dragged = false;
    const MouseState mouse{m_pressed, Qt::KeyboardModifiers(modifiers)};
    if (button == Qt::MiddleButton || (button == Qt::LeftButton && panKey))
        m_gesture = std::make_unique<PanGesture>(m_parts.document, mouse.at,
                                                 [this](QPointF by) { m_parts.view.panBy(by); });
    else if (button == Qt::LeftButton)
        m_gesture = leftPress(m_parts, m_adder, mouse);
    else if (button == Qt::RightButton)
        openMenuAt(mouse.at);
    emit gestureChanged();
}

void CanvasController::openMenuAt(QPointF at) {
    const QPointF place = m_parts.view.toCanvas(at);
    auto item = m_parts.scene.nodeAt(place);
    auto link = weightAt(m_parts, place);
    if (!link)
        link = linkAt(m_parts, place);
    if (!item && link) {
        m_parts.selection().select(QString::fromStdString(*link));
        openMenuOf(*link, at);
        return;
    }
    const auto box = item ? std::nullopt : boxAt(m_parts, place);
    if (box)
        item = box->id;
    if (!item) {
        emit m_parts.requests.paletteRequested(at.x(), at.y(), {}, false);
        return;
    }
    selectPressed(m_parts.selection(), *item, {});
    openMenuOf(*item, at);
}

void CanvasController::openMenuOf(const Id& id, QPointF place) {
    const Wire* wire = m_parts.scene.wire(id);
    const Annotation* box = m_parts.project().annotation(id);
    std::string menu = box ? box->type : "node";
    if (wire)
        menu = wire->place > 0 ? "orderedLink" : "link";
    else if (box && isReroute(*box))
        menu = "link";
    emit m_parts.requests.menuRequested(QString::fromStdString(menu), place.x(), place.y());
}

void CanvasController::move(double x, double y, int modifiers) {
    m_parts.mouse = QPointF(x, y);
    if (!m_gesture) {
        m_hover.update();
        return;
    }
    constexpr double dragStart = 4; // pixels; less is a click
    m_dragged = m_dragged || QLineF(*m_parts.mouse, m_pressed).length() >= dragStart;
    m_gesture->move({*m_parts.mouse, Qt::KeyboardModifiers(modifiers), m_dragged});
    emit gestureChanged();
}

void CanvasController::release(double x, double y) {
    m_adder.dropDraft();
    // Its last edit may delete what it holds: then followContent() would end it.
    if (const auto gesture = std::move(m_gesture))
        gesture->release({{x, y}, {}, m_dragged});
    endGesture();
}

void CanvasController::doubleClick(double x, double y) {
    const QPointF place = m_parts.view.toCanvas({x, y});
    if (buttonAt(m_parts, place))
        return; // both clicks have been handled
    m_adder.dropDraft();
    endGesture();
    const auto weight = weightAt(m_parts, place);
    const auto node = m_parts.scene.nodeAt(place);
    const auto box = boxAt(m_parts, place);
    if (box && !node && m_parts.scene.groups().group(box->id))
        m_groups.open(QString::fromStdString(box->id));
    else if (const auto point = wirePointAt(m_parts, place); point && !node)
        m_parts.wirePoints.remove(*point);
    else if (weight && !node)
        editWeight(*weight);
    else if (node)
        emit m_parts.requests.inspectorRequested();
    else if (const auto link = linkAt(m_parts, place))
        m_parts.wirePoints.add(*link, place);
    else if (boxAt(m_parts, place))
        editSelected();
    else
        emit m_parts.requests.paletteRequested(x, y, {}, false);
}

void CanvasController::leave() {
    m_parts.mouse.reset();
    updateHover();
}

bool CanvasController::cancel() {
    if (m_edits.dropStartedWire())
        return true;
    if (!m_gesture && !m_adder.draft())
        return false;
    if (const auto gesture = std::move(m_gesture))
        gesture->cancel();
    m_adder.dropDraft();
    endGesture();
    return true;
}

/// An undo may take away what the mouse holds.
void CanvasController::followContent() {
    m_adder.dropObsolete();
    if (m_gesture && m_gesture->isObsolete())
        endGesture();
    emit contentChanged();
    updateHover();
}

void CanvasController::setReferencesAsWires(bool asWires) {
    if (asWires == referencesAsWires())
        return;
    m_parts.scene.setReferencesAsWires(asWires);
    emit referencesAsWiresChanged();
}

/// Something has moved under the mouse, or a drag has ended outside the canvas.
void CanvasController::updateHover() {
    if (m_gesture)
        return;
    auto& mouse = m_parts.mouse;
    if (mouse && !QRectF({}, m_parts.view.size()).contains(*mouse))
        mouse.reset();
    m_hover.update();
}

void CanvasController::endGesture() {
    m_gesture.reset();
    updateHover();
    emit m_hover.changed(); // a click may have changed what the tip of a button says
    emit gestureChanged();
}

bool CanvasController::empty() const {
    return m_parts.project().nodes.empty() && m_parts.annotations.bounds().isNull();
}

QRectF CanvasController::rubberBand() const {
    return m_parts.marks.rubberBand;
}

QVariantList CanvasController::guides() const {
    QVariantList lines;
    for (const QLineF& line : m_parts.marks.guides) {
        const QPointF from = m_parts.view.toScreen(line.p1());
        const QPointF to = m_parts.view.toScreen(line.p2());
        lines.append(
            QVariantMap{{"x1", from.x()}, {"y1", from.y()}, {"x2", to.x()}, {"y2", to.y()}});
    }
    return lines;
}

const WireDraft* CanvasController::draft() const {
    const auto& draft = m_gesture ? m_parts.marks.draft : m_adder.draft();
    return draft ? &*draft : nullptr;
}

QPointF CanvasController::draftEnd() const {
    return draft() ? m_parts.view.toScreen(draft()->end) : QPointF();
}

QString CanvasController::refusal() const {
    return draft() ? draft()->refusal : QString();
}

QString CanvasController::spliceLink() const {
    const auto& link = m_gesture ? m_parts.marks.splice : m_adder.splice();
    return QString::fromStdString(link.value_or(""));
}

QString CanvasController::hint() const {
    const QString wireHint = m_edits.wireHint();
    return wireHint.isEmpty() ? m_hover.hint() : wireHint;
}

Qt::CursorShape CanvasController::cursor() const {
    const auto held = m_gesture ? m_gesture->cursor() : std::nullopt;
    return held ? held->shape() : m_hover.cursor();
}

QPointF CanvasController::portPlace(const QString& node, const QString& port) const {
    const Card* card = m_parts.scene.card(node.toStdString());
    return card && card->spot(port.toStdString())
               ? m_parts.view.toScreen(card->place(port.toStdString()))
               : QPointF();
}

QRectF CanvasController::textPlace(const QString& box) const {
    const Annotation* found = m_parts.project().annotation(box.toStdString());
    if (!found)
        return {};
    QRectF place = boxOf(*found);
    if (found->type == "frame") {
        const double above = titleRoom(place, frameBoxes(m_parts.scene.boxes())).above;
        const double height = titleHeight(m_parts.view.titleScale(), above);
        place = {place.x(), place.y() + frameHead - height, place.width(), height};
    }
    if (found->type == "group")
        place.setHeight(frameHead);
    return m_parts.view.toScreen(place);
}

QPointF CanvasController::weightPlace(const QString& link) const {
    const Wire* wire = m_parts.scene.wire(link.toStdString());
    return wire ? m_parts.view.toScreen(wire->middle()) : QPointF();
}

} // namespace tiller
