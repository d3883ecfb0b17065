#pragma once

#include <QtQml/QQmlExtensionPlugin>

// The QML modules of the editor are linked statically: a program that shows them imports them.
Q_IMPORT_QML_PLUGIN(Tiller_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tiller_UiPlugin)
