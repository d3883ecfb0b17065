#include "app/cli/help.h"

#include "core/base/suggestion.h"
#include "core/base/text.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <utility>

namespace tiller::cli {

namespace {

/// "-o, --output OUT"
std::string usageOf(const CLI::Option& option) {
    std::string text;
    for (const std::string& name : option.get_snames())
        text += (text.empty() ? "-" : ", -") + name;
    for (const std::string& name : option.get_lnames())
        text += (text.empty() ? "--" : ", --") + name;
    if (option.get_positional())
        return option.get_name(true);
    return text + (option.get_items_expected_max() > 0 ? " " + option.get_type_name() : "");
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string toRoff(const std::string& text) {
    std::string escaped = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    return !escaped.empty() && (escaped[0] == '.' || escaped[0] == '\'') ? "\\&" + escaped
                                                                         : escaped;
}

/// Text in single quotes, for a shell.
std::string quoted(const std::string& text) {
    return "'" + replaced(text, "'", "'\\''") + "'";
}

void appendOptions(const CLI::App& command, std::string& page) {
    for (const CLI::Option* option : command.get_options())
        page +=
            ".TP\n.B " + toRoff(usageOf(*option)) + "\n" + toRoff(option->get_description()) + "\n";
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

std::string wordsOf(const CLI::App& command) {
    std::string words;
    for (const std::string& name : namesOf(command, false))
        words += name + " ";
    return words;
}

std::string bash(const CLI::App& app) {
    std::string cases;
    for (const CLI::App* command : app.get_subcommands({}))
        cases += "    " + command->get_name() + ") words=" + quoted(wordsOf(*command)) + " ;;\n";
    return "# bash completion for tiller\n"
           "_tiller() {\n"
           "  local words=" +
           quoted(wordsOf(app)) +
           "\n"
           "  if [ \"$COMP_CWORD\" -gt 1 ]; then\n"
           "    case \"${COMP_WORDS[1]}\" in\n" +
           cases +
           "    esac\n"
           "  fi\n"
           "  local current=\"${COMP_WORDS[COMP_CWORD]}\"\n"
           "  COMPREPLY=()\n"
           "  if [ \"$COMP_CWORD\" -eq 1 ] || [[ \"$current\" == -* ]]; then\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
           "  fi\n"
           "}\n"
           "complete -o default -F _tiller tiller\n";
}

std::string fish(const CLI::App& app) {
    std::string text = "# fish completion for tiller\n";
    for (const CLI::App* command : app.get_subcommands({})) {
        text += "complete -c tiller -n __fish_use_subcommand -f -a " + command->get_name() +
                " -d " + quoted(command->get_description()) + "\n";
        for (const CLI::Option* option : command->get_options())
            for (const std::string& name : option->get_lnames())
                text += "complete -c tiller -n '__fish_seen_subcommand_from " +
                        command->get_name() + "' -l " + name +
                        (option->get_items_expected_max() > 0 ? " -r" : "") + " -d " +
                        quoted(option->get_description()) + "\n";
    }
    return text;
}

std::string zshSpec(const CLI::Option& option) {
    const std::string help =
        replaced(replaced(replaced(option.get_description(), "[", "("), "]", ")"), ":", "\\:");
    const std::string value =
        option.get_items_expected_max() > 0 ? ":" + option.get_type_name() + ":_files" : "";
    std::string specs;
    for (const std::string& name : option.get_lnames())
        specs += " " + quoted("*--" + name + "[" + help + "]" + value);
    return specs;
}

std::string zsh(const CLI::App& app) {
    std::string commands;
    std::string cases;
    for (const CLI::App* command : app.get_subcommands({})) {
        commands += "    " + quoted(command->get_name() + ":" + command->get_description()) + "\n";
        cases += "    " + command->get_name() + ") _arguments";
        for (const CLI::Option* option : command->get_options())
            cases += zshSpec(*option);
        cases += " '*:file:_files' ;;\n";
    }
    return "#compdef tiller\n"
           "_tiller() {\n"
           "  local -a commands=(\n" +
           commands +
           "  )\n"
           "  if (( CURRENT == 2 )); then\n"
           "    _describe command commands\n"
           "    return\n"
           "  fi\n"
           "  case \"$words[2]\" in\n" +
           cases +
           "  esac\n"
           "}\n"
           "_tiller \"$@\"\n";
}

constexpr std::size_t lineWidth = 79;
constexpr std::size_t nameWidth = 22; // of the names of options and commands

constexpr bool isWide(std::string_view character) { // Chinese takes two columns of a terminal
    return static_cast<unsigned char>(character.front()) >= 0xE3;
}

/// The characters of a text in UTF-8.
std::vector<std::string_view> charactersOf(std::string_view text) {
    std::vector<std::string_view> characters;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at + 1;
        while (end < text.size() && (text[end] & 0xC0) == 0x80)
            ++end;
        characters.push_back(text.substr(at, end - at));
        at = end;
    }
    return characters;
}

/// Text in lines of at most @p width columns. It breaks at spaces, and before a Chinese character
/// that is no punctuation.
std::string wrapped(const std::string& text, std::size_t width) {
    constexpr std::string_view closing = "，。；：、？！）”";
    std::string result;
    std::string part;
    std::size_t column = 0;
    std::size_t partColumns = 0;
    const auto addPart = [&](bool spaced) {
        if (column > 0 && column + (spaced ? 1 : 0) + partColumns > width) {
            result += '\n';
            column = 0;
        } else if (column > 0 && spaced) {
            result += ' ';
            ++column;
        }
        result += std::exchange(part, {});
        column += std::exchange(partColumns, 0);
    };
    bool spaced = false; // before the part
    for (const std::string_view each : charactersOf(text)) {
        const bool isSpace = each == " " || each == "\n";
        const bool breaks = isWide(each) && closing.find(each) == std::string_view::npos;
        if ((isSpace || breaks) && !part.empty()) {
            addPart(spaced);
            spaced = false;
        }
        if (isSpace) {
            spaced = true;
            continue;
        }
        part += each;
        partColumns += isWide(each) ? 2 : 1;
    }
    if (!part.empty())
        addPart(spaced);
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

/// What stands in a text in place of %1, %2 and so on of a pattern, which are in this order;
/// nothing if it is another text.
std::optional<std::vector<std::string>> argumentsOf(std::string_view text,
                                                    std::string_view pattern) {
    std::vector<std::string> arguments;
    for (;;) {
        const std::size_t mark = std::min(pattern.find('%'), pattern.size());
        if (!text.starts_with(pattern.substr(0, mark)))
            return {};
        text.remove_prefix(mark);
        if (mark == pattern.size())
            return text.empty() ? std::optional(arguments) : std::nullopt;
        pattern.remove_prefix(mark + 2);
        const std::string_view next = pattern.substr(0, pattern.find('%'));
        const std::size_t end = next.empty() ? text.size() : text.find(next);
        if (end == std::string_view::npos)
            return {};
        arguments.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

/// What CLI11 says of a wrong call, in the language of the program.
std::string inTheLanguage(const CLI::ParseError& error) {
    const std::string text = error.what();
    for (const Text& known : {Text("A subcommand is required"), Text("%1 is required"),
                              Text("%1: %2 required %3 missing"), Text("%1 excludes %2")}) {
        if (const auto arguments = argumentsOf(text, known.english()))
            return say(known.english().c_str(), *arguments);
    }
    return text;
}

} // namespace

std::string manualPage(const CLI::App& app) {
    std::string page = ".TH TILLER 1\n.SH " + say("NAME") + "\ntiller \\- " +
                       toRoff(say("steering behaviors: run, check and export projects")) +
                       "\n.SH " + say("SYNOPSIS") + "\n";
    for (const CLI::App* command : app.get_subcommands({})) {
        page += ".B tiller " + command->get_name() + "\n";
        for (const CLI::Option* option : command->get_options()) {
            if (option == command->get_help_ptr())
                continue;
            const std::string text = toRoff(usageOf(*option));
            page += option->get_required() ? text + "\n" : "[" + text + "]\n";
        }
        page += ".br\n";
    }
    page += ".SH " + say("DESCRIPTION") + "\n" + toRoff(app.get_description()) + "\n.SH " +
            say("COMMANDS") + "\n";
    for (const CLI::App* command : app.get_subcommands({})) {
        page +=
            ".SS tiller " + command->get_name() + "\n" + toRoff(command->get_description()) + "\n";
        appendOptions(*command, page);
    }
    page += ".SH " + say("OPTIONS") + "\n";
    appendOptions(app, page);
    return page + ".SH " + say("EXIT STATUS") + "\n" + toRoff(app.get_footer()) + "\n";
}

std::string shellCompletion(const CLI::App& app, const std::string& shell) {
    return shell == "bash" ? bash(app) : shell == "zsh" ? zsh(app) : fish(app);
}

HelpFormatter::HelpFormatter() {
    column_width(nameWidth);
    label("Usage", say("Usage"));
    label("OPTIONS", say("OPTIONS"));
    label("SUBCOMMAND", say("SUBCOMMAND"));
    for (const char* key : {"Positionals", "POSITIONALS"}) // by the release of CLI11
        label(key, say("Positionals"));
}

/// Later releases of CLI11 leave out the word for a command.
std::string HelpFormatter::make_usage(const CLI::App* command, std::string name) const {
    const std::string usage = Formatter::make_usage(command, std::move(name));
    const std::string text = usage.substr(std::min(usage.find_first_not_of('\n'), usage.size()));
    const std::string word = say("Usage") + ":";
    return text.starts_with(word) ? text : word + " " + text;
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
    std::string text = inTheLanguage(error);
    const std::vector<std::string> extras = app.remaining(true);
    if (!extras.empty()) {
        const std::string& first = extras.front();
        const bool isOption = first.starts_with("-");
        text = (isOption ? say("unknown option \"%1\".", {first})
                         : say("unexpected argument \"%1\".", {first})) +
               suggestion(first.substr(0, first.find('=')), namesOf(*command, isOption));
    }
    if (!text.ends_with("。") && !text.ends_with("？") &&
        (text.empty() || std::string_view(".?!\n").find(text.back()) == std::string_view::npos))
        text += ".";
    const std::string call = command == &app ? "tiller" : "tiller " + command->get_name();
    return text + " " + say("`%1 --help` shows help.", {call});
}

} // namespace tiller::cli
