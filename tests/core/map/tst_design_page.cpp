#include "tests/core/support/testing.h"

#include <QRegularExpression>

const char* const page = "docs/design.md";
constexpr int fewestReferences = 30;

/// A file that the page names, perhaps with a function in it.
struct Reference {
    int line = 0;
    QString path; ///< may have placeholders, as in core/behaviors/<name>.h
    QString function;
};

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString(file.readAll()) : QString();
}

/// Text in backticks with a slash and the extension of a source is a file: `core/base/vec2.h`. A
/// name after a colon is a function in it: `core/sim/compile/program.cpp:compile`.
QList<Reference> referencesIn(const QString& text) {
    static const QRegularExpression pattern(
        "`([\\w./<>-]*/[\\w.<>-]+\\.(?:cpp|h|qml|md|tiller|json|sh|txt|cmake|inc))(?::([\\w]+))?`");
    QList<Reference> found;
    const QStringList lines = text.split('\n');
    for (qsizetype i = 0; i < lines.size(); ++i)
        for (auto match = pattern.globalMatch(lines[i]); match.hasNext();) {
            const QRegularExpressionMatch each = match.next();
            found += {int(i + 1), each.captured(1), each.captured(2)};
        }
    return found;
}

/// The part of a path that must exist: all of it, or the folders before the first placeholder.
QString fixedPart(const QString& path) {
    const qsizetype placeholder = path.indexOf('<');
    return placeholder < 0 ? path : path.left(path.lastIndexOf('/', placeholder));
}

/// What is wrong with a reference, in words; empty if nothing is.
QString referenceProblem(const Reference& reference, const QDir& root) {
    const QString where = QString("%1:%2 names %3").arg(page).arg(reference.line);
    const QString path = fixedPart(reference.path);
    if (!root.exists(path))
        return where.arg(reference.path) + ", but " + path + " does not exist. Correct the page.";
    if (reference.function.isEmpty())
        return {};
    const QRegularExpression name("\\b" + reference.function + "\\b");
    return name.match(textOf(root.filePath(path))).hasMatch()
               ? QString()
               : where.arg(reference.function) + " in " + path +
                     ", but that file has no such function. Correct the page.";
}

/// The design page names only files and functions that exist.
class TestDesignPage : public QObject {
    Q_OBJECT

private slots:
    void everyReference_exists() {
        const QDir root(TILLER_SOURCE_DIR);
        const QList<Reference> references = referencesIn(textOf(root.filePath(page)));
        QVERIFY2(references.size() >= fewestReferences,
                 qPrintable(QString("%1 has %2 references to files; expected at least %3.")
                                .arg(page)
                                .arg(references.size())
                                .arg(fewestReferences)));
        QStringList problems;
        for (const Reference& reference : references)
            if (const QString problem = referenceProblem(reference, root); !problem.isEmpty())
                problems += problem;
        QVERIFY2(problems.isEmpty(), qPrintable('\n' + problems.join('\n')));
    }

    void wrongReference_isReported_data() {
        const TestRows<QString, int, QString> row;
        row("file", "see `core/base/vec2.h`.", 1, "");
        row("no such file", "see `core/base/vec3.h`.", 1, "core/base/vec3.h does not exist");
        row("function", "`core/sim/compile/program.cpp:compile`", 1, "");
        row("no such function", "`core/sim/compile/program.cpp:comp`", 1, "names comp in");
        row("placeholder", "`core/behaviors/<name>-inl.h`", 1, "");
        row("placeholder in the name", "`tests/core/behaviors/tst_<name>.cpp`", 1, "");
        row("placeholder in no folder", "`core/nothing/<name>.h`", 1, "core/nothing does not");
        row("folder", "`core/base/` and `./dev test`", 0, "");
        row("two", "`core/base/vec2.h` and `qml/Main.qml`", 2, "");
    }

    void wrongReference_isReported() {
        const auto [text, count, problem] = fetched<QString, int, QString>();
        const QList<Reference> references = referencesIn("first line\n" + text);
        QCOMPARE(int(references.size()), count);
        QString found;
        for (const Reference& reference : references)
            found += referenceProblem(reference, QDir(TILLER_SOURCE_DIR));
        QCOMPARE(found.isEmpty(), problem.isEmpty());
        QVERIFY_HAS(found, problem);
        QVERIFY2(found.isEmpty() || found.startsWith("docs/design.md:2 "), qPrintable(found));
    }
};
