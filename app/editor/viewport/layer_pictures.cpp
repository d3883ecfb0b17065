#include "app/editor/viewport/layer_pictures.h"

#include "app/editor/document/picture_file.h"
#include "app/editor/viewport/view_transform.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

namespace tiller {

namespace {

constexpr qsizetype maxLayerPixels = 36'000'000; // of one picture: 144 MB in memory
constexpr int widestTexture = 8192;              // every GPU takes this

QString sentenceOf(PictureFile::Problem problem) {
    using Problem = PictureFile::Problem;
    const auto words = [](const char* text) {
        return QCoreApplication::translate("LayerPictures", text);
    };
    switch (problem) {
    case Problem::none:
        break;
    case Problem::elsewhere:
        return words("The picture %1 is not in the project's folder.");
    case Problem::noFolder:
        return words("Save the project beside the picture %1 to show it.");
    case Problem::missing:
        return words("The picture %1 is missing.");
    case Problem::noFile:
        return words("The picture %1 is not a file.");
    case Problem::largeFile:
        return words("The picture %1 has more than 16 MB.");
    case Problem::unreadable:
        return words("The picture %1 cannot be read.");
    case Problem::largePicture:
        return words("The picture %1 has more than 36 million pixels.");
    }
    return {};
}

} // namespace

void LayerPictures::show(const Layers& layers, const QString& folder) {
    m_pictures.clear();
    m_problems.clear();
    std::map<QString, File> files;
    for (const Layer& layer : layers.all()) {
        const LayerAnnotation& of = layer.settings;
        if (of.picture.empty())
            continue;
        const QString name = QString::fromStdString(of.picture);
        const auto known = m_files.find(name);
        const QDateTime time =
            folder.isEmpty() ? QDateTime() : QFileInfo(QDir(folder).filePath(name)).lastModified();
        const bool isSame =
            known != m_files.end() && known->second.folder == folder && known->second.time == time;
        const File& file =
            files.try_emplace(name, isSame ? known->second : read(folder, name)).first->second;
        if (!file.problem.isEmpty())
            m_problems[layer.id] = file.problem;
        else if (!of.hidden)
            m_pictures.push_back(
                {layer.id, file.image, QRectF(of.x, of.y, of.width, of.height), of.opacity});
    }
    m_files = std::move(files);
}

LayerPictures::File LayerPictures::read(const QString& folder, const QString& name) {
    File file{.folder = folder,
              .time = folder.isEmpty() ? QDateTime()
                                       : QFileInfo(QDir(folder).filePath(name)).lastModified()};
    const PictureFile found = findPicture(folder, name, maxLayerPixels);
    QImage image;
    if (found.problem == PictureFile::Problem::none) {
        QImageReader reader(found.file);
        reader.setAutoTransform(true);
        image = reader.read();
    }
    const bool failed = found.problem == PictureFile::Problem::none && image.isNull();
    const auto problem = failed ? PictureFile::Problem::unreadable : found.problem;
    if (problem != PictureFile::Problem::none)
        file.problem = sentenceOf(problem).arg(name);
    if (image.width() > widestTexture || image.height() > widestTexture)
        image = image.scaled(widestTexture, widestTexture, Qt::KeepAspectRatio,
                             Qt::SmoothTransformation);
    file.image = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    return file;
}

QString LayerPictures::problemOf(const Id& layer) const {
    const auto found = m_problems.find(layer);
    return found == m_problems.end() ? QString() : found->second;
}

void paintPictures(QPainter& painter, const LayerPictures& pictures, const ViewTransform& view) {
    painter.save();
    for (const LayerPictures::Picture& each : pictures.all()) {
        const QRectF place = view.toView(each.place);
        // Large pixels stay sharp: maps are pixel art.
        painter.setRenderHint(QPainter::SmoothPixmapTransform, place.width() < each.image.width());
        painter.setOpacity(each.opacity);
        painter.drawImage(place, each.image);
    }
    painter.restore();
}

} // namespace tiller
