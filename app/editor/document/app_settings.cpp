#include "app/editor/document/app_settings.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>

namespace tiller {

namespace {

constexpr qsizetype mostRecentFiles = 10;
const auto darkKey = QStringLiteral("dark");
const auto recentKey = QStringLiteral("recentFiles");

bool desktopIsDark() {
    return QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5F;
}

} // namespace

AppSettings::AppSettings(QObject* parent)
    : QObject(parent), m_dark(m_settings.value(darkKey, desktopIsDark()).toBool()) {}

void AppSettings::setDark(bool dark) {
    if (m_dark == dark)
        return;
    m_dark = dark;
    m_settings.setValue(darkKey, dark);
    emit darkChanged();
}

QStringList AppSettings::recentFiles() const {
    QStringList there;
    for (const QString& file : m_settings.value(recentKey).toStringList())
        if (QFileInfo::exists(file))
            there.append(file);
    return there;
}

void AppSettings::addRecentFile(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList files = m_settings.value(recentKey).toStringList();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(recentKey, files.mid(0, mostRecentFiles));
    emit recentFilesChanged();
}

void AppSettings::clearRecentFiles() {
    m_settings.remove(recentKey);
    emit recentFilesChanged();
}

} // namespace tiller
