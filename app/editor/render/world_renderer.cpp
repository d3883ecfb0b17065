#include "app/editor/render/world_renderer.h"

#include "app/editor/viewport/world_painter.h"
#include "core/io/project_io.h"

#include <QBuffer>

namespace tiller {

WorldRenderer::WorldRenderer(RenderLook look) : m_look(std::move(look)) {}

void WorldRenderer::show(const Project& project) {
    if (m_project == project)
        return;
    m_project = project;
    m_projectLook = ProjectLook(project, m_look.colors.dark);
    m_scene.show(project);
    m_pictures.show(m_scene.layers(), m_look.folder);
}

ViewTransform WorldRenderer::viewOf(const Project& project, const QSizeF& size) const {
    ViewTransform view;
    if (m_look.view)
        view = *m_look.view;
    else
        view.fit(worldBox(project), size, ViewTransform::fitMargin);
    const FrameAgents* agents =
        m_look.follows && m_look.picked ? m_frame.agentsOf(m_look.picked->type) : nullptr;
    const auto i = agents ? agents->indexOf(m_look.picked->ordinal) : std::nullopt;
    if (!i)
        return view;
    const QPointF middle(size.width() / 2, size.height() / 2);
    view.pan(middle - view.toView(Vec2{agents->x[*i], agents->y[*i]}));
    return view;
}

QImage WorldRenderer::draw(const Simulation& simulation, const Project& project) {
    show(project);
    fillFrame(m_frame, simulation, 1, m_look.overlays.needForces());
    m_frame.picked = m_look.picked;
    m_frame.explanation = m_look.picked ? simulation.explain(*m_look.picked) : std::nullopt;
    m_trails.add(m_frame);

    const QSizeF size = QSizeF(m_look.size) / m_look.pixelRatio;
    const ViewTransform view = viewOf(project, size);
    return paintedImage({.project = project,
                         .frame = m_frame,
                         .look = m_projectLook,
                         .trails = m_trails,
                         .view = view,
                         .size = size,
                         .colors = m_look.colors,
                         .overlays = m_look.overlays,
                         .picked = m_look.picked,
                         .selected = m_look.selected,
                         .scene = m_scene,
                         .pictures = &m_pictures},
                        m_look.size, m_look.pixelRatio);
}

Result<Done> savePng(const QImage& image, const QString& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return Problem{.text = "The picture is too large for a PNG file. Make it smaller."};
    return saveText(file.toStdString(),
                    std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace tiller
