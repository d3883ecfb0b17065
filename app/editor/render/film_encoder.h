#pragma once

#include "core/io/file_writer.h"

#include <QImage>
#include <QProcess>

namespace tiller {

/// Encodes pictures as a film with ffmpeg: *.gif or *.mp4 (H.264). It writes a temporary file
/// beside the film, which gets the film's name when it is whole and on the disk (see FileWriter).
class FilmEncoder {
public:
    FilmEncoder(const QString& file, QSize size, double framesPerSecond);
    ~FilmEncoder(); ///< removes a film that is not finished
    FilmEncoder(const FilmEncoder&) = delete;
    FilmEncoder& operator=(const FilmEncoder&) = delete;

    /// The path of ffmpeg; empty if it is not installed.
    [[nodiscard]] static QString program();
    /// The message for a machine without ffmpeg.
    [[nodiscard]] static QString missingText();
    /// Whether the name of the file ends as that of a film: *.gif or *.mp4.
    [[nodiscard]] static bool isFilm(const QString& file);
    /// The message for a file that is no film.
    [[nodiscard]] static QString noFilmText(const QString& file);
    /// The size of a film of pictures of @p size: MP4 has even sizes only.
    [[nodiscard]] static QSize sizeOf(const QString& file, QSize size);

    [[nodiscard]] Result<Done> start();
    /// Adds a picture, and waits until ffmpeg has read it. @pre it has the size of the film
    [[nodiscard]] Result<Done> add(const QImage& image);
    [[nodiscard]] Result<Done> finish();

private:
    [[nodiscard]] QStringList arguments(const QString& format) const;
    [[nodiscard]] Problem failure();

    QString m_file;
    FileWriter m_writer;
    QSize m_size;
    double m_rate;
    QProcess m_process;
};

} // namespace tiller
