#include "app/editor/document/document.h"
#include "app/editor/viewmodels/map_import_model.h"
#include "app/import/map_layers.h"
#include "core/io/files.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

/// The picture of the map: its name, and its file beside the project.
namespace tiller {

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
                return project.annotation(maps::MapLayers::pictureId(each.id));
        }
    return nullptr;
}

std::string MapImportModel::pictureName() const {
    if (const Annotation* layer = pictureLayer())
        return textOf(valueOf(*layer, "picture"));
    QString base = QFileInfo(m_file).completeBaseName();
    if (!m_settings.part.empty())
        base += '-' + QString::fromStdString(m_settings.part);
    static const QRegularExpression odd(QStringLiteral("[^\\w .-]"));
    base.replace(odd, QStringLiteral("-"));
    QString name = base + QStringLiteral(".map.png");
    const QDir folder = QFileInfo(m_document->file()).dir();
    for (int i = 2; !m_document->file().isEmpty() && folder.exists(name); ++i)
        name = QStringLiteral("%1-%2.map.png").arg(base).arg(i); // another file has this name
    return name.toStdString();
}

bool MapImportModel::writePicture(const std::string& name) {
    if (m_document->file().isEmpty()) {
        m_pending[name] = m_picture;
        return true;
    }
    const QString path = QFileInfo(m_document->file()).dir().filePath(QString::fromStdString(name));
    const auto saved =
        saveText(path.toStdString(), std::string_view(m_picture.constData(),
                                                      static_cast<std::size_t>(m_picture.size())));
    if (!saved)
        emit m_document->failed(tr("The map's picture could not be saved"),
                                sentencesOfMap(saved.problems()));
    return saved.ok();
}

/// The project gets a file: its pictures go beside it.
void MapImportModel::writePending(const QString& projectFile) {
    for (const auto& [name, bytes] : std::exchange(m_pending, {})) {
        const QString path = QFileInfo(projectFile).dir().filePath(QString::fromStdString(name));
        if (QFileInfo::exists(path))
            continue; // not ours
        const auto saved =
            saveText(path.toStdString(),
                     std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        if (!saved)
            m_document->refuse(saved.problems());
    }
}

} // namespace tiller
