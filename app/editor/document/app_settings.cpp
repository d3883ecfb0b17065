#include "app/editor/document/app_settings.h"

#include "app/editor/words/language.h"

#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QPalette>
#include <QQmlProperty>

#include <algorithm>

namespace tiller {

namespace {

const auto group = QStringLiteral("shortcuts");

constexpr qsizetype mostRecentEntries = 10;
const auto themeKey = QStringLiteral("theme");
const auto languageKey = QStringLiteral("language");
const auto filesKey = QStringLiteral("recentFiles");
const auto commandsKey = QStringLiteral("recentCommands");
const auto lessonsKey = QStringLiteral("finishedLessons");
const auto asDesktop = QStringLiteral("system");

bool desktopIsDark() {
    return QGuiApplication::palette().color(QPalette::Window).lightnessF() < 0.5F;
}

} // namespace

Shortcuts::Shortcuts(QObject* parent) : QObject(parent) {
    m_settings.beginGroup(group);
    for (const QString& action : m_settings.childKeys())
        m_custom[action] = m_settings.value(action).toString();
}

void Shortcuts::set(const QString& action, const QString& keys) {
    const auto found = m_custom.constFind(action);
    if (action.isEmpty() || (found != m_custom.constEnd() && *found == keys))
        return;
    m_custom[action] = keys;
    m_settings.setValue(action, keys);
    emit changed();
}

void Shortcuts::reset(const QString& action) {
    if (m_custom.remove(action) == 0)
        return;
    m_settings.remove(action);
    emit changed();
}

void Shortcuts::resetAll() {
    if (m_custom.isEmpty())
        return;
    m_custom.clear();
    m_settings.remove(QString());
    emit changed();
}

AppSettings::AppSettings(QObject* parent)
    : QObject(parent), m_theme(m_settings.value(themeKey, asDesktop).toString()) {
    if (qGuiApp)
        qGuiApp->installEventFilter(this);
    m_recentFiles = recentFiles();
    connect(&m_look, &FileLook::looked, this, &AppSettings::onLooked);
}

void AppSettings::onLooked() {
    if (const QStringList before = std::exchange(m_recentFiles, recentFiles());
        before != m_recentFiles)
        emit recentFilesChanged();
    emit looked();
}

void AppSettings::look() {
    m_look.look(knownFiles());
}

bool AppSettings::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange && m_theme == asDesktop)
        emit themeChanged();
    return QObject::eventFilter(watched, event);
}

bool AppSettings::dark() const {
    return m_theme == asDesktop ? desktopIsDark() : m_theme == QStringLiteral("dark");
}

void AppSettings::setTheme(const QString& theme) {
    m_settings.setValue(themeKey, theme);
    useTheme(theme);
}

void AppSettings::useTheme(const QString& theme) {
    if (std::exchange(m_theme, theme) != theme)
        emit themeChanged();
}

void AppSettings::setDark(bool dark) {
    setTheme(dark ? QStringLiteral("dark") : QStringLiteral("light"));
}

void AppSettings::setFlag(const char* key, bool on, void (AppSettings::*changed)(), bool initial) {
    if (flag(key, initial) == on)
        return;
    m_settings.setValue(QLatin1String(key), on);
    emit(this->*changed)();
}

QString AppSettings::language() const {
    return m_settings.value(languageKey).toString();
}

QString AppSettings::spoken() const {
    return spokenLanguage();
}

QVariantList AppSettings::languageChoices() const {
    QVariantList choices{
        QVariantMap{{"id", ""},
                    {"title", tr("Desktop (%1)").arg(nameOfLanguage(languageOfDesktop()))},
                    {"help", tr("The language of the desktop")}}};
    for (const QString& each : languages())
        choices.append(QVariantMap{{"id", each}, {"title", nameOfLanguage(each)}, {"help", ""}});
    return choices;
}

void AppSettings::setLanguage(const QString& language) {
    if (language == this->language())
        return;
    m_settings.setValue(languageKey, language);
    emit languageChanged();
}

int AppSettings::sizeOf(const char* key, int initial) const {
    constexpr int smallest = 80, largest = 300;
    return std::clamp(m_settings.value(QLatin1String(key), initial).toInt(), smallest, largest);
}

void AppSettings::setSize(const char* key, int percent) {
    m_settings.setValue(QLatin1String(key), percent);
    emit textSizeChanged();
}

QStringList AppSettings::recentFiles() const {
    QStringList files = knownFiles();
    files.removeIf([this](const QString& file) {
        const auto found = m_look.found(file);
        return found && !found->exists;
    });
    return files;
}

QString AppSettings::latestFound() const {
    for (const QString& file : knownFiles())
        if (const auto found = m_look.found(file); found && found->exists)
            return file;
    return {};
}

QStringList AppSettings::knownFiles() const {
    return m_settings.value(filesKey).toStringList();
}

void AppSettings::addRecentFile(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    prepend(filesKey, path);
    FoundFile found = m_look.found(path).value_or(FoundFile());
    found.exists = true;
    m_look.setFound(path, std::move(found));
}

void AppSettings::clearRecentFiles() {
    m_settings.remove(filesKey);
    onLooked();
}

QStringList AppSettings::recentCommands() const {
    return m_settings.value(commandsKey).toStringList();
}

void AppSettings::addRecentCommand(const QString& id) {
    prepend(commandsKey, id);
    emit recentCommandsChanged();
}

QStringList AppSettings::finishedLessons() const {
    return m_settings.value(lessonsKey).toStringList();
}

void AppSettings::addFinishedLesson(const QString& name) {
    QStringList names = finishedLessons();
    if (names.contains(name))
        return;
    m_settings.setValue(lessonsKey, names << name);
    emit finishedLessonsChanged();
}

void AppSettings::prepend(const QString& key, const QString& text) {
    QStringList list = m_settings.value(key).toStringList();
    list.removeAll(text);
    list.prepend(text);
    m_settings.setValue(key, list.mid(0, mostRecentEntries));
}

void Remembered::componentComplete() {
    const QMetaMethod slot = metaObject()->method(metaObject()->indexOfSlot("store()"));
    for (const QString& name : m_properties) {
        const QQmlProperty property(m_target, name);
        m_initial[name] = property.read();
        QVariant stored = m_settings.value(keyOf(name));
        if (stored.isValid() && stored.convert(m_initial[name].metaType()))
            property.write(stored);
        connect(m_target, property.property().notifySignal(), this, slot, Qt::UniqueConnection);
    }
}

void Remembered::setPaused(bool paused) {
    if (std::exchange(m_isPaused, paused) == paused)
        return;
    store();
    emit pausedChanged();
}

void Remembered::store() {
    if (m_isPaused || m_initial.isEmpty()) // empty: before it is complete
        return;
    for (const QString& name : m_properties) {
        const QVariant now = QQmlProperty::read(m_target, name);
        QVariant stored = m_settings.value(keyOf(name), m_initial[name]);
        if (!stored.convert(now.metaType()) || stored != now)
            m_settings.setValue(keyOf(name), now);
    }
}

QString Remembered::keyOf(const QString& property) const {
    return m_group + '/' + property.section('.', -1);
}

} // namespace tiller
