#include "core/base/visible.h"
#include "core/model/note_links.h"
#include "tests/core/support/testing.h"

class TestNoteLinks : public QObject {
    Q_OBJECT
private slots:
    void found_inTheOrderOfTheTexts() {
        const Notes notes{.whatItIs = "See [*Evade* [1]](node:evade) and [go](experiment:fast).",
                          .howItWorks = {},
                          .thingsToNotice = {},
                          .thingsToTry = "[first](experiment:a)[second](node:b)"};
        const std::vector<NoteLink> wanted{{NoteLink::Kind::node, "*Evade* [1]", "evade"},
                                           {NoteLink::Kind::experiment, "go", "fast"},
                                           {NoteLink::Kind::experiment, "first", "a"},
                                           {NoteLink::Kind::node, "second", "b"}};
        QVERIFY(noteLinks(notes) == wanted);
    }

    void otherLinks_areLeftOut() {
        QVERIFY(noteLinks({.whatItIs = "[web](https://example.org) ![picture](node.png) node:evade "
                                       "[unfinished](node:evade",
                           .howItWorks = {},
                           .thingsToNotice = {},
                           .thingsToTry = {}})
                    .empty());
    }

    /// A text of many brackets must not give texts that together are many times as long.
    void manyBrackets_giveShortTexts() {
        std::string nested;
        for (int i = 0; i < 1000; ++i)
            nested.insert(0, "[x");
        for (int i = 0; i < 1000; ++i)
            nested += "](node:y)";
        nested += "](node:" + std::string(1000, 'z') + ")";
        const std::vector<NoteLink> links = noteLinks(
            {.whatItIs = nested, .howItWorks = {}, .thingsToNotice = {}, .thingsToTry = {}});
        QCOMPARE(links.size(), 1000U);
        for (const NoteLink& link : links)
            QVERIFY(link.text.size() <= 200 && link.id == "y");
    }

    void longText_isCutBetweenCharacters() {
        for (int before = 0; before < 3; ++before) {
            std::string text(static_cast<std::size_t>(before), 'x');
            for (int i = 0; i < 100; ++i)
                text += "\xe7\x8b\xbc";
            const auto links = noteLinks({.whatItIs = '[' + text + "](node:y)",
                                          .howItWorks = {},
                                          .thingsToNotice = {},
                                          .thingsToTry = {}});
            QVERIFY(links.front().text.size() > 196 && !findBadUtf8(links.front().text));
        }
    }

    void leadsSomewhere_ifTheItemExists() {
        Project project = chase().build();
        project.annotations.push_back(
            {.id = "fast", .type = "experiment", .name = "Fast", .values = {std::string()}});
        const auto leads = [&project](NoteLink::Kind kind, const char* id) {
            return leadsSomewhere(project, {kind, {}, id});
        };
        QVERIFY(leads(NoteLink::Kind::node, "seek"));
        QVERIFY(leads(NoteLink::Kind::node, "goal"));
        QVERIFY(leads(NoteLink::Kind::node, project.links.front().id.c_str()));
        QVERIFY(!leads(NoteLink::Kind::node, "fast"));
        QVERIFY(!leads(NoteLink::Kind::node, "sek"));
        QVERIFY(leads(NoteLink::Kind::experiment, "fast"));
        QVERIFY(!leads(NoteLink::Kind::experiment, "seek"));
    }
};
