#include "app/cli/help.h"

#include "core/base/suggestion.h"

#include <sstream>

namespace tiller::cli {

namespace {

constexpr std::size_t lineWidth = 79;
constexpr std::size_t nameWidth = 22; // of the names of options and commands

/// Text in lines of at most @p width characters.
std::string wrapped(const std::string& text, std::size_t width) {
    std::string result;
    std::size_t column = 0;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (column > 0 && column + 1 + word.size() > width) {
            result += '\n';
            column = 0;
        } else if (column > 0) {
            result += ' ';
            ++column;
        }
        result += word;
        column += word.size();
    }
    return result;
}

/// A name and what it is, in two columns.
std::string entry(const std::string& name, const std::string& description) {
    std::string text = "  " + name;
    if (!description.empty()) {
        if (text.size() >= nameWidth)
            text += "\n" + std::string(nameWidth, ' ');
        else
            text.resize(nameWidth, ' ');
    }
    for (const char c : wrapped(description, lineWidth - nameWidth)) {
        text += c;
        if (c == '\n')
            text.append(nameWidth, ' ');
    }
    return text + "\n";
}

/// The long options of a command, or its subcommands and long options.
std::vector<std::string> namesOf(const CLI::App& command, bool onlyOptions) {
    std::vector<std::string> names;
    if (!onlyOptions)
        for (const CLI::App* each : command.get_subcommands({}))
            names.push_back(each->get_name());
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

} // namespace

HelpFormatter::HelpFormatter() {
    column_width(nameWidth);
}

std::string HelpFormatter::make_description(const CLI::App* command) const {
    return wrapped(command->get_description(), lineWidth) + "\n";
}

std::string HelpFormatter::make_footer(const CLI::App* command) const {
    return wrapped(command->get_footer(), lineWidth) + "\n";
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    const std::string type = option->get_type_name();
    return type.empty() ? "" : " " + type;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
    return option->get_description();
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool isPositional) const {
    return entry(make_option_name(option, isPositional) + make_option_opts(option),
                 make_option_desc(option));
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
    return entry(command->get_name(), command->get_description());
}

std::string explain(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App* command = &app;
    while (!command->get_subcommands().empty())
        command = command->get_subcommands().front();
    std::string text = error.what();
    const std::vector<std::string> extras = app.remaining(true);
    if (!extras.empty()) {
        const std::string& first = extras.front();
        const bool isOption = first.starts_with("-");
        text = (isOption ? "unknown option \"" : "unexpected argument \"") + first + "\"." +
               suggestion(first.substr(0, first.find('=')), namesOf(*command, isOption));
    }
    if (text.empty() || std::string_view(".?!\n").find(text.back()) == std::string_view::npos)
        text += ".";
    const std::string call = command == &app ? "tiller" : "tiller " + command->get_name();
    return text + " `" + call + " --help` shows help.";
}

} // namespace tiller::cli
