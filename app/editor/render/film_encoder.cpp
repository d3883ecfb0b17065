#include "app/editor/render/film_encoder.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace tiller {

namespace {

/// Every frame has its own palette: one palette for all frames would have to wait for the last one.
const auto gifColors = QStringLiteral("split[a][b];[a]palettegen=stats_mode=single[p];"
                                      "[b][p]paletteuse=new=1:dither=none");
/// H.264 needs even sizes.
const auto evenSize = QStringLiteral("pad=ceil(iw/2)*2:ceil(ih/2)*2");

QString formatOf(const QString& file) {
    return QFileInfo(file).suffix().toLower();
}

} // namespace

FilmEncoder::FilmEncoder(const QString& file, QSize size, double framesPerSecond)
    : m_file(file), m_writer(file.toStdString()), m_size(size), m_rate(framesPerSecond) {}

FilmEncoder::~FilmEncoder() {
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished(-1);
    }
}

QString FilmEncoder::program() {
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

QString FilmEncoder::missingText() {
    return QStringLiteral("Recording a film needs ffmpeg, which is not installed: no folder of "
                          "PATH has it. Install the package ffmpeg, then try again. Pictures (PNG) "
                          "work without it.");
}

bool FilmEncoder::isFilm(const QString& file) {
    const QString format = formatOf(file);
    return format == QStringLiteral("gif") || format == QStringLiteral("mp4");
}

QString FilmEncoder::noFilmText(const QString& file) {
    return QStringLiteral("\"%1\" is neither *.gif nor *.mp4. Choose a name that ends with one of "
                          "them.")
        .arg(file);
}

QSize FilmEncoder::sizeOf(const QString& file, QSize size) {
    if (formatOf(file) != QStringLiteral("mp4"))
        return size;
    return {(size.width() + 1) / 2 * 2, (size.height() + 1) / 2 * 2};
}

QStringList FilmEncoder::arguments(const QString& format) const {
    QStringList all{"-hide_banner",
                    "-loglevel",
                    "error",
                    "-nostdin",
                    "-xerror", // else a full disk at the very end is a success
                    "-y",
                    "-f",
                    "rawvideo",
                    "-pixel_format",
                    "bgr0",
                    "-video_size",
                    QStringLiteral("%1x%2").arg(m_size.width()).arg(m_size.height()),
                    "-framerate",
                    QString::number(m_rate, 'g', 12),
                    "-i",
                    "pipe:0"};
    if (format == QStringLiteral("gif"))
        all += {"-filter_complex", gifColors};
    else
        all += {"-vf",  evenSize, "-c:v",     "libx264", "-preset",   "medium",
                "-crf", "18",     "-pix_fmt", "yuv420p", "-movflags", "+faststart"};
    return all +
           QStringList{"-map_metadata",
                       "-1",
                       "-fflags",
                       "+bitexact",
                       "-flags:v",
                       "+bitexact",
                       "-f",
                       format,
                       QFileInfo(QFile::decodeName(m_writer.path().c_str())).absoluteFilePath()};
}

Result<Done> FilmEncoder::start() {
    if (!isFilm(m_file))
        return Problem{.text = noFilmText(m_file).toStdString()};
    const QString ffmpeg = program();
    if (ffmpeg.isEmpty())
        return Problem{.text = missingText().toStdString()};
    if (auto opened = m_writer.open(); !opened)
        return opened;
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(ffmpeg, arguments(formatOf(m_file)));
    if (!m_process.waitForStarted(-1))
        return Problem{
            .text = "ffmpeg could not be started: " + m_process.errorString().toStdString() + "."};
    return Done{};
}

Result<Done> FilmEncoder::add(const QImage& image) {
    Q_ASSERT(image.size() == m_size && image.format() == QImage::Format_RGB32);
    const qint64 bytes = image.sizeInBytes();
    if (m_process.write(reinterpret_cast<const char*>(image.constBits()), bytes) != bytes)
        return failure();
    while (m_process.bytesToWrite() > 0)
        if (!m_process.waitForBytesWritten(-1))
            return failure();
    return Done{};
}

Result<Done> FilmEncoder::finish() {
    m_process.closeWriteChannel();
    m_process.waitForFinished(-1);
    if (m_process.exitStatus() != QProcess::NormalExit || m_process.exitCode() != 0)
        return failure();
    return m_writer.finish();
}

/// What ffmpeg reports. Waits until it has ended.
Problem FilmEncoder::failure() {
    m_process.closeWriteChannel();
    m_process.waitForFinished(-1);
    const QString words = QString::fromLocal8Bit(m_process.readAllStandardError()).trimmed();
    return {.text = "ffmpeg failed" +
                    (words.isEmpty() ? std::string(".") : ": " + words.toStdString())};
}

} // namespace tiller
