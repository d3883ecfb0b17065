#pragma once

#include "app/editor/document/document.h"
#include "core/model/macros.h"
#include "core/model/registry.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <random>

/// Makes random edits of every kind in edits.h, in single steps and in gestures. If an edit is
/// refused, it tries another one. The same seed gives the same edits.
class RandomEdits {
public:
    RandomEdits(tiller::Document& document, std::uint32_t seed)
        : m_document(document), m_ids(seed), m_random(seed) {}

    /// Pushes one edit, as a new undo step or as part of the previous gesture.
    void push() {
        if (!chance(3)) // two of three edits continue the gesture
            m_gesture = chance(2) ? 0 : m_document.beginGesture();
        for (int tries = 0; tries < 1000; ++tries)
            if (const auto change = anyEdit();
                change && m_document.push(change.value(), {}, m_gesture))
                return;
        qFatal("No edit is possible.");
    }

private:
    using Change = tiller::Result<tiller::Change>;

    [[nodiscard]] const tiller::Project& project() const { return m_document.project(); }

    std::size_t below(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random);
    }
    bool chance(std::size_t in) { return below(in) == 0; }
    double number(double min, double max) {
        return std::uniform_real_distribution<double>(min, max)(m_random);
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
        return items.empty() ? tiller::Id("none") : items[below(items.size())].id;
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
            return number(setting.min, std::clamp(1000.0, setting.min, setting.max));
        case tiller::SettingKind::integer:
            return std::round(number(setting.min, std::clamp(50.0, setting.min, setting.max)));
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

    /// Sets any setting of the thing with this id and description.
    Change editOfSetting(const tiller::Id& id, const tiller::Description* type) {
        if (!type || type->settings.empty())
            return tiller::Change{};
        const tiller::Setting& setting = type->settings[below(type->settings.size())];
        return setValue(project(), id, setting.id, valueFor(setting));
    }

    Change anyEdit() {
        return chance(2) ? editOfValue() : chance(3) ? editOfPlace() : editOfStructure();
    }

    /// Changes a value of something that stays.
    Change editOfValue() {
        using namespace tiller;
        const Node* node = project().node(idIn(project().nodes));
        const SceneItem* item = project().sceneItem(idIn(project().scene));
        const Annotation* note = project().annotation(idIn(project().annotations));
        switch (below(10)) {
        case 0:
            return node ? editOfSetting(node->id, findNodeType(node->type)) : tiller::Change{};
        case 1:
            return item ? editOfSetting(item->id, findSceneType(item->type)) : tiller::Change{};
        case 2:
            return note ? editOfSetting(note->id, findAnnotationType(note->type))
                        : tiller::Change{};
        case 3:
            return editOfSetting("world", &worldDescription());
        case 4:
            return rename(project(),
                          chance(3)   ? idIn(project().nodes)
                          : chance(2) ? idIn(project().scene)
                                      : idIn(project().annotations),
                          text());
        case 5:
            return setWeight(project(), idIn(project().links), std::round(number(0, 20)) / 4);
        case 6:
            return setMuted(project(), someOf(project().nodes), chance(2));
        case 7:
            return setSolo(project(), someOf(project().nodes), chance(2));
        case 8:
            return setNotes(project(), {text(), text(), text(), text()});
        default:
            return setAgents(project(), idIn(project().nodes),
                             {{"first", place(), {}}, {{}, place(), step()}});
        }
    }

    Change editOfPlace() {
        using namespace tiller;
        switch (below(4)) {
        case 0:
            return moveNodes(project(), someOf(project().nodes), step());
        case 1:
            return moveSceneItems(project(), someOf(project().scene), step());
        case 2:
            return moveAnnotations(project(), someOf(project().annotations), step());
        default:
            return reorder(project(), idIn(project().links), chance(2) ? 1 : -1);
        }
    }

    /// Adds or removes something.
    Change editOfStructure() {
        using namespace tiller;
        switch (below(9)) {
        case 0:
            return addNode(project(), m_ids, nodeTypes()[below(nodeTypes().size())].id, place(),
                           place());
        case 1: {
            const Description& type = sceneTypes()[below(sceneTypes().size())];
            return addSceneItem(project(), m_ids,
                                {.id = {}, .type = type.id, .values = type.defaults()});
        }
        case 2: {
            const Description& type = annotationTypes()[below(annotationTypes().size())];
            return addAnnotation(project(), m_ids,
                                 {.id = {}, .type = type.id, .values = type.defaults()});
        }
        case 3:
        case 4:
            return connectNodes(project(), m_ids, idIn(project().nodes), idIn(project().nodes));
        case 5:
        case 6:
            return tiller::remove(project(), chance(2) ? someOf(project().nodes)
                                                       : std::vector{idIn(project().links),
                                                                     idIn(project().scene),
                                                                     idIn(project().annotations)});
        case 7:
            return paste(project(), m_ids, excerpt(project(), someOf(project().nodes)), step());
        default:
            return addMacro(project(), m_ids, macros()[below(macros().size())].id, place());
        }
    }

    tiller::Document& m_document;
    tiller::IdSource m_ids;
    std::mt19937 m_random;
    int m_gesture = 0;
};
