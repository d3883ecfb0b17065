#include "app/editor/document/crash_reports.h"

#include "app/editor/document/crash_handler.h"
#include "app/editor/document/recovery.h"
#include "app/editor/document/state_folder.h"

#include <QDir>
#include <QFileInfo>

namespace tiller {

namespace {

const auto seenKey = QStringLiteral("seenCrash");
constexpr qint64 mostReportBytes = 100'000;

} // namespace

CrashReports::CrashReports(QString folder, QObject* parent) : QObject(parent) {
    const QFileInfoList reports =
        QDir(folder).entryInfoList({QStringLiteral("crash-*.txt")}, QDir::Files | QDir::NoSymLinks,
                                   QDir::Time); // the latest first
    if (!reports.empty())
        m_latest = reports.front().absoluteFilePath();
}

QString CrashReports::folder() {
    return stateFolder(QStringLiteral("crashes"));
}

QString CrashReports::when() const {
    return savedText(QFileInfo(m_latest).lastModified(), QDateTime::currentDateTime());
}

bool CrashReports::unseen() const {
    return !m_latest.isEmpty() &&
           m_settings.value(seenKey).toString() != QFileInfo(m_latest).fileName();
}

QString CrashReports::text() const {
    QFile file(m_latest);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(mostReportBytes))
                                          : QString();
}

void CrashReports::markSeen() {
    m_settings.setValue(seenKey, QFileInfo(m_latest).fileName());
    emit changed();
}

void CrashReports::note(const QString& command) {
    noteCommand(command.toStdString());
}

} // namespace tiller
