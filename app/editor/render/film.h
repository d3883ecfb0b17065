#pragma once

#include "app/editor/viewport/world_picture.h"
#include "core/base/result.h"
#include "core/sim/inputs.h"

#include <QImage>

#include <cstdint>
#include <functional>

namespace tiller {

/// Draws a running world into pictures as the viewport does, but without a window. The same world
/// gives the same bytes.
class WorldRenderer {
public:
    explicit WorldRenderer(RenderLook look);

    /// The world as it is now. Trails show the agents of the pictures before.
    /// @param project the project of the simulation, with the edits so far
    [[nodiscard]] QImage draw(const Simulation& simulation, const Project& project);

private:
    void show(const Project& project);
    [[nodiscard]] ViewTransform viewOf(const Project& project, const QSizeF& size) const;

    RenderLook m_look;
    std::optional<Project> m_project; ///< the looks and the scene belong to it
    ProjectLook m_projectLook;
    SceneShapes m_scene;
    LayerPictures m_pictures;
    Trails m_trails;
    ColorRanges m_ranges;
    Frame m_frame;
};

/// Writes a picture to a file as PNG. If that fails, the file stays as it was.
[[nodiscard]] Result<Done> savePng(const QImage& image, const QString& file);

/// Which part of a run a film shows, and how it looks.
struct FilmPlan {
    InputLog log = {};       ///< the world runs on after its last input
    std::uint64_t from = 0;  ///< the tick of the first frame
    std::uint64_t to = 0;    ///< the last tick that a frame may show
    std::uint64_t every = 0; ///< ticks between two frames; 0: 30 frames for each second of watching
    RenderLook look = {};
};

/// Runs a world and draws it, frame by frame. The speed of the machine makes no difference.
class Film {
public:
    static constexpr double standardRate = 30; ///< frames a second

    explicit Film(FilmPlan plan);

    [[nodiscard]] std::size_t frameCount() const { return m_frameCount; }
    [[nodiscard]] double framesPerSecond() const { return m_rate; }
    [[nodiscard]] std::uint64_t tickOf(std::size_t frame) const;

    /// The next frame. @pre fewer than frameCount() frames were drawn
    /// @param goOn called after each tick; false cancels, and the image is null
    [[nodiscard]] QImage next(const std::function<bool()>& goOn);

private:
    FilmPlan m_plan;
    double m_ticksPerSecond;
    double m_rate;
    std::size_t m_frameCount;
    std::size_t m_drawn = 0;
    Replay m_replay;
    WorldRenderer m_renderer;
};

enum class FilmEnd { finished, canceled };

/// Records a film as *.gif or *.mp4; as *.png, the last frame alone. The file is written whole or
/// not at all. A problem says what went wrong, and how to fix it.
/// @param goOn called often, with the number of frames that are done; false cancels
[[nodiscard]] Result<FilmEnd>
recordFilm(FilmPlan plan, const QString& file,
           const std::function<bool(std::size_t done, std::size_t frames)>& goOn);

/// `tiller-editor --render OUT [options] FILE` writes a picture (*.png) or a film (*.gif, *.mp4)
/// without a display. `tiller render` calls it. Returns the exit code: 0 fine, 1 problems in the
/// file, 2 wrong call, 3 a file could not be read or written, or ffmpeg is missing.
[[nodiscard]] int renderCommand(int argc, char* argv[]);

} // namespace tiller
