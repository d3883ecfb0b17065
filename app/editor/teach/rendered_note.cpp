#include "app/editor/teach/rendered_note.h"

#include "app/editor/document/folders.h"
#include "app/editor/words/visible_text.h"
#include "core/model/note_links.h"

#include <QCoreApplication>
#include <QTextBlock>
#include <QTextDocument>
#include <QUrl>

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

namespace {

constexpr qsizetype maxNotePixels = 24'000'000; // of all pictures of a note: about 100 MB in memory

QString trPictures(const char* text) {
    return QCoreApplication::translate("NotePictures", text);
}

/// The sentence that stands in place of a picture.
QString sentenceOf(PictureFile::Problem problem) {
    using Problem = PictureFile::Problem;
    switch (problem) {
    case Problem::none:
        break;
    case Problem::elsewhere:
        return trPictures(
            "[The picture %1 is not shown: pictures must be files beside the project.]");
    case Problem::noFolder:
        return trPictures("[Save the project beside the picture %1 to show it.]");
    case Problem::missing:
        return trPictures("[The picture %1 is missing.]");
    case Problem::noFile:
        return trPictures("[The picture %1 is not a file.]");
    case Problem::largeFile:
        return trPictures("[The picture %1 is not shown: it has more than 16 MB.]");
    case Problem::unreadable:
        return trPictures("[The picture %1 cannot be read.]");
    case Problem::largePicture:
        return trPictures("[The picture %1 is not shown: the pictures of a note may have 24 "
                          "million pixels together.]");
    }
    return {};
}

} // namespace

NotePictures::Picture NotePictures::find(const QString& name) {
    const PictureFile found = findPicture(m_folder, name, maxNotePixels - m_pixels);
    if (found.problem != PictureFile::Problem::none)
        return {sentenceOf(found.problem).arg(name), {}, {}};
    m_pixels += qsizetype{found.size.width()} * found.size.height();
    return {{}, found.file, found.size};
}

namespace {

constexpr double listIndent = 1.3; // widths of a letter
constexpr auto noteMarkdown =
    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
    QTextDocument::MarkdownNoHTML;

struct Piece { // text with one format
    int start;
    int length;
    QTextCharFormat format;
    QString text;
};

std::vector<Piece> pieces(const QTextDocument& text) {
    std::vector<Piece> result;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            result.push_back(
                {fragment.position(), fragment.length(), fragment.charFormat(), fragment.text()});
        }
    return result;
}

QTextCursor over(QTextDocument& text, const Piece& piece) {
    QTextCursor cursor(&text);
    cursor.setPosition(piece.start);
    cursor.setPosition(piece.start + piece.length, QTextCursor::KeepAnchor);
    return cursor;
}

/// None for links that lead out of the project.
std::optional<NoteLink> linkTo(const QString& target) {
    const auto id = [&target] { return target.section(':', 1).toStdString(); };
    if (target.startsWith(QStringLiteral("node:")))
        return NoteLink{NoteLink::Kind::node, {}, id()};
    if (target.startsWith(QStringLiteral("experiment:")))
        return NoteLink{NoteLink::Kind::experiment, {}, id()};
    if (target.startsWith(QStringLiteral("agent:")))
        return NoteLink{NoteLink::Kind::agent, {}, id()};
    return {};
}

} // namespace

RenderedNote::RenderedNote(QObject* parent) : QObject(parent) {
    connect(this, &RenderedNote::changed, this, &RenderedNote::render);
}

void RenderedNote::followDocument() {
    if (m_document)
        connect(m_document, &Document::changed, this, [this](const Change& change) {
            if (!change.nodes.empty() || !change.scene.empty() || !change.annotations.empty())
                render(); // the target of a link may be new or gone
        });
    emit changed();
}

void RenderedNote::render() {
    if (!m_document || m_pictureWidth <= 0)
        return;
    QTextDocument text;
    QFont font(m_family);
    font.setPixelSize(m_pixelSize);
    text.setDefaultFont(font);
    if (const QString reason = whyPlain(m_markdown); !reason.isEmpty()) {
        writePlain(text, reason);
    } else {
        text.setMarkdown(visibleText(m_markdown, false), noteMarkdown);
        formatPieces(text);
        formatBlocks(text);
    }
    const QString html = text.toHtml();
    if (html == m_html)
        return;
    m_html = html;
    emit htmlChanged();
}

void RenderedNote::writePlain(QTextDocument& text, const QString& reason) const {
    QTextCursor cursor(&text);
    QTextCharFormat format;
    format.setForeground(m_warningColor);
    cursor.insertText(reason, format);
    cursor.insertText(QString(2, QChar::LineSeparator), {});
    QString shown = m_markdown.left(maxPlainNote);
    if (shown.size() < m_markdown.size())
        shown += QStringLiteral("…");
    // Without paragraphs, which take long.
    cursor.insertText(visibleText(shown, false).replace('\n', QChar::LineSeparator), {});
}

/// From the end to the start: an edit must not move the pieces that are still to come.
void RenderedNote::formatPieces(QTextDocument& text) const {
    const std::vector<Piece> all = pieces(text);
    NotePictures pictures(m_document->folder());
    for (auto piece = all.rbegin(); piece != all.rend(); ++piece) {
        QTextCursor cursor = over(text, *piece);
        QTextCharFormat format;
        if (piece->format.isImageFormat()) {
            QTextImageFormat picture = piece->format.toImageFormat();
            const NotePictures::Picture found = pictures.find(picture.name());
            if (!found.problem.isEmpty()) {
                format.setForeground(m_warningColor);
                cursor.insertText(found.problem, format);
                continue;
            }
            picture.setName(QUrl::fromLocalFile(found.file).toString(QUrl::FullyEncoded));
            picture.setWidth(std::min<double>(found.size.width(), m_pictureWidth));
            cursor.setCharFormat(picture);
        } else if (piece->format.isAnchor()) {
            const bool broken = isBroken(piece->format.anchorHref());
            format.setForeground(broken ? m_warningColor : m_linkColor);
            format.setFontUnderline(true);
            cursor.mergeCharFormat(format);
            if (broken && (piece == all.rbegin() || !std::prev(piece)->format.isAnchor())) {
                cursor.setPosition(piece->start + piece->length);
                QTextCharFormat note;
                note.setForeground(m_warningColor);
                cursor.insertText(tr(" (leads nowhere)"), note);
            }
        }
    }
}

void RenderedNote::formatBlocks(QTextDocument& text) const {
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(format.headingLevel() > 0 && block.previous().isValid() ? m_pixelSize
                                                                                    : 0);
        format.setBottomMargin(block.next().isValid() ? m_pixelSize * (block.textList() ? 0.4 : 0.7)
                                                      : 0);
        cursor.setBlockFormat(format);
    }
}

bool RenderedNote::isBroken(const QString& target) const {
    const auto link = linkTo(target);
    return link && !leadsSomewhere(m_document->project(), *link);
}

QVariantList RenderedNote::links(QQuickTextDocument* shown) {
    QTextDocument& document = *shown->textDocument();
    document.setIndentWidth(listIndent * document.defaultFont().pixelSize()); // HTML has none
    QVariantList result;
    int end = -1;
    for (const Piece& piece : pieces(*shown->textDocument())) {
        if (!piece.format.isAnchor())
            continue;
        const QString target = piece.format.anchorHref();
        QVariantMap link{{"target", target},
                         {"text", piece.text},
                         {"start", piece.start},
                         {"end", piece.start + piece.length}};
        if (piece.start == end &&
            result.back().toMap()["target"] == target) { // the link goes on in another format
            const QVariantMap first = result.takeLast().toMap();
            link["text"] = first["text"].toString() + piece.text;
            link["start"] = first["start"];
        }
        end = piece.start + piece.length;
        result.append(link);
    }
    return result;
}

} // namespace tiller
