#include "app/editor/render/film.h"
#include "app/editor/render/film_encoder.h"
#include "app/editor/viewport/layers.h"
#include "core/base/visible.h"
#include "core/io/files.h"
#include "core/io/project_io.h"
#include "core/model/edits.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QGuiApplication>

#include <array>
#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace tiller {

namespace {

enum ExitCode { fine = 0, problemsInFile = 1, wrongCall = 2, notReadOrWritten = 3 };
constexpr int interruptedCode = 130; // the code of shells for Ctrl+C

volatile std::sig_atomic_t interrupted = 0;

void report(const std::string& text) {
    std::fprintf(stderr, "tiller-editor: %s\n", toVisible(text).c_str());
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

struct RenderCall {
    QString file, output;
    std::uint64_t ticks = 0, from = 0, every = 0;
    std::optional<std::uint64_t> seed;
    std::optional<Vec2> cursor;
    QSize size;
    bool dark = true;
};

/// Reads the arguments; nothing if they make no sense.
std::optional<RenderCall> parseRenderCall(const QStringList& arguments) {
    QCommandLineParser parser;
    const std::array<std::array<const char*, 2>, 8> options{{{"render", ""},
                                                             {"ticks", "600"},
                                                             {"from", "0"},
                                                             {"every", "0"},
                                                             {"seed", ""},
                                                             {"cursor", ""},
                                                             {"size", "1280x720"},
                                                             {"theme", "dark"}}};
    for (const auto& [name, standard] : options)
        parser.addOption({name, {}, QStringLiteral("VALUE"), standard});
    if (!parser.parse(arguments) || parser.positionalArguments().size() != 1)
        return {};
    const auto value = [&parser](const char* name) { return parser.value(QLatin1String(name)); };
    const auto ticks = wholeNumber(value("ticks"));
    const auto from = wholeNumber(value("from"));
    const auto every = wholeNumber(value("every"));
    const auto seed = wholeNumber(value("seed"));
    const auto cursor = twoNumbers(value("cursor"), ',');
    const auto size = twoNumbers(value("size"), 'x');
    const QString theme = value("theme");
    if (!ticks || !from || !every || !size || *from > *ticks || value("render").isEmpty() ||
        (theme != QStringLiteral("dark") && theme != QStringLiteral("light")) ||
        (parser.isSet(QStringLiteral("seed")) && !seed) ||
        (parser.isSet(QStringLiteral("cursor")) && !cursor))
        return {};
    RenderCall call{.file = parser.positionalArguments().constFirst(),
                    .output = value("render"),
                    .ticks = *ticks,
                    .from = *from,
                    .every = *every,
                    .seed = seed,
                    .cursor = {},
                    .size = QSize(static_cast<int>(size->first), static_cast<int>(size->second)),
                    .dark = theme == QStringLiteral("dark")};
    if (cursor)
        call.cursor = Vec2{cursor->first, cursor->second};
    return call.size.isEmpty() ? std::nullopt : std::optional(call);
}

/// The run to show. If there is none, reports the problem and sets the exit code.
std::optional<InputLog> logFor(const RenderCall& call, int& exitCode) {
    const Result<std::string> text = loadText(call.file.toStdString());
    if (!text) {
        report(text.problems().front().text);
        exitCode = notReadOrWritten;
        return {};
    }
    Result<LoadedProject> loaded = readProject(text.value());
    if (!loaded) {
        report(call.file.toStdString() + ": " + loaded.problems().front().text);
        exitCode = problemsInFile;
        return {};
    }
    InputLog log{.start = std::move(loaded.value().project), .ticks = 0, .events = {}};
    if (call.seed) {
        const auto seed = setValue(log.start, "world", "seed", static_cast<double>(*call.seed));
        if (!seed) {
            report(seed.problems().front().text);
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

/// Says which pictures of layers and agents are not drawn.
void reportPictures(const FilmPlan& plan) {
    const Layers layers(plan.log.start);
    LayerPictures pictures;
    const std::map<Id, QString> agents = agentPictures(plan.log.start);
    pictures.show(layers, plan.look.folder, agents);
    for (const auto& [node, name] : agents)
        if (const QString problem = pictures.problemOf(node); !problem.isEmpty())
            report(problem.toStdString() + " The agents are drawn without it.");
    for (const Layer& layer : layers.all())
        if (const QString problem = pictures.problemOf(layer.id);
            !problem.isEmpty() && !layer.settings.hidden)
            report(problem.toStdString() + " The layer is drawn without it.");
}

/// Shows the progress of a long film on a terminal.
class FilmProgress {
public:
    FilmProgress() { m_clock.start(); }
    ~FilmProgress() {
        if (m_hasLine)
            std::fputs("\r\x1b[K", stderr);
    }
    FilmProgress(const FilmProgress&) = delete;
    FilmProgress& operator=(const FilmProgress&) = delete;

    void show(std::size_t done, std::size_t frames) {
        if (!m_isTerminal || m_clock.elapsed() < m_next)
            return;
        m_next = m_clock.elapsed() + 200;
        m_hasLine = true;
        std::fprintf(stderr, "\r\x1b[Kframe %zu of %zu", done, frames);
        std::fflush(stderr);
    }

private:
    QElapsedTimer m_clock;
    bool m_isTerminal = ::isatty(STDERR_FILENO) == 1;
    qint64 m_next = 1000; ///< milliseconds: a short film shows nothing
    bool m_hasLine = false;
};

} // namespace

int renderCommand(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const auto call = parseRenderCall(QCoreApplication::arguments());
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
                  .look = {.size = call->size,
                           .colors = viewColors(call->dark),
                           .folder = QFileInfo(call->file).absolutePath()}};
    plan.look.colorings = coloringsIn(plan.log.start);
    reportPictures(plan);
    std::signal(SIGINT, [](int) { interrupted = 1; });
    std::signal(SIGTERM, [](int) { interrupted = 1; });
    FilmProgress progress;
    const Result<FilmEnd> end =
        recordFilm(std::move(plan), call->output, [&](std::size_t done, std::size_t frames) {
            progress.show(done, frames);
            return interrupted == 0;
        });
    if (!end) {
        report(end.problems().front().text);
        return notReadOrWritten;
    }
    if (end.value() != FilmEnd::finished)
        return interruptedCode;
    if (const QSize made = FilmEncoder::sizeOf(call->output, call->size); made != call->size)
        report("the film is " + toText(made) + ", not " + toText(call->size) +
               ": an MP4 needs even sizes. The added pixels are black.");
    return fine;
}

} // namespace tiller
