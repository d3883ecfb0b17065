#pragma once

#include "app/editor/theme/colors.h"
#include "app/editor/theme/inherited.h"

#include <QtQml/qqml.h>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace tiller {

/// Colors by names in files. A value, so that a binding that reads it follows the theme.
class NamedColors {
    Q_GADGET
    QML_ANONYMOUS

public:
    NamedColors() = default;
    explicit NamedColors(const Colors& colors) : m_colors(&colors) {}

    /// The color of a NodeKind.
    Q_INVOKABLE [[nodiscard]] QColor ofKind(const QString& kind) const;
    /// The color of what flows through a port of a type.
    Q_INVOKABLE [[nodiscard]] QColor ofPort(const QString& type) const;

private:
    const Colors* m_colors = &colorsOf(true, false);
};

/// Every color, size and duration of the window, attached: `root.Theme.text`. Whatever an object
/// sets (dark, scale, contrast) holds for everything inside it, popups included.
class Theme : public Inherited {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Theme is an attached type")
    QML_ATTACHED(tiller::Theme)

    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY changed)
    Q_PROPERTY(double scale READ scale WRITE setScale NOTIFY changed)
    Q_PROPERTY(bool contrast READ contrast WRITE setContrast NOTIFY changed)
    Q_PROPERTY(tiller::NamedColors colors READ colors NOTIFY changed)

    Q_PROPERTY(QColor ground READ ground NOTIFY changed)
    Q_PROPERTY(QColor panel READ panel NOTIFY changed)
    Q_PROPERTY(QColor raised READ raised NOTIFY changed)
    Q_PROPERTY(QColor field READ field NOTIFY changed)
    Q_PROPERTY(QColor hover READ hover NOTIFY changed)
    Q_PROPERTY(QColor pressed READ pressed NOTIFY changed)
    Q_PROPERTY(QColor chosen READ chosen NOTIFY changed)
    Q_PROPERTY(QColor grid READ grid NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor outline READ outline NOTIFY changed)
    Q_PROPERTY(QColor shadow READ shadow NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor textMuted READ textMuted NOTIFY changed)
    Q_PROPERTY(QColor textDisabled READ textDisabled NOTIFY changed)
    Q_PROPERTY(QColor textOnAccent READ textOnAccent NOTIFY changed)
    Q_PROPERTY(QColor accent READ accent NOTIFY changed)
    Q_PROPERTY(QColor error READ error NOTIFY changed)
    Q_PROPERTY(QColor warning READ warning NOTIFY changed)
    Q_PROPERTY(QColor good READ good NOTIFY changed)
    Q_PROPERTY(QColor agentType READ agentType NOTIFY changed)
    Q_PROPERTY(QColor behavior READ behavior NOTIFY changed)
    Q_PROPERTY(QColor target READ target NOTIFY changed)
    Q_PROPERTY(QColor combiner READ combiner NOTIFY changed)
    Q_PROPERTY(QColor condition READ condition NOTIFY changed)
    Q_PROPERTY(QColor mode READ mode NOTIFY changed)
    Q_PROPERTY(QColor wander READ wander NOTIFY changed)
    Q_PROPERTY(QColor seek READ seek NOTIFY changed)
    Q_PROPERTY(QColor pursue READ pursue NOTIFY changed)
    Q_PROPERTY(QColor evade READ evade NOTIFY changed)
    Q_PROPERTY(QColor world READ world NOTIFY changed)
    Q_PROPERTY(QColor worldEdge READ worldEdge NOTIFY changed)

    Q_PROPERTY(QString family READ family CONSTANT)
    Q_PROPERTY(int caption READ caption NOTIFY changed)
    Q_PROPERTY(int body READ body NOTIFY changed)
    Q_PROPERTY(int title READ title NOTIFY changed)
    Q_PROPERTY(int heading READ heading NOTIFY changed)
    Q_PROPERTY(int gap READ gap NOTIFY changed)
    Q_PROPERTY(int space READ space NOTIFY changed)
    Q_PROPERTY(int wide READ wide NOTIFY changed)
    Q_PROPERTY(int control READ control NOTIFY changed)
    Q_PROPERTY(int row READ row NOTIFY changed)
    Q_PROPERTY(int bar READ bar NOTIFY changed)
    Q_PROPERTY(int icon READ icon NOTIFY changed)
    Q_PROPERTY(int radius READ radius CONSTANT)
    Q_PROPERTY(int quick READ quick CONSTANT)

public:
    explicit Theme(QObject* owner);
    static Theme* qmlAttachedProperties(QObject* owner) { return new Theme(owner); }

    [[nodiscard]] bool dark() const { return m_look.dark; }
    /// Of type and controls; larger for a projector.
    [[nodiscard]] double scale() const { return m_look.scale; }
    /// Text and lines at their strongest, for a projector.
    [[nodiscard]] bool contrast() const { return m_look.contrast; }
    void setDark(bool dark);
    void setScale(double scale);
    void setContrast(bool contrast);

    [[nodiscard]] NamedColors colors() const { return NamedColors(*m_colors); }
    [[nodiscard]] QColor ground() const { return m_colors->ground; }
    [[nodiscard]] QColor panel() const { return m_colors->panel; }
    [[nodiscard]] QColor raised() const { return m_colors->raised; }
    [[nodiscard]] QColor field() const { return m_colors->field; }
    [[nodiscard]] QColor hover() const { return m_colors->hover; }
    [[nodiscard]] QColor pressed() const { return m_colors->pressed; }
    [[nodiscard]] QColor chosen() const { return m_colors->chosen; }
    [[nodiscard]] QColor grid() const { return m_colors->grid; }
    [[nodiscard]] QColor line() const { return m_colors->line; }
    [[nodiscard]] QColor outline() const { return m_colors->outline; }
    [[nodiscard]] QColor shadow() const { return m_colors->shadow; }
    [[nodiscard]] QColor text() const { return m_colors->text; }
    [[nodiscard]] QColor textMuted() const { return m_colors->textMuted; }
    [[nodiscard]] QColor textDisabled() const { return m_colors->textDisabled; }
    [[nodiscard]] QColor textOnAccent() const { return m_colors->textOnAccent; }
    [[nodiscard]] QColor accent() const { return m_colors->accent; }
    [[nodiscard]] QColor error() const { return m_colors->error; }
    [[nodiscard]] QColor warning() const { return m_colors->warning; }
    [[nodiscard]] QColor good() const { return m_colors->good; }
    [[nodiscard]] QColor agentType() const { return m_colors->agentType; }
    [[nodiscard]] QColor behavior() const { return m_colors->behavior; }
    [[nodiscard]] QColor target() const { return m_colors->target; }
    [[nodiscard]] QColor combiner() const { return m_colors->combiner; }
    [[nodiscard]] QColor condition() const { return m_colors->condition; }
    [[nodiscard]] QColor mode() const { return m_colors->mode; }
    [[nodiscard]] QColor wander() const { return m_colors->wander; }
    [[nodiscard]] QColor seek() const { return m_colors->seek; }
    [[nodiscard]] QColor pursue() const { return m_colors->pursue; }
    [[nodiscard]] QColor evade() const { return m_colors->evade; }
    [[nodiscard]] QColor world() const { return m_colors->world; }
    [[nodiscard]] QColor worldEdge() const { return m_colors->worldEdge; }

    [[nodiscard]] QString family() const { return QStringLiteral("Inter"); }
    [[nodiscard]] int caption() const { return scaled(12); }
    [[nodiscard]] int body() const { return scaled(13); }
    [[nodiscard]] int title() const { return scaled(15); }
    [[nodiscard]] int heading() const { return scaled(20); }
    [[nodiscard]] int gap() const { return scaled(4); }
    [[nodiscard]] int space() const { return scaled(8); }
    [[nodiscard]] int wide() const { return scaled(16); }
    [[nodiscard]] int control() const { return scaled(28); } ///< height of a control
    [[nodiscard]] int row() const {
        return scaled(32);
    } ///< height of a row or of a button in a bar
    [[nodiscard]] int bar() const { return scaled(40); } ///< height of a bar
    [[nodiscard]] int icon() const { return scaled(16); }
    [[nodiscard]] int radius() const { return 6; }
    [[nodiscard]] int quick() const { return 120; } ///< milliseconds; no motion is longer

    /// The shape of a port, "round", "square" or "diamond": ports that fit have the same color and
    /// shape. Forces and places are round; what has an extent or lasts is square; conditions are
    /// diamonds.
    Q_INVOKABLE [[nodiscard]] static QString portShape(const QString& type);

private:
    struct Look {
        bool dark = true;
        double scale = 1;
        bool contrast = false;
        bool operator==(const Look&) const = default;
    };

    [[nodiscard]] int scaled(int size) const { return static_cast<int>(size * m_look.scale); }
    void update() override;

    std::optional<bool> m_ownDark;
    std::optional<double> m_ownScale;
    std::optional<bool> m_ownContrast;
    Look m_look;
    const Colors* m_colors = &colorsOf(true, false);
};

} // namespace tiller
