#include "app/editor/viewport/world_input.h"

#include <QRegularExpression>

#include <cmath>

/// Distances that are typed while something is dragged.
namespace tiller {

QString WorldInput::dragText() const {
    const auto way = m_gesture && m_dragged ? m_gesture->way() : std::nullopt;
    if (!way)
        return {};
    if (!m_typed.isEmpty())
        return tr("move by %1 (Enter)").arg(m_typed);
    const auto shown = [](double number) {
        return QString::fromStdString(toText(std::round(number * 100) / 100));
    };
    return tr("moved by %1, %2").arg(shown(way->x), shown(way->y));
}

namespace {

/// "40" goes along the way, "40, -20" by x and y.
std::optional<Vec2> typedWay(const QString& typed, Vec2 way) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    std::vector<double> numbers;
    for (const QString& part : typed.split(gaps, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        numbers.push_back(part.toDouble(&isNumber));
        if (!isNumber)
            return {};
    }
    if (numbers.size() == 2)
        return Vec2{numbers[0], numbers[1]};
    if (numbers.size() != 1)
        return {};
    return std::abs(way.x) >= std::abs(way.y) ? Vec2{way.x < 0 ? -numbers[0] : numbers[0], 0}
                                              : Vec2{0, way.y < 0 ? -numbers[0] : numbers[0]};
}

} // namespace

/// While something is dragged, digits are a distance. Enter moves by it, and ends the drag.
bool WorldInput::typeDistance(int key, const QString& text) {
    const auto way = m_gesture && m_dragged ? m_gesture->way() : std::nullopt;
    if (!way)
        return false;
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && !m_typed.isEmpty()) {
        if (const auto by = typedWay(m_typed, *way)) {
            m_gesture->moveExactly(*by);
            interrupt();
        }
        m_typed.clear();
    } else if (key == Qt::Key_Backspace && !m_typed.isEmpty()) {
        m_typed.chop(1);
    } else if (text.size() == 1 && QStringLiteral("0123456789.,;- ").contains(text)) {
        m_typed += text;
    } else {
        return false;
    }
    emit dragTextChanged();
    return true;
}

} // namespace tiller
