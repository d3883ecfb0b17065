#include "app/editor/canvas/card.h"
#include "app/editor/viewmodels/palette_model.h"
#include "app/editor/words/language.h"
#include "tests/app/editor/window.h"

#include <QXmlStreamReader>

/// English texts and their translations, of app/words/LANGUAGE.ts.
/// @param ofWindow without those of examples
QMap<QString, QString> wordsOf(const QString& language, bool ofWindow = false) {
    QFile file(QStringLiteral(TILLER_SOURCE_DIR "/app/words/%1.ts").arg(language));
    QMap<QString, QString> words;
    if (!file.open(QIODevice::ReadOnly))
        return words;
    QXmlStreamReader xml(&file);
    QString source;
    bool hasOtherSense = false;
    bool isOfWindow = true;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"source")
            std::tie(source, hasOtherSense) = std::pair(xml.readElementText(), false);
        if (xml.isStartElement() && xml.name() == u"comment")
            hasOtherSense = true;
        if (xml.isStartElement() && xml.name() == u"extracomment")
            isOfWindow = !xml.readElementText().startsWith("example ");
        if (xml.isStartElement() && xml.name() == u"translation" && !hasOtherSense &&
            (isOfWindow || !ofWindow)) {
            const QString type = xml.attributes().value("type").toString();
            words[source] = type == "unfinished"
                                ? QString()
                                : xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return words;
}

/// The texts that an item and those in it show.
void visit(const QQuickItem& item, const std::function<void(const QQuickItem&)>& see) {
    if (!item.isVisible() || item.opacity() == 0)
        return;
    if ((item.inherits("QQuickText") || item.inherits("QQuickTextInput")) &&
        !item.property("text").toString().isEmpty())
        see(item);
    for (const QQuickItem* child : item.childItems())
        visit(*child, see);
}

/// A text that is shortened, or a field that is too narrow for its own.
bool isCut(const QQuickItem& item) {
    const auto number = [&](const char* property) { return item.property(property).toDouble(); };
    return item.inherits("QQuickTextInput")
               ? number("contentWidth") >
                     item.width() - number("leftPadding") - number("rightPadding") + 1
               : item.property("truncated").toBool();
}

/// The window in each language: all of it is translated, and nothing is cut.
class TestLanguage : public QObject, public EditorTest {
    Q_OBJECT

private slots:
    void cleanup() { speak("en"); }

    void files_keepWhatIsFilledIn_data() { eachLanguage(); }

    /// Texts that are not translated show in English: the number of these only falls.
    void files_keepWhatIsFilledIn() {
        const auto [language] = fetched<QString>();
        constexpr qsizetype mostUnfinished = 0;
        static const QRegularExpression mark("%L?\\d");
        const QMap<QString, QString> words = wordsOf(language);
        QVERIFY(words.size() > 3000);
        qsizetype unfinished = 0;
        for (auto each = words.begin(); each != words.end(); ++each) {
            if (each.value().isEmpty()) {
                ++unfinished;
                continue;
            }
            QSet<QString> marks, translated;
            for (auto found = mark.globalMatch(each.key()); found.hasNext();)
                marks << found.next().captured();
            for (auto found = mark.globalMatch(each.value()); found.hasNext();)
                translated << found.next().captured();
            QVERIFY2(marks == translated, qPrintable(each.key() + " -> " + each.value()));
            static const QRegularExpression halfWidth(
                QStringLiteral("[\\x{4e00}-\\x{9fff}]([;:!?]( |$)|[,.] ?$)|[，。；：！？、] "));
            QVERIFY2(language != "zh" || !each.value().contains(halfWidth),
                     qPrintable(each.value()));
        }
        QVERIFY2(unfinished <= mostUnfinished, qPrintable(QString::number(unfinished)));
    }

    void window_isTranslated_data() {
        const TestRows<QString> row;
        const QStringList all{"de", "ru", "zh", "fr", "es"}; // the first ones each day
        for (const QString& language : all.mid(0, fullOrDaily(5, 2)))
            row(qPrintable(language), language);
    }

    /// A window that is open takes on the language: nothing in it stays English, and what fits in
    /// English fits, in a small window. Cards and the list of commands shorten their lines in every
    /// language.
    void window_isTranslated() {
        const auto [language] = fetched<QString>();
        const QMap<QString, QString> words = wordsOf(language, true);
        restart("wolves-and-sheep");
        resize({1280, 720});
        simulation().pause();
        QStringList english;
        QStringList cut;
        for (const QString& place : places()) {
            editor().settings.setLanguage("en");
            go(place);
            const auto cutTexts = [&] {
                QStringList texts;
                visit(*window->contentItem(), [&](const QQuickItem& item) {
                    if (isCut(item) && !isOnCanvas(item))
                        texts << item.property("text").toString();
                });
                return texts;
            };
            const QStringList cutInEnglish = cutTexts();
            editor().settings.setLanguage(language);
            waitForFrame();
            visit(*window->contentItem(), [&](const QQuickItem& item) {
                const QString text = item.property("text").toString();
                const QString other = words.value(text);
                if (!other.isEmpty() && !other.contains(text) && !ofProject(text))
                    english << place + ": " + text;
            });
            const QStringList cutNow = cutTexts();
            if (cutNow.size() > cutInEnglish.size() && place != "actionCommands")
                cut << place + ": " + cutNow.join(" | ") + " in place of " +
                           cutInEnglish.join(" | ");
            leave(place);
        }
        QVERIFY2(english.isEmpty(), qPrintable(english.join("\n")));
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join("\n")));
    }

    void cards_haveRoomForTheirLines_data() { eachLanguage(); }

    /// Where a line of a card fits in English, it fits in each language.
    void cards_haveRoomForTheirLines() {
        const auto [language] = fetched<QString>();
        const Project project;
        const auto cutLines = [&] {
            std::map<std::pair<std::string, std::size_t>, QString> cut;
            for (const NodeType& type : nodeTypes()) {
                const Card card = layOutCard(
                    {.id = "new", .type = type.id, .values = type.suggestions()}, project);
                for (std::size_t i = 0; i < card.values.size(); ++i) {
                    const auto& [title, text] = card.values[i];
                    const double wide = textWidth(title, captionText, QFont::Normal) +
                                        textWidth(text, captionText, QFont::Normal);
                    if (wide + 36 > card.rect.width())
                        cut[{type.id, i}] = title + " " + text;
                }
            }
            return cut;
        };
        speak("en");
        const auto english = cutLines();
        speak(language);
        QStringList cut;
        for (const auto& [line, words] : cutLines())
            if (!english.contains(line))
                cut << words;
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join("\n")));
    }

    void numbers_haveTheDecimalPoint() {
        restart("wolves-and-sheep");
        select("wolf");
        editor().settings.setLanguage("de");
        QCOMPARE(QLocale().decimalPoint(), QString(","));
        editor().settings.setLanguage("en");
        QCOMPARE(QLocale().decimalPoint(), QString("."));
        restart("flee"); // it counts an average speed
        QTRY_VERIFY(simulation().barText().contains('.'));
        editor().settings.setLanguage("de");
        QVERIFY_HAS(simulation().barText(), ',');
    }

    void keys_haveTheNamesOfTheLanguage_data() {
        const TestRows<QString, QString, QString, QString> row;
        row("English", "en", "Ctrl+F", "Del", "Alt+PgUp");
        row("German", "de", "Strg+F", "Entf", "Alt+Bild auf");
        row("French", "fr", "Ctrl+F", "Suppr", "Alt+Page préc.");
        row("Spanish", "es", "Ctrl+F", "Supr", "Alt+Re Pág");
    }

    /// In menus, tooltips and lists of keys; what a file of settings has stays as it is.
    void keys_haveTheNamesOfTheLanguage() {
        const auto [language, find, remove, back] = fetched<QString, QString, QString, QString>();
        restart("wolves-and-sheep");
        editor().settings.setLanguage(language);
        QCOMPARE(command("actionSearch").menuKeys(), find);
        QCOMPARE(command("actionSearch").keys(), "Ctrl+F");
        QCOMPARE(command("actionDelete").keysText(), remove);
        QCOMPARE(command("actionEarlierMark").keysText(), back);
        QCOMPARE(command("actionZoomIn").keysText(), keysText("Ctrl") + "++");
        for (const char* dialog : {"actionKeys", "actionShortcuts"}) { // both begin with "New"
            command(dialog).trigger();
            waitForFrame();
            QStringList shown;
            visit(*window->contentItem(),
                  [&](const QQuickItem& item) { shown << item.property("text").toString(); });
            QVERIFY2(shown.contains(QString(find).replace('F', 'N')), dialog);
            QVERIFY(language == "en" ||
                    shown.filter(QRegularExpression("\\b(Del|PgUp)\\b")).empty());
            key(Qt::Key_Escape);
            waitForFrame();
        }
    }

    void plots_areNotCut_data() { eachLanguage(); }

    /// Titles over one another need more lines than in English; beside a variant, too.
    void plots_areNotCut() {
        const auto [language] = fetched<QString>();
        restart("arrival");
        resize({1280, 720});
        editor().settings.setLanguage(language);
        editor().windowState.setLayout("both");
        editor().watch.setPlotsShown(true);
        for (const bool beside : {false, true}) {
            if (beside)
                editor().teaching.comparison()->compareWithout("arrive");
            waitForFrame();
            QStringList cut;
            visit(*item("plotList"), [&](const QQuickItem& item) {
                if (item.property("truncated").toBool() || item.width() < 1)
                    cut << item.property("text").toString();
            });
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join("\n")));
        }
    }

    void fields_showGroupsUntilOneTypes() {
        restart("hunter-and-prey");
        set("hunter", "count", 1234.0);
        select("hunter");
        editor().settings.setLanguage("de");
        QTRY_COMPARE(text("field-count"), "1.234");
        item("field-count")->forceActiveFocus();
        QCOMPARE(text("field-count"), "1234");
        QTest::keyClick(window, Qt::Key_End);
        QTest::keyClick(window, Qt::Key_5);
        QTest::keyClick(window, Qt::Key_Return);
        QCOMPARE(number("hunter", "count"), 12345.0);
        editor().settings.setLanguage("en");
        QTRY_COMPARE(text("field-count"), "12,345");
    }

    void search_findsNodesByTheirWords() {
        restart("hunter-and-prey");
        editor().settings.setLanguage("de");
        PaletteModel palette;
        palette.setProperty("search", "verfolgen");
        QVERIFY(palette.count() > 0);
        QCOMPARE(palette.typeAt(0), "pursue");
        palette.setProperty("search", "pursue"); // the English word finds it, too
        QCOMPARE(palette.typeAt(0), "pursue");
        editor().settings.setLanguage("en");
    }

private:
    static void eachLanguage() {
        const TestRows<QString> row;
        for (const QString& language : languages())
            if (language != "en")
                row(qPrintable(language), language);
    }

    static QStringList places() {
        return {"start",           "selection",        "world",        "agent",
                "notes",           "problems",         "palette",      "actionSettings",
                "actionShortcuts", "actionKeys",       "actionFilm",   "actionVersions",
                "actionTryValues", "actionFindValues", "actionSearch", "actionCommands",
                "actionAttach"};
    }

    void resize(QSize size) {
        window->resize(size);
        QTRY_COMPARE(window->size(), size);
        waitForFrame();
    }

    [[nodiscard]] bool isOnCanvas(const QQuickItem& item) const {
        return this->item("canvas")->isAncestorOf(&item);
    }

    /// What the person wrote stays as it is.
    [[nodiscard]] bool ofProject(const QString& text) const {
        const std::string name = text.toStdString();
        return std::ranges::any_of(project().nodes,
                                   [&](const Node& node) { return node.name == name; });
    }

    void leave(const QString& place) {
        if (place == "start")
            editor().windowState.setAtStart(false);
        else if (place.startsWith("action") || place == "palette")
            QTest::keyClick(window, Qt::Key_Escape);
        waitForFrame();
    }

    void go(const QString& place) {
        if (place == "start") {
            editor().windowState.setAtStart(true);
            return waitForFrame();
        }
        select("wolf");
        if (place.startsWith("action")) {
            if (Command* found = editor().commands.find(place))
                found->trigger();
            else
                QFAIL(qPrintable(place));
        } else if (place == "palette") {
            editor().commands.find("actionFind")->trigger();
        } else if (item("tab-" + place)) {
            click("tab-" + place);
        }
        waitForFrame();
    }
};
