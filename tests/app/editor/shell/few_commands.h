#pragma once

#include "app/editor/shell/command_table.h"

/// Two menus of commands: save and open (Ctrl+S, Ctrl+O); play (Space, other word "run") and rest,
/// which is disabled. ran() lists the triggered commands.
class FewCommands {
public:
    FewCommands() {
        const auto add = [this](const char* id, const char* text, const char* keys) -> auto& {
            return table.add(id, text, keys, [this, id] { m_ran += QString(id) + ' '; });
        };
        table.beginMenu("&File", tiller::Scope::everywhere);
        add("save", "&Save", "Ctrl+S");
        add("open", "&Open", "Ctrl+O");
        table.beginMenu("Sim&ulation", tiller::Scope::everywhere);
        add("play", "&Play", "Space").words("run, go");
        add("rest", "&Rest", "").when([] { return false; });
        table.refresh();
    }

    [[nodiscard]] QString ran() const { return m_ran.trimmed(); }

    tiller::Shortcuts shortcuts;
    tiller::WindowState window;
    tiller::CommandTable table{window, shortcuts};

private:
    QString m_ran;
};
