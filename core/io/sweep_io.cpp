#include "core/io/sweep_io.h"

#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/base/visible.h"
#include "core/io/descriptor.h"
#include "core/io/files.h"
#include "core/io/object_reader.h"
#include "core/io/object_writer.h"
#include "core/model/overrides.h"
#include "core/sim/inputs.h"

namespace tiller {

/// A run as a plan lists it.
struct ListedRun {
    std::string run; ///< its id
    std::vector<std::string> values;
    std::uint64_t seed = 0;
};

/// The content of a file of a plan.
struct PlanFile {
    Project project;
    Annotation sweep;
    std::vector<ListedRun> runs;
    SweepPlan plan = {}; ///< made of these
};

inline ObjectKind objectKind(const ListedRun*) {
    return {.name = Text("a run")};
}
inline ObjectKind objectKind(const PlanFile*) {
    return {.name = Text("the plan")};
}

template <class Archive, Of<ListedRun> Run>
void fields(Archive& archive, Run& run) {
    archive.text({"run", {}, Presence::always}, run.run);
    archive.texts({"values", {}, Presence::always}, run.values);
    archive.whole({"seed", {}, Presence::always}, run.seed, 0, largestNumber);
}

template <class Archive, Of<PlanFile> File>
void fields(Archive& archive, File& file) {
    archive.format(sweepPlanFormat);
    archive.wholeProject({"project", {}, Presence::always}, file.project);
    archive.object({"sweep", {}, Presence::always}, file.sweep, annotationItems());
    archive.list({"runs", {}, Presence::always}, file.runs, file.runs.size());
    if constexpr (Archive::isReader) {
        if (archive.isWhole() && file.sweep.type != "sweep")
            archive.fail("sweep", say("This is no sweep. Make the plan anew."));
        if (archive.reading().failed())
            return;
        auto plan = planSweep(file.project, sweepOf(file.sweep));
        if (!plan)
            return archive.fail("sweep", plan.problems().front().text);
        file.plan = std::move(plan).value();
        if (!std::ranges::equal(file.plan.runs, file.runs, {}, &SweepRun::id, &ListedRun::run))
            archive.fail("runs", say("These are not the runs of this sweep. Make the plan anew."));
    }
}

namespace {

Annotation itemOf(const SweepAnnotation& sweep) {
    return {.id = "sweep", .type = "sweep", .name = {}, .values = itemWith("sweep", sweep).values};
}

} // namespace

std::string writeSweepPlan(const Project& project, const SweepPlan& plan) {
    PlanFile file{withoutLayout(project), itemOf(plan.sweep), {}, {}};
    for (const SweepRun& run : plan.runs)
        file.runs.push_back({run.id, plan.valuesOf(run.cell), run.seed});
    return writeObject(file, FileForm::run, JsonWriter::Layout::block);
}

Result<LoadedSweep> readSweepPlan(std::string_view text) {
    auto file = readText<PlanFile>(text, &sweepPlanFormat);
    if (!file)
        return file.problems();
    return LoadedSweep{std::move(file.value().project), std::move(file.value().plan)};
}

std::string sweepFingerprint(const Project& project, const SweepPlan& plan) {
    SweepAnnotation what = plan.sweep;
    what.varies.clear();
    what.fingerprint.clear();
    what.results.clear();
    what.seeds = 1;
    return toHex(hashOf(
        writeObject(itemOf(what), FileForm::run, JsonWriter::Layout::line, annotationItems()),
        hashOf(writeProject(withoutSwept(withoutLayout(project), plan.varied)))));
}

SweepResults keptResults(const Project& project, const SweepPlan& plan,
                         const SweepAnnotation& sweep) {
    return sweep.results.empty() || sweep.fingerprint != sweepFingerprint(project, plan)
               ? SweepResults()
               : readSweepResults(sweep.results);
}

SweepFolder::SweepFolder(const FilePath& plan, std::string fingerprint)
    : m_path(plan.string() + ".results"), m_fingerprint(std::move(fingerprint)) {}

std::optional<SweepResult> SweepFolder::find(const SweepRun& run) const {
    std::error_code error;
    const std::filesystem::path file = m_path / run.id;
    if (!std::filesystem::exists(file, error))
        return {};
    const Result<std::string> text = loadText(file);
    if (!text || !text.value().starts_with("fingerprint " + m_fingerprint + "\n"))
        return {};
    const SweepResults results = readSweepResults(text.value());
    const auto found = results.find(run.id);
    return found == results.end() ? std::nullopt : std::optional(found->second);
}

SweepResults SweepFolder::read(const SweepPlan& plan) const {
    SweepResults results;
    for (const SweepRun& run : plan.runs)
        if (const auto result = find(run))
            results[run.id] = *result;
    return results;
}

Result<Done> SweepFolder::make() const {
    std::error_code error;
    std::filesystem::create_directories(m_path, error);
    if (error)
        return Problem{.text = say("could not make the folder %1: %2.",
                                   {quotedPath(m_path), error.message()})};
    return Done();
}

Result<Done> SweepFolder::write(const SweepRun& run, const SweepResult& result) const {
    return saveText(m_path / run.id, "fingerprint " + m_fingerprint + "\n" +
                                         writeSweepResults({{run.id, result}}) + "\n");
}

namespace {

void addPaths(Table& table, const SweepPlan& plan) {
    for (const SweptPath& each : plan.varied)
        table.add(each.path);
}

void addValues(Table& table, const SweepPlan& plan, std::size_t cell, bool rounds) {
    for (const std::string& value : plan.valuesOf(cell))
        if (const auto number = parseNumber(value); number && rounds)
            table.add(*number);
        else
            table.add(value);
}

} // namespace

std::string writeSweepTable(const SweepPlan& plan, const SweepResults& results,
                            const TableForm& form) {
    const bool hasHashes = !form.decimals;
    Table table(form);
    if (hasHashes)
        table.add("run");
    addPaths(table, plan);
    table.add("seed").add("value");
    if (hasHashes)
        table.add("hash");
    table.endRow();
    std::vector<const SweepRun*> runs;
    for (const SweepRun& run : plan.runs)
        runs.push_back(&run);
    std::ranges::stable_sort(runs, {}, &SweepRun::cell); // the seeds are in order already
    for (const SweepRun* run : runs) {
        const auto found = results.find(run->id);
        if (found == results.end())
            continue;
        if (hasHashes)
            table.add(run->id);
        addValues(table, plan, run->cell, form.decimals.has_value());
        table.add(std::to_string(run->seed)).add(found->second.value);
        if (hasHashes)
            table.add(toHex(found->second.hash));
        table.endRow();
    }
    return table.take();
}

std::string writeSweepMeans(const SweepPlan& plan, const SweepResults& results,
                            const TableForm& form) {
    Table table(form);
    addPaths(table, plan);
    table.add("runs").add("mean").add("spread").endRow();
    const std::vector<SweepSummary> summaries = summarize(plan, results);
    for (std::size_t cell = 0; cell < summaries.size(); ++cell) {
        const SweepSummary& each = summaries[cell];
        addValues(table, plan, cell, form.decimals.has_value());
        table.add(std::to_string(each.done)).add(each.mean);
        table.add(each.mean ? std::optional(each.spread) : std::nullopt).endRow();
    }
    return table.take();
}

} // namespace tiller
