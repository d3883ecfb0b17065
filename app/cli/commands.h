#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The commands. Each takes its options as plain data and returns the program's exit code: one of
/// these, or that of Ctrl+C (interruption.h).
/// command_line.cpp declares how the options are written.
namespace tiller::cli {

enum ExitCode { success = 0, problemsInFile = 1, wrongUsage = 2, notReadOrWritten = 3 };

inline constexpr std::uint64_t defaultRunTicks = 600;
inline constexpr std::uint64_t defaultBenchTicks = 200;

/// How a run starts, beside what the project says.
struct StartOptions {
    std::optional<std::uint64_t> seed; ///< instead of the project's
    std::string cursor;                ///< X,Y; empty: there is no mouse
};

/// How a run is computed. None of these changes the result.
struct EngineOptions {
    unsigned threads = 0;         ///< 0: all cores
    std::string simd;             ///< one of simdNames(); empty: the widest that this machine has
    std::uint64_t sortPeriod = 0; ///< 0: when it pays
};

struct RunOptions {
    std::string file;
    std::optional<std::uint64_t> ticks;
    StartOptions start;
    std::vector<std::string> sets; ///< PATH=VALUE
    std::string inputs;            ///< an input log to replay; empty: none
    EngineOptions engine;
    std::string trace; ///< a file, or - for standard output; empty: none
    std::string plots; ///< as trace
    std::uint64_t every = 1;
    bool hash = false;
    bool json = false;
};

struct CheckOptions {
    std::vector<std::string> files;
};

inline constexpr const char* pageFormat = "html"; ///< a page that plays the project
inline constexpr const char* siteFormat = "site"; ///< a folder of pages

struct ExportOptions {
    std::vector<std::string> files; ///< one, or several of a site
    std::string to;                 ///< the id of an export format, pageFormat or siteFormat
    std::string output;             ///< a file, or - for standard output; of a site, a folder
    std::string title;              ///< of a site; empty: the name of the folder
    std::string pageTemplate;       ///< of a page; empty: the installed one
};

struct ImportOptions {
    std::string file;               ///< the map
    std::string output;             ///< a file, or - for standard output
    std::string into;               ///< the project that gets the map; empty: a new one
    std::vector<std::string> solid; ///< names of layers and IntGrid values
    std::vector<std::string> map;   ///< NAME=KIND
    std::string part;               ///< a world or level of LDtk; empty: all levels
    std::optional<double> scale;    ///< nothing: that of the last import, or 1
    bool noPicture = false;
};

struct ListOptions {
    bool json = false;
};

struct SchemaOptions {
    std::string format; ///< project or export
};

struct BenchOptions {
    std::string file;
    std::optional<std::uint64_t> agents;
    std::uint64_t ticks = defaultBenchTicks;
    std::uint64_t warm = 0; ///< ticks before the clock starts
    EngineOptions engine;
    bool profile = false;
    bool json = false;
};

struct SweepOptions {
    std::string action; ///< plan, run, merge, show or submit
    std::string file;   ///< a project, or a plan
    std::string sweep;  ///< the id or the name of one of the project's sweeps; empty: the only one
    std::vector<std::string> vary; ///< PATH=VALUES
    std::optional<std::uint64_t> seeds;
    std::optional<std::uint64_t> ticks;
    std::string measure; ///< the id or the name of a plot, or SETTING=VALUE,...
    std::string take;
    std::string limit;
    std::string output; ///< a file, or - for standard output
    std::string chunk;  ///< I/N; empty: all runs
    unsigned threads = 0;
    std::string engine; ///< slurm or parallel
    std::uint64_t chunks = 0;
};

struct FindOptions {
    std::string file;
    std::vector<std::string> vary; ///< PATH=FROM..TO
    std::vector<std::string> less; ///< goals: measures, with what they take
    std::vector<std::string> more;
    std::vector<std::string> target;
    std::uint64_t seeds = 8;
    std::uint64_t ticks = 3600;
    std::uint64_t points = 0;  ///< 0: no limit
    std::uint64_t seconds = 0; ///< 0: no limit
    unsigned threads = 0;
    std::string output; ///< the project with the best values; empty: not written
};

struct EditOptions {
    std::string file;
};

struct RenderOptions {
    std::string file;
    std::string output; ///< *.png, *.gif or *.mp4
    std::uint64_t ticks = defaultRunTicks;
    std::uint64_t from = 0;
    std::uint64_t every = 0; ///< 0: 30 frames per second of watching
    std::string size = "1280x720";
    std::string theme = "dark";
    StartOptions start;
};

[[nodiscard]] int run(const RunOptions& options);
[[nodiscard]] int check(const CheckOptions& options);
[[nodiscard]] int exportProject(const ExportOptions& options);
[[nodiscard]] int importMap(const ImportOptions& options);
[[nodiscard]] int list(const ListOptions& options);
[[nodiscard]] int schema(const SchemaOptions& options);
[[nodiscard]] int bench(const BenchOptions& options);
[[nodiscard]] int render(const RenderOptions& options);
[[nodiscard]] int sweep(const SweepOptions& options);
[[nodiscard]] int find(const FindOptions& options);
[[nodiscard]] int edit(const EditOptions& options);

} // namespace tiller::cli
