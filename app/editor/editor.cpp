#include "app/editor/editor.h"

#include <QFileInfo>
#include <QQuickWindow>

namespace tiller {

Editor::Editor(const QString& examplesFolder)
    : session(document, settings)
    , simulation(document.projectModel())
    , teaching(document, simulation)
    , canvas(document)
    , problems(document)
    , examples(examplesFolder) {}

/// The window's theme goes last: where it goes first, Qt 6.4 lays out lists again that are half
/// gone, and crashes.
Editor::~Editor() {
    for (QObject* root : m_engine.rootObjects())
        if (QObject* theme = root->findChild<QObject*>(QStringLiteral("theme")))
            theme->setParent(root); // the last of its children
}

QQuickWindow* Editor::show(bool startPage) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml")); // the default only from Qt 6.5 on
    m_engine.setInitialProperties({{"document", QVariant::fromValue(&document)},
                                   {"canvas", QVariant::fromValue(&canvas)},
                                   {"problems", QVariant::fromValue(&problems)},
                                   {"examples", QVariant::fromValue(&examples)},
                                   {"settings", QVariant::fromValue(&settings)},
                                   {"session", QVariant::fromValue(&session)},
                                   {"dialogs", QVariant::fromValue(&dialogs)},
                                   {"typing", QVariant::fromValue(&typing)},
                                   {"simulation", QVariant::fromValue(&simulation)},
                                   {"teaching", QVariant::fromValue(&teaching)},
                                   {"startsEmpty", startPage}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Tiller/Ui/Main.qml")));
    if (m_engine.rootObjects().isEmpty())
        return nullptr;
    auto* window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    m_place.follow(*window);
    typing.follow(*window);
    return window;
}

void Editor::openFile(const QString& file) {
    QMetaObject::invokeMethod(m_engine.rootObjects().constFirst(), "openFile",
                              Q_ARG(QString, QFileInfo(file).absoluteFilePath()));
}

} // namespace tiller
