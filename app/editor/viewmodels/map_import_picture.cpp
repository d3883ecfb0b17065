#include "app/editor/document/document.h"
#include "app/editor/viewmodels/map_import_model.h"
#include "app/editor/words/names.h"
#include "app/import/map_picture.h"
#include "core/model/scene_layers.h"

#include <QDir>
#include <QFileInfo>

/// The picture of the map: its name, and its file beside the project.
namespace tiller {

namespace {

std::string_view textOfBytes(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

std::optional<QByteArray> bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readAll()) : std::nullopt;
}

QString pathBeside(const QString& project, const std::string& name) {
    return QFileInfo(project).dir().filePath(QString::fromStdString(name));
}

Result<Done> savePicture(const QString& project, const std::string& name, const QByteArray& bytes) {
    return maps::savePicture(project.toStdString(), name, textOfBytes(bytes));
}

} // namespace

void MapImportModel::setDrawsPicture(bool draws) {
    m_drawsPicture = draws;
    m_sources.announce({"choices"});
    emit previewed();
}

/// The layer of the picture of an earlier import; null if there is none.
const Annotation* MapImportModel::pictureLayer() const {
    return maps::pictureLayerOf(m_document->project(), m_settings);
}

std::string MapImportModel::pictureName() const {
    return maps::pictureNameFor(
        m_document->project(), m_settings, m_document->file().toStdString(),
        [this](const std::string& name) { return m_pending.contains(name); });
}

/// The layer that shows a picture; null if there is none.
const Annotation* MapImportModel::layerWith(const std::string& picture) const {
    for (const Annotation& each : m_document->project().annotations)
        if (isLayer(each) && textOf(valueOf(each, "picture")) == picture)
            return &each;
    return nullptr;
}

/// Gives the map's picture its new content.
bool MapImportModel::writePicture(const std::string& name) {
    const QString& project = m_document->file();
    std::optional<QByteArray> before;
    if (!project.isEmpty())
        before = bytesOf(pathBeside(project, name));
    else if (const auto pending = m_pending.find(name); pending != m_pending.end())
        before = pending->second;
    if (const auto saved = putPicture(name, m_picture); !saved) {
        emit m_document->failed(tr("The map's picture could not be saved"),
                                placedSentences(saved.problems()));
        return false;
    }
    m_replaced.push_back({name, std::move(before), m_picture});
    return true;
}

/// Writes the picture beside the project, or keeps it for the first save.
Result<Done> MapImportModel::putPicture(const std::string& name, const QByteArray& bytes) {
    if (!m_document->file().isEmpty())
        return savePicture(m_document->file(), name, bytes);
    m_pending[name] = bytes;
    return Done();
}

/// The pictures are as before an import that was refused or canceled.
/// @param first of m_replaced
void MapImportModel::restorePictures(std::size_t first) {
    while (m_replaced.size() > first) {
        const ReplacedPicture each = std::move(m_replaced.back());
        m_replaced.pop_back();
        if (each.before)
            exchangePicture(each.name, each.after, *each.before);
        else if (m_pending.erase(each.name) == 0)
            QFile::remove(pathBeside(m_document->file(), each.name));
    }
}

/// Undo gives a picture its earlier content. A new one stays: redo shows it again.
/// @param first of m_replaced
EditProject::Effect MapImportModel::effectOfPictures(std::size_t first) {
    std::vector<ReplacedPicture> replaced(m_replaced.begin() + static_cast<std::ptrdiff_t>(first),
                                          m_replaced.end());
    std::erase_if(replaced, [](const ReplacedPicture& each) {
        return !each.before || *each.before == each.after;
    });
    if (replaced.empty())
        return {};
    const QPointer<MapImportModel> model(this);
    return [model, replaced = std::move(replaced)](bool isDone) {
        for (const ReplacedPicture& each : replaced)
            if (model && isDone)
                model->exchangePicture(each.name, *each.before, each.after);
            else if (model)
                model->exchangePicture(each.name, each.after, *each.before);
    };
}

/// Gives a picture other content, unless another program has changed it since.
void MapImportModel::exchangePicture(const std::string& name, const QByteArray& from,
                                     const QByteArray& to) {
    const QString& project = m_document->file();
    if (!project.isEmpty() && bytesOf(pathBeside(project, name)) != from)
        return;
    if (const auto saved = putPicture(name, to); !saved)
        m_document->refuse(saved.problems());
}

/// The project is about to get a file: its pictures go beside it. They are kept until it is saved.
void MapImportModel::writePending(const QString& projectFile) {
    m_written.clear();
    for (const auto& [name, bytes] : m_pending) {
        if (maps::isThere(pathBeside(projectFile, name).toStdString()) || !layerWith(name))
            continue; // not ours, or undone
        if (const auto saved = savePicture(projectFile, name, bytes); saved)
            m_written.insert(name);
        else
            m_document->refuse(saved.problems());
    }
}

/// The project has a file. A picture whose name another file has gets a name of its own.
void MapImportModel::endPending() {
    for (const auto& [name, bytes] : std::exchange(m_pending, {})) {
        if (m_written.contains(name))
            continue;
        const Annotation* layer = layerWith(name);
        if (!layer)
            continue; // undone
        const std::string other =
            maps::freePictureName(name.substr(0, name.size() - maps::pictureEnd.size()),
                                  m_document->file().toStdString());
        const auto saved = savePicture(m_document->file(), other, bytes);
        if (!saved) {
            m_document->refuse(saved.problems());
            continue;
        }
        m_document->push(
            setLayerValue(m_document->project(), m_document->ids(), layer->id, "picture", other),
            tr("Name the map's picture"));
        m_document->refuse(
            tr("There is another %1, so the map's picture is %2. Save the project once more.")
                .arg(QString::fromStdString(name), QString::fromStdString(other)));
    }
}

} // namespace tiller
