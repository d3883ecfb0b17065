#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

namespace tiller {

/// Says to other windows, of this program or on another machine, that a file is open here: by a
/// lock file beside it, which goes with the process. Where none can be written, nobody is told.
class FileLock {
public:
    /// Who has a file open, as "another Tiller window"; empty if nobody has.
    [[nodiscard]] static QString holder(const QString& file);

    /// Lets the file before go. Answers whether the file is ours, or nobody's.
    bool take(const QString& file);
    void release() { m_lock.reset(); }

private:
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tiller
