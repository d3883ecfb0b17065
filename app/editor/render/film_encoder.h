#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QProcess>

namespace tiller {

/// Makes a film of pictures through ffmpeg: *.gif or *.mp4 (H.264). It is written beside the file
/// and put into its place when it is whole.
class FilmEncoder {
public:
    FilmEncoder(const QString& file, QSize size, double framesPerSecond);
    ~FilmEncoder(); ///< takes back what is not finished
    FilmEncoder(const FilmEncoder&) = delete;
    FilmEncoder& operator=(const FilmEncoder&) = delete;

    /// The path of ffmpeg; empty where it is not installed.
    [[nodiscard]] static QString program();
    /// What to say where it is not.
    [[nodiscard]] static QString missing();
    /// Whether the name says that it is a film: *.gif or *.mp4.
    [[nodiscard]] static bool isFilm(const QString& file);
    /// What to say where it does not.
    [[nodiscard]] static QString noFilm(const QString& file);
    /// How large a film of pictures of @p size is: that of an MP4 is even.
    [[nodiscard]] static QSize sizeOf(const QString& file, QSize size);

    [[nodiscard]] Result<Done> start();
    /// @pre of the size that was given. Waits until ffmpeg has taken it.
    [[nodiscard]] Result<Done> add(const QImage& image);
    [[nodiscard]] Result<Done> finish();

private:
    [[nodiscard]] QStringList arguments(const QString& format) const;
    [[nodiscard]] Problem failure();

    QString m_file;
    QString m_part; ///< where it grows
    QSize m_size;
    double m_rate;
    QProcess m_process;
};

} // namespace tiller
