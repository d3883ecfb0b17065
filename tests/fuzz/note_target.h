#pragma once

#include "app/editor/teach/rendered_note.h"
#include "tests/fuzz/targets.h"

#include <QTextDocument>

namespace tiller::fuzz {

/// A note as the window formats it. It is accepted if it is not shown as plain text.
inline bool tryShownNote(std::string_view text) {
    if (!tryNote(text))
        return false;
    const QString markdown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    if (!whyPlain(markdown).isEmpty())
        return false;
    QTextDocument note;
    note.setMarkdown(markdown,
                     QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                         QTextDocument::MarkdownNoHTML);
    QTextDocument shown;
    shown.setHtml(note.toHtml());
    shown.setTextWidth(360);
    require(shown.size().height() >= 0, "a note has a height");
    return true;
}

} // namespace tiller::fuzz
