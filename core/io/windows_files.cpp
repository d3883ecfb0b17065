#include "core/base/text.h"
#include "core/io/append_file.h"
#include "core/io/file_writer.h"
#include "core/io/files.h"

#include <array>
#include <cstring>
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>

/// In place of files.cpp, append_file.cpp and file_writer.cpp on Windows.
namespace tiller {

namespace {

namespace fs = std::filesystem;

constexpr int most = 1 << 16; // bytes that one call reads

/// What Windows says of its last error.
std::string lastError() {
    return std::system_category().message(static_cast<int>(::GetLastError()));
}

bool isRegular(const Descriptor& file) {
    struct _stat64 status {};
    return ::_fstat64(file.number(), &status) == 0 && (status.st_mode & _S_IFMT) == _S_IFREG;
}

} // namespace

std::string wholePath(const FilePath& file) {
    std::error_code error;
    const FilePath whole = std::filesystem::absolute(file, error);
    return error ? file.string() : whole.string();
}

Result<std::string> loadText(const FilePath& file, std::size_t mostBytes) {
    std::error_code error;
    if (fs::is_directory(file, error))
        return unreadable(file, say("it is a folder, not a file"), say("Choose a file in it."));
    const Descriptor in(::_wopen(file.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT));
    if (!in.isOpen())
        return unreadable(file, std::strerror(errno), say("Check the name and the permissions."));
    if (!isRegular(in)) // such as CON, or a named pipe
        return unreadable(file, say("it is a device, not a file"),
                          say("Copy its content to a file first."));
    std::string text;
    std::string piece(most, '\0');
    while (text.size() <= mostBytes) {
        const int count = ::_read(in.number(), piece.data(), most);
        if (count < 0)
            return unreadable(file, std::strerror(errno),
                              say("Check the name and the permissions."));
        if (count == 0)
            return text;
        text.append(piece, 0, static_cast<std::size_t>(count));
    }
    return tooLarge(file, mostBytes);
}

Result<AppendFile> AppendFile::create(const FilePath& file) {
    constexpr int flags = _O_WRONLY | _O_CREAT | _O_TRUNC | _O_APPEND | _O_BINARY | _O_NOINHERIT;
    Descriptor out(::_wopen(file.c_str(), flags, _S_IREAD | _S_IWRITE));
    if (!out.isOpen())
        return unwritable(file, std::strerror(errno));
    if (!isRegular(out))
        return unwritable(file, say("it is not a regular file"));
    return AppendFile(file, out.release());
}

AppendFile::~AppendFile() {
    if (m_number >= 0)
        ::_close(m_number);
}

Result<Done> AppendFile::append(std::string_view text) {
    if (!writeAll(m_number, text))
        return unwritable(m_file, std::strerror(errno));
    return Done();
}

FileWriter::~FileWriter() {
    if (!m_isTemporary)
        return;
    m_out = Descriptor(); // Windows deletes no open file
    ::_wunlink(m_path.c_str());
}

/// Takes a name that no other file has: also files that killed processes left have one.
Result<Done> FileWriter::open() {
    std::error_code error;
    if (fs::is_directory(m_file, error))
        return failed(say("it is a folder"), say("Choose a file in it."));
    m_folder = m_file.has_parent_path() ? m_file.parent_path() : fs::path(".");
    constexpr int flags = _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT;
    for (int i = 0; i < 1000; ++i) {
        m_path = m_folder / (".tiller-save-" + std::to_string(::GetCurrentProcessId()) + "-" +
                             std::to_string(i));
        m_out = Descriptor(::_wopen(m_path.c_str(), flags, _S_IREAD | _S_IWRITE));
        m_isTemporary = m_out.isOpen();
        if (m_isTemporary)
            return Done();
        if (errno != EEXIST)
            break;
    }
    return failed();
}

Result<Done> FileWriter::sync() {
    if (::_commit(m_out.number()) != 0)
        return failed();
    return Done();
}

Result<Done> FileWriter::finish() {
    if (::_commit(m_out.number()) != 0 || !m_out.close())
        return failed();
    constexpr DWORD flags = MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH;
    if (::MoveFileExW(m_path.c_str(), m_file.c_str(), flags) == 0)
        return failed(lastError(),
                      say("The old file is unchanged. Close the program that has it open, allow "
                          "writing to it, or save to another file."));
    m_isTemporary = false;
    return Done();
}

} // namespace tiller
