#pragma once

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <functional>
#include <optional>
#include <unistd.h>

/// Processes that are killed while they save.
namespace tiller::faults {

/// Temporary files that a process left in a folder.
inline QStringList leftIn(const QString& folder) {
    return QDir(folder).entryList({".tiller-save-*"}, QDir::Files | QDir::Hidden | QDir::System);
}

struct Kills {
    int kills = 0;
    int left = 0; ///< that left a temporary file behind
};

/// Starts this program with @p arguments, which make it save again and again and print a line after
/// the first time, kills it at a random moment, and looks.
/// @param look what is wrong; empty if nothing is
inline std::optional<QString> killOften(int times, const QStringList& arguments,
                                        const QString& folder, const std::function<QString()>& look,
                                        Kills& kills) {
    QRandomGenerator random(4711);
    for (int i = 0; i < times; ++i) {
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(), arguments);
        while (!process.canReadLine())
            if (!process.waitForReadyRead(60'000))
                return QString("after kill %1 the process does not save: %2, exit code %3")
                    .arg(kills.kills)
                    .arg(process.errorString())
                    .arg(process.exitCode());
        ::usleep(random.bounded(30'000u)); // anywhere in a save, or between two
        process.kill();
        process.waitForFinished();
        ++kills.kills;
        kills.left += leftIn(folder).isEmpty() ? 0 : 1;
        if (const QString wrong = look(); !wrong.isEmpty())
            return QString("after kill %1: %2").arg(kills.kills).arg(wrong);
    }
    return {};
}

/// Calls a program where a folder is a disk of 4 MB.
/// @param script for sh; $1 is the folder
/// @return its output; nothing if this system does not let us mount
inline std::optional<std::pair<int, QString>> onSmallDisk(const QString& folder,
                                                          const QString& script) {
    const QString mount = "mount -t tmpfs -o size=4m none \"$1\" || exit 99\n";
    for (const QStringList& as : {QStringList{"-m"}, QStringList{"-rm"}}) {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start("unshare", as + QStringList{"sh", "-c", mount + script, "sh", folder});
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            continue;
        const QString output = QString::fromUtf8(process.readAll());
        if (process.exitCode() != 99 && !output.contains("unshare: "))
            return std::pair(process.exitCode(), output);
    }
    return {};
}

} // namespace tiller::faults
