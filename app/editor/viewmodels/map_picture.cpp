#include "app/editor/viewmodels/map_picture.h"

#include "app/editor/document/picture_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tiller {

namespace {

constexpr double maxMapPixels = 24'000'000;
constexpr double longestSide = 8192;
constexpr qsizetype maxSourcePixels = 36'000'000; // of one picture that the map names
constexpr qsizetype maxAllPixels = 100'000'000;   // of all of them: 400 MB in memory
constexpr qsizetype maxPngBytes = 16'000'000;     // as findPicture

QString wordsFor(PictureFile::Problem problem) {
    using Problem = PictureFile::Problem;
    const auto words = [](const char* text) {
        return QCoreApplication::translate("MapPicture", text);
    };
    switch (problem) {
    case Problem::largeFile:
        return words("The picture %1 is not drawn: it has more than 16 MB.");
    case Problem::largePicture:
        return words("The picture %1 is not drawn: it has more than 36 million pixels.");
    default:
        return words("The picture %1 is not drawn: it cannot be read.");
    }
}

std::vector<QImage> readPictures(const std::vector<std::string>& files, const QString& folder,
                                 QStringList& problems) {
    std::vector<QImage> images;
    qsizetype pixels = 0;
    for (const std::string& file : files) {
        const QString name = QString::fromStdString(file);
        const PictureFile found = findPicture(folder, name, maxSourcePixels);
        const bool isSound = found.problem == PictureFile::Problem::none;
        const qsizetype more = isSound ? qsizetype{found.size.width()} * found.size.height() : 0;
        const bool fits = pixels + more <= maxAllPixels;
        images.push_back(isSound && fits ? QImageReader(found.file).read() : QImage());
        if (!images.back().isNull())
            pixels += more;
        else if (fits)
            problems += wordsFor(found.problem).arg(name);
        else
            problems += QCoreApplication::translate(
                            "MapPicture", "The picture %1 is not drawn: those of the map have more "
                                          "than 100 million pixels.")
                            .arg(name);
    }
    return images;
}

void drawPiece(QPainter& painter, const maps::MapPiece& piece, const QImage& image) {
    const QRectF from =
        piece.from.width > 0 && piece.from.height > 0
            ? QRectF(piece.from.x, piece.from.y, piece.from.width, piece.from.height)
            : QRectF(image.rect());
    const QSizeF size = piece.to.width > 0 && piece.to.height > 0
                            ? QSizeF(piece.to.width, piece.to.height)
                            : from.size();
    const QRectF to(QPointF(piece.to.x, piece.to.y), size);
    constexpr double farthest = 1e6; // QPainter counts in ints
    if (std::abs(to.left()) > farthest || std::abs(to.top()) > farthest || to.width() > farthest ||
        to.height() > farthest)
        return;
    painter.setOpacity(std::clamp(piece.opacity, 0.0, 1.0));
    if (!piece.flippedAcross && !piece.flippedDown && !piece.flippedDiagonal) {
        painter.drawImage(to, image, from);
        return;
    }
    painter.save();
    painter.translate(to.center());
    painter.scale(piece.flippedAcross ? -1 : 1, piece.flippedDown ? -1 : 1);
    if (piece.flippedDiagonal)
        painter.setTransform(QTransform(0, 1, 1, 0, 0, 0), true);
    const QSizeF drawn = piece.flippedDiagonal ? size.transposed() : size;
    painter.drawImage(QRectF(QPointF(-drawn.width() / 2, -drawn.height() / 2), drawn), image, from);
    painter.restore();
}

} // namespace

MapPicture drawMap(const maps::Map& map, const QString& folder) {
    MapPicture result;
    const maps::MapBox& bounds = map.bounds;
    if (map.look.pieces.empty() || !(bounds.width > 0) || !(bounds.height > 0))
        return result;
    for (const std::string& each : map.look.problems)
        result.problems += QString::fromStdString(each);
    const std::vector<QImage> images = readPictures(map.look.pictures, folder, result.problems);
    const double scale = std::min({1.0, std::sqrt(maxMapPixels / (bounds.width * bounds.height)),
                                   longestSide / bounds.width, longestSide / bounds.height});
    const QSize size(std::max(1, qRound(bounds.width * scale)),
                     std::max(1, qRound(bounds.height * scale)));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, scale < 1);
    painter.scale(scale, scale);
    painter.translate(-bounds.x, -bounds.y);
    bool isDrawn = false;
    for (const maps::MapPiece& piece : map.look.pieces) {
        if (!piece.color.empty()) {
            painter.setOpacity(1);
            painter.fillRect(QRectF(piece.to.x, piece.to.y, piece.to.width, piece.to.height),
                             QColor(QString::fromStdString(piece.color)));
        } else if (!images.at(piece.picture).isNull()) {
            drawPiece(painter, piece, images[piece.picture]);
            isDrawn = true;
        }
    }
    painter.end();
    if (isDrawn)
        result.image = image;
    return result;
}

QByteArray pngOf(QImage image) {
    while (!image.isNull()) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, "PNG"))
            return {};
        if (bytes.size() <= maxPngBytes)
            return bytes;
        image = image.scaled(image.size() * 0.7, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    return {};
}

} // namespace tiller
