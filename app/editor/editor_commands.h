#pragma once

#include "app/editor/editor_parts.h"
#include "app/editor/shell/command_table.h"
#include "app/editor/sim/ghost_hold.h"
#include "app/editor/sim/undo_history.h"
#include "app/editor/viewport/agents_item.h"

#include <memory>

namespace tiller {

/// All commands of the window. A menu, the command palette, the list of shortcuts and the keys take
/// a new one from here; a button names its id.
class EditorCommands : public tiller::CommandTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(tiller::AgentsItem* world READ world WRITE setWorld NOTIFY worldChanged)
    Q_PROPERTY(tiller::WindowState* window READ window CONSTANT)
    Q_PROPERTY(tiller::UndoHistory* history READ history CONSTANT)
    Q_PROPERTY(tiller::GhostHold* ghost READ ghost CONSTANT)

public:
    EditorCommands(const Parts& parts, WindowState& window);

    void describe(); ///< in the language of the program

    [[nodiscard]] AgentsItem* world() const { return m_world; }
    /// The viewport where commands act; null before it is made.
    void setWorld(AgentsItem* world);
    [[nodiscard]] WindowState* window() const { return &m_window; }
    [[nodiscard]] UndoHistory* history() { return &m_history; }
    [[nodiscard]] GhostHold* ghost() { return &m_ghost; }

signals:
    void worldChanged();

private:
    void addFile();
    void addEdit();
    void addCanvas();
    void addArrange();
    void addAlignments();
    void addSimulation();
    void addExplain();
    void addTimeline();
    void addWatch();
    void addView();
    void addLayouts();
    void addOverlays();
    void addLesson();
    void addExperiments();
    void addHelp();
    void addOfContextMenus();
    void followAll();
    void followRun();

    [[nodiscard]] bool worldHasKeys() const { return m_world && m_world->hasActiveFocus(); }
    [[nodiscard]] bool isDrawing() const { return m_world && m_world->drawing()->isActive(); }
    [[nodiscard]] bool fitsWorld() const { return worldHasKeys() || !m_window.canvasShown(); }
    [[nodiscard]] bool hasAnnotation(std::string_view type) const;

    Parts m_parts;
    UndoHistory m_history;
    GhostHold m_ghost;
    AgentsItem* m_world = nullptr;
    std::unique_ptr<QObject> m_worldLinks; ///< the context of its signals
};

} // namespace tiller
