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

#define TILLER_PROPERTY(name, dark, light) Q_PROPERTY(QColor name READ name NOTIFY changed)
    TILLER_COLORS(TILLER_PROPERTY)
#undef TILLER_PROPERTY

    Q_PROPERTY(QString family READ family CONSTANT)
    Q_PROPERTY(QString monospaced READ monospaced CONSTANT)
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
    static Theme* qmlAttachedProperties(QObject* owner) {
        return new Theme(owner);
    }

    [[nodiscard]] bool dark() const {
        return m_look.dark;
    }
    /// Of type and controls; larger for a projector.
    [[nodiscard]] double scale() const {
        return m_look.scale;
    }
    /// Text and lines at their strongest, for a projector.
    [[nodiscard]] bool contrast() const {
        return m_look.contrast;
    }
    void setDark(bool dark);
    void setScale(double scale);
    void setContrast(bool contrast);

    [[nodiscard]] NamedColors colors() const {
        return NamedColors(*m_colors);
    }
#define TILLER_GETTER(name, dark, light)                                                           \
    [[nodiscard]] QColor name() const {                                                            \
        return m_colors->name;                                                                     \
    }
    TILLER_COLORS(TILLER_GETTER)
#undef TILLER_GETTER

    [[nodiscard]] QString family() const {
        return QStringLiteral("Inter");
    }
    /// For formulas: DejaVu Sans Mono, or what the system has in its place.
    [[nodiscard]] static QString monospaced();
    [[nodiscard]] int caption() const {
        return scaled(12);
    }
    [[nodiscard]] int body() const {
        return scaled(13);
    }
    [[nodiscard]] int title() const {
        return scaled(15);
    }
    [[nodiscard]] int heading() const {
        return scaled(20);
    }
    [[nodiscard]] int gap() const {
        return scaled(4);
    }
    [[nodiscard]] int space() const {
        return scaled(8);
    }
    [[nodiscard]] int wide() const {
        return scaled(16);
    }
    [[nodiscard]] int control() const {
        return scaled(28);
    } ///< height of a control
    [[nodiscard]] int row() const {
        return scaled(32);
    } ///< height of a row or of a button in a bar
    [[nodiscard]] int bar() const {
        return scaled(40);
    } ///< height of a bar
    [[nodiscard]] int icon() const {
        return scaled(16);
    }
    [[nodiscard]] int radius() const {
        return 6;
    }
    [[nodiscard]] int quick() const {
        return 120;
    } ///< milliseconds; no motion is longer

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

    [[nodiscard]] int scaled(int size) const {
        return static_cast<int>(size * m_look.scale);
    }
    void update() override;

    std::optional<bool> m_ownDark;
    std::optional<double> m_ownScale;
    std::optional<bool> m_ownContrast;
    Look m_look;
    const Colors* m_colors = &colorsOf(true, false);
};

} // namespace tiller
