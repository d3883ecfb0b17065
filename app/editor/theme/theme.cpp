#include "app/editor/theme/theme.h"

#include <algorithm>
#include <array>

namespace tiller {
namespace {

bool isAmong(std::initializer_list<const char*> names, const QString& name) {
    return std::any_of(names.begin(), names.end(),
                       [&](const char* each) { return name == QLatin1String(each); });
}

Inherited* themeOf(QObject* object) {
    return qobject_cast<Theme*>(qmlAttachedPropertiesObject<Theme>(object));
}

} // namespace

QColor NamedColors::ofKind(const QString& kind) const {
    const Colors& colors = *m_colors;
    const std::array<std::pair<QLatin1String, QColor>, 7> kinds{
        {{QLatin1String("agent-type"), colors.agentType},
         {QLatin1String("group"), colors.agentType},
         {QLatin1String("behavior"), colors.behavior},
         {QLatin1String("target"), colors.target},
         {QLatin1String("combiner"), colors.combiner},
         {QLatin1String("condition"), colors.condition},
         {QLatin1String("mode"), colors.mode}}};
    for (const auto& [name, color] : kinds)
        if (kind == name)
            return color;
    return colors.textMuted;
}

QColor NamedColors::ofPort(const QString& type) const {
    if (isAmong({"force", "heading"}, type))
        return m_colors->behavior;
    if (isAmong({"condition", "meter"}, type))
        return m_colors->condition;
    if (isAmong({"agents", "agent"}, type))
        return m_colors->agentType;
    if (isAmong({"mode", "transition"}, type))
        return m_colors->mode;
    return m_colors->target;
}

QString Theme::portShape(const QString& type) {
    if (isAmong({"condition", "meter", "transition"}, type))
        return QStringLiteral("diamond");
    if (isAmong({"path", "region", "obstacles", "field", "heading", "mode"}, type))
        return QStringLiteral("square");
    return QStringLiteral("round");
}

Theme::Theme(QObject* owner) : Inherited(owner, themeOf) {
    begin();
}

void Theme::setDark(bool dark) {
    m_ownDark = dark;
    update();
}

void Theme::setScale(double scale) {
    m_ownScale = scale;
    update();
}

void Theme::setContrast(bool contrast) {
    m_ownContrast = contrast;
    update();
}

void Theme::update() {
    const auto* above = static_cast<const Theme*>(ancestor());
    const Look inherited = above ? above->m_look : m_look;
    const Look look{.dark = m_ownDark.value_or(inherited.dark),
                    .scale = m_ownScale.value_or(inherited.scale),
                    .contrast = m_ownContrast.value_or(inherited.contrast)};
    if (look == m_look)
        return;
    m_look = look;
    m_colors = &colorsOf(look.dark, look.contrast);
    emit changed();
}

} // namespace tiller
