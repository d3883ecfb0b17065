#include "app/cli/submit.h"

#include "app/cli/console.h"
#include "app/cli/process.h"
#include "core/io/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace tiller::cli {

namespace {

constexpr std::uint64_t defaultChunks = 16;

/// A text as one word of a shell.
std::string quotedForShell(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string thisProgram() {
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? "tiller" : self.string();
}

int becomeProgram(std::vector<std::string> call, const std::string& package) {
    const std::vector<char*> pointers = pointersTo(call);
    ::execvp(pointers.front(), pointers.data());
    complain(call.front() + (errno == ENOENT ? " is not installed. Install " + package + "."
                                             : " could not be started: " +
                                                   std::string(std::strerror(errno)) + "."));
    return notReadOrWritten;
}

/// The script of a job array: each job runs one chunk on one core. Slurm starts a job again whose
/// node has failed.
std::string slurmScript(const std::string& plan, const std::string& chunks) {
    return "#!/bin/sh\n"
           "#SBATCH --job-name=tiller-sweep\n"
           "#SBATCH --array=1-" +
           chunks +
           "\n"
           "#SBATCH --cpus-per-task=1\n"
           "#SBATCH --requeue\n"
           "exec " +
           quotedForShell(thisProgram()) + " sweep run " + quotedForShell(plan) +
           " --threads 1 --chunk \"$SLURM_ARRAY_TASK_ID/" + chunks + "\"\n";
}

} // namespace

int submitSweep(const SweepOptions& options, const std::string& folder) {
    const std::string plan = std::filesystem::absolute(options.file).string();
    const std::string results = std::filesystem::absolute(folder).string();
    const std::string chunks = std::to_string(options.chunks == 0 ? defaultChunks : options.chunks);
    if (options.engine == "slurm") {
        const std::string script = plan + ".sbatch";
        if (const auto saved = saveText(script, slurmScript(plan, chunks)); !saved) {
            complain(saved.problems().front().text);
            return notReadOrWritten;
        }
        return becomeProgram({"sbatch", "--output=" + results + "/slurm-%a.log", script},
                             "Slurm's commands, and call this on a machine that may submit");
    }
    // A name of its own for the chunk: the path of the plan may hold {}.
    std::vector<std::string> call{"parallel",    "--quote", "-I",      "TILLER_CHUNK",
                                  thisProgram(), "sweep",   "run",     plan,
                                  "--threads",   "1",       "--chunk", "TILLER_CHUNK/" + chunks,
                                  ":::"};
    for (std::uint64_t i = 1; i <= std::stoull(chunks); ++i)
        call.push_back(std::to_string(i));
    return becomeProgram(std::move(call), "GNU parallel");
}

} // namespace tiller::cli
