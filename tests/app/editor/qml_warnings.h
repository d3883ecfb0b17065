#pragma once

#include <QStringList>

/// Collects the warnings about QML. Call start() in initTestCase(): Qt Test installs its own
/// message handler before that.
class QmlWarnings {
public:
    static void start() { qInstallMessageHandler(collect); }
    [[nodiscard]] static const QStringList& all() { return list(); }

private:
    static QStringList& list() {
        static QStringList warnings;
        return warnings;
    }
    static void collect(QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type != QtDebugMsg && type != QtInfoMsg &&
            (text.contains(QStringLiteral(".qml")) || text.contains(QStringLiteral("QQml"))))
            list().append(text);
    }
};
