#include "app/editor/canvas/canvas_controller.h"

#include "app/editor/words/names.h"
#include "core/model/connect.h"
#include "core/model/registry.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tiller {

namespace {

constexpr double magnetReach = 20; // and draws a wire's end from this far
constexpr double dragStart = 4;
constexpr double cornerReach = 8; // of a frame or comment; of its border, too

} // namespace

CanvasController::CanvasController(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_scene(document.projectModel())
    , m_nodes(document, m_scene)
    , m_links(document, m_scene)
    , m_annotations(document)
    , m_autoLayout(document) {
    connect(&m_scene, &CanvasScene::changed, this, &CanvasController::leaveVanished);
    connect(&m_scene, &CanvasScene::changed, this, &CanvasController::contentChanged);
    connect(&m_scene, &CanvasScene::changed, this, &CanvasController::hoverAgain);
    connect(this, &CanvasController::viewChanged, this, [this] {
        m_nodes.see(seen(), m_zoom);
        m_links.see(seen(), m_zoom);
        hoverAgain();
    });
    connect(&document, &Document::opened, this, [this] {
        endGesture();
        emit contentChanged();
        fitAll();
    });
    connect(&m_autoLayout, &AutoLayout::arranged, this, &CanvasController::fitAll);
}

void CanvasController::press(double x, double y, int button, int modifiers, bool panKey) {
    if (m_gesture != Gesture::none)
        return;
    m_pressed = m_last = {x, y};
    m_selectedBefore = m_document.selection()->ids();
    const QPointF place = toCanvas(m_pressed);
    if (button == Qt::MiddleButton || (button == Qt::LeftButton && panKey))
        m_gesture = Gesture::pan;
    else if (button == Qt::LeftButton)
        pressLeft(place, modifiers);
    else if (button == Qt::RightButton)
        pressRight(m_pressed, place);
    emit gestureChanged();
    emit hoverChanged();
}

void CanvasController::pressLeft(QPointF place, int modifiers) {
    const auto weighed = weightAt(place);
    const auto port = m_scene.portAt(place, portReach / m_zoom);
    const auto node = m_scene.nodeAt(place);
    const auto box = boxAt(place);
    if (const auto button = buttonAt(place)) {
        m_button = button;
        m_gesture = Gesture::pressedButton;
    } else if (weighed && !node) {
        m_weighed = weighed;
        m_weightBefore = m_scene.wire(*weighed)->weight;
        m_document.selection()->select(QString::fromStdString(*weighed));
        m_gesture = Gesture::weight;
        m_gestureId = m_document.beginGesture();
    } else if (port && !(modifiers & (Qt::ShiftModifier | Qt::ControlModifier))) {
        m_from = port; // a wire once the mouse has moved; until then a click on the card
        m_draftEnd = place;
        m_gesture = Gesture::pressedPort;
    } else if (node) {
        selectCard(*node, modifiers);
        m_gesture = Gesture::pressedCard;
    } else if (box && resizes(box->grip)) { // before wires: a corner is small
        selectCard(box->id, modifiers);
        m_box = box;
        m_gesture = Gesture::pressedBox;
    } else if (const auto link = m_scene.linkAt(place, wireReach / m_zoom)) {
        const QString id = QString::fromStdString(*link);
        if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier))
            m_document.selection()->toggle(id);
        else
            m_document.selection()->select(id);
    } else if (box) {
        selectCard(box->id, modifiers);
        m_box = box;
        m_gesture = Gesture::pressedBox;
    } else {
        if (!(modifiers & (Qt::ShiftModifier | Qt::ControlModifier)))
            m_document.selection()->clear();
        m_selectedBefore = m_document.selection()->ids();
        m_gesture = Gesture::band;
    }
}

void CanvasController::pressRight(QPointF screen, QPointF place) {
    Selection& selection = *m_document.selection();
    if (const auto node = m_scene.nodeAt(place)) {
        if (!selection.contains(QString::fromStdString(*node)))
            selection.select(QString::fromStdString(*node));
        emit nodeMenuRequested(screen.x(), screen.y());
        return;
    }
    auto link = weightAt(place);
    if (!link)
        link = m_scene.linkAt(place, wireReach / m_zoom);
    if (link) {
        selection.select(QString::fromStdString(*link));
        emit linkMenuRequested(screen.x(), screen.y(), m_scene.wire(*link)->place > 0);
        return;
    }
    if (const auto box = boxAt(place)) {
        if (!selection.contains(QString::fromStdString(box->id)))
            selection.select(QString::fromStdString(box->id));
        emit boxMenuRequested(screen.x(), screen.y(),
                              m_scene.project().annotation(box->id)->type == "frame");
        return;
    }
    emit paletteRequested(screen.x(), screen.y(), {}, false);
}

void CanvasController::selectCard(const Id& node, int modifiers) {
    const QString id = QString::fromStdString(node);
    if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier))
        m_document.selection()->toggle(id);
    else if (!m_document.selection()->contains(id))
        m_document.selection()->select(id);
}

void CanvasController::move(double x, double y, int modifiers) {
    const QPointF screen(x, y);
    const QPointF place = toCanvas(screen);
    const bool dragged = QLineF(screen, m_pressed).length() >= dragStart;
    m_cursor = screen;
    if (m_gesture == Gesture::pressedPort && dragged)
        startWire();
    if (m_gesture == Gesture::pressedBox && dragged && resizes(m_box->grip))
        startResize();
    else if ((m_gesture == Gesture::pressedCard || m_gesture == Gesture::pressedBox) && dragged)
        startMove();
    switch (m_gesture) {
    case Gesture::none:
        hover(place);
        break;
    case Gesture::pan:
        moveView(m_pan + screen - m_last, m_zoom);
        break;
    case Gesture::band:
        moveBand(place);
        break;
    case Gesture::moveCards:
        moveCards(place, modifiers);
        break;
    case Gesture::resizeBox:
        resizeBox(place, modifiers);
        break;
    case Gesture::drawWire:
        moveWire(place);
        break;
    case Gesture::weight:
        moveWeight(screen, modifiers);
        break;
    case Gesture::pressedCard:
    case Gesture::pressedBox:
    case Gesture::pressedButton:
    case Gesture::pressedPort:
        break;
    }
    m_last = screen;
    if (m_gesture != Gesture::none)
        emit gestureChanged();
}

void CanvasController::startWire() {
    m_gesture = Gesture::drawWire;
    const auto links = m_scene.project().linksInto(m_from->node, m_from->port);
    const Port* port = m_scene.card(m_from->node)->spot(m_from->port)->port;
    if (port->isInput && !port->takesSeveral() && !links.empty()) {
        m_carried = links.front()->id; // the end of its wire comes along
        m_from = links.front()->from;
    }
}

bool CanvasController::isInput(const PortRef& port) const {
    return m_scene.card(port.node)->spot(port.port)->port->isInput;
}

void CanvasController::moveWire(QPointF place) {
    m_draftEnd = place;
    m_refusal.clear();
    m_over = m_scene.portAt(place, magnetReach / m_zoom);
    if (m_over == m_from)
        m_over.reset();
    if (!m_over)
        return;
    const bool backward = isInput(*m_from);
    const auto why =
        findRefusal(m_scene.project(), backward ? *m_over : *m_from, backward ? *m_from : *m_over);
    if (why)
        m_refusal = QString::fromStdString(*why);
    else
        m_draftEnd = m_scene.card(m_over->node)->place(m_over->port);
}

void CanvasController::moveBand(QPointF place) {
    QStringList ids = m_selectedBefore;
    const QRectF area = QRectF(toCanvas(m_pressed), place).normalized();
    for (const auto& found : {m_scene.nodesIn(area), m_annotations.touching(area)})
        for (const Id& each : found)
            if (const QString id = QString::fromStdString(each); !ids.contains(id))
                ids.append(id);
    m_document.selection()->set(ids);
}

void CanvasController::moveWeight(QPointF screen, int modifiers) {
    const bool fine = modifiers & Qt::ShiftModifier;
    const double perPixel = fine ? 0.002 : 0.02;
    const double grain = fine ? 100 : 20;
    const double wanted = m_weightBefore + (screen.x() - m_pressed.x()) * perPixel;
    const double weight = std::clamp(std::round(wanted * grain) / grain, 0.0, maxWeight);
    setWeight(QString::fromStdString(*m_weighed), weight, m_gestureId);
}

void CanvasController::release(double x, double y) {
    const QPointF place = toCanvas({x, y});
    if (m_gesture == Gesture::pressedPort)
        selectCard(m_from->node, 0);
    const bool onlyClicked =
        m_selectedBefore == m_document.selection()->ids() && m_selectedBefore.size() > 1;
    if (m_gesture == Gesture::pressedCard && onlyClicked)
        if (const auto node = m_scene.nodeAt(place))
            m_document.selection()->select(QString::fromStdString(*node));
    if (m_gesture == Gesture::pressedBox && onlyClicked)
        m_document.selection()->select(QString::fromStdString(m_box->id));
    if (m_gesture == Gesture::pressedButton && buttonAt(place) == m_button)
        pressButton();
    if (m_gesture == Gesture::moveCards)
        dropCards();
    if (m_gesture == Gesture::drawWire) {
        dropWire({x, y});
        return;
    }
    endGesture();
}

void CanvasController::dropWire(QPointF screen) {
    m_gesture = Gesture::none;
    const bool backward = isInput(*m_from);
    if (m_over && m_refusal.isEmpty()) {
        const PortRef from = backward ? *m_over : *m_from;
        const PortRef to = backward ? *m_from : *m_over;
        const Project& project = m_scene.project();
        const bool putBack = m_carried && project.link(*m_carried)->to == to;
        if (!putBack) {
            const Change freed = m_carried ? remove(project, std::vector{*m_carried}) : Change{};
            Project without = project;
            apply(freed, without);
            const auto joined = tiller::connect(without, m_document.ids(), from, to);
            if (joined)
                m_document.push(merged(freed, joined.value()), tr("Connect"));
            else
                m_document.push(joined, {});
        }
    } else if (!m_over && m_carried) {
        m_document.push(remove(m_scene.project(), std::vector{*m_carried}), tr("Disconnect"));
    } else if (!m_over && !m_scene.nodeAt(toCanvas(screen))) {
        emit gestureChanged(); // the wire stays while the palette is open: see dropDraft
        emit paletteRequested(screen.x(), screen.y(), QString::fromStdString(toString(draftType())),
                              backward);
        return;
    }
    endGesture();
}

void CanvasController::dropDraft() {
    if (m_gesture == Gesture::none)
        endGesture();
}

void CanvasController::doubleClick(double x, double y) {
    const QPointF place = toCanvas({x, y});
    if (buttonAt(place))
        return; // each of the two clicks has been seen
    endGesture();
    const auto weighed = weightAt(place);
    const auto node = m_scene.nodeAt(place);
    if (weighed && !node)
        editWeight(*weighed);
    else if (node)
        emit inspectorRequested();
    else if (m_scene.linkAt(place, wireReach / m_zoom))
        return;
    else if (const auto box = boxAt(place))
        editSelected();
    else
        emit paletteRequested(x, y, {}, false);
}

void CanvasController::leave() {
    m_cursor.reset();
    if (m_gesture != Gesture::none)
        return;
    m_hover = {};
    emit hoverChanged();
}

bool CanvasController::cancel() {
    if (std::exchange(m_wireStart, std::nullopt)) {
        emit hoverChanged();
        return true;
    }
    if (m_gesture == Gesture::none && !m_from)
        return false;
    const bool band = m_gesture == Gesture::band;
    m_document.cancelGesture(m_gestureId);
    endGesture();
    if (band)
        m_document.selection()->set(m_selectedBefore);
    return true;
}

/// Keys may delete or undo what the mouse holds.
void CanvasController::leaveVanished() {
    const auto isGone = [this](const std::optional<PortRef>& port) {
        const Card* card = port ? m_scene.card(port->node) : nullptr;
        return port && (!card || !card->spot(port->port));
    };
    const auto isGoneLink = [this](const std::optional<Id>& link) {
        return link && !m_scene.wire(*link);
    };
    if (isGone(m_from) || isGone(m_over) || isGoneLink(m_carried) || isGoneLink(m_weighed))
        endGesture();
}

void CanvasController::endGesture() {
    m_gesture = Gesture::none;
    m_gestureId = 0;
    m_from.reset();
    m_over.reset();
    m_carried.reset();
    m_weighed.reset();
    m_drag.reset();
    m_box.reset();
    m_button.reset();
    m_splice.reset();
    m_refusal.clear();
    hoverAgain();
    emit gestureChanged();
    emit hoverChanged();
}

bool CanvasController::detailed() const {
    return m_zoom >= leastDetailZoom;
}

bool CanvasController::empty() const {
    return m_document.project().nodes.empty() && m_annotations.bounds().isNull();
}

bool CanvasController::marked() const {
    return m_zoom >= leastMarkZoom;
}

double CanvasController::markScale() const {
    return markScaleAt(m_zoom);
}

double CanvasController::portScale() const {
    constexpr double smallest = 11; // of the marks of ports, in canvas units
    return std::max(1.0, 10 / smallest / m_zoom);
}

int CanvasController::nameSize() const {
    return qRound(8.5 * markScale() / 0.72);
}

std::optional<Id> CanvasController::weightAt(QPointF place) const {
    const auto found = marked() ? m_scene.weightAt(place, markScale()) : std::nullopt;
    return found && showsMarks(m_scene, *m_scene.wire(*found), m_zoom) ? found : std::nullopt;
}

std::optional<CanvasController::Button> CanvasController::buttonAt(QPointF place) const {
    const auto node = detailed() ? m_scene.nodeAt(place) : std::nullopt;
    if (!node)
        return {};
    const NodeType& type = *findNodeType(m_scene.project().node(*node)->type);
    const CardButton button = cardButtonAt(*m_scene.card(*node), place,
                                           !m_nodes.problem(*node).isEmpty(), canBeSolo(type));
    return button == CardButton::none ? std::nullopt : std::optional(Button{*node, button});
}

std::optional<AnnotationLayer::Hit> CanvasController::boxAt(QPointF place) const {
    return m_annotations.at(place, cornerReach / m_zoom);
}

QRectF CanvasController::rubberBand() const {
    return m_gesture == Gesture::band ? QRectF(m_pressed, m_last).normalized() : QRectF();
}

std::optional<WireCurve> CanvasController::draft() const {
    const bool drawn = m_from && m_gesture != Gesture::pressedPort;
    const Card* card = drawn ? m_scene.card(m_from->node) : nullptr;
    if (!card || !card->spot(m_from->port))
        return {};
    const QPointF start = card->place(m_from->port);
    return isInput(*m_from) ? wireBetween(m_draftEnd, start) : wireBetween(start, m_draftEnd);
}

PortType CanvasController::draftType() const {
    return m_scene.card(m_from->node)->spot(m_from->port)->port->type;
}

} // namespace tiller
