#pragma once

#include "app/editor/document/document_follower.h"

#include <QColor>
#include <QObject>
#include <QQuickTextDocument>
#include <QSize>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tiller {

/// What a note may have, so that all four notes of a project are shown within a second. The time to
/// format grows with the square of the marks in a paragraph and of the letters in a word, and with
/// the cube of the depth of lists.
inline constexpr qsizetype maxNoteLength = 10'000;
inline constexpr qsizetype maxNoteMarks = 1000; ///< a link counts as several
inline constexpr qsizetype maxNoteDepth = 10;   ///< of lists and quotes in each other
inline constexpr qsizetype maxNoteWord = 1000;  ///< letters without a space between them
inline constexpr qsizetype maxPlainNote =
    5000; ///< as much as is shown of one that is not formatted

/// Why a note in Markdown is shown as plain text, as a sentence; empty if it can be formatted.
/// Reads the text once, before anything parses it.
[[nodiscard]] QString whyPlain(const QString& markdown);

/// The pictures of one note. They are files in the folder of the project. Each is checked before
/// any of it is read: links in the path are followed first, and only regular files are opened.
class NotePictures {
public:
    explicit NotePictures(const QString& folder) : m_folder(folder) {}

    struct Picture {
        QString problem; ///< why the picture is not shown, as a sentence; empty if it is shown
        QString file;    ///< its real path
        QSize size;
    };
    /// The picture that the note names. Adds its pixels to those of the note.
    [[nodiscard]] Picture find(const QString& name);

private:
    QString m_folder;
    qsizetype m_pixels = 0; ///< of the pictures found so far
};

/// A note in Markdown as rich text for a TextEdit. HTML in it is shown as text. Pictures are files
/// beside the project, no wider than the pane. Missing pictures and links without a target are
/// marked as such. A note that would take too long to format is plain text, with the reason.
class RenderedNote : public QObject, public DocumentFollower {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tiller::Document* document READ document WRITE setDocument NOTIFY changed)
    Q_PROPERTY(QString markdown MEMBER m_markdown NOTIFY changed)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed)
    Q_PROPERTY(int pixelSize MEMBER m_pixelSize NOTIFY changed)
    Q_PROPERTY(double pictureWidth MEMBER m_pictureWidth NOTIFY
                   changed) ///< the largest width of a picture
    Q_PROPERTY(QColor linkColor MEMBER m_linkColor NOTIFY changed)
    Q_PROPERTY(QColor warningColor MEMBER m_warningColor NOTIFY changed)
    Q_PROPERTY(QString html READ html NOTIFY htmlChanged)

public:
    explicit RenderedNote(QObject* parent = nullptr);

    [[nodiscard]] const QString& html() const { return m_html; }

    /// The links in a document that shows `html`, in order: {target, text, start, end}.
    Q_INVOKABLE static QVariantList links(QQuickTextDocument* shown);

signals:
    void changed();
    void htmlChanged();

private:
    void followDocument() override;
    void render();
    void writePlain(QTextDocument& text, const QString& reason) const;
    void formatPieces(QTextDocument& text) const;
    void formatBlocks(QTextDocument& text) const;
    [[nodiscard]] bool isBroken(const QString& target) const;

    QString m_markdown;
    QString m_family;
    int m_pixelSize = 13;
    double m_pictureWidth = 400;
    QColor m_linkColor;
    QColor m_warningColor;
    QString m_html;
};

} // namespace tiller
