#include "app/editor/viewport/world_input.h"
#include "app/editor/words/setting_text.h"

#include <QRegularExpression>

#include <cmath>

/// Distances that are typed while something is dragged.
namespace tiller {

QString WorldInput::dragText() const {
    const auto way = m_gesture && m_dragged ? m_gesture->way() : std::nullopt;
    const QString says = m_gesture && m_dragged ? m_gesture->says() : QString();
    if (!way)
        return m_typed.isEmpty() || says.isEmpty() ? says : tr("%1 (Enter)").arg(m_typed);
    if (!m_typed.isEmpty())
        return tr("move by %1 (Enter)").arg(m_typed);
    const auto shown = [](double number) { return shownNumber(std::round(number * 100) / 100); };
    return tr("moved by %1, %2").arg(shown(way->x), shown(way->y));
}

namespace {

bool isOfNumber(const QString& text) {
    return text.size() == 1 && QStringLiteral("0123456789.,;- ").contains(text);
}

/// Empty if something else is typed.
std::vector<double> numbersIn(const QString& typed) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    std::vector<double> numbers;
    for (const QString& part : typed.split(gaps, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        numbers.push_back(part.toDouble(&isNumber));
        if (!isNumber)
            return {};
    }
    return numbers;
}

/// "40" goes along the way, "40, -20" by x and y.
std::optional<Vec2> typedWay(const std::vector<double>& numbers, Vec2 way) {
    if (numbers.size() == 2)
        return Vec2{numbers[0], numbers[1]};
    if (numbers.size() != 1)
        return {};
    return std::abs(way.x) >= std::abs(way.y) ? Vec2{way.x < 0 ? -numbers[0] : numbers[0], 0}
                                              : Vec2{0, way.y < 0 ? -numbers[0] : numbers[0]};
}

} // namespace

/// Something is dragged that takes a distance, a size or an angle.
bool WorldInput::takesNumbers() const {
    return m_gesture && m_dragged && (m_gesture->way() || !m_gesture->says().isEmpty());
}

bool WorldInput::takesShortcut(int key, const QString& text) const {
    if (key == Qt::Key_Delete)
        return takesDelete();
    return m_parts.groundBrush.takesKey(text) || (takesNumbers() && isOfNumber(text));
}

/// While something is dragged, digits are a distance, a size or an angle. It counts at once, until
/// all of it is deleted. Enter ends the drag.
bool WorldInput::typeDistance(int key, const QString& text) {
    if (!takesNumbers())
        return false;
    if (m_typed.isEmpty())
        m_wayBefore = m_gesture->way();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && !m_typed.isEmpty()) {
        if (doTyped())
            release(m_mouse, m_button, {});
        m_typed.clear();
    } else if (key == Qt::Key_Backspace && !m_typed.isEmpty()) {
        m_typed.chop(1);
        if (m_typed.isEmpty())
            m_gesture->move({m_mouse, {}, true});
        else
            doTyped();
    } else if (isOfNumber(text)) {
        m_typed += text;
        doTyped();
    } else {
        return false;
    }
    emit dragTextChanged();
    return true;
}

/// Does what the typed numbers say. False if they say nothing yet.
bool WorldInput::doTyped() {
    const std::vector<double> numbers = numbersIn(m_typed);
    const auto by = m_wayBefore ? typedWay(numbers, *m_wayBefore) : std::nullopt;
    return by ? m_gesture->moveExactly(*by) : m_gesture->takeNumbers(numbers);
}

} // namespace tiller
