#include "app/editor/document/document.h"
#include "app/editor/viewmodels/map_import_model.h"
#include "app/import/map_layers.h"
#include "core/io/files.h"
#include "core/model/scene_layers.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <filesystem>

/// The picture of the map: its name, and its file beside the project.
namespace tiller {

namespace {

const QString pictureEnd = QStringLiteral(".map.png");

QString pathBeside(const QString& project, const std::string& name) {
    return QFileInfo(project).dir().filePath(QString::fromStdString(name));
}

/// Whether a picture of a map may be written under this name: it is below the project's folder, and
/// nothing but a map's picture is called so.
bool isPictureName(const std::string& text, const QString& project) {
    const QString name = QString::fromStdString(text);
    const std::filesystem::path path = text;
    if (!name.endsWith(pictureEnd) || QDir::isAbsolutePath(name) || name.contains('\\') ||
        !path.is_relative() || std::ranges::find(path, "..") != path.end())
        return false;
    if (project.isEmpty())
        return true;
    const QString folder = QFileInfo(project).dir().canonicalPath();
    const QString own = QFileInfo(pathBeside(project, text)).dir().canonicalPath();
    return !own.isEmpty() && (own == folder || own.startsWith(folder + '/'));
}

bool isThere(const QString& path) {
    return QFileInfo::exists(path) || QFileInfo(path).isSymLink();
}

/// A link with this name is replaced, never followed.
Result<Done> savePicture(const QString& project, const std::string& name, const QByteArray& bytes) {
    const std::string path = pathBeside(project, name).toStdString();
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    return isThere(project) ? saveCompanion(path, text, project.toStdString())
                            : saveText(path, text); // the first save: nothing has this name
}

} // namespace

QStringList sentencesOfMap(const Problems& problems) {
    QStringList sentences;
    for (const Problem& each : problems)
        sentences += (each.line > 0 ? MapImportModel::tr("Line %1: ").arg(each.line) : QString()) +
                     QString::fromStdString(each.text);
    return sentences;
}

void MapImportModel::setDrawsPicture(bool draws) {
    m_drawsPicture = draws;
    emit previewed();
}

/// The layer of the picture of an earlier import; null if there is none.
const Annotation* MapImportModel::pictureLayer() const {
    const Project& project = m_document->project();
    for (const Annotation& each : project.annotations)
        if (each.type == "map") {
            const maps::ImportSettings earlier = maps::importSettingsOf(each);
            if (earlier.file == m_settings.file && earlier.part == m_settings.part)
                if (const Annotation* layer =
                        project.annotation(maps::MapLayers::pictureId(each.id));
                    layer && isLayer(*layer))
                    return layer;
        }
    return nullptr;
}

/// A name that no other file beside the project has.
std::string MapImportModel::freePictureName() const {
    QString base = QFileInfo(m_file).completeBaseName();
    if (!m_settings.part.empty())
        base += '-' + QString::fromStdString(m_settings.part);
    static const QRegularExpression odd(QStringLiteral("[^\\w .-]"));
    base.replace(odd, QStringLiteral("-"));
    QString name = base + QStringLiteral(".map.png");
    for (int i = 2; isTaken(name); ++i)
        name = QStringLiteral("%1-%2.map.png").arg(base).arg(i);
    return name.toStdString();
}

bool MapImportModel::isTaken(const QString& name) const {
    return m_pending.contains(name.toStdString()) ||
           (!m_document->file().isEmpty() &&
            isThere(pathBeside(m_document->file(), name.toStdString())));
}

std::string MapImportModel::pictureName() const {
    const Annotation* layer = pictureLayer();
    const std::string name = layer ? textOf(valueOf(*layer, "picture")) : std::string();
    return isPictureName(name, m_document->file()) ? name : freePictureName();
}

/// The layer that shows a picture; null if there is none.
const Annotation* MapImportModel::layerWith(const std::string& picture) const {
    for (const Annotation& each : m_document->project().annotations)
        if (isLayer(each) && textOf(valueOf(each, "picture")) == picture)
            return &each;
    return nullptr;
}

/// The pictures are as before an import that was refused or canceled.
/// @param first of m_replaced
void MapImportModel::restorePictures(std::size_t first) {
    while (m_replaced.size() > first) {
        const auto [name, bytes] = m_replaced.back();
        m_replaced.pop_back();
        if (bytes) {
            if (const auto saved = savePicture(m_document->file(), name, *bytes); !saved)
                m_document->refuse(saved.problems());
        } else {
            QFile::remove(pathBeside(m_document->file(), name));
        }
    }
}

bool MapImportModel::writePicture(const std::string& name) {
    if (m_document->file().isEmpty()) {
        m_pending[name] = m_picture;
        return true;
    }
    QFile before(pathBeside(m_document->file(), name));
    std::optional<QByteArray> bytes;
    if (before.open(QIODevice::ReadOnly))
        bytes = before.readAll();
    before.close();
    const auto saved = savePicture(m_document->file(), name, m_picture);
    if (saved)
        m_replaced.emplace_back(name, std::move(bytes));
    else
        emit m_document->failed(tr("The map's picture could not be saved"),
                                sentencesOfMap(saved.problems()));
    return saved.ok();
}

/// The project is about to get a file: its pictures go beside it. They are kept until it is saved.
void MapImportModel::writePending(const QString& projectFile) {
    m_written.clear();
    for (const auto& [name, bytes] : m_pending) {
        if (isThere(pathBeside(projectFile, name)) || !layerWith(name))
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
        const QString base = QString::fromStdString(name).chopped(pictureEnd.size());
        QString other = base + pictureEnd;
        for (int i = 2; isTaken(other); ++i)
            other = QStringLiteral("%1-%2%3").arg(base).arg(i).arg(pictureEnd);
        const auto saved = savePicture(m_document->file(), other.toStdString(), bytes);
        if (!saved) {
            m_document->refuse(saved.problems());
            continue;
        }
        m_document->push(setLayerValue(m_document->project(), m_document->ids(), layer->id,
                                       "picture", other.toStdString()),
                         tr("Name the map's picture"));
        m_document->refuse(
            tr("There is another %1, so the map's picture is %2. Save the project once more.")
                .arg(QString::fromStdString(name), other));
    }
}

} // namespace tiller
