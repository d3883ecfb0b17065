#include "core/io/files.h"
#include "core/model/check.h"
#include "core/model/registry.h"
#include "tests/app/editor/window.h"

#include <QQmlComponent>
#include <QTcpServer>
#include <QTcpSocket>

#include <algorithm>

using namespace tiller;

namespace {

/// Counts who connects.
class Listener {
public:
    Listener() {
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            while (const QTcpSocket* guest = m_server.nextPendingConnection())
                m_ports.append(guest->peerPort());
        });
        if (!m_server.listen(QHostAddress::LocalHost))
            qFatal("no port to listen at");
    }

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] QString address() const {
        return QString("http://127.0.0.1:%1/x.png").arg(m_server.serverPort());
    }
    [[nodiscard]] qsizetype heard() const { return m_ports.size(); }

    /// How often others connected. Connects last, so that who waits comes first.
    [[nodiscard]] qsizetype heardInTheEnd() {
        QTcpSocket last;
        last.connectToHost(QHostAddress::LocalHost, port());
        if (!QTest::qWaitFor([&] { return m_ports.contains(last.localPort()); }))
            qFatal("the listener is deaf");
        return m_ports.size() - 1;
    }

private:
    QTcpServer m_server;
    QList<quint16> m_ports; ///< of those who connected
};

/// A text that asks for a picture in each way that rich text has.
std::string linksTo(const Listener& listener) {
    return QString("<img src=\"%1\" width=20 height=20>![a](%1)"
                   "<table background=\"%1\"><tr><td>t</td></tr></table>"
                   "<p style=\"background-image:url(%1)\">p</p>")
        .arg(listener.address())
        .toStdString();
}

/// Fills all free texts of an item, as far as they may be anything.
void fill(std::vector<Value>& values, const Description& type, const std::string& text) {
    for (std::size_t i = 0; i < type.settings.size(); ++i)
        if (type.settings[i].kind == SettingKind::text && !findProblem(type.settings[i], text))
            values[i] = text;
}

/// An item of a type whose texts are all @p text, except those that name other items.
template <class Item>
Item filled(const Description& type, const Id& id, const std::string& text) {
    Item item{.id = id, .type = type.id, .name = text, .values = type.suggestions()};
    if (type.id != "monitor" && type.id != "slider")
        fill(item.values, type, text);
    return item;
}

/// Sets the text of a setting, if the item's type has it.
void setText(Annotation& item, const Description& type, const char* setting,
             const std::string& text) {
    if (const auto index = type.settingIndex(setting))
        item.values[*index] = text;
}

/// Some types are errors without wires or geometry. Most are not, and the example has no errors.
void removeWhatHasErrors(Project& project) {
    for (const Problem& problem : check(project)) {
        const auto isMeant = [&problem](const auto& item) {
            return item.id.starts_with("full-") &&
                   std::ranges::find(problem.ids, item.id) != problem.ids.end();
        };
        if (problem.severity != Severity::error)
            continue;
        std::erase_if(project.nodes, isMeant);
        std::erase_if(project.scene, isMeant);
        std::erase_if(project.annotations, isMeant);
    }
}

/// The example with all node types, scene items and annotations, and the same text everywhere.
Project projectFullOf(const std::string& text) {
    Project project =
        readProject(
            loadText(std::string(TILLER_SOURCE_DIR) + "/examples/hunter-and-prey.tiller").value())
            .value()
            .project;
    fill(project.world, worldDescription(), text);
    int count = 0;
    const auto newId = [&count] { return "full-" + std::to_string(count++); };
    for (Node& node : project.nodes)
        node.name = text;
    for (const NodeType& type : nodeTypes())
        project.nodes.push_back(filled<Node>(type, newId(), text));
    Node& placed = project.nodes.front();
    placed.values[*findNodeType(placed.type)->settingIndex("start")] = std::string("placed");
    placed.agents = {{.name = text, .position = {10, 10}, .velocity = {}}};
    placed.values[*findNodeType(placed.type)->settingIndex("count")] = 1.0;
    for (const Description& type : sceneTypes())
        project.scene.push_back(filled<SceneItem>(type, newId(), text));
    for (const Description& type : annotationTypes()) {
        Annotation item = filled<Annotation>(type, newId(), text);
        setText(item, type, "of", "hunter");
        setText(item, type, "item", "hunter");
        setText(item, type, "setting", "mass");
        project.annotations.push_back(item);
    }
    project.notes = {text, text, text, text};
    removeWhatHasErrors(project);
    return project;
}

/// Opens everything that shows texts of the project.
void lookAtEverything(const EditorDriver& window) {
    window.editor().watch.setPlotsShown(true);
    for (const Node& node : window.project().nodes) {
        window.select(QString::fromStdString(node.id));
        window.waitForFrame();
    }
    for (const char* tab : {"world", "agent", "notes", "problems", "selection"})
        window.click(QString("tab-") + tab);
    for (const QString type : {"QQuickToolTip", "QQuickMenu"})
        for (QObject* popup : window.window->findChildren<QObject*>()) {
            if (!popup->inherits(qPrintable(type)))
                continue;
            popup->setProperty("visible", true);
            window.waitForFrame();
            popup->setProperty("visible", false);
        }
    window.simulation().pick(AgentName{"prey", 0});
    window.waitForFrame();
    for (const char* name : {"actionPlot", "actionCommands", "actionSearch"}) {
        window.trigger(name);
        window.waitForFrame();
        window.key(Qt::Key_Escape);
    }
    window.trigger("actionPresent");
    window.waitForFrame();
    window.key(Qt::Key_Escape);
    window.waitForFrame();
}

} // namespace

/// Opening a project asks nobody for anything: links in its texts reach no listener.
class TestNoNetwork : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void aLinkInEveryField_isNotFollowed() {
        Listener listener;
        const QTemporaryDir folder;
        const QString file = folder.filePath("full.tiller");
        const Project project = projectFullOf(linksTo(listener));
        QVERIFY(project.nodes.size() > 30);
        for (const Problem& problem : check(project))
            QVERIFY2(problem.severity != Severity::error, problem.text.c_str());
        QVERIFY(saveText(file.toStdString(), writeProject(project)).ok());
        restart();
        openFile(file);
        lookAtEverything(*this);
        QCOMPARE(listener.heardInTheEnd(), qsizetype{0});
    }

    void names_askForNothing() {
        Listener listener;
        const QTemporaryDir folder;
        for (const char* name : {"names", "notes"}) {
            QFile hostile(QString(TILLER_SOURCE_DIR "/tests/data/hostile/%1.tiller").arg(name));
            QVERIFY(hostile.open(QIODevice::ReadOnly));
            const QByteArray text =
                hostile.readAll().replace("8777", QByteArray::number(listener.port()));
            const QString file = folder.filePath(QString(name) + ".tiller");
            QVERIFY(saveText(file.toStdString(), text.toStdString()).ok());
            restart();
            openFile(file);
            click("tab-notes");
            waitForFrame();
        }
        QCOMPARE(listener.heardInTheEnd(), qsizetype{0});
    }

    void requests_areRefused() {
        Listener listener;
        restart();
        QQmlComponent component(qmlEngine(window));
        component.setData("import QtQuick\nImage { }", {});
        const std::unique_ptr<QObject> image(component.create());
        image->setProperty("source", QUrl(listener.address()));
        QTRY_COMPARE(image->property("status").toInt(), 3); // Image.Error
        QCOMPARE(listener.heardInTheEnd(), qsizetype{0});
    }

    void listener_hearsOtherEngines() {
        const Listener listener;
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nImage { }", {});
        const std::unique_ptr<QObject> image(component.create());
        image->setProperty("source", QUrl(listener.address()));
        QTRY_VERIFY(listener.heard() > 0);
    }
};

QTEST_MAIN(TestNoNetwork)
#include "tst_no_network.moc"
