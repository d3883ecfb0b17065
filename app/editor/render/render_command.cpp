#include "app/editor/render/render_command.h"

#include "app/editor/render/film.h"
#include "app/editor/render/film_encoder.h"
#include "core/io/files.h"
#include "core/io/project_io.h"
#include "core/model/edits.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QGuiApplication>

#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace tiller {

namespace {

enum ExitCode { fine = 0, problemsInFile = 1, wrongCall = 2, notReadOrWritten = 3 };
constexpr int interruptedCode = 130; // as shells have it

volatile std::sig_atomic_t interrupted = 0;

void complain(const std::string& text) {
    std::fprintf(stderr, "tiller-editor: %s\n", text.c_str());
}

std::optional<std::uint64_t> wholeNumber(const QString& text) {
    bool ok = false;
    const std::uint64_t number = text.toULongLong(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

std::optional<std::pair<double, double>> twoNumbers(const QString& text, QChar between) {
    const QStringList parts = text.split(between);
    bool first = false;
    bool second = false;
    const double a = parts.value(0).toDouble(&first);
    const double b = parts.value(1).toDouble(&second);
    return parts.size() == 2 && first && second ? std::optional(std::pair(a, b)) : std::nullopt;
}

/// What the command line asks for; nothing where it makes no sense.
struct RenderCall {
    QString file, output;
    std::uint64_t ticks = 0, from = 0, every = 0;
    std::optional<std::uint64_t> seed;
    std::optional<Vec2> cursor;
    QSize size;
    bool dark = true;
};

std::optional<RenderCall> parse(const QStringList& arguments) {
    QCommandLineParser parser;
    const QStringList names{"render", "ticks", "from", "every", "seed", "cursor", "size", "theme"};
    for (const QString& name : names)
        parser.addOption({name, {}, QStringLiteral("VALUE")});
    if (!parser.parse(arguments) || parser.positionalArguments().size() != 1)
        return {};
    RenderCall call;
    call.file = parser.positionalArguments().constFirst();
    call.output = parser.value(QStringLiteral("render"));
    const auto number = [&](const QString& name, const QString& otherwise) {
        return wholeNumber(parser.isSet(name) ? parser.value(name) : otherwise);
    };
    const auto ticks = number(QStringLiteral("ticks"), QStringLiteral("600"));
    const auto from = number(QStringLiteral("from"), QStringLiteral("0"));
    const auto every = number(QStringLiteral("every"), QStringLiteral("0"));
    call.seed = wholeNumber(parser.value(QStringLiteral("seed")));
    const auto cursor = twoNumbers(parser.value(QStringLiteral("cursor")), ',');
    const auto size =
        twoNumbers(parser.isSet(QStringLiteral("size")) ? parser.value(QStringLiteral("size"))
                                                        : QStringLiteral("1280x720"),
                   'x');
    const QString theme = parser.value(QStringLiteral("theme"));
    const bool known =
        theme.isEmpty() || theme == QStringLiteral("dark") || theme == QStringLiteral("light");
    if (!ticks || !from || !every || !size || !known || *from > *ticks || call.output.isEmpty() ||
        (parser.isSet(QStringLiteral("seed")) && !call.seed) ||
        (parser.isSet(QStringLiteral("cursor")) && !cursor))
        return {};
    call.ticks = *ticks;
    call.from = *from;
    call.every = *every;
    call.size = QSize(static_cast<int>(size->first), static_cast<int>(size->second));
    call.dark = theme != QStringLiteral("light");
    if (cursor)
        call.cursor = Vec2{cursor->first, cursor->second};
    return call.size.isEmpty() ? std::nullopt : std::optional(call);
}

/// The run to be shown; otherwise the exit code says why there is none.
std::optional<InputLog> logFor(const RenderCall& call, int& exitCode) {
    const Result<std::string> text = loadText(call.file.toStdString());
    if (!text) {
        complain(text.problems().front().text);
        exitCode = notReadOrWritten;
        return {};
    }
    Result<LoadedProject> loaded = readProject(text.value());
    if (!loaded) {
        complain(call.file.toStdString() + ": " + loaded.problems().front().text);
        exitCode = problemsInFile;
        return {};
    }
    InputLog log{.start = std::move(loaded.value().project), .ticks = 0, .events = {}};
    if (call.seed) {
        const auto seed = setValue(log.start, "world", "seed", static_cast<double>(*call.seed));
        if (!seed) {
            complain(seed.problems().front().text);
            exitCode = wrongCall;
            return {};
        }
        apply(seed.value(), log.start);
    }
    if (call.cursor) {
        log.events.push_back({0, CursorMoved{*call.cursor}});
        log.events.push_back({0, Clicked{*call.cursor}});
    }
    return log;
}

std::string toText(QSize size) {
    return std::to_string(size.width()) + "x" + std::to_string(size.height());
}

/// Says on a terminal how far a long film is.
class Progress {
public:
    Progress() { m_clock.start(); }
    ~Progress() {
        if (m_said)
            std::fputs("\r\x1b[K", stderr);
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void at(std::size_t done, std::size_t frames) {
        if (!m_isTerminal || m_clock.elapsed() < 1000 + m_last)
            return;
        m_last = m_clock.elapsed() - 800;
        m_said = true;
        std::fprintf(stderr, "\r\x1b[Kframe %zu of %zu", done, frames);
        std::fflush(stderr);
    }

private:
    QElapsedTimer m_clock;
    bool m_isTerminal = ::isatty(STDERR_FILENO) == 1;
    qint64 m_last = 0;
    bool m_said = false;
};

} // namespace

int renderCommand(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const auto call = parse(QCoreApplication::arguments());
    if (!call) {
        std::fputs("usage: tiller-editor --render OUT.png|gif|mp4 [--ticks N] [--from T] "
                   "[--every K] [--size WxH] [--theme dark|light] [--seed S] [--cursor X,Y] FILE\n",
                   stderr);
        return wrongCall;
    }
    int exitCode = fine;
    auto log = logFor(*call, exitCode);
    if (!log)
        return exitCode;
    FilmPlan plan{.log = *std::move(log),
                  .from = call->from,
                  .to = call->ticks,
                  .every = call->every,
                  .look = {.size = call->size, .colors = viewColors(call->dark)}};
    std::signal(SIGINT, [](int) { interrupted = 1; });
    std::signal(SIGTERM, [](int) { interrupted = 1; });
    Progress progress;
    const Result<FilmEnd> end =
        makeFilm(std::move(plan), call->output, [&](std::size_t done, std::size_t frames) {
            progress.at(done, frames);
            return interrupted == 0;
        });
    if (!end) {
        complain(end.problems().front().text);
        return notReadOrWritten;
    }
    if (end.value() != FilmEnd::whole)
        return interruptedCode;
    if (const QSize made = FilmEncoder::sizeOf(call->output, call->size); made != call->size)
        complain("the film is " + toText(made) + ", not " + toText(call->size) +
                 ": the size of an MP4 is even. What was added is black.");
    return fine;
}

} // namespace tiller
