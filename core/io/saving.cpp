#include "core/base/number_text.h"
#include "core/base/text.h"
#include "core/base/visible.h"
#include "core/io/file_writer.h"
#include "core/io/files.h"
#include "core/model/overrides.h"
#include "core/nodes/setting.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

/// What is the same on every system that has files: saving, over the calls of file_writer.cpp or
/// windows_files.cpp, problems, and tables.
namespace tiller {

namespace {

Result<Done> save(FileWriter&& writer, std::string_view text) {
    if (auto opened = writer.open(); !opened)
        return opened;
    if (auto written = writer.write(text); !written)
        return written;
    return writer.finish();
}

/// The number with at most so many decimals, but four digits if it is small.
std::string roundedText(double number, int decimals) {
    constexpr double largest = 1e15; // larger ones have no decimals
    constexpr double smallest = 1e-9;
    const double size = std::abs(number);
    if (!(size < largest) || (size > 0 && size < smallest))
        return toText(number);
    if (size > 0)
        decimals = std::max(decimals, 3 - static_cast<int>(std::floor(std::log10(size))));
    std::array<char, 64> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                       std::chars_format::fixed, std::min(decimals, 16));
    std::string text(buffer.data(), written.ptr);
    if (text.find('.') != std::string::npos)
        text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

} // namespace

Problem unreadable(const std::filesystem::path& file, const std::string& reason,
                   const std::string& advice) {
    return {.text = say("%1 could not be read: %2. %3", {quotedPath(file), reason, advice})};
}

Problem tooLarge(const std::filesystem::path& file, std::size_t mostBytes) {
    return unreadable(
        file, say("it is larger than %1 MB, the limit", {std::to_string(mostBytes / 1024 / 1024)}),
        say("Choose a project, an export, an input log or a recording."));
}

Problem unwritable(const std::filesystem::path& file, const std::string& reason) {
    return {.text = say("%1 could not be written: %2. Check the name, the permissions and the "
                        "space on the disk.",
                        {quotedPath(file), reason})};
}

Result<Done> saveText(const FilePath& file, std::string_view text) {
    return save(FileWriter(file), text);
}

Result<Done> saveCompanion(const FilePath& file, std::string_view text, const FilePath& project) {
    return save(FileWriter(file, project), text);
}

FileWriter::FileWriter(FilePath file) : m_named(std::move(file)), m_file(m_named) {}

FileWriter::FileWriter(FilePath file, FilePath project)
    : m_named(std::move(file)), m_file(m_named), m_project(std::move(project)) {}

Problem FileWriter::failed(const std::string& reason, const std::string& advice) const {
    return {.text = say("%1 could not be saved: %2. %3", {quotedPath(m_named), reason, advice})};
}

Problem FileWriter::failed() const {
    const std::string reason = std::strerror(errno);
    if (m_path == m_file && !m_isTemporary && !m_path.empty())
        return failed(reason, say("Save to another file."));
    std::error_code error;
    const bool hasOldFile = std::filesystem::exists(m_file, error);
    return failed(reason, hasOldFile
                              ? say("The old file is unchanged. Make room there, allow writing, or "
                                    "save to another folder.")
                              : say("Make room there, allow writing, or save to another folder."));
}

Result<Done> FileWriter::write(std::string_view text) {
    if (!writeAll(m_out.number(), text))
        return failed();
    return Done();
}

std::string titleOfName(std::string_view name) {
    std::string title(name);
    for (char& each : title)
        each = each == '-' || each == '_' ? ' ' : each;
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

Table::Table(const TableForm& form)
    : m_form(form), m_text(form.hasByteOrderMark ? "\xef\xbb\xbf" : "") {}

Table& Table::addField(std::string_view field) {
    if (!std::exchange(m_isFirst, false))
        m_text += m_form.hasDecimalComma ? ';' : ',';
    m_text += field;
    return *this;
}

Table& Table::add(const std::string& name) {
    return addField(parseNumber(name) ? name : toCsv(name));
}

Table& Table::add(std::optional<double> number) {
    if (!number || std::isnan(*number))
        return addField({});
    std::string text = m_form.decimals ? roundedText(*number, *m_form.decimals) : toText(*number);
    if (m_form.hasDecimalComma)
        std::ranges::replace(text, '.', ',');
    return addField(text);
}

Table& Table::endRow() {
    m_text += '\n';
    m_isFirst = true;
    return *this;
}

} // namespace tiller
