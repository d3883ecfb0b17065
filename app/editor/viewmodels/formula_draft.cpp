#include "app/editor/viewmodels/formula_draft.h"

#include "core/model/registry.h"
#include "core/nodes/formula_program.h"

#include <QTextDocument>

#include <algorithm>
#include <array>

namespace tiller {

namespace {

/// For each byte of a text, and its end, the place in letters as QString counts them.
std::vector<int> lettersOf(std::string_view bytes) {
    std::vector<int> places;
    int letters = 0;
    for (const char byte : bytes) {
        places.push_back(letters);
        const auto bits = static_cast<unsigned char>(byte);
        if (bits < 0x80 || bits >= 0xC0) // not inside a letter
            letters += bits >= 0xF0 ? 2 : 1;
    }
    places.push_back(letters);
    return places;
}

bool isNamePart(QChar c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '\'';
}

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Names that mean something at the begin of a line.
constexpr std::array resultNames{
    std::pair("desired", QT_TRANSLATE_NOOP("tiller::FormulaDraft", "The velocity to take on.")),
    std::pair("force", QT_TRANSLATE_NOOP("tiller::FormulaDraft", "The force, the result.")),
    std::pair("steering", QT_TRANSLATE_NOOP("tiller::FormulaDraft", "The force, the result.")),
    std::pair("active", QT_TRANSLATE_NOOP("tiller::FormulaDraft",
                                          "A condition: the force counts only while it holds."))};

/// The begin of the name that ends at a place.
int beginOfName(const QString& text, int end) {
    int begin = end;
    while (begin > 0 && isNamePart(text[begin - 1]))
        --begin;
    return begin;
}

/// The last line "force = a - velocity", which takes on the velocity a within 1.
const FormulaLine* lineWithoutResponse(const FormulaText& read) {
    if (!read.result || read.meaning != FormulaResult::force)
        return nullptr;
    const FormulaLine& line = read.lines[*read.result];
    if (!line.term || line.term->operation != Operation::subtract)
        return nullptr;
    const ExpressionTerm& right = *line.term->arguments[1];
    return right.operation == Operation::symbol && right.symbol == "velocity" ? &line : nullptr;
}

} // namespace

std::optional<FormulaProblem> formulaProblemOf(const Project& project, const Problem& problem) {
    const Node* node = problem.ids.empty() ? nullptr : project.node(problem.ids.front());
    const NodeType* type = node ? findNodeType(node->type) : nullptr;
    if (!type || !type->stepsOf)
        return {};
    for (FormulaProblem& each :
         compileFormula(textOf(valueOf(*node, "formula")), formulaGives(*type)).problems)
        if (problem.text.ends_with(each.sentence()))
            return std::move(each);
    return {};
}

QColor colorOfToken(FormulaToken::Kind kind, const Colors& colors) {
    switch (kind) {
    case FormulaToken::Kind::comment:
        return colors.textMuted;
    case FormulaToken::Kind::number:
        return colors.combiner;
    case FormulaToken::Kind::symbol:
        return colors.agentType;
    case FormulaToken::Kind::function:
        return colors.condition;
    case FormulaToken::Kind::ownName:
        return colors.target;
    case FormulaToken::Kind::error:
        return colors.error;
    case FormulaToken::Kind::op:
        break;
    }
    return colors.text;
}

FormulaHighlighter::FormulaHighlighter(QTextDocument* document, const Colors& colors)
    : QSyntaxHighlighter(document), m_colors(&colors) {
    // A line may color the others: it makes a name.
    connect(document, &QTextDocument::contentsChanged, this, &FormulaHighlighter::read);
    read();
}

FormulaHighlighter::~FormulaHighlighter() {
    if (document()) // the base class takes its formats away, which changes the document
        document()->disconnect(this);
}

void FormulaHighlighter::setColors(const Colors& colors) {
    m_colors = &colors;
    rehighlight();
}

void FormulaHighlighter::read() {
    const QString text = document()->toPlainText();
    if (text == m_text)
        return;
    m_text = text;
    const std::string bytes = text.toStdString();
    const std::vector<int> places = lettersOf(bytes);
    m_parts.clear();
    for (const FormulaToken& token : formulaTokens(bytes)) {
        const int from = places[token.at.offset];
        m_parts.push_back({from, places[token.at.end()] - from, token.kind});
    }
    rehighlight();
}

void FormulaHighlighter::highlightBlock(const QString& line) {
    const int begin = currentBlock().position();
    const int end = begin + static_cast<int>(line.size());
    for (const Part& part : m_parts)
        if (part.from >= begin && part.from < end)
            setFormat(part.from - begin, part.length, colorOfToken(part.kind, *m_colors));
}

void FormulaDraft::setDocument(QQuickTextDocument* document) {
    if (document == m_document)
        return;
    delete m_highlighter;
    m_document = document;
    auto* theme =
        document
            ? qobject_cast<Theme*>(qmlAttachedPropertiesObject<Theme>(document->parent(), true))
            : nullptr;
    if (theme) {
        const auto colors = [theme]() -> const Colors& {
            return colorsOf(theme->dark(), theme->contrast());
        };
        m_highlighter = new FormulaHighlighter(document->textDocument(), colors());
        connect(theme, &Theme::changed, m_highlighter,
                [highlighter = m_highlighter.data(), colors] { highlighter->setColors(colors()); });
    }
    emit documentChanged();
}

void FormulaDraft::setGivesNumber(bool givesNumber) {
    m_givesNumber = givesNumber;
    setText(std::exchange(m_text, {}));
}

void FormulaDraft::setText(const QString& text) {
    if (text == m_text && !text.isEmpty())
        return;
    m_text = text;
    const std::string bytes = text.toStdString();
    const std::vector<int> places = lettersOf(bytes);
    const auto place = [&](std::size_t byte) { return places[std::min(byte, bytes.size())]; };
    QVariantList problems;
    for (const FormulaProblem& each : compileFormula(bytes, gives()).problems) {
        const int from = place(each.at.offset);
        problems.append(
            QVariantMap{{"sentence", QString::fromStdString(each.sentence())},
                        {"from", from},
                        {"length", place(each.at.end()) - from},
                        {"fixes", each.instead.has_value()},
                        {"instead", QString::fromStdString(each.instead.value_or(""))}});
    }
    m_advice.clear();
    const FormulaText read = readFormula(bytes, gives());
    if (const FormulaLine* line = problems.isEmpty() ? lineWithoutResponse(read) : nullptr) {
        TextSpan at = line->term->at;
        const std::string term = bytes.substr(at.offset, at.length);
        if (at.offset > 0 && bytes[at.offset - 1] == '(' && bytes.substr(at.end(), 1) == ")")
            at = {at.offset - 1, at.length + 2};
        const int from = place(at.offset);
        m_advice = {{"from", from},
                    {"length", place(at.end()) - from},
                    {"instead", QString::fromStdString("(" + term + ") * response")}};
    }
    emit textChanged();
    if (std::exchange(m_problems, problems) != problems)
        emit problemsChanged();
}

/// The words that fit after a text, in the order in which they are offered.
/// @param isAssigned the word makes a name
std::vector<FormulaDraft::Row> FormulaDraft::candidates(const QString& before,
                                                        bool isAssigned) const {
    std::vector<Row> found;
    const auto add = [&](std::string_view name, std::string_view arguments, const QString& help,
                         const char* after, bool isOther = false) {
        const QString text = fromView(name);
        found.push_back(
            {text, text + fromView(arguments), help, text + QLatin1String(after), isOther});
    };
    const qsizetype line = before.lastIndexOf('\n') + 1;
    if (before.endsWith('.')) {
        const int end = static_cast<int>(before.size()) - 1;
        const int begin = beginOfName(before, end);
        const bool isArrow = begin < end ? !before[begin].isDigit() : before.endsWith(").");
        if (!isArrow)
            return found;
        const QString owner = before.mid(begin, end - begin);
        if (owner == "target" || owner == "other" || owner == "third") {
            add("velocity", {}, tr("Its velocity; zero for a place."), "");
            add("position", {}, tr("Where it is."), "");
        }
        add("x", {}, tr("How far it leads to the right."), "");
        add("y", {}, tr("How far it leads down."), "");
        add("length", {}, tr("Its length."), "");
        return found;
    }
    QStringList own;
    for (const FormulaLine& each : readFormula(before.toStdString(), gives()).lines)
        if (!each.name.empty() && !own.contains(QString::fromStdString(each.name)))
            own.append(QString::fromStdString(each.name));
    for (const QString& name : own)
        add(name.toStdString(), {}, tr("A name of this formula."), "");
    if (before.mid(line).trimmed().isEmpty() && !m_givesNumber)
        for (const auto& [name, help] : resultNames)
            if (!own.contains(QLatin1String(name)))
                add(name, {}, tr(help), isAssigned ? "" : " = ");
    for (const FormulaWord& word : formulaWords()) {
        if (!isKnownTo(gives(), word.name))
            continue;
        const QString help = fromView(word.help);
        const bool isFunction = word.kind == FormulaWord::Kind::function;
        add(word.name, word.arguments, help, isFunction ? "(" : "");
        for (const QString& other : fromView(word.others).split(", ", Qt::SkipEmptyParts))
            if (!other.contains('.'))
                add(other.toStdString(), {}, help, "", true);
    }
    return found;
}

void FormulaDraft::offer(int cursor, bool all) {
    const int begin = beginOfName(m_text, cursor);
    const QString word = m_text.mid(begin, cursor - begin);
    const QString before = m_text.left(begin);
    const QString line = before.mid(before.lastIndexOf('\n') + 1);
    const bool isName = word.isEmpty() ? all || before.endsWith('.') : !word[0].isDigit();
    const bool continues = cursor < m_text.size() && isNamePart(m_text[cursor]);
    std::vector<std::pair<int, Row>> ranked;
    if (isName && !line.contains("//") && (all || !continues)) {
        const QString after = m_text.mid(cursor).trimmed();
        const bool isAssigned = after.startsWith('=');
        const bool isCalled = after.startsWith('(');
        const bool isShort = word.size() < 2;
        for (Row& row : candidates(before, isAssigned)) {
            const bool begins = row.name.startsWith(word, Qt::CaseInsensitive);
            const bool contains = !isShort && row.name.contains(word, Qt::CaseInsensitive);
            if (row.isOther ? word.isEmpty() || !row.name.startsWith(word) : !begins && !contains)
                continue;
            if (isCalled && row.insertion.endsWith('('))
                row.insertion.chop(1);
            ranked.emplace_back(row.name.startsWith(word) ? 0 : begins ? 1 : 2, std::move(row));
        }
    }
    std::ranges::stable_sort(ranked, {}, [](const auto& each) { return each.first; });
    const bool isWritten = std::ranges::any_of(
        ranked, [&](const auto& each) { return each.second.insertion == word; });
    std::vector<Row> rows;
    for (auto& [rank, row] : ranked)
        if (all || !isWritten || rank < 2) // a word that is written whole may still be a begin
            rows.push_back(std::move(row));
    if (!all && rows.size() == 1 && rows.front().insertion == word)
        rows.clear();
    m_rows.reset(std::move(rows));
    m_wordStart = begin;
    emit offered();
}

QString FormulaDraft::insertionOf(int row) const {
    const Row* found = m_rows.at(row);
    return found ? found->insertion : QString();
}

QVariantList FormulaDraft::words() const {
    QVariantList all;
    for (const FormulaWord& word : formulaWords()) {
        if (!isKnownTo(gives(), word.name))
            continue;
        const bool isFunction = word.kind == FormulaWord::Kind::function;
        const QString name = fromView(word.name);
        all.append(QVariantMap{{"section", isFunction ? tr("Functions")
                                           : word.kind == FormulaWord::Kind::symbol ? tr("Symbols")
                                                                                    : tr("Words")},
                               {"name", name},
                               {"shown", name + fromView(word.arguments)},
                               {"help", fromView(word.help)},
                               {"insertion", isFunction ? name + '(' : name}});
    }
    return all;
}

} // namespace tiller
