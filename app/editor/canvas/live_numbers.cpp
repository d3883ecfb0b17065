#include "app/editor/canvas/live_numbers.h"

#include "core/base/lattice.h"

#include <QCoreApplication>

#include <cmath>

namespace tiller {

QString liveNumber(double number) {
    if (std::isnan(number))
        return QStringLiteral("–");
    if (std::abs(number) >= noLimit)
        return QStringLiteral("∞");
    const double size = std::abs(number);
    QString text = QString::number(size, 'f', size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
    if (number < 0 && text.toDouble() != 0)
        text.prepend(QChar(0x2212));
    return text;
}

QString livePercent(double share) {
    return QStringLiteral("%1%").arg(std::lround(100 * share));
}

} // namespace tiller
