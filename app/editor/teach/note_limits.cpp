#include "app/editor/teach/note_limits.h"

#include <QCoreApplication>

#include <algorithm>

namespace tiller {

namespace {

/// What begins a line: spaces, and the marks of quotes and list items.
struct LineStart {
    qsizetype marks = 0;
    qsizetype width = 0; // of the spaces
};

/// The length of the mark of a list item, such as "-" or "12."; 0 if there is none.
qsizetype listMark(QStringView line) {
    qsizetype length = 0;
    while (length < line.size() && line[length].isDigit())
        ++length;
    const QStringView ends = length > 0 ? u".)" : u"-+*";
    const bool isMark = length < line.size() && ends.contains(line[length]) &&
                        (length + 1 == line.size() || line[length + 1].isSpace());
    return isMark ? length + 1 : 0;
}

LineStart startOfLine(QStringView line) {
    LineStart start;
    while (!line.isEmpty()) {
        qsizetype length = 1;
        if (line.front() == ' ' || line.front() == '\t')
            start.width += line.front() == ' ' ? 1 : 4;
        else if (line.front() == '>' || (length = listMark(line)) > 0)
            ++start.marks;
        else
            break;
        line = line.mid(length);
    }
    return start;
}

qsizetype longestWord(const QString& text) {
    qsizetype longest = 0;
    qsizetype length = 0;
    for (const QChar c : text) {
        length = c.isSpace() ? 0 : length + 1;
        longest = std::max(longest, length);
    }
    return longest;
}

/// What a character adds to the marks. Links take the most time; also addresses become links.
int weightOfMark(QChar c) {
    switch (c.unicode()) {
    case '[':
    case ':':
    case '@':
        return 3;
    case '\n':
    case '\r':
    case '*':
    case '_':
    case '`':
    case '~':
    case ']':
    case '<':
    case '>':
    case '&':
    case '\\':
    case '|':
    case '#':
        return 1;
    default:
        return 0;
    }
}

} // namespace

QString whyPlain(const QString& markdown) {
    const auto tr = [](const char* text) {
        return QCoreApplication::translate("NoteLimits", text);
    };
    if (markdown.size() > maxNoteLength)
        return tr("This note is too long to format: here is the start of its text.");
    if (longestWord(markdown) > maxNoteWord)
        return tr("A word of this note is too long to format: here is its text.");
    qsizetype marks = 3 * markdown.count(QStringLiteral("www."), Qt::CaseInsensitive) +
                      3 * markdown.count(QStringLiteral("://"));
    for (const QChar c : markdown)
        marks += weightOfMark(c);
    qsizetype depth = 0;
    for (const QStringView line : QStringView(markdown).split('\n')) {
        const LineStart start = startOfLine(line);
        marks += start.marks;
        depth = std::max({depth, start.marks, start.width / 2});
    }
    if (depth > maxNoteDepth)
        return tr("The lists and quotes of this note are nested too deep: here is its text.");
    if (marks > maxNoteMarks)
        return tr("This note has too many marks and links to format: here is its text.");
    return {};
}

} // namespace tiller
