#pragma once

#include "app/cli/commands.h"

#include <functional>
#include <memory>

namespace CLI {
class App;
}

namespace tiller::cli {

/// The whole command line, declared once: parsing, help, the manual page and the completions of
/// shells are all made from it.
class CommandLine {
public:
    CommandLine();
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    /// Parses and runs; the exit code.
    [[nodiscard]] int run(int argc, char** argv);

private:
    void declareRun();
    void declareCheck();
    void declareExport();
    void declareList();
    void declareSchema();
    void declareBench();
    void declareRender();
    void declareEdit();
    void declareManual();

    std::unique_ptr<CLI::App> m_app;
    RunOptions m_run;
    CheckOptions m_check;
    ExportOptions m_export;
    ListOptions m_list;
    SchemaOptions m_schema;
    BenchOptions m_bench;
    RenderOptions m_render;
    EditOptions m_edit;
    std::string m_shell;
    std::function<int()> m_chosen;
};

} // namespace tiller::cli
