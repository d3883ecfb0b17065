#include "app/editor/render/project_preview.h"

#include "app/editor/render/film.h"
#include "app/editor/words/change_words.h"
#include "core/io/project_io.h"

#include <QPainter>
#include <QQuickWindow>
#include <QThreadPool>

namespace tiller {

namespace {

constexpr double previewMargin = 4; // pixels around the world

struct PreviewRequest {
    QString file;
    QString earlierFile;
    std::optional<Project> later;
    RenderLook look;
};

/// A file that cannot be read has no changes.
QString changesOf(const PreviewRequest& request, const Project& project) {
    if (request.later)
        return changeSummary(difference(project, *request.later), *request.later);
    if (request.earlierFile.isEmpty())
        return {};
    const auto earlier = loadProject(request.earlierFile.toStdString());
    return earlier ? changeSummary(difference(earlier.value().project, project), project)
                   : QString();
}

ProjectPreview::Content contentOf(const PreviewRequest& request) {
    const auto loaded = loadProject(request.file.toStdString());
    if (!loaded)
        return {.problem = QString::fromStdString(loaded.problems().front().text)};
    const Project& project = loaded.value().project;
    const Simulation start(project);
    RenderLook look = request.look;
    look.view.emplace().fit(worldBox(project), QSizeF(look.size) / look.pixelRatio, previewMargin);
    return {.picture = WorldRenderer(look).draw(start, project),
            .changes = changesOf(request, project)};
}

} // namespace

ProjectPreview::ProjectPreview(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &ProjectPreview::sourceChanged, this, &ProjectPreview::forget);
    connect(this, &QQuickItem::widthChanged, this, &ProjectPreview::forget);
    connect(this, &QQuickItem::heightChanged, this, &ProjectPreview::forget);
}

ProjectPreview::~ProjectPreview() {
    if (m_wanted)
        *m_wanted = false;
}

void ProjectPreview::forget() {
    if (m_wanted)
        *m_wanted = false;
    m_wanted.reset();
    if (std::exchange(m_ready, false))
        emit readyChanged();
    polish();
}

void ProjectPreview::updatePolish() {
    if (m_wanted || m_file.isEmpty() || size().isEmpty() || !window())
        return;
    const double ratio = window()->effectiveDevicePixelRatio();
    PreviewRequest request{.file = m_file,
                           .earlierFile = m_earlierFile,
                           .later = {},
                           .look = {.size = (size() * ratio).toSize(),
                                    .pixelRatio = ratio,
                                    .colors = viewColors(m_dark)}};
    request.look.overlays.grid = false;
    if (m_later)
        request.later = m_later->project();
    m_wanted = std::make_shared<std::atomic<bool>>(true);
    QThreadPool::globalInstance()->start(
        [request = std::move(request), wanted = m_wanted, item = QPointer(this)] {
            if (!*wanted)
                return;
            const Content content = contentOf(request);
            QMetaObject::invokeMethod(qApp, [content, wanted, item] {
                if (*wanted && item)
                    item->show(content);
            });
        });
}

void ProjectPreview::show(const Content& content) {
    m_content = content;
    m_ready = true;
    emit readyChanged();
    update();
}

void ProjectPreview::paint(QPainter* painter) {
    if (m_ready && !m_content.picture.isNull())
        painter->drawImage(QRectF(QPointF(), size()), m_content.picture);
}

} // namespace tiller
