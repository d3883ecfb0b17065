#include "app/editor/render/film.h"

#include "app/editor/render/film_encoder.h"
#include "app/editor/viewport/painters.h"
#include "core/io/project_io.h"

#include <QBuffer>

#include <cmath>

namespace tiller {

namespace {

const SimulationOptions filmOptions{.trackLeading = true};

std::size_t countFrames(const FilmPlan& plan, double ticksPerFrame) {
    const auto ticks = static_cast<double>(plan.to - plan.from);
    return static_cast<std::size_t>(std::floor(ticks / ticksPerFrame + 1e-9)) + 1;
}

} // namespace

WorldRenderer::WorldRenderer(RenderLook look) : m_look(std::move(look)) {
    m_ranges.follow(m_look.colorings);
}

void WorldRenderer::show(const Project& project) {
    if (std::exchange(m_project, project) == project)
        return;
    m_projectLook = ProjectLook(project, m_look.colors.dark);
    m_scene.show(project);
    m_pictures.show(m_scene.layers(), m_look.folder, agentPictures(project));
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
    fillValues(m_frame, simulation, m_look.colorings);
    m_ranges.add(m_frame);
    m_frame.picked = m_look.picked;
    m_frame.explanation = m_look.picked ? simulation.explain(*m_look.picked) : std::nullopt;
    m_trails.add(m_frame);

    const QSizeF size = QSizeF(m_look.size) / m_look.pixelRatio;
    const ViewTransform view = viewOf(project, size);
    const auto grounds =
        m_look.overlays.grounds ? groundPictures(m_frame) : std::vector<LayerPictures::Picture>();
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
                         .pictures = &m_pictures,
                         .grounds = grounds,
                         .ranges = &m_ranges},
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

Film::Film(FilmPlan plan)
    : m_plan(std::move(plan))
    , m_ticksPerSecond(m_plan.log.start.worldNumber("ticksPerSecond"))
    , m_rate(m_plan.every > 0 ? m_ticksPerSecond / static_cast<double>(m_plan.every) : standardRate)
    , m_frameCount(countFrames(m_plan, m_ticksPerSecond / m_rate))
    , m_replay(std::move(m_plan.log), filmOptions)
    , m_renderer(m_plan.look) {}

std::uint64_t Film::tickOf(std::size_t frame) const {
    const double ticks = std::floor(static_cast<double>(frame) * m_ticksPerSecond / m_rate + 1e-9);
    return m_plan.from + static_cast<std::uint64_t>(ticks);
}

QImage Film::next(const std::function<bool()>& goOn) {
    const std::uint64_t tick = tickOf(m_drawn++);
    while (m_replay.simulation().tick() < tick) {
        m_replay.step();
        if (!goOn())
            return {};
    }
    return m_renderer.draw(m_replay.simulation(), m_replay.project());
}

Result<FilmEnd> recordFilm(FilmPlan plan, const QString& file,
                           const std::function<bool(std::size_t, std::size_t)>& goOn) {
    if (file.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive)) {
        plan.from = plan.to;
        Film film(std::move(plan));
        const QImage image = film.next([&] { return goOn(0, 1); });
        if (image.isNull())
            return FilmEnd::canceled;
        const Result<Done> saved = savePng(image, file);
        if (!saved)
            return saved.problems();
        goOn(1, 1);
        return FilmEnd::finished;
    }
    const QSize size = plan.look.size;
    Film film(std::move(plan));
    FilmEncoder encoder(file, size, film.framesPerSecond());
    if (const Result<Done> started = encoder.start(); !started)
        return started.problems();
    for (std::size_t done = 0; done < film.frameCount(); ++done) {
        const auto goOnNow = [&] { return goOn(done, film.frameCount()); };
        const QImage image = goOnNow() ? film.next(goOnNow) : QImage();
        if (image.isNull())
            return FilmEnd::canceled; // the encoder removes its file
        if (const Result<Done> added = encoder.add(image); !added)
            return added.problems();
    }
    if (const Result<Done> finished = encoder.finish(); !finished)
        return finished.problems();
    goOn(film.frameCount(), film.frameCount());
    return FilmEnd::finished;
}

} // namespace tiller
