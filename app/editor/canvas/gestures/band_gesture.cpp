#include "app/editor/canvas/gestures/gestures.h"

namespace tiller {

namespace {

class BandGesture final : public CanvasGesture {
public:
    BandGesture(CanvasParts& parts, const MousePoint& mouse)
        : CanvasGesture(parts, mouse), m_selectedBefore(parts.selection().ids()) {}

    void move(const MousePoint& mouse) override {
        m_marks.rubberBand = QRectF(m_pressed, mouse.screen).normalized();
        const QRectF area = QRectF(m_parts.view.toCanvas(m_pressed), mouse.place).normalized();
        QStringList ids = m_selectedBefore;
        for (const auto& found : {m_parts.scene.nodesIn(area), m_parts.annotations.touching(area)})
            for (const Id& each : found)
                if (const QString id = QString::fromStdString(each); !ids.contains(id))
                    ids.append(id);
        m_parts.selection().set(ids);
    }
    void cancel() override { m_parts.selection().set(m_selectedBefore); }

private:
    QStringList m_selectedBefore;
};

} // namespace

GesturePtr bandGesture(CanvasParts& parts, const MousePoint& mouse) {
    return std::make_unique<BandGesture>(parts, mouse);
}

} // namespace tiller
