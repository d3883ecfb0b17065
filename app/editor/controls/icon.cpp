#include "app/editor/controls/icon.h"

#include <QPainter>
#include <QPainterPath>

#include <map>

namespace tiller {

namespace {

/// Drawings as paths: M x y starts a line, L x y continues it, Z closes it, C cx cy r is a circle,
/// A cx cy r from sweep is an arc in degrees, F fills the path so far.
const std::map<QString, QString>& drawings() {
    static const std::map<QString, QString> all = {
        {"play", "M 5 3 L 13 8 L 5 13 Z F"},
        {"pause", "M 5 3 L 5 13 M 11 3 L 11 13"},
        {"step", "M 4 3 L 10 8 L 4 13 Z M 12.5 3 L 12.5 13"},
        {"stepBack", "M 12 3 L 6 8 L 12 13 Z M 3.5 3 L 3.5 13"},
        {"toStart", "M 8.5 3 L 3.5 8 L 8.5 13 M 13 3 L 8 8 L 13 13"},
        {"toEnd", "M 7.5 3 L 12.5 8 L 7.5 13 M 3 3 L 8 8 L 3 13"},
        {"ghost", "M 3.5 13.5 L 3.5 7 A 8 7 4.5 180 -180 L 12.5 13.5 L 10.3 12 L 8 13.5 L 5.7 12 Z "
                  "M 6.2 7 L 6.3 7 M 9.7 7 L 9.8 7"},
        {"branch", "M 2.5 11 L 6 11 L 12 4 M 9 3.7 L 12.2 3.7 L 12.2 7 M 8 11 L 9.5 11 M 11.5 11 L "
                   "13 11"},
        {"reset", "M 3 3.5 L 3 7 L 6.5 7 A 8 8.5 5 155 -290"},
        {"undo", "M 6 3 L 3 6 L 6 9 M 3 6 L 9.5 6 A 9.5 9.5 3.5 90 -180 L 6 13"},
        {"redo", "M 10 3 L 13 6 L 10 9 M 13 6 L 6.5 6 A 6.5 9.5 3.5 90 180 L 10 13"},
        {"search", "C 7 7 4 M 10 10 L 13.5 13.5"},
        {"plus", "M 8 3 L 8 13 M 3 8 L 13 8"},
        {"minus", "M 3 8 L 13 8"},
        {"stop", "M 4 4 L 12 4 L 12 12 L 4 12 Z F"},
        {"close", "M 4 4 L 12 12 M 12 4 L 4 12"},
        {"check", "M 3 8.5 L 6.5 12 L 13 4.5"},
        {"down", "M 4 6 L 8 10 L 12 6"},
        {"up", "M 4 10 L 8 6 L 12 10"},
        {"right", "M 6 4 L 10 8 L 6 12"},
        {"left", "M 10 4 L 6 8 L 10 12"},
        {"fit", "M 2.5 5 L 2.5 2.5 L 5 2.5 M 11 2.5 L 13.5 2.5 L 13.5 5 M 13.5 11 L 13.5 13.5 L 11 "
                "13.5 M 5 13.5 L 2.5 13.5 L 2.5 11 M 5.5 6 L 10.5 6 L 10.5 10 L 5.5 10 Z"},
        {"world",
         "M 2 3 L 14 3 L 14 13 L 2 13 Z M 7 7.2 L 4.5 5.2 M 4.5 7 L 4.5 5.2 L 6.5 5.2 M 9 8.8 "
         "L 11.5 10.8 M 11.5 9 L 11.5 10.8 L 9.5 10.8"},
        {"file", "M 4 2.5 L 9 2.5 L 12 5.5 L 12 13.5 L 4 13.5 Z M 9 2.5 L 9 5.5 L 12 5.5"},
        {"folder", "M 2.5 12.5 L 2.5 3.5 L 6.5 3.5 L 8 5.5 L 13.5 5.5 L 13.5 12.5 Z"},
        {"save", "M 3 3 L 11 3 L 13 5 L 13 13 L 3 13 Z M 5.5 3 L 5.5 6 L 10 6 L 10 3 M 5 13 L 5 9 "
                 "L 11 9 L 11 13"},
        {"export", "M 8 10 L 8 2.5 M 5 5 L 8 2.5 L 11 5 M 3 9 L 3 13 L 13 13 L 13 9"},
        {"home", "M 2.5 8 L 8 3 L 13.5 8 M 4 7 L 4 13 L 12 13 L 12 7"},
        {"contrast", "M 8 2.5 A 8 8 5.5 90 180 Z F C 8 8 5.5"},
        {"canvas", "M 2.5 4 L 7 4 L 7 7 L 2.5 7 Z M 9 9 L 13.5 9 L 13.5 12 L 9 12 Z M 7 5.5 L 9.5 "
                   "5.5 L 9.5 9"},
        {"split", "M 2.5 3 L 13.5 3 L 13.5 13 L 2.5 13 Z M 8 3 L 8 13"},
        {"viewport", "M 2.5 3 L 13.5 3 L 13.5 13 L 2.5 13 Z M 6 6 L 11 8 L 6 10 L 7 8 Z"},
        {"warning", "M 8 2.5 L 14 13 L 2 13 Z M 8 6.5 L 8 9.5 M 8 11.2 L 8 11.4"},
        {"error", "C 8 8 5.5 M 8 5 L 8 8.5 M 8 10.8 L 8 11"},
        {"info", "C 8 8 5.5 M 8 7.5 L 8 11 M 8 5 L 8 5.2"},
        {"trash", "M 3 4.5 L 13 4.5 M 6 4.5 L 6 2.5 L 10 2.5 L 10 4.5 M 4.5 4.5 L 5 13.5 L 11 13.5 "
                  "L 11.5 4.5"},
        {"copy", "M 5.5 5.5 L 13 5.5 L 13 13 L 5.5 13 Z M 3 10 L 3 3 L 10 3"},
        {"edit", "M 3 13 L 3.5 10 L 10.5 3 L 13 5.5 L 6 12.5 Z"},
        {"menu", "M 3 4.5 L 13 4.5 M 3 8 L 13 8 M 3 11.5 L 13 11.5"},
        {"more", "M 3.4 8 L 3.6 8 M 7.9 8 L 8.1 8 M 12.4 8 L 12.6 8"},
        {"slider", "M 2.5 5 L 13.5 5 M 2.5 11 L 13.5 11 C 10.5 5 1.8 F C 5.5 11 1.8 F"},
        {"eye", "A 8 12 7.2 33 114 A 8 4 7.2 -147 114 C 8 8 1.8"},
        {"hidden", "A 8 12 7.2 33 114 A 8 4 7.2 -147 114 M 3 13.5 L 13 2.5"},
        {"lock", "M 4 7.5 L 12 7.5 L 12 13.5 L 4 13.5 Z M 5.5 7.5 L 5.5 5.5 A 8 5.5 2.5 180 -180 L "
                 "10.5 7.5"},
        {"unlock",
         "M 4 7.5 L 12 7.5 L 12 13.5 L 4 13.5 Z M 5.5 7.5 L 5.5 4.5 A 8 4.5 2.5 180 -160"},
        {"layers", "M 8 2.5 L 14 5.5 L 8 8.5 L 2 5.5 Z M 2.5 8.2 L 8 11 L 13.5 8.2 M 2.5 10.9 L 8 "
                   "13.7 L 13.5 10.9"},
        {"picture", "M 2.5 3 L 13.5 3 L 13.5 13 L 2.5 13 Z M 2.5 11 L 6 7.5 L 9 10.5 L 10.5 9 L "
                    "13.5 12 C 10.5 6 1"},
        {"target", "C 8 8 5 C 8 8 1.2 M 8 1.5 L 8 4 M 8 12 L 8 14.5 M 1.5 8 L 4 8 M 12 8 L 14.5 8"},
        {"select", "M 4 2.5 L 4 12.5 L 6.6 10 L 8.6 13.8 L 10.2 13 L 8.2 9.3 L 12 9 Z"},
        {"pin", "C 8 8 3 M 8 1.8 L 8 5 M 8 11 L 8 14.2 M 1.8 8 L 5 8 M 11 8 L 14.2 8"},
        {"path", "M 2.5 12.5 L 6.5 5 L 10 10.5 L 13.5 3.5 M 13.5 7 L 13.5 3.5 L 10.2 4.3"},
        {"circle", "C 8 8 5.5"},
        {"box", "M 2.5 4 L 13.5 4 L 13.5 12 L 2.5 12 Z"},
        {"polygon", "M 8 2.5 L 13.8 6.8 L 11.6 13.2 L 4.4 13.2 L 2.2 6.8 Z"},
        {"wall",
         "M 2.5 13 L 2.5 3.5 L 9 3.5 L 9 9.5 L 13.5 9.5 M 2.3 13 L 2.7 13 M 13.5 9.2 L 13.5 9.8"},
        {"region", "M 2.5 5.5 L 2.5 3.5 L 4.5 3.5 M 6.8 3.5 L 9.2 3.5 M 11.5 3.5 L 13.5 3.5 L 13.5 "
                   "5.5 M 13.5 7.2 L 13.5 8.8 M 13.5 10.5 L 13.5 12.5 L 11.5 12.5 M 9.2 12.5 L 6.8 "
                   "12.5 M 4.5 12.5 L 2.5 12.5 L 2.5 10.5 M 2.5 8.8 L 2.5 7.2"},
        {"ground", "M 2.5 2.5 L 13.5 2.5 L 13.5 13.5 L 2.5 13.5 Z M 6.2 2.5 L 6.2 13.5 M 9.8 2.5 L "
                   "9.8 13.5 M 2.5 6.2 L 13.5 6.2 M 2.5 9.8 L 13.5 9.8"},
        {"field", "M 2.5 5 L 8 5 M 6 3 L 8 5 L 6 7 M 8 11 L 13.5 11 M 11.5 9 L 13.5 11 L 11.5 13"},
        {"agent", "M 3 3.5 L 13.5 8 L 3 12.5 L 5.5 8 Z"},
        {"brush", "M 2 5.5 L 8 8 L 2 10.5 L 3.2 8 Z M 12 5.5 L 12 10.5 M 9.5 8 L 14.5 8"},
        {"paint",
         "M 13.5 2.5 L 7.5 8.5 M 12 4 L 9 7 M 6.5 8 L 8 9.5 L 6.5 12 L 2.5 13.5 L 4 9.5 Z"},
        {"triangle", "M 2.5 13 L 6.5 3 L 13.5 9 Z"},
        {"trail", "M 2 12 L 5 9.5 L 8 10.5 L 11 7 M 9 4 L 14 4.5 L 11.5 9 Z"},
        {"force", "M 3 13 L 12.5 3.5 M 7.5 3.5 L 12.5 3.5 L 12.5 8.5"},
        {"radius", "C 8 8 5.5 M 8 8 L 13.5 8"},
        {"turning", "C 4.6 9 3.4 C 11.4 9 3.4 M 8 11 L 8 2.5 M 6.2 4.5 L 8 2.5 L 9.8 4.5"},
        {"directions",
         "C 8 8 3 M 8 5 L 8 2 M 11 8 L 14 8 M 8 11 L 8 14 M 5 8 L 2 8 M 10.1 5.9 L 12.2 3.8 "
         "M 5.9 5.9 L 4.5 4.5 M 10.1 10.1 L 11.5 11.5 M 5.9 10.1 L 4.5 11.5"},
        {"group",
         "M 2.5 2.5 L 8 4.8 L 2.5 7.1 Z M 2.5 8.9 L 8 11.2 L 2.5 13.5 Z M 8.5 5.7 L 14 8 L "
         "8.5 10.3 Z"},
        {"combine", "M 2.5 3.5 L 5 3.5 L 8 8 L 13.5 8 M 2.5 12.5 L 5 12.5 L 8 8 M 11 5.5 L 13.5 8 "
                    "L 11 10.5"},
        {"condition", "M 8 2.5 L 13.5 8 L 8 13.5 L 2.5 8 Z"},
        {"mode", "C 4.5 8 2.6 C 11.5 8 2.6"},
        {"action", "M 9 2 L 3.5 9 L 7.5 9 L 7 14 L 12.5 7 L 8.5 7 Z"},
        {"source", "C 8 8 5.5 M 8 5.5 L 8 10.5 M 5.5 8 L 10.5 8"},
        {"stacked", "M 2.5 3 L 13.5 3 L 13.5 13 L 2.5 13 Z M 2.5 8 L 13.5 8"},
        {"dice",
         "M 3 3 L 13 3 L 13 13 L 3 13 Z M 5.9 6 L 6.1 6 M 9.9 6 L 10.1 6 M 5.9 10 L 6.1 10 M "
         "9.9 10 L 10.1 10"},
        {"grid", "M 3 3 L 13 3 L 13 13 L 3 13 Z M 3 8 L 13 8 M 8 3 L 8 13"},
        {"snap", "M 3.5 3 L 3.5 8 A 8 8 4.5 180 180 L 12.5 3 M 9.5 3 L 9.5 8 A 8 8 1.5 0 -180 L "
                 "6.5 3 M 3.5 "
                 "5.5 L 6.5 5.5 M 9.5 5.5 L 12.5 5.5"},
        {"plot", "M 2.5 2.5 L 2.5 13.5 L 13.5 13.5 M 4.5 10.5 L 7 6.5 L 9.5 9 L 13 4"},
        {"follow",
         "C 8 8 2 M 2.5 5.5 L 2.5 2.5 L 5.5 2.5 M 10.5 2.5 L 13.5 2.5 L 13.5 5.5 M 13.5 10.5 "
         "L 13.5 13.5 L 10.5 13.5 M 5.5 13.5 L 2.5 13.5 L 2.5 10.5"},
        {"camera",
         "M 2.5 5 L 5 5 L 6 3.5 L 10 3.5 L 11 5 L 13.5 5 L 13.5 12.5 L 2.5 12.5 Z C 8 8.5 2.2"},
        {"film", "M 2.5 3.5 L 10 3.5 L 10 12.5 L 2.5 12.5 Z M 10 7 L 13.5 5 L 13.5 11 L 10 9"},
        {"flag", "M 4 14 L 4 2.5 L 12.5 2.5 L 10 5.5 L 12.5 8.5 L 4 8.5"},
        {"gauge", "A 8 10 6 0 180 M 8 10 L 11 6"},
        {"keyboard", "M 1.5 4 L 14.5 4 L 14.5 12 L 1.5 12 Z M 4 7 L 4.2 7 M 7 7 L 7.2 7 M 10 7 L "
                     "10.2 7 M 5 9.7 L 11 9.7"},
    };
    return all;
}

/// Moves to the start of an arc, unless the path already ends there.
void arcFrom(QPainterPath& path, const QRectF& box, double degrees) {
    QPainterPath start;
    start.arcMoveTo(box, degrees);
    if (path.isEmpty() || QLineF(start.currentPosition(), path.currentPosition()).length() > 1)
        path.arcMoveTo(box, degrees);
}

void draw(QPainter& painter, const QString& drawing) {
    const QStringList words = drawing.split(' ');
    QPainterPath path;
    const auto number = [&](qsizetype at) { return words.value(at).toDouble(); };
    for (qsizetype i = 0; i < words.size();) {
        const char letter = words[i].front().toLatin1();
        if (letter == 'M') {
            path.moveTo(number(i + 1), number(i + 2));
            i += 3;
        } else if (letter == 'L') {
            path.lineTo(number(i + 1), number(i + 2));
            i += 3;
        } else if (letter == 'C') {
            const double r = number(i + 3);
            path.addEllipse(QPointF(number(i + 1), number(i + 2)), r, r);
            i += 4;
        } else if (letter == 'A') {
            const double r = number(i + 3);
            const QRectF box(number(i + 1) - r, number(i + 2) - r, 2 * r, 2 * r);
            arcFrom(path, box, number(i + 4));
            path.arcTo(box, number(i + 4), number(i + 5));
            i += 6;
        } else if (letter == 'Z') {
            path.closeSubpath();
            ++i;
        } else {
            painter.fillPath(path, painter.pen().color());
            ++i;
        }
    }
    painter.drawPath(path);
}

} // namespace

Icon::Icon(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setImplicitSize(16, 16);
    setAntialiasing(true);
    connect(this, &Icon::changed, this, [this] { update(); });
}

void Icon::paint(QPainter* painter) {
    const auto found = drawings().find(m_name);
    if (found == drawings().end())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(width() / 16, height() / 16);
    painter->setPen(QPen(m_color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(*painter, found->second);
}

QStringList Icon::names() {
    QStringList result;
    for (const auto& [name, drawing] : drawings())
        result.append(name);
    return result;
}

} // namespace tiller
