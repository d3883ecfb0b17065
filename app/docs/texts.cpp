#include "app/docs/made_files.h"
#include "core/model/macros.h"
#include "core/model/registry.h"
#include "core/nodes/formula_text.h"
#include "core/sim/arrangement.h"

#include <set>

namespace tiller::docs {

namespace {

class TextList {
public:
    std::string run() {
        for (const NodeType& type : nodeTypes()) {
            add(type);
            add(type.formula, "formula of " + type.title.english());
            add(joinedWords(type.words), "other words for " + type.title.english());
            for (const auto* ports : {&type.ports, &type.sockets})
                for (const Port& port : *ports) {
                    add(port.title, "port of " + type.title.english());
                    add(port.help, "port " + port.title.english() + " of " + type.title.english());
                }
            for (const FormulaSymbol& symbol : type.symbols)
                add(symbol.meaning, symbol.symbol + " in the formula of " + type.title.english());
        }
        for (const Macro& macro : macros()) {
            add(macro.title, "title of a ready-made group");
            add(macro.help, macro.title.english());
            add(joinedWords(macro.words), "other words for " + macro.title.english());
            for (const MacroSetting& setting : macro.shown)
                add(setting.name, "setting of " + macro.title.english());
            for (const MacroPort& port : macro.ports)
                add(port.name, "port of " + macro.title.english());
        }
        for (const auto* types : {&sceneTypes(), &annotationTypes()})
            for (const Description& type : *types)
                add(type);
        add(worldDescription());
        add(arrangementType());
        for (const FormulaWord& word : formulaWords())
            add(Text(word.help), std::string(word.name) + " in formulas");
        return std::move(m_lines);
    }

private:
    void add(const Description& type) {
        const std::string& name = type.title.english();
        add(type.title, "title");
        add(type.help, name);
        for (const Setting& setting : type.settings) {
            add(setting.title, "setting of " + name);
            add(setting.help, setting.title.english() + " of " + name);
            add(setting.group, "heading of settings of " + name);
            for (const Choice& choice : setting.choices) {
                add(choice.title, "choice of " + setting.title.english() + " of " + name);
                add(choice.help, choice.title.english() + " as " + setting.title.english());
            }
        }
    }

    void add(const Text& text, const std::string& where) {
        if (text.isSource() && !text.empty() && m_known.insert(text.english()).second)
            m_lines += where + '\t' + text.english() + '\n';
    }

    std::set<std::string> m_known;
    std::string m_lines;
};

} // namespace

std::string listTexts() {
    return TextList().run();
}

} // namespace tiller::docs
