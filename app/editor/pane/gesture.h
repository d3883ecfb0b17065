#pragma once

#include "app/editor/document/document.h"

#include <QCursor>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace tiller {

/// The mouse while a button is held.
struct MouseState {
    QPointF at; ///< in pixels from the corner of the pane
    Qt::KeyboardModifiers keys = {};
    bool dragged = false; ///< it moved too far for a click
};

/// The action of the mouse in a pane, from the press of a button to its release. The constructor
/// does what the press does. All its edits make one undo step.
class PaneGesture {
public:
    virtual ~PaneGesture() = default;
    Q_DISABLE_COPY_MOVE(PaneGesture)

    virtual void move(const MouseState& mouse) = 0;
    virtual void release(const MouseState&) {}
    /// Takes back what the gesture did.
    virtual void cancel() { m_document.cancelGesture(m_step); }
    /// Something else took the mouse. What the gesture did stays.
    virtual void interrupt() {}
    /// Whether keys have deleted or undone what the mouse holds.
    [[nodiscard]] virtual bool isObsolete() const { return false; }

    /// How far the drag has moved something; nothing if it moves nothing.
    [[nodiscard]] virtual std::optional<Vec2> way() const { return {}; }
    /// Moves it by exactly so much. False if the gesture moves nothing.
    virtual bool moveExactly(Vec2) { return false; }
    /// What a drag without a way has done so far: "turned by 15°". Empty if it takes no numbers.
    [[nodiscard]] virtual QString says() const { return {}; }
    /// Does exactly what typed numbers say. False if it takes no such numbers.
    virtual bool takeNumbers(std::span<const double>) { return false; }

    /// The cursor while the mouse moves; nothing: as before.
    [[nodiscard]] virtual std::optional<QCursor> cursor() const { return {}; }
    /// A click of the right button opens the menu.
    [[nodiscard]] virtual bool opensMenu() const { return false; }

protected:
    /// @param step of the document, where the caller has begun it
    explicit PaneGesture(Document& document, QPointF pressed = {}, int step = 0)
        : m_document(document), m_pressed(pressed), m_step(step) {}

    Document& m_document;
    QPointF m_pressed; ///< in pixels
    int m_step;        ///< of the document, once the gesture edits
};

using GesturePtr = std::unique_ptr<PaneGesture>;

/// Pans the view.
class PanGesture : public PaneGesture {
public:
    /// @param pan moves the view by so many pixels
    PanGesture(Document& document, QPointF pressed, std::function<void(QPointF)> pan)
        : PaneGesture(document, pressed), m_pan(std::move(pan)) {}

    void move(const MouseState& mouse) override {
        m_pan(mouse.at - std::exchange(m_last, mouse.at));
    }
    [[nodiscard]] std::optional<QCursor> cursor() const override { return Qt::ClosedHandCursor; }
    [[nodiscard]] bool opensMenu() const override { return true; }

private:
    std::function<void(QPointF)> m_pan;
    QPointF m_last = m_pressed;
};

/// A rubber band selects what it reaches.
class BandGesture : public PaneGesture {
public:
    /// @param kept stays selected  @param reached ids for a band in pixels; it also shows the band
    BandGesture(Document& document, QPointF pressed, QStringList kept,
                std::function<QStringList(const QRectF&)> reached)
        : PaneGesture(document, pressed), m_kept(std::move(kept)), m_reached(std::move(reached)) {}
    ~BandGesture() override { m_reached({}); }
    Q_DISABLE_COPY_MOVE(BandGesture)

    void move(const MouseState& mouse) override {
        QStringList ids = m_kept + m_reached(QRectF(m_pressed, mouse.at).normalized());
        ids.removeDuplicates();
        m_document.selection()->set(ids);
    }
    void cancel() override { m_document.selection()->set(m_selectedBefore); }

private:
    QStringList m_kept;
    std::function<QStringList(const QRectF&)> m_reached;
    QStringList m_selectedBefore = m_document.selection()->ids();
};

} // namespace tiller
