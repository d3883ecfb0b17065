#pragma once

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The colors of a viewport. The defaults are those of the dark theme.
struct ViewColors {
    Q_GADGET
    QML_VALUE_TYPE(viewColors)
    Q_PROPERTY(bool dark MEMBER dark)
    Q_PROPERTY(QColor ground MEMBER ground)
    Q_PROPERTY(QColor world MEMBER world)
    Q_PROPERTY(QColor grid MEMBER grid)
    Q_PROPERTY(QColor edge MEMBER edge)
    Q_PROPERTY(QColor handle MEMBER handle)
    Q_PROPERTY(QColor accent MEMBER accent)
    Q_PROPERTY(QColor text MEMBER text)

public:
    bool dark = true;
    QColor ground = "#14161a"; ///< outside the world
    QColor world = "#101215";
    QColor grid = "#1f2227";
    QColor edge = "#53555a";
    QColor handle = "#da9e3f";
    QColor accent = "#65adff";
    QColor text = "#e5e8ed";

    friend bool operator==(const ViewColors&, const ViewColors&) = default;

    /// @name Obstacles are gray: no behavior and no agent type has this color.
    /// @{
    [[nodiscard]] QColor obstacle() const { return dark ? "#2a2e35" : "#dde1e8"; }
    [[nodiscard]] QColor obstacleLine() const { return dark ? "#8d939d" : "#646b76"; }
    /// @}

    /// The desired velocity, in every triangle: no behavior has this color.
    [[nodiscard]] QColor desired() const { return dark ? "#ffd84d" : "#b08400"; }
};

/// The colors of the viewport in a theme. The theme of the window has the same.
[[nodiscard]] ViewColors viewColors(bool dark);

} // namespace tiller
