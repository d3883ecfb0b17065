#pragma once

#include "app/editor/document/recovery.h"

#include <QObject>
#include <QQmlParserStatus>
#include <QSettings>
#include <QStringList>
#include <QVariant>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// The keys that a person gave to actions. They last between sessions. All other actions have
/// their default keys.
class Shortcuts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the settings")
    /// From action id to keys, such as "Ctrl+K"; empty for an action without keys.
    Q_PROPERTY(QVariantMap custom READ custom NOTIFY changed)

public:
    explicit Shortcuts(QObject* parent = nullptr);

    [[nodiscard]] const QVariantMap& custom() const { return m_custom; }

    Q_INVOKABLE void set(const QString& action, const QString& keys);
    Q_INVOKABLE void reset(const QString& action);
    Q_INVOKABLE void resetAll();

signals:
    void changed();

private:
    QSettings m_settings;
    QVariantMap m_custom;
};

/// The settings of the editor that last between sessions: theme, recent files, keys, panes.
class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by the editor")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY themeChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString spoken READ spoken NOTIFY languageChanged)
    Q_PROPERTY(QVariantList languageChoices READ languageChoices NOTIFY languageChanged)
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    Q_PROPERTY(int stageSize READ stageSize WRITE setStageSize NOTIFY textSizeChanged)
    Q_PROPERTY(bool reopens READ reopens WRITE setReopens NOTIFY reopensChanged)
    Q_PROPERTY(bool oneWindow READ oneWindow WRITE setOneWindow NOTIFY oneWindowChanged)
    Q_PROPERTY(bool referencesAsWires READ referencesAsWires WRITE setReferencesAsWires NOTIFY
                   canvasChanged)
    Q_PROPERTY(bool minimap READ minimap WRITE setMinimap NOTIFY canvasChanged)
    Q_PROPERTY(bool layersShown READ layersShown WRITE setLayersShown NOTIFY layersShownChanged)
    Q_PROPERTY(QStringList recentFiles READ recentFiles NOTIFY recentFilesChanged)
    Q_PROPERTY(QStringList recentCommands READ recentCommands NOTIFY recentCommandsChanged)
    Q_PROPERTY(QStringList finishedLessons READ finishedLessons NOTIFY finishedLessonsChanged)
    Q_PROPERTY(tiller::Shortcuts* shortcuts READ shortcuts CONSTANT)

public:
    explicit AppSettings(QObject* parent = nullptr);

    /// "dark", "light", or "system": follows the colors of the desktop.
    [[nodiscard]] QString theme() const { return m_theme; }
    [[nodiscard]] bool dark() const;
    void setTheme(const QString& theme);
    void useTheme(const QString& theme); ///< until the program ends: it is not stored
    void setDark(bool dark);

    /// One of languages(); empty: that of the desktop.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);
    [[nodiscard]] QString spoken() const; ///< the language of the program: one of languages()
    [[nodiscard]] QVariantList languageChoices() const; ///< {id, title, help} each

    /// The size of texts and controls in percent, and that in presentations.
    /// @{
    [[nodiscard]] int textSize() const { return sizeOf("textSize", 100); }
    void setTextSize(int percent) { setSize("textSize", percent); }
    [[nodiscard]] int stageSize() const { return sizeOf("stageSize", 150); }
    void setStageSize(int percent) { setSize("stageSize", percent); }
    /// @}

    /// Whether the editor starts with the latest project.
    [[nodiscard]] bool reopens() const { return flag("reopens"); }
    void setReopens(bool reopens) { setFlag("reopens", reopens, &AppSettings::reopensChanged); }

    /// Whether a file that the person opens elsewhere, such as in a folder of the desktop, opens in
    /// the window of the running editor.
    [[nodiscard]] bool oneWindow() const { return flag("oneWindow"); }
    void setOneWindow(bool one) { setFlag("oneWindow", one, &AppSettings::oneWindowChanged); }

    /// Whether the canvas draws all references to agent types as wires, not as tags.
    [[nodiscard]] bool referencesAsWires() const { return flag("referencesAsWires"); }
    void setReferencesAsWires(bool asWires) {
        setFlag("referencesAsWires", asWires, &AppSettings::canvasChanged);
    }
    /// Whether a large canvas has a map.
    [[nodiscard]] bool minimap() const { return flag("minimap", true); }
    void setMinimap(bool shown) { setFlag("minimap", shown, &AppSettings::canvasChanged, true); }
    /// Whether the layers of the scene are listed over the world.
    [[nodiscard]] bool layersShown() const { return flag("layersShown"); }
    void setLayersShown(bool shown) {
        setFlag("layersShown", shown, &AppSettings::layersShownChanged);
    }

    /// The latest first, without those that are known to be missing.
    [[nodiscard]] QStringList recentFiles() const;
    /// The same with those that no longer exist: their unsaved changes may.
    [[nodiscard]] QStringList knownFiles() const;
    /// The latest file that is known to exist; empty if there is none. Its folder can be opened
    /// without a wait.
    [[nodiscard]] QString latestFound() const;
    void look(); ///< looks at the known files in the background
    /// What is known of one of the known files; nothing while its file system has not answered.
    [[nodiscard]] std::optional<FoundFile> found(const QString& file) const {
        return m_look.found(file);
    }
    Q_INVOKABLE void addRecentFile(const QString& file);
    Q_INVOKABLE void clearRecentFiles();

    [[nodiscard]] QStringList recentCommands() const; ///< ids, the latest first
    Q_INVOKABLE void addRecentCommand(const QString& id);

    [[nodiscard]] QStringList finishedLessons() const; ///< the names of examples
    Q_INVOKABLE void addFinishedLesson(const QString& name);

    [[nodiscard]] Shortcuts* shortcuts() { return &m_shortcuts; }

    /// Any other setting, such as the size of a pane.
    Q_INVOKABLE QVariant value(const QString& key) const { return m_settings.value(key); }
    Q_INVOKABLE void setValue(const QString& key, const QVariant& value) {
        m_settings.setValue(key, value);
    }

signals:
    void looked(); ///< at one more of the known files
    void themeChanged();
    void languageChanged();
    void textSizeChanged();
    void reopensChanged();
    void oneWindowChanged();
    void canvasChanged();
    void layersShownChanged();
    void recentFilesChanged();
    void recentCommandsChanged();
    void finishedLessonsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool flag(const char* key, bool initial = false) const {
        return m_settings.value(QLatin1String(key), initial).toBool();
    }
    void setFlag(const char* key, bool on, void (AppSettings::*changed)(), bool initial = false);
    [[nodiscard]] int sizeOf(const char* key, int initial) const;
    void setSize(const char* key, int percent);
    void prepend(const QString& key, const QString& text);
    void onLooked();

    QSettings m_settings;
    FileLook m_look;
    QStringList m_recentFiles; ///< as they were announced
    Shortcuts m_shortcuts;
    QString m_theme;
};

/// Keeps some properties of an object between sessions: restores their values, and stores those
/// that change. A property that was never changed keeps its default. "overlays.showGrid" is a part
/// of the value of a property; the settings know it as "showGrid".
class Remembered : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QString group MEMBER m_group REQUIRED)
    Q_PROPERTY(QObject* target MEMBER m_target REQUIRED)
    Q_PROPERTY(QStringList properties MEMBER m_properties REQUIRED)
    /// While it is paused, changes are not stored. What differs at the end of the pause is.
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)

public:
    using QObject::QObject;

    void classBegin() override {}
    void componentComplete() override; ///< restores the values, and connects to changes
    [[nodiscard]] bool paused() const { return m_isPaused; }
    void setPaused(bool paused);

signals:
    void pausedChanged();

private slots:
    void store();

private:
    [[nodiscard]] QString keyOf(const QString& property) const;

    QSettings m_settings;
    QString m_group;
    QObject* m_target = nullptr;
    QStringList m_properties;
    QVariantMap m_initial;
    bool m_isPaused = false;
};

} // namespace tiller
