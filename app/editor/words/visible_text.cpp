#include "app/editor/words/visible_text.h"

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
