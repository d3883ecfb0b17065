#include "app/editor/document/state_folder.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <sys/stat.h>

namespace tiller {

namespace {

/// Qt knows this folder from version 6.7 on.
QString stateHome() {
    const QString chosen = qEnvironmentVariable("XDG_STATE_HOME");
    if (QDir::isAbsolutePath(chosen))
        return chosen;
    const bool isTest = QStandardPaths::isTestModeEnabled();
    return QDir::home().filePath(isTest ? QStringLiteral(".qttest/state")
                                        : QStringLiteral(".local/state"));
}

} // namespace

QString stateFolder(const QString& name) {
    const QString all = stateHome() + QStringLiteral("/tiller");
    QDir().mkpath(stateHome());
    makePrivateFolder(all);
    makePrivateFolder(all + '/' + name);
    return all + '/' + name;
}

void makePrivateFolder(const QString& folder) {
    ::mkdir(QFile::encodeName(folder).constData(), 0700);
}

} // namespace tiller
