#include "tests/app/editor/window.h"

#include <QAccessible>
#include <QDirIterator>
#include <QQmlComponent>
#include <QTcpServer>
#include <QTcpSocket>

const QString sources = QStringLiteral(TILLER_SOURCE_DIR);

QSet<QString> words(const char* text) {
    const QStringList list = QString(text).split(' ');
    return {list.begin(), list.end()};
}

/// Types of Qt that show no text of their own.
const QSet<QString> textless =
    words("AbstractButton Action ApplicationWindow Behavior Binding Column ColumnLayout "
          "Component Connections DropArea Flickable Flow FocusScope FontMetrics Grid "
          "GridLayout GridView HoverHandler Image Instantiator Item ListView Loader Menu "
          "Gradient GradientStop MenuBar MenuSeparator MouseArea NumberAnimation Popup QtObject "
          "Rectangle "
          "RegularExpressionValidator Repeater Row RowLayout ScrollBar ScrollView Shortcut "
          "Slider SplitView TapHandler TextMetrics Timer WheelHandler");
/// Controls that show their text as rich text, unless a file gives them other content.
const QSet<QString> controls =
    words("Button CheckBox CheckDelegate ComboBox ItemDelegate MenuBarItem MenuItem "
          "RadioButton RadioDelegate Switch SwitchDelegate TabButton ToolButton ToolTip");

/// The names that @p declaration captures in the files of a folder.
QSet<QString> namesIn(const QString& folder, const QString& files,
                      const QRegularExpression& declaration) {
    QSet<QString> names;
    QDirIterator each(sources + folder, {files}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        names.insert(QFileInfo(path).completeBaseName());
        for (auto all = declaration.globalMatch(contentOf(path)); all.hasNext();)
            names.insert(all.next().captured(1));
    }
    return names;
}

/// Whether a type is ours: made in QML, or a class of the editor. Each QML file is read by itself,
/// and no class shows text.
bool isOurs(const QString& type) {
    static const QSet<QString> types =
        namesIn("/qml", "*.qml", QRegularExpression("\\bcomponent (\\w+):")) +
        namesIn("/app/editor", "*.h", QRegularExpression("\\bclass (\\w+)"));
    return types.contains(type);
}

/// Without comments and strings, which may hold braces.
QString codeOf(QString qml) {
    static const QRegularExpression noCode(
        R"(/\*.*?\*/|//[^\n]*|\x22(?:\\.|[^\x22\\])*\x22|'(?:\\.|[^'\\])*')",
        QRegularExpression::DotMatchesEverythingOption);
    return qml.replace(noCode, "\"\"");
}

/// What stands in an object itself, without the objects in it. @p start is behind its brace.
QString membersOf(const QString& code, qsizetype start) {
    QString members;
    for (int depth = 1; start < code.size(); ++start) {
        depth += code[start] == '{' ? 1 : code[start] == '}' ? -1 : 0;
        if (depth == 0)
            break;
        if (depth == 1)
            members += code[start];
    }
    return members;
}

/// What is not plain in a QML file, as sentences.
QStringList richIn(const QString& name, const QString& qml) {
    const QString code = codeOf(qml);
    QStringList found;
    static const QRegularExpression object(R"((?<![\w.])(?:T\.)?([A-Z]\w*)(?: on \w+)? \{)");
    for (auto all = object.globalMatch(code); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        const QString type = match.captured(1);
        const QString members = membersOf(code, match.capturedEnd());
        const bool isField = type == "TextEdit" || match.captured().startsWith("T.TextArea");
        const bool isPlain =
            members.contains(QRegularExpression(R"(\btextFormat: \w+\.PlainText\b)"));
        if (type == "Text" || isField) {
            if (!isPlain && name != "NoteReading")
                found += type + " is not plain: use PlainText, or set its textFormat";
        } else if (controls.contains(type)) {
            if (!members.contains(QRegularExpression(R"(\bcontentItem:)")))
                found += type + " shows rich text: give it a contentItem";
        } else if (!textless.contains(type) && !match.captured().startsWith("T.TextField") &&
                   !isOurs(type)) {
            found += "does " + type + " show text? Say so in this test, or use one of ours";
        }
    }
    if (code.contains(QRegularExpression(R"(\.(?:AutoText|StyledText|MarkdownText)\b)")) ||
        (name != "NoteReading" && code.contains(".RichText")))
        found += "a format of text that shows markup";
    if (code.contains("ToolTip.") || code.contains("createQmlObject"))
        found += "Qt's shared tooltip shows rich text: use Tip";
    return found;
}

void forEachText(QObject* object, const std::function<void(const QString&)>& visit) {
    if (object->inherits("QQuickText"))
        visit(object->property("text").toString());
    for (QObject* child : object->children())
        forEachText(child, visit);
    if (const auto* item = qobject_cast<QQuickItem*>(object))
        for (QQuickItem* child : item->childItems())
            if (child->parent() != object)
                forEachText(child, visit);
}

void forEachItem(QQuickItem* item, const std::function<void(QQuickItem*)>& visit) {
    visit(item);
    for (QQuickItem* child : item->childItems())
        forEachItem(child, visit);
}

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
        window.command(name).trigger();
        window.waitForFrame();
        window.key(Qt::Key_Escape);
    }
    window.command("actionPresent").trigger();
    window.waitForFrame();
    window.key(Qt::Key_Escape);
    window.waitForFrame();
}

/// What a file may not bring into the window: markup in names and other texts, and requests to the
/// network. See also EditorWindow, which checks every text that any test opens.
class TestPlainText : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void everyQmlFile_showsPlainText_data() {
        const TestRows<QString> row;
        QDirIterator files(sources + "/qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            row(qPrintable(path.mid(sources.size() + 1)), path);
        }
    }

    void everyQmlFile_showsPlainText() {
        const auto [path] = fetched<QString>();
        const QString qml = contentOf(path);
        QVERIFY(!qml.isEmpty());
        const QStringList rich = richIn(QFileInfo(path).completeBaseName(), qml);
        QVERIFY2(rich.isEmpty(), qPrintable(rich.join('\n')));
    }

    void search_findsWhatIsNotPlain_data() {
        const TestRows<QString, bool> row;
        row("text", "Item { Text { text: \"a\" } }", false);
        row("plain text", "Text { textFormat: Text.PlainText }", true);
        row("plain inside", "Text { Text { textFormat: Text.PlainText } }", false);
        row("rich text", "PlainText { textFormat: Text.RichText }", false);
        row("label", "Label { text: \"a\" }", false);
        row("field", "TextField { placeholderText: name }", false);
        row("text edit", "TextEdit { text: name }", false);
        row("button", "Button { text: name }", false);
        row("button with content", "Button { contentItem: PlainText { text: name } }", true);
        row("content further inside", "Button { Item { contentItem: Item { } } }", false);
        row("shared tooltip", "Item { ToolTip.text: name }", false);
        row("unknown type", "Tumbler { model: names }", false);
        row("comment", "/* Text { } */ Item { }", true);
    }

    void search_findsWhatIsNotPlain() {
        const auto [qml, isPlain] = fetched<QString, bool>();
        QCOMPARE(richIn("Some", qml).isEmpty(), isPlain);
    }

    void search_findsRichTextInAWindow() {
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport QtQuick.Controls.Basic\n"
                          "Item { Text { objectName: \"bare\"; ToolTip { objectName: \"tip\" } }\n"
                          "Repeater { model: 1; Text { textFormat: Text.PlainText } } }",
                          {});
        const std::unique_ptr<QObject> root(component.create());
        QVERIFY2(root, qPrintable(component.errorString()));
        const QString found = RichTexts::in(root.get()).join('\n');
        QCOMPARE(found.count('\n'), 1);
        QVERIFY_HAS(found, "\"bare\"");
        QVERIFY_HAS(found, "\"tip\"");
    }

    void names_areShownAsTheyAre() {
        openFile(sources + "/tests/data/hostile/names.tiller");
        QStringList texts;
        forEachText(window, [&](const QString& text) {
            if (text.contains("<img"))
                texts.append(text);
        });
        // Agent types, behaviors, scene items, the frame, the comment and the slider at least.
        QVERIFY2(texts.size() >= 8, qPrintable(texts.join('\n')));
    }

    void hiddenCharacters_areMarked() {
        openFile(sources + "/tests/data/hostile/name_esc.tiller");
        int marked = 0;
        forEachText(window, [&](const QString& text) {
            for (const QChar c : text)
                QVERIFY2(c.category() != QChar::Other_Control || c.isSpace(), qPrintable(text));
            marked += text.contains(QChar::ReplacementCharacter);
        });
        QVERIFY(marked > 0);
    }

    /// Names and descriptions for screen readers.
    void hiddenCharacters_areNotSpoken() {
        openFile(sources + "/tests/data/hostile/name_esc.tiller");
        int marked = 0;
        forEachItem(window->contentItem(), [&](QQuickItem* item) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item);
            if (!spoken)
                return;
            const QString name = spoken->text(QAccessible::Name);
            for (const QChar c : name + spoken->text(QAccessible::Description))
                QVERIFY2(c.category() != QChar::Other_Control || c == '\n', qPrintable(name));
            QVERIFY2(!name.contains('\n'), qPrintable(name));
            marked += name.contains(QChar::ReplacementCharacter);
        });
        QVERIFY(marked > 0);

        // A name that changes later.
        const Node& type = *std::ranges::find(project().nodes, "agent-type", &Node::type);
        document().push(rename(project(), type.id, "\x1b[31mRed"), "Rename");
        const QString card = "node-" + QString::fromStdString(type.id);
        QTRY_VERIFY(QAccessible::queryAccessibleInterface(item(card))
                        ->text(QAccessible::Name)
                        .contains(QString(QChar::ReplacementCharacter) + "[31mRed"));
    }

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
