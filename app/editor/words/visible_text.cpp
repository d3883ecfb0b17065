#include "app/editor/words/visible_text.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QVariant>

#include <algorithm>

namespace tiller {

namespace {

constexpr qsizetype maxShownLength = 20'000;

bool isHidden(QChar c, bool oneLine) {
    const char16_t code = c.unicode();
    if (code == '\n' || code == '\r' || code == QChar::LineSeparator ||
        code == QChar::ParagraphSeparator)
        return oneLine;
    const bool isDirection = code == 0x061c || code == 0x200e || code == 0x200f ||
                             (code >= 0x202a && code <= 0x202e) ||
                             (code >= 0x2066 && code <= 0x2069);
    return isDirection || (c.category() == QChar::Other_Control && code != '\t');
}

QString oneLine(QString text) {
    return text.replace('\n', ' ').replace(QChar::LineSeparator, ' ');
}

} // namespace

QString visibleText(const QString& text, bool oneLine) {
    QString visible =
        text.size() <= maxShownLength ? text : text.first(maxShownLength) + QStringLiteral("…");
    if (std::ranges::any_of(text, [oneLine](QChar c) { return isHidden(c, oneLine); }))
        for (QChar& c : visible)
            if (isHidden(c, oneLine))
                c = QChar::ReplacementCharacter;
    return visible;
}

VisibleAccessible::VisibleAccessible(QObject* accessible) : QObject(accessible) {
    connect(accessible, SIGNAL(nameChanged()), this, SLOT(clean()));
    connect(accessible, SIGNAL(descriptionChanged()), this, SLOT(clean()));
    clean();
}

void VisibleAccessible::clean() {
    // Only a change: to set it makes a name explicit. This keeps a binding, as in VisibleText.
    const auto set = [this](const char* property, const QString& text, const QString& visible) {
        if (visible != text)
            parent()->setProperty(property, visible);
    };
    const QString name = parent()->property("name").toString();
    set("name", name, visibleText(oneLine(name), true));
    const QString description = parent()->property("description").toString();
    set("description", description, visibleText(description, false));
}

namespace {

/// Makes no interface: Qt Quick does. It is asked when an assistive program asks for the item.
QAccessibleInterface* watchAccessible(const QString&, QObject* item) {
    for (QObject* child : item->children())
        if (child->inherits("QQuickAccessibleAttached") &&
            !child->findChild<VisibleAccessible*>(QString(), Qt::FindDirectChildrenOnly))
            new VisibleAccessible(child);
    return nullptr;
}

} // namespace

void makeAccessibleTextVisible() {
    QAccessible::installFactory(watchAccessible); // once: the same one is not added again
}

VisibleText::VisibleText(QObject* item) : QObject(item) {
    connect(item, SIGNAL(textChanged(QString)), this, SLOT(clean()));
    connect(this, &VisibleText::changed, this, &VisibleText::clean);
}

void VisibleText::clean() {
    const QString text = parent()->property("text").toString();
    const QString visible = visibleText(text, m_oneLine);
    if (visible != text)
        parent()->setProperty("text", visible); // unlike an assignment in QML, this keeps a binding
}

} // namespace tiller
