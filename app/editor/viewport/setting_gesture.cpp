#include "app/editor/viewport/setting_gesture.h"

#include "app/editor/words/names.h"

namespace tiller {

namespace {

constexpr double settingSnapReach = 6;  // pixels
constexpr double settingStepPixels = 4; // a round step of at least so much

QString settingDragText(const Project& project, const PlacedHandle& handle) {
    const Description* type = descriptionOf(project, handle.item);
    const Setting* setting = type ? type->setting(handle.setting) : nullptr;
    return setting ? QObject::tr("Set %1 of %2")
                         .arg(QString::fromStdString(setting->title).toLower(),
                              nameOf(project, {handle.item}))
                   : QString();
}

} // namespace

SettingGesture::SettingGesture(Document& document, const WorldCamera& camera, Snapping& snapping,
                               SelectedHandles& handles, std::size_t handle, QPointF pressed)
    : m_document(document)
    , m_camera(camera)
    , m_snapping(snapping)
    , m_handles(handles)
    , m_number(document.beginGesture()) {
    m_handles.startDrag(handle, pressed);
    m_snapping.startDrag({});
}

SettingGesture::~SettingGesture() {
    m_handles.endDrag();
}

void SettingGesture::move(const MouseState& mouse) {
    const bool fine = mouse.keys & Qt::ShiftModifier;
    const bool toGrid = mouse.keys & Qt::ControlModifier;
    const bool free = mouse.keys & Qt::AltModifier;
    const SettingDrag& drag = *m_handles.drag();
    Vec2 by = m_camera.view().toWorld(mouse.at) - drag.pressed();
    DragStep step{.length = toGrid         ? gridDistance(m_camera.view())
                            : free || fine ? m_camera.pixelStep()
                                           : roundStep(settingStepPixels / m_camera.zoom()),
                  .degrees = fine   ? 0.5
                             : free ? 1.0
                                    : 5.0,
                  .share = fine ? 0.1 : 1.0};
    if (!fine && !toGrid && !free) {
        const Snapped to = m_snapping.dragTo(drag.pressed(), by, settingSnapReach);
        if (to.exactX || to.exactY) {
            by = to.by;
            step.length = m_camera.pixelStep();
        }
    }
    const Project& project = m_document.project();
    m_document.push(drag.movedTo(project, drag.pressed() + by, step),
                    settingDragText(project, drag.handle()), m_number);
    m_handles.moveDrag(mouse.at);
}

} // namespace tiller
