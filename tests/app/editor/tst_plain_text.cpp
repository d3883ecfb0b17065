#include "tests/app/editor/plain_text.h"
#include "tests/app/editor/window.h"

#include <QAccessible>
#include <QDirIterator>
#include <QQmlComponent>
#include <QRegularExpression>

using namespace tiller;

namespace {

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
          "MenuBar MenuSeparator MouseArea NumberAnimation Popup QtObject Rectangle "
          "RegularExpressionValidator Repeater Row RowLayout ScrollBar ScrollView Shortcut "
          "Slider SplitView TapHandler TextMetrics Timer");
/// Controls that show their text as rich text, unless a file gives them other content.
const QSet<QString> controls =
    words("Button CheckBox CheckDelegate ComboBox ItemDelegate MenuBarItem MenuItem "
          "RadioButton RadioDelegate Switch SwitchDelegate TabButton ToolButton ToolTip");

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The names that @p declaration captures in the files of a folder.
QSet<QString> namesIn(const QString& folder, const QString& files,
                      const QRegularExpression& declaration) {
    QSet<QString> names;
    QDirIterator each(sources + folder, {files}, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        names.insert(QFileInfo(path).completeBaseName());
        for (auto all = declaration.globalMatch(textOf(path)); all.hasNext();)
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
                found += type + " is not plain: use Words, or set its textFormat";
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

} // namespace

/// Names and other texts of a project are shown as they are: no file can bring markup into the
/// window. See also EditorWindow, which checks every text that any test opens.
class TestPlainText : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void everyQmlFile_showsPlainText_data() {
        QTest::addColumn<QString>("path");
        QDirIterator files(sources + "/qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.mid(sources.size() + 1))) << path;
        }
    }

    void everyQmlFile_showsPlainText() {
        QFETCH(QString, path);
        const QString qml = textOf(path);
        QVERIFY(!qml.isEmpty());
        const QStringList rich = richIn(QFileInfo(path).completeBaseName(), qml);
        QVERIFY2(rich.isEmpty(), qPrintable(rich.join('\n')));
    }

    void search_findsWhatIsNotPlain_data() {
        QTest::addColumn<QString>("qml");
        QTest::addColumn<bool>("isPlain");
        QTest::newRow("text") << "Item { Text { text: \"a\" } }" << false;
        QTest::newRow("plain text") << "Text { textFormat: Text.PlainText }" << true;
        QTest::newRow("plain inside") << "Text { Text { textFormat: Text.PlainText } }" << false;
        QTest::newRow("rich text") << "Words { textFormat: Text.RichText }" << false;
        QTest::newRow("label") << "Label { text: \"a\" }" << false;
        QTest::newRow("field") << "TextField { placeholderText: name }" << false;
        QTest::newRow("text edit") << "TextEdit { text: name }" << false;
        QTest::newRow("button") << "Button { text: name }" << false;
        QTest::newRow("button with content")
            << "Button { contentItem: Words { text: name } }" << true;
        QTest::newRow("content further inside")
            << "Button { Item { contentItem: Item { } } }" << false;
        QTest::newRow("shared tooltip") << "Item { ToolTip.text: name }" << false;
        QTest::newRow("unknown type") << "Tumbler { model: names }" << false;
        QTest::newRow("comment") << "/* Text { } */ Item { }" << true;
    }

    void search_findsWhatIsNotPlain() {
        QFETCH(QString, qml);
        QFETCH(bool, isPlain);
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
        QVERIFY2(found.contains("\"bare\""), qPrintable(found));
        QVERIFY2(found.contains("\"tip\""), qPrintable(found));
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
};

QTEST_MAIN(TestPlainText)
#include "tst_plain_text.moc"
