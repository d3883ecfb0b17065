#pragma once

#include "app/editor/render/world_renderer.h"
#include "core/sim/inputs.h"

#include <functional>

namespace tiller {

/// A film of a run: which, from when to when, and how it looks.
struct FilmPlan {
    InputLog log = {};       ///< after its last input the world runs on
    std::uint64_t from = 0;  ///< the tick of the first frame
    std::uint64_t to = 0;    ///< no frame is of a later tick
    std::uint64_t every = 0; ///< ticks from frame to frame; 0: a frame for each 1/30 s of watching
    RenderLook look = {};
};

/// Runs a world and draws it, frame by frame. How fast the machine is makes no difference.
class Film {
public:
    static constexpr double standardRate = 30; ///< frames a second

    explicit Film(FilmPlan plan);

    [[nodiscard]] std::size_t frameCount() const { return m_frameCount; }
    [[nodiscard]] double framesPerSecond() const { return m_rate; }
    [[nodiscard]] std::uint64_t tickOf(std::size_t frame) const;

    /// The next frame. @pre fewer than frameCount() were taken
    /// @param goOn asked after each tick; false ends it with no picture
    [[nodiscard]] QImage next(const std::function<bool()>& goOn);

private:
    FilmPlan m_plan;
    double m_ticksPerSecond;
    double m_rate;
    std::size_t m_frameCount;
    std::size_t m_taken = 0;
    Replay m_replay;
    WorldRenderer m_renderer;
};

enum class FilmEnd { whole, canceled };

/// Makes a film: *.gif or *.mp4, or *.png, which is the last frame alone. The file is there whole
/// or not at all. A problem says what went wrong and how to mend it.
/// @param goOn asked again and again, with how many of the frames are done; false ends it
[[nodiscard]] Result<FilmEnd>
makeFilm(FilmPlan plan, const QString& file,
         const std::function<bool(std::size_t done, std::size_t frames)>& goOn);

} // namespace tiller
