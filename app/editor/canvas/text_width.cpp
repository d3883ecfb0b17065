#include "app/editor/canvas/text_width.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tiller {

double textWidth(const QString& text, int pixels, QFont::Weight weight) {
    if (!qobject_cast<QGuiApplication*>(
            QCoreApplication::instance())) // without a window there are no fonts
        return 0.6 * pixels * static_cast<double>(text.size());
    // Cards are laid out again for each move of the mouse.
    constexpr qsizetype mostKept = 20'000;
    static QHash<std::pair<QString, int>, double> known;
    const std::pair key(text, pixels * 1000 + weight);
    if (const auto found = known.constFind(key); found != known.constEnd())
        return *found;
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(pixels);
    font.setWeight(weight);
    if (known.size() >= mostKept)
        known.clear();
    return known[key] = std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

double tagWidth(const QString& agentType) {
    constexpr double padding = 5; // as in ReferenceTag.qml
    constexpr double widest = 160;
    constexpr double zoomedOut = 1.15; // letters grow against the tag
    const double letters = textWidth(agentType, captionText, QFont::Medium);
    return std::min(widest, 2 * padding + zoomedOut * letters);
}

} // namespace tiller
