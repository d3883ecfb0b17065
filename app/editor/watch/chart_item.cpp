#include "app/editor/watch/chart_item.h"

#include "app/editor/watch/plot_line.h"
#include "core/io/files.h"

#include <QBuffer>
#include <QHoverEvent>
#include <QPainter>

namespace tiller {

ChartItem::ChartItem(QQuickItem* parent)
    : QQuickPaintedItem(parent)
    , m_theme(qobject_cast<Theme*>(qmlAttachedPropertiesObject<Theme>(this))) {
    setAntialiasing(true);
    connect(m_theme, &Theme::changed, this, &ChartItem::rebuild);
}

ChartLook ChartItem::look() const {
    QFont font(m_theme->family());
    font.setPixelSize(m_theme->caption());
    return {.size = size(),
            .font = font,
            .ground = m_theme->panel(),
            .text = m_theme->textMuted(),
            .grid = m_theme->line(),
            .line = seriesColor(0, m_theme->dark()),
            .dark = m_theme->dark()};
}

const Chart& ChartItem::chart() const {
    if (!m_chart)
        m_chart = width() > 0 && height() > 0 ? makeChart(look()) : Chart();
    return *m_chart;
}

void ChartItem::rebuild() {
    m_chart.reset();
    update();
}

void ChartItem::paint(QPainter* painter) {
    paintChart(*painter, chart());
    if (hasActiveFocus()) {
        painter->setPen(QPen(m_theme->accent(), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(boundingRect().adjusted(1, 1, -1, -1), 4, 4);
    }
}

QString ChartItem::exportPicture(const QString& file) const {
    constexpr double pixels = 2;      // of a PNG per unit of the window
    constexpr QSizeF least(640, 360); // a chart in a narrow pane is drawn larger
    ChartLook own = look();
    own.size = own.size.expandedTo(least);
    const Chart picture = withWords(makeChart(own), words());
    const ChartLook& look = picture.look();
    std::string bytes;
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        bytes = chartSvg(picture);
    } else {
        QImage image((look.size * pixels).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(pixels);
        image.fill(look.ground);
        QPainter painter(&image);
        paintChart(painter, picture);
        painter.end();
        QByteArray data;
        QBuffer buffer(&data);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        bytes = data.toStdString();
    }
    const auto done = saveText(file.toStdString(), bytes);
    return done ? QString() : QString::fromStdString(done.problems().front().text);
}

void ChartItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        rebuild();
}

void ChartItem::hoverMoveEvent(QHoverEvent* event) {
    hover(event->position());
}

void ChartItem::hoverLeaveEvent(QHoverEvent*) {
    leave();
}

void ChartItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    setKeepMouseGrab(true); // a view that scrolls would take a drag up or down
    press(event->position());
}

void ChartItem::mouseMoveEvent(QMouseEvent* event) {
    drag(event->position());
}

bool ChartItem::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && takes(static_cast<QKeyEvent*>(event)->key())) {
        event->accept();
        return true;
    }
    return QQuickPaintedItem::event(event);
}

void ChartItem::keyPressEvent(QKeyEvent* event) {
    if (takes(event->key()))
        pressKey(event->key(), event->modifiers());
    else
        event->ignore();
}

void ChartItem::focusInEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusInEvent(event);
    rebuild();
}

void ChartItem::focusOutEvent(QFocusEvent* event) {
    QQuickPaintedItem::focusOutEvent(event);
    loseFocus();
    rebuild();
}

} // namespace tiller
