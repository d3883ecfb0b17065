#include "app/editor/viewmodels/course_export.h"

#include "app/editor/words/language.h"
#include "app/page/page.h"
#include "app/page/site.h"
#include "core/io/files.h"
#include "core/io/project_io.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tiller {

namespace {

QString nameOfFile(const QString& file) {
    return QFileInfo(file).completeBaseName();
}

/// @param begins the lesson with this number; false cancels
Result<Done> writeCourse(const QStringList& files, const QString& folder,
                         const std::function<bool(std::size_t)>& begins) {
    const auto page = loadPageTemplate();
    if (!page)
        return page.problems();
    const auto index = loadSiteTemplate(pageTemplateFile());
    if (!index)
        return index.problems();
    std::vector<SiteLesson> lessons;
    for (const QString& file : files) {
        auto loaded = loadProject(file.toStdString());
        if (!loaded) {
            Problem first = loaded.problems().front();
            first.text = QFileInfo(file).fileName().toStdString() + ": " + first.text;
            return first;
        }
        lessons.push_back({nameOfFile(file).toStdString(), std::move(loaded).value().project,
                           QFileInfo(file).absolutePath().toStdString()});
    }
    const std::string title = titleOfName(QDir(folder).dirName().toStdString());
    const auto made = writeSite(lessons, title, page.value(), index.value(), begins,
                                spokenLanguage().toStdString());
    return made ? saveSite(folder.toStdString(), made.value()) : Result<Done>(made.problems());
}

} // namespace

CourseExport::~CourseExport() = default;

void CourseExport::begin(const QStringList& files, const QString& folder) {
    if (m_running || files.isEmpty() || folder.isEmpty())
        return;
    QStringList sorted = files;
    std::ranges::sort(sorted, {}, nameOfFile);
    m_running = true;
    m_count = static_cast<int>(sorted.size());
    show(0, nameOfFile(sorted.front()));
    m_thread = std::jthread([this, sorted, folder](const std::stop_token& stop) {
        const auto begins = [&](std::size_t i) {
            const QString name = nameOfFile(sorted[static_cast<qsizetype>(i)]);
            QMetaObject::invokeMethod(
                this, [this, i, name] { show(static_cast<int>(i), name); }, Qt::QueuedConnection);
            return !stop.stop_requested();
        };
        const Result<Done> done = writeCourse(sorted, folder, begins);
        const bool isCanceled = !done && stop.stop_requested();
        QMetaObject::invokeMethod(
            this, [this, folder, done, isCanceled] { end(folder, done, isCanceled); },
            Qt::QueuedConnection);
    });
}

void CourseExport::cancel() {
    m_thread.request_stop();
}

void CourseExport::show(int written, const QString& lesson) {
    m_written = written;
    m_lesson = lesson;
    emit changed();
}

void CourseExport::end(const QString& folder, const Result<Done>& done, bool isCanceled) {
    m_thread.join();
    m_running = false;
    show(done ? m_count : 0, {});
    if (done)
        emit saved(QDir(folder).filePath(QStringLiteral("index.html")));
    else if (!isCanceled)
        emit failed(tr("The course cannot be exported"),
                    {QString::fromStdString(done.problems().front().text)});
}

} // namespace tiller
