#include "core/base/text.h"
#include "tests/core/support/testing.h"

#include <thread>

/// Knows two texts, and says how many things it was asked about.
std::string backwards(std::string_view language, std::string_view english,
                      std::optional<long long> count) {
    if (language == "fr")
        return "(" + std::string(english) + ")";
    if (english == "%1 chases %2.")
        return "%2 flees from %1.";
    if (english == "%n agents of %1")
        return *count == 1 ? "of %1: only %n" : "of %1: %n";
    return std::string(english);
}

/// Sentences in the language of the program.
class TestText : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { translateWith(nullptr); }

    void argumentsReplaceTheirNumbers_data() {
        const TestRows<const char*, std::vector<std::string>, std::string> row;
        row("none", "Stop.", {}, "Stop.");
        row("in order", "%1 chases %2.", {"Fox", "Hen"}, "Fox chases Hen.");
        row("in another order", "%2 flees from %1.", {"Fox", "Hen"}, "Hen flees from Fox.");
        row("twice", "%1, %1 and %2", {"Fox", "Hen"}, "Fox, Fox and Hen");
        row("side by side", "%1%2%9", {"a", "b", "c", "d", "e", "f", "g", "h", "i"}, "abi");
        row("an argument with a place", "%1 and %2", {"%2 %n", "100%"}, "%2 %n and 100%");
        row("a percent sign", "%1% of 50% %", {"5"}, "5% of 50% %");
        row("a missing argument stays", "%1 chases %2.", {"Fox"}, "Fox chases %2.");
        row("no count", "%n %0", {"Fox"}, "%n %0");
        row("letters", "\xc3\xa4 %1", {"\xe2\x82\xac"}, "\xc3\xa4 \xe2\x82\xac");
    }

    void argumentsReplaceTheirNumbers() {
        const auto [english, arguments, text] =
            fetched<const char*, std::vector<std::string>, std::string>();
        QCOMPARE(say(english, arguments), text);
    }

    void ofArguments_onlyTextsOfTheProgram_areTranslated() {
        translateWith(backwards, "fr");
        const std::string name = "Fox";
        QCOMPARE(say("%1, %2, %3 and %4", {name, "Hen", Text("Cat"), name + "es"}),
                 std::string("(Fox, Hen, (Cat) and Foxes)"));
    }

    void aCount_choosesItsText_data() {
        const TestRows<long long, std::string, std::string> row;
        row("one", 1, "1 agent of Fox", "of Fox: only 1");
        row("none", 0, "0 agents of Fox", "of Fox: 0");
        row("several", 12, "12 agents of Fox", "of Fox: 12");
        row("very many", 5'000'000'000, "5000000000 agents of Fox", "of Fox: 5000000000");
        row("below zero", -1, "-1 agents of Fox", "of Fox: -1");
    }

    void aCount_choosesItsText() {
        const auto [count, english, translated] = fetched<long long, std::string, std::string>();
        QCOMPARE(sayCount(count, "%n agent of %1", "%n agents of %1", {"Fox"}), english);
        translateWith(backwards, "de");
        QCOMPARE(sayCount(count, "%n agent of %1", "%n agents of %1", {"Fox"}), translated);
    }

    void aTranslator_isAskedWhileItIsSet() {
        const Text title("%1 chases %2.");
        translateWith(backwards, "de");
        QCOMPARE(say("%1 chases %2.", {"Fox", "%1"}), "%1 flees from Fox."s);
        QCOMPARE(say("%1 eats %2.", {"Fox", "Hen"}), "Fox eats Hen."s); // it does not know this
        QCOMPARE(title.shown(), "%2 flees from %1."s);
        QCOMPARE(title.english(), "%1 chases %2."s);
        translateWith(nullptr);
        QCOMPARE(say("%1 chases %2.", {"Fox", "Hen"}), "Fox chases Hen."s);
        QCOMPARE(title.shown(), "%1 chases %2."s);
    }

    void aThread_mayShowAnotherLanguage() {
        translateWith(backwards, "de");
        {
            const InLanguage french("fr");
            QCOMPARE(shownLanguage(), std::string_view("fr"));
            QCOMPARE(say("%1 chases %2.", {"Fox", "Hen"}), "(Fox chases Hen.)"s);
            QCOMPARE(sayCount(1, "%n agent", "%n agents"), "(1 agents)"s);
            {
                const InLanguage english("en");
                QCOMPARE(say("%1 chases %2.", {"Fox", "Hen"}), "Fox chases Hen."s);
            }
            std::string elsewhere;
            std::thread([&] { elsewhere = say("%1 chases %2.", {"Fox", "Hen"}); }).join();
            QCOMPARE(elsewhere, "Hen flees from Fox."s);
            QCOMPARE(shownLanguage(), std::string_view("fr"));
        }
        QCOMPARE(say("%1 chases %2.", {"Fox", "Hen"}), "Hen flees from Fox."s);
        translateWith(backwards, "xx"); // no language of the program
        QCOMPARE(say("%1 chases %2.", {"Fox", "Hen"}), "Fox chases Hen."s);
    }

    void textsOfPeople_stayAsTheyAre() {
        translateWith(backwards, "de");
        const std::string own = "%1 chases %2.";
        QCOMPARE(Text(own).shown(), own);
        QVERIFY(!Text(own).isSource());
        QVERIFY(Text("%1 chases %2.").isSource());
        QCOMPARE(Text().shown(), ""s);
        QCOMPARE(Text("%1 chases %2.") + "!"s, "%2 flees from %1.!"s);
    }
};
