#include "app/editor/viewport/layer_pictures.h"

#include "app/editor/document/folders.h"
#include "app/editor/pane/view_transform.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

#include <utility>

namespace tiller {

namespace {

constexpr qsizetype maxLayerPixels = 36'000'000; // of one picture: 144 MB in memory
constexpr qsizetype maxAllPixels = 100'000'000;  // of all layers that are shown: 400 MB
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
        return words("Save the project to show the picture %1, which stands beside it.");
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
    const Files before = std::exchange(m_files, {});
    const Images known = std::exchange(m_images, {});
    qsizetype pixels = 0;
    for (const bool hidden : {false, true}) // hidden ones stay in memory where there is room
        for (const Layer& layer : layers.all()) {
            const LayerAnnotation& of = layer.settings;
            if (of.picture.empty() || of.hidden != hidden)
                continue;
            const QString name = QString::fromStdString(of.picture);
            const File& file = fileOf(folder, name, before);
            const QString& path = file.found.file;
            const qsizetype more = qsizetype{file.found.size.width()} * file.found.size.height();
            PictureFile::Problem problem = file.found.problem;
            const bool isSound = problem == PictureFile::Problem::none;
            const bool fits = pixels + more <= maxAllPixels;
            if (isSound && fits && (!hidden || isKnown(known, file))) {
                pixels += more;
                const auto [image, isNew] = m_images.try_emplace(path);
                if (isNew)
                    image->second = isKnown(known, file) ? known.at(path) : read(file);
                if (image->second.image.isNull())
                    problem = PictureFile::Problem::unreadable;
                else if (!hidden)
                    m_pictures.push_back({layer.id, image->second.image,
                                          QRectF(of.x, of.y, of.width, of.height), of.opacity});
            } else if (isSound && !fits && !hidden) {
                m_problems[layer.id] =
                    QCoreApplication::translate(
                        "LayerPictures", "The picture %1 is not shown: those of all layers have "
                                         "more than 100 million pixels.")
                        .arg(name);
            }
            if (problem != PictureFile::Problem::none)
                m_problems[layer.id] = sentenceOf(problem).arg(name);
        }
}

/// What a layer names. Looks at the file only if it has changed.
const LayerPictures::File& LayerPictures::fileOf(const QString& folder, const QString& name,
                                                 const Files& before) {
    const auto [file, isNew] = m_files.try_emplace(name);
    if (!isNew)
        return file->second;
    const QString path = pathInFolder(folder, name);
    const QDateTime time = path.isEmpty() ? QDateTime() : QFileInfo(path).lastModified();
    const auto known = before.find(name);
    if (known != before.end() && known->second.folder == folder && known->second.time == time)
        file->second = known->second;
    else
        file->second = {folder, time, findPicture(folder, name, maxLayerPixels)};
    return file->second;
}

bool LayerPictures::isKnown(const Images& images, const File& file) {
    const auto found = images.find(file.found.file);
    return found != images.end() && found->second.time == file.time;
}

LayerPictures::Image LayerPictures::read(const File& file) {
    QImageReader reader(file.found.file);
    reader.setAutoTransform(true);
    QImage image = reader.read();
    if (image.width() > widestTexture || image.height() > widestTexture)
        image = image.scaled(widestTexture, widestTexture, Qt::KeepAspectRatio,
                             Qt::SmoothTransformation);
    return {file.time, image.convertToFormat(QImage::Format_ARGB32_Premultiplied)};
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
