#include "core/io/sweep_io.h"

#include "core/base/csv.h"
#include "core/base/hex.h"
#include "core/base/random.h"
#include "core/io/descriptor.h"
#include "core/io/files.h"
#include "core/io/items.h"
#include "core/io/project_reader.h"
#include "core/io/project_writer.h"
#include "core/model/overrides.h"
#include "core/sim/inputs.h"

#include <algorithm>
#include <array>

namespace tiller {

namespace {

constexpr const char* annotationId = "sweep";

/// The sweep as an item of a file.
void writeSweepItem(JsonWriter& writer, const SweepAnnotation& sweep) {
    writeSceneItem(writer, Annotation{.id = annotationId,
                                      .type = "sweep",
                                      .name = {},
                                      .values = valuesOfSweep(sweep)});
}

void writeRun(JsonWriter& writer, const SweepPlan& plan, const SweepRun& run) {
    writer.beginObject(JsonWriter::Layout::line);
    writer.field("run", run.id);
    writer.key("values").beginList(JsonWriter::Layout::line);
    for (const std::string& value : plan.valuesOf(run.cell))
        writer.value(value);
    writer.end();
    writer.field("seed", static_cast<double>(run.seed));
    writer.end();
}

/// The ids of the runs of a plan, as its file lists them.
std::vector<std::string> readRunIds(Reading& reading, const JsonValue::List& list) {
    std::vector<std::string> ids;
    for (const JsonValue& each : list) {
        if (reading.full())
            break;
        Fields fields(reading, each, "a run");
        std::string id;
        double seed = 0;
        fields.text("run", id, Need::always);
        fields.list("values", Need::always);
        fields.wholeNumber("seed", seed, 0, 9007199254740991.0, Need::always);
        fields.finish();
        ids.push_back(std::move(id));
    }
    return ids;
}

bool areRunsOf(const SweepPlan& plan, const std::vector<std::string>& ids) {
    return std::ranges::equal(plan.runs, ids, {}, &SweepRun::id);
}

} // namespace

std::string writeSweepPlan(const Project& project, const SweepPlan& plan) {
    JsonWriter writer;
    writer.beginObject();
    writeFormat(writer, sweepPlanFormat);
    writer.key("project").beginObject();
    writeProjectParts(writer, withoutLayout(project));
    writer.end();
    writer.key("sweep");
    writeSweepItem(writer, plan.sweep);
    writer.key("runs").beginList();
    for (const SweepRun& run : plan.runs)
        writeRun(writer, plan, run);
    writer.end();
    writer.end();
    return writer.take();
}

Result<LoadedSweep> readSweepPlan(std::string_view text) {
    auto parsed = parseJson(text, {});
    if (!parsed)
        return parsed.problems();
    JsonDocument& document = parsed.value();
    Reading reading(document.lines);
    const std::array formats{&sweepPlanFormat};
    LoadedSweep loaded;
    if (recognizeFormat(reading, document.root, formats)) {
        Fields fields(reading, document.root, "the plan");
        fields.take("format", Need::always);
        fields.take("version", Need::always);
        if (fields.take("project", Need::always))
            if (auto project = readWholeProject(reading, *document.root.find("project")))
                loaded.project = *std::move(project);
        std::optional<Annotation> sweep;
        if (const JsonValue* value = fields.take("sweep", Need::always))
            sweep = readAnnotation(reading, *value);
        if (sweep && sweep->type != "sweep")
            fields.fail("sweep", "This is no sweep. Make the plan anew.");
        const JsonValue::List* list = fields.list("runs", Need::always);
        fields.finish();
        const auto ids = list ? readRunIds(reading, *list) : std::vector<std::string>();
        if (reading.failed())
            return reading.takeProblems();
        auto plan = planSweep(loaded.project, sweepOf(*sweep));
        if (!plan)
            fields.fail("sweep", plan.problems().front().text);
        else if (!areRunsOf(plan.value(), ids))
            fields.fail("runs", "These are not the runs of this sweep. Make the plan anew.");
        else
            loaded.plan = std::move(plan).value();
    }
    if (reading.failed())
        return reading.takeProblems();
    return loaded;
}

std::string sweepFingerprint(const Project& project, const SweepPlan& plan) {
    SweepAnnotation what = plan.sweep;
    what.varies.clear();
    what.fingerprint.clear();
    what.results.clear();
    what.seeds = 1;
    JsonWriter writer;
    writeSweepItem(writer, what);
    return toHex(hashOf(writer.take(),
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
        return Problem{.text = "could not make the folder " + quotedPath(m_path) + ": " +
                               error.message() + "."};
    return Done();
}

Result<Done> SweepFolder::write(const SweepRun& run, const SweepResult& result) const {
    return saveText(m_path / run.id, "fingerprint " + m_fingerprint + "\n" +
                                         writeSweepResults({{run.id, result}}) + "\n");
}

std::string writeSweepTable(const SweepPlan& plan, const SweepResults& results) {
    std::string table = "run";
    for (const SweptPath& each : plan.varied)
        table += "," + toCsv(each.path);
    table += ",seed,value,hash\n";
    std::vector<const SweepRun*> runs;
    for (const SweepRun& run : plan.runs)
        runs.push_back(&run);
    std::ranges::stable_sort(runs, {}, &SweepRun::cell); // the seeds are in order already
    for (const SweepRun* run : runs) {
        const auto found = results.find(run->id);
        if (found == results.end())
            continue;
        table += run->id;
        for (const std::string& value : plan.valuesOf(run->cell))
            table += "," + (parseNumber(value) ? value : toCsv(value));
        const auto& [value, hash] = found->second;
        table += "," + std::to_string(run->seed) + "," + (value ? toText(*value) : std::string()) +
                 "," + toHex(hash) + "\n";
    }
    return table;
}

} // namespace tiller
