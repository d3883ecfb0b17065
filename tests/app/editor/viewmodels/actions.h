#pragma once

#include "app/editor/document/app_settings.h"

#include <QQmlComponent>
#include <QQmlEngine>

#include <memory>

/// Two groups of actions, as in the window: save and open (Ctrl+S, Ctrl+O); play (Space, other word
/// "run") and rest, which is disabled. ran() lists the triggered actions.
class Actions {
public:
    Actions() {
        engine.addImportPath("qrc:/qt/qml");
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQuick
            import Tiller.App
            import Tiller.Ui
            Item {
                id: root
                required property Shortcuts shortcuts
                readonly property var groups: [file, sim]
                property string ran: ""
                ActionGroup {
                    id: file
                    title: "&File"
                    shortcuts: root.shortcuts
                    KeyAction { objectName: "save"; text: "&Save"; keys: "Ctrl+S"; onTriggered: root.ran += "save " }
                    KeyAction { objectName: "open"; text: "&Open"; keys: "Ctrl+O"; onTriggered: root.ran += "open " }
                }
                ActionGroup {
                    id: sim
                    title: "Sim&ulation"
                    shortcuts: root.shortcuts
                    KeyAction { objectName: "play"; text: "&Play"; keys: "Space"; words: "run, go"; onTriggered: root.ran += "play " }
                    KeyAction { objectName: "rest"; text: "&Rest"; enabled: false; onTriggered: root.ran += "rest " }
                }
            }
        )",
                          {});
        root.reset(component.createWithInitialProperties(
            {{"shortcuts", QVariant::fromValue(&shortcuts)}}));
        if (!root)
            qFatal("%s", qPrintable(component.errorString()));
        for (const QVariant& group : root->property("groups").toList())
            groups.append(group.value<QObject*>());
    }

    [[nodiscard]] QString ran() const { return root->property("ran").toString().trimmed(); }

    tiller::Shortcuts shortcuts;
    QQmlEngine engine;
    std::unique_ptr<QObject> root;
    QList<QObject*> groups;
};
