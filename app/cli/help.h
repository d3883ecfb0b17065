#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace CLI {
class App;
}

namespace tiller::cli {

/// The manual page for section 1, in roff.
[[nodiscard]] std::string manualPage(const CLI::App& app);

/// A script that completes commands, options and file names. @pre @p shell is bash, zsh or fish
[[nodiscard]] std::string shellCompletion(const CLI::App& app, const std::string& shell);

/// Help that fits into 80 columns.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter();

    std::string make_usage(const CLI::App* command, std::string name) const override;
    std::string make_description(const CLI::App* command) const override;
    std::string make_footer(const CLI::App* command) const override;
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;
    std::string make_option(const CLI::Option* option, bool isPositional) const override;
    std::string make_subcommand(const CLI::App* command) const override;
};

/// What is wrong with a call of @p app, and where to look for help.
[[nodiscard]] std::string explain(const CLI::App& app, const CLI::ParseError& error);

} // namespace tiller::cli
