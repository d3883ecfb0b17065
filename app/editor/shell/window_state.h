#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// Where a command works.
enum class Scope {
    everywhere, ///< also on the start page
    file,       ///< with an open project, also on the start page
    project,    ///< not on the start page
    editing,    ///< neither there nor in a presentation
    canvas,     ///< while one edits and sees the canvas
    world,      ///< while one edits and sees the viewport
};

/// What the window shows.
class WindowState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    /// What was chosen: "canvas", "viewport", "both", "stacked" (the viewport below the canvas), or
    /// "auto": both, as the project needs it.
    Q_PROPERTY(QString layout READ layout WRITE setLayout NOTIFY layoutChanged)
    Q_PROPERTY(QString shownLayout READ shownLayout NOTIFY changed)
    /// In "auto", the viewport is below the canvas.
    Q_PROPERTY(bool stacks WRITE setStacks MEMBER m_stacks NOTIFY changed)
    /// The pane that fills the window: "canvas", "viewport", or none.
    Q_PROPERTY(QString filled READ filled WRITE setFilled NOTIFY changed)
    Q_PROPERTY(
        bool atStart READ atStart WRITE setAtStart NOTIFY changed) ///< the start page is open
    /// Also true on the start page.
    Q_PROPERTY(bool hasProject READ hasProject WRITE setHasProject NOTIFY changed)
    Q_PROPERTY(bool notesShown READ notesShown WRITE setNotesShown NOTIFY changed)
    /// Also true on the start page.
    Q_PROPERTY(bool presented READ presented WRITE setPresented NOTIFY changed)
    Q_PROPERTY(bool exportsCourse READ exportsCourse WRITE setExportsCourse NOTIFY changed)
    Q_PROPERTY(bool presenting READ presenting NOTIFY presentingChanged)
    Q_PROPERTY(bool editing READ editing NOTIFY editingChanged)
    Q_PROPERTY(bool canvasShown READ canvasShown NOTIFY changed)
    Q_PROPERTY(bool worldShown READ worldShown NOTIFY changed)
    Q_PROPERTY(bool sidesShown READ sidesShown NOTIFY changed) ///< the palette and the inspector

public:
    using QObject::QObject;

    [[nodiscard]] const QString& layout() const { return m_layout; }
    void setLayout(const QString& layout); ///< and shows all panes of it
    [[nodiscard]] QString shownLayout() const;
    void setStacks(bool stacks) { set(m_stacks, stacks); }
    [[nodiscard]] const QString& filled() const { return m_filled; }
    void setFilled(const QString& pane) { set(m_filled, pane); }
    [[nodiscard]] bool atStart() const { return m_atStart; }
    void setAtStart(bool atStart);
    [[nodiscard]] bool hasProject() const { return m_hasProject; }
    void setHasProject(bool hasProject) { set(m_hasProject, hasProject); }
    [[nodiscard]] bool notesShown() const { return m_notesShown; }
    void setNotesShown(bool shown) { set(m_notesShown, shown); }
    [[nodiscard]] bool presented() const { return m_presented; }
    void setPresented(bool presented) { set(m_presented, presented); }
    [[nodiscard]] bool exportsCourse() const { return m_exportsCourse; }
    void setExportsCourse(bool exports) { set(m_exportsCourse, exports); }
    [[nodiscard]] bool presenting() const { return m_presented && !m_atStart; }
    [[nodiscard]] bool editing() const { return !m_atStart && !presenting(); }
    [[nodiscard]] bool canvasShown() const { return shownLayout() != "viewport"; }
    [[nodiscard]] bool worldShown() const { return shownLayout() != "canvas"; }
    [[nodiscard]] bool sidesShown() const { return m_filled.isEmpty(); }

    /// The viewport is alone, or had the keyboard later than the canvas.
    [[nodiscard]] bool worldFirst() const {
        return worldShown() && (m_worldUsed || !canvasShown());
    }
    /// The viewport has the keyboard; else the canvas has it.
    Q_INVOKABLE void setWorldUsed(bool used) { m_worldUsed = used; }

    [[nodiscard]] bool allows(Scope scope) const;

    Q_INVOKABLE void showLayout(const QString& name);
    /// Goes from both panes to the canvas alone, then to the viewport alone.
    void showNextLayout();
    /// Fills the window with a pane, or shows the layout again.
    void toggleFilled(const QString& pane) { setFilled(m_filled.isEmpty() ? pane : QString()); }

signals:
    void changed();
    void layoutChanged();
    void presentingChanged();
    void editingChanged(); ///< apart from changed(): panes that become visible cause that
    void startOpened();    ///< the start page
    void sharesReset();    ///< canvas and viewport share their room as the project needs it

private:
    template <class T>
    void set(T& member, const T& value);

    QString m_layout = QStringLiteral("auto");
    QString m_bothLayout = QStringLiteral("auto"); ///< the latest one of both
    QString m_filled;
    bool m_stacks = false;
    bool m_atStart = false;
    bool m_hasProject = true;
    bool m_notesShown = false;
    bool m_presented = false;
    bool m_exportsCourse = false;
    bool m_worldUsed = false;
};

template <class T>
void WindowState::set(T& member, const T& value) {
    if (member == value)
        return;
    const bool wasPresenting = presenting();
    const bool wasEditing = editing();
    member = value;
    emit changed();
    if (presenting() != wasPresenting)
        emit presentingChanged();
    if (editing() != wasEditing)
        emit editingChanged();
}

} // namespace tiller
