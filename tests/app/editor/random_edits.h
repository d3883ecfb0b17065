#pragma once

#include "app/editor/document/document.h"
#include "core/model/macros.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <functional>
#include <random>

/// Edits of every kind that edits.h has, at random, as a person makes them: steps and gestures.
/// What is refused is tried again another way. The same seed gives the same edits.
class RandomEdits {
public:
    RandomEdits(tiller::Document& document, std::uint32_t seed)
        : m_document(document), m_ids(seed), m_random(seed) {}

    /// Pushes one edit; a new undo step, or more of the gesture before.
    void push() {
        if (!chance(3)) // two in three go on with the gesture
            m_gesture = chance(2) ? 0 : m_document.beginGesture();
        for (int tries = 0; tries < 1000; ++tries)
            if (const auto change = any(); change && m_document.push(change.value(), {}, m_gesture))
                return;
        qFatal("Nothing can be edited.");
    }

private:
    using Change = tiller::Result<tiller::Change>;

    [[nodiscard]] const tiller::Project& project() const { return m_document.project(); }

    std::size_t below(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random);
    }
    bool chance(std::size_t in) { return below(in) == 0; }
    double number(double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(m_random);
    }
    tiller::Vec2 place() { return {number(-2000, 2000), number(-2000, 2000)}; }
    tiller::Vec2 step() {
        return {8.0 * std::round(number(-9, 9)), 8.0 * std::round(number(-9, 9))};
    }
    std::string text() {
        constexpr std::array texts{"", "Prey", "a \"name\"", "Ärger \n in lines", "x"};
        return texts[below(texts.size())];
    }
    template <class T>
    tiller::Id idIn(const std::vector<T>& items) {
        return items.empty() ? tiller::Id("nothing") : items[below(items.size())].id;
    }
    template <class T>
    std::vector<tiller::Id> someOf(const std::vector<T>& items) {
        std::vector<tiller::Id> ids;
        for (std::size_t i = items.empty() ? 0 : 1 + below(4); i > 0; --i)
            if (const tiller::Id id = idIn(items); std::ranges::find(ids, id) == ids.end())
                ids.push_back(id);
        return ids;
    }

    tiller::Value valueFor(const tiller::Setting& setting) {
        switch (setting.kind) {
        case tiller::SettingKind::number:
            return number(setting.least, std::min(setting.most, 1000.0));
        case tiller::SettingKind::integer:
            return std::round(number(setting.least, std::min(setting.most, 50.0)));
        case tiller::SettingKind::flag:
            return chance(2);
        case tiller::SettingKind::choice:
            return setting.choices[below(setting.choices.size())].id;
        case tiller::SettingKind::geometry:
            return chance(3) ? tiller::Id() : idIn(project().scene);
        case tiller::SettingKind::color:
            return std::string(chance(2) ? "#ff8800" : "#0a0b0c");
        case tiller::SettingKind::text:
            return text();
        case tiller::SettingKind::points: {
            tiller::Points points;
            for (std::size_t i = 2 + below(5); i > 0; --i)
                points.push_back(place());
            return points;
        }
        }
        return 0.0;
    }

    Change valueOf(const tiller::Id& id, const tiller::Description& type) {
        if (type.settings.empty())
            return tiller::Change{};
        const tiller::Setting& setting = type.settings[below(type.settings.size())];
        return setValue(project(), id, setting.id, valueFor(setting));
    }

    Change any() {
        using namespace tiller;
        const Id node = idIn(project().nodes);
        const Id item = idIn(project().scene);
        const Id link = idIn(project().links);
        switch (below(18)) {
        case 0:
        case 1: {
            const Node* found = project().node(node);
            return found ? valueOf(node, *findNodeType(found->type)) : Change(tiller::Change{});
        }
        case 2: {
            const SceneItem* found = project().sceneItem(item);
            return found ? valueOf(item, *findSceneType(found->type)) : Change(tiller::Change{});
        }
        case 3:
            return valueOf("world", worldDescription());
        case 4:
            return rename(project(), chance(2) ? node : item, text());
        case 5:
            return setWeight(project(), link, std::round(number(0, 20)) / 4);
        case 6:
            return setNotes(project(), {.whatItIs = text(), .howItWorks = text()});
        case 7:
            return setAgents(project(), node,
                             {{.name = "first", .position = place()}, {.position = place()}});
        case 8:
            return moveNodes(project(), someOf(project().nodes), step());
        case 9:
        case 10:
            return addNode(project(), m_ids, nodeTypes()[below(nodeTypes().size())].id, place(),
                           place());
        case 11: {
            const Description& type = sceneTypes()[below(sceneTypes().size())];
            return addSceneItem(project(), m_ids,
                                {.id = {}, .type = type.id, .values = type.defaults()});
        }
        case 12:
            return moveSceneItems(project(), someOf(project().scene), step());
        case 13:
            return connectNodes(project(), m_ids, node, idIn(project().nodes));
        case 14:
            return reorder(project(), link, chance(2) ? 1 : -1);
        case 15: {
            std::vector<Id> ids = someOf(project().nodes);
            if (chance(2))
                ids = {link, item};
            return remove(project(), ids);
        }
        case 16:
            return paste(project(), m_ids, excerpt(project(), someOf(project().nodes)), step());
        case 17:
            return addMacro(project(), m_ids, macros()[below(macros().size())].id, place());
        }
        return tiller::Change{};
    }

    tiller::Document& m_document;
    tiller::IdSource m_ids;
    std::mt19937 m_random;
    int m_gesture = 0;
};
