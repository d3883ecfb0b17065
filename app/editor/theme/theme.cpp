#include "app/editor/theme/theme.h"

#include <QFontDatabase>
#include <QHash>

#include <algorithm>

namespace tiller {
namespace {

using ColorTable = QHash<QString, QColor Colors::*>;

bool isAmong(std::initializer_list<const char*> names, const QString& name) {
    return std::any_of(names.begin(), names.end(),
                       [&](const char* each) { return name == QLatin1String(each); });
}

Inherited* themeOf(QObject* object) {
    return qobject_cast<Theme*>(qmlAttachedPropertiesObject<Theme>(object));
}

Colors strongest(Colors colors, const char* text, const char* textMuted) {
    colors.line = colors.outline;
    colors.text = text;
    colors.textMuted = textMuted;
    return colors;
}

} // namespace

const Colors& colorsOf(bool dark, bool contrast) {
#define TILLER_DARK(name, dark, light) dark,
#define TILLER_LIGHT(name, dark, light) light,
    static const Colors plainDark{TILLER_COLORS(TILLER_DARK)};
    static const Colors plainLight{TILLER_COLORS(TILLER_LIGHT)};
#undef TILLER_DARK
#undef TILLER_LIGHT
    static const Colors strongDark = strongest(plainDark, "#ffffff", "#d4d7dc");
    static const Colors strongLight = strongest(plainLight, "#000000", "#303236");
    return dark ? (contrast ? strongDark : plainDark) : (contrast ? strongLight : plainLight);
}

QColor NamedColors::ofKind(const QString& kind) const {
    static const ColorTable kinds{{"agent-type", &Colors::agentType},
                                  {"group", &Colors::agentType},
                                  {"behavior", &Colors::behavior},
                                  {"target", &Colors::target},
                                  {"combiner", &Colors::combiner},
                                  {"condition", &Colors::condition},
                                  {"mode", &Colors::mode},
                                  {"number", &Colors::number}};
    return m_colors->*kinds.value(kind, &Colors::textMuted);
}

QColor NamedColors::ofPort(const QString& type) const {
    static const ColorTable ports{{"force", &Colors::behavior},      {"heading", &Colors::behavior},
                                  {"condition", &Colors::condition}, {"meter", &Colors::condition},
                                  {"agents", &Colors::agentType},    {"agent", &Colors::agentType},
                                  {"mode", &Colors::mode},           {"transition", &Colors::mode},
                                  {"number", &Colors::number},       {"variable", &Colors::number}};
    return m_colors->*ports.value(type, &Colors::target);
}

QString Theme::monospaced() {
    const QString usual = QStringLiteral("DejaVu Sans Mono");
    return QFontDatabase::hasFamily(usual)
               ? usual
               : QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
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
