#pragma once

#include "app/cli/commands.h"

#include <functional>
#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace tiller::cli {

/// The whole command line, declared once. Parsing, help, the manual page and the completions for
/// shells are made from it.
class CommandLine {
public:
    CommandLine();
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    /// Parses the call and runs the command. Returns the exit code.
    [[nodiscard]] int run(int argc, char** argv);

private:
    CLI::App& addCommand(const std::string& name, const std::string& help,
                         std::function<int()> run);
    void declareRun();
    void declareCheck();
    void declareExport();
    void declareImport();
    void declareList();
    void declareSchema();
    void declareBench();
    void declareRender();
    void declareSweep();
    void declareFind();
    void declareEdit();
    void declareManual();

    std::unique_ptr<CLI::App> m_app;
    RunOptions m_run;
    CheckOptions m_check;
    ExportOptions m_export;
    ImportOptions m_import;
    ListOptions m_list;
    SchemaOptions m_schema;
    BenchOptions m_bench;
    RenderOptions m_render;
    SweepOptions m_sweep;
    FindOptions m_find;
    EditOptions m_edit;
    std::string m_shell;
    std::function<int()> m_chosen; ///< the command of this call
};

} // namespace tiller::cli
