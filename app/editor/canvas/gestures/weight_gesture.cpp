#include "app/editor/canvas/gestures/gestures.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double dragStart = 4; // pixels until the direction is fixed

/// To the right or up for more. The larger direction at the start of the drag counts.
class WeightGesture final : public CanvasGesture {
    Q_DECLARE_TR_FUNCTIONS(CanvasGesture)

public:
    WeightGesture(CanvasParts& parts, const MousePoint& mouse, Id link)
        : CanvasGesture(parts, mouse)
        , m_link(std::move(link))
        , m_weightBefore(parts.scene.wire(m_link)->weight) {
        m_step = parts.document.beginGesture();
        parts.selection().select(QString::fromStdString(m_link));
    }

    void move(const MousePoint& mouse) override {
        const bool fine = mouse.modifiers & Qt::ShiftModifier;
        const double perPixel = fine ? 0.002 : 0.02;
        const double stepsPerUnit = fine ? 100 : 20;
        const QPointF by = mouse.screen - m_pressed;
        if (std::max(std::abs(by.x()), std::abs(by.y())) < dragStart || !m_upright)
            m_upright = std::abs(by.y()) > std::abs(by.x());
        const double target = m_weightBefore + (*m_upright ? -by.y() : by.x()) * perPixel;
        const double weight = std::round(target * stepsPerUnit) / stepsPerUnit;
        m_parts.document.push(
            setWeight(m_parts.project(), m_link, std::clamp(weight, 0.0, maxWeight)),
            tr("Set weight"), m_step);
    }
    [[nodiscard]] bool isObsolete() const override { return !m_parts.scene.wire(m_link); }
    [[nodiscard]] std::optional<Qt::CursorShape> cursor() const override {
        return Qt::SizeHorCursor;
    }

private:
    Id m_link;
    double m_weightBefore;
    std::optional<bool> m_upright; ///< the direction of the drag
};

} // namespace

GesturePtr weightGesture(CanvasParts& parts, const MousePoint& mouse, const Id& link) {
    return std::make_unique<WeightGesture>(parts, mouse, link);
}

} // namespace tiller
