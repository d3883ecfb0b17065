#include "core/base/text.h"
#include "core/io/file_writer.h"
#include "core/io/files.h"

/// What saves files on every system, over the calls of file_writer.cpp or windows_files.cpp.
namespace tiller {

namespace {

Result<Done> save(FileWriter&& writer, std::string_view text) {
    if (auto opened = writer.open(); !opened)
        return opened;
    if (auto written = writer.write(text); !written)
        return written;
    return writer.finish();
}

} // namespace

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

Result<Done> FileWriter::write(std::string_view text) {
    if (!writeAll(m_out.number(), text))
        return failed();
    return Done();
}

} // namespace tiller
