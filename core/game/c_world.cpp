#include "core/game/c_call.h"
#include "core/model/world_builder.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <initializer_list>
#include <map>

/// The C interface: worlds, time, saving.
namespace tiller::game {

namespace {

thread_local char lastError[1024] = "";

/// The text, cut to so many bytes between two characters of UTF-8.
std::string_view cut(std::string_view text, std::size_t most) {
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
        --most;
    return text.substr(0, most);
}

std::string linesOf(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems) {
        if (problem.severity != Severity::error && problems.size() > 1)
            continue;
        if (!text.empty())
            text += '\n';
        if (problem.line > 0)
            text += std::to_string(problem.line) + ":" + std::to_string(problem.column) + ": ";
        text += problem.text;
    }
    return text;
}

void callJob(void* data, size_t index) {
    (*static_cast<const std::function<void(std::size_t)>*>(data))(index);
}

tiller_result takeOptions(const tiller_options* given, Options& to) {
    if (!given)
        return TILLER_OK;
    if (!hasSize(*given))
        return failSize("tiller_options", *given);
    const tiller_options from = taken(*given);
    to.threads = from.threads;
    if (from.most_ticks > 0)
        to.mostTicks = from.most_ticks;
    if (from.has_seed)
        to.seed = from.seed;
    to.allEvents = from.all_events != 0;
    to.records = from.records != 0;
    if (from.log)
        to.log = [log = from.log, user = from.user](Severity severity, std::string_view text) {
            log(user, severity == Severity::error ? TILLER_ERROR : TILLER_WARNING,
                std::string(text).c_str());
        };
    if (from.parallel_for)
        to.parallelFor = [run = from.parallel_for, user = from.user](
                             std::size_t jobs, const std::function<void(std::size_t)>& job) {
            run(user, jobs, callJob, const_cast<void*>(static_cast<const void*>(&job)));
        };
    return TILLER_OK;
}

/// Opens what `begin(options)` gives.
template <class Begin>
tiller_result open(const tiller_options* from, tiller_world* to, Begin begin) {
    return guarded([&] {
        if (!to)
            return failNull();
        Options options;
        if (const tiller_result taken = takeOptions(from, options); taken != TILLER_OK)
            return taken;
        Result<World> world = begin(std::move(options));
        if (!world)
            return fail(world.problems());
        *to = openWorlds().add(std::make_unique<OpenWorld>(std::move(world).value()));
        return TILLER_OK;
    });
}

/// Keeps what a reload changed as lines, and hands them out.
tiller_result takeReload(OpenWorld& open, const Result<Reload>& reload, const char** report) {
    if (!reload)
        return fail(reload.problems());
    open.report.clear();
    const auto list = [&](const char* sign, const std::vector<Id>& ids) {
        for (const Id& id : ids)
            open.report += sign + id + "\n";
    };
    list("+ ", reload.value().added);
    list("- ", reload.value().removed);
    list("* ", reload.value().changed);
    if (report)
        *report = open.report.c_str();
    return TILLER_OK;
}

} // namespace

tiller_world OpenWorlds::add(std::unique_ptr<OpenWorld> world) {
    const Lock lock(m_mutex);
    world->mark = static_cast<std::uint32_t>(m_last % 0xffffffff) + 1; // 0 is any world
    m_worlds.emplace(++m_last, std::move(world));
    return m_last;
}

OpenWorld* OpenWorlds::take(tiller_world number, tiller_result& result) {
    const Lock lock(m_mutex);
    const auto found = m_worlds.find(number);
    result = found == m_worlds.end() ? TILLER_NO_WORLD
             : found->second->isBusy ? TILLER_BUSY
                                     : TILLER_OK;
    if (result != TILLER_OK)
        return nullptr;
    found->second->isBusy = true;
    return found->second.get();
}

void OpenWorlds::giveBack(OpenWorld& world) {
    const Lock lock(m_mutex);
    world.isBusy = false;
}

tiller_result OpenWorlds::close(tiller_world number) {
    decltype(m_worlds)::node_type closed; // destroyed without the lock
    const Lock lock(m_mutex);
    const auto found = m_worlds.find(number);
    if (found == m_worlds.end())
        return TILLER_NO_WORLD;
    if (found->second->isBusy)
        return TILLER_BUSY;
    closed = m_worlds.extract(found); // needs no memory
    return TILLER_OK;
}

OpenWorlds& openWorlds() {
    static OpenWorlds& all = *new OpenWorlds; // never destroyed: a game may end with open worlds
    return all;
}

tiller_result fail(tiller_result code, std::string_view text) noexcept {
    const std::string_view kept = cut(text, sizeof lastError - 1);
    std::memcpy(lastError, kept.data(), kept.size());
    lastError[kept.size()] = 0;
    return code;
}

tiller_result fail(const Problems& problems) {
    return fail(TILLER_REFUSED, linesOf(problems));
}

tiller_result failName(std::string_view sentence, std::string_view name,
                       const std::vector<std::string>& known) {
    constexpr std::size_t mostNames = 10;
    std::string text = std::string(sentence) + ": \"" + std::string(cut(name, 80)) + "\".";
    for (std::size_t i = 0; i < std::min(known.size(), mostNames); ++i)
        text += (i == 0 ? " There are " : ", ") + known[i];
    if (!known.empty())
        text += known.size() > mostNames ? " and more." : ".";
    return fail(TILLER_NOT_FOUND, text);
}

tiller_result failNull() noexcept {
    return fail(TILLER_BAD_ARGUMENT, "A required pointer is null; see tiller.h.");
}

tiller_result failGone() noexcept {
    return fail(TILLER_GONE,
                "The agent is gone: it died, or it changed its type. Or it is one of another "
                "world.");
}

tiller_result failNotFinite() noexcept {
    return fail(TILLER_BAD_ARGUMENT, "A number is not finite.");
}

} // namespace tiller::game

using namespace tiller;
using namespace tiller::game;

#define TILLER_TEXT_OF(number) #number
#define TILLER_RELEASE(major, minor, patch)                                                        \
    TILLER_TEXT_OF(major) "." TILLER_TEXT_OF(minor) "." TILLER_TEXT_OF(patch)
static_assert(std::string_view(TILLER_VERSION) ==
              TILLER_RELEASE(TILLER_VERSION_MAJOR, TILLER_VERSION_MINOR, TILLER_VERSION_PATCH));

const char* tiller_version(void) {
    return TILLER_VERSION;
}

const char* tiller_last_error(void) {
    return lastError;
}

tiller_result tiller_open(const char* path, const tiller_options* options, tiller_world* world) {
    if (!path)
        return failNull();
    return open(options, world, [&](Options how) { return World::load(path, std::move(how)); });
}

tiller_result tiller_open_text(const char* text, size_t length, const tiller_options* options,
                               tiller_world* world) {
    if (!text)
        return failNull();
    return open(options, world, [&](Options how) {
        return World::read({text, length}, std::move(how));
    });
}

tiller_result tiller_open_recording(const char* text, size_t length, const tiller_options* options,
                                    tiller_world* world) {
    if (!text)
        return failNull();
    return open(options, world, [&](Options how) {
        return World::replay({text, length}, std::move(how));
    });
}

namespace {

/// The builders of this process, by number.
struct Builders {
    Mutex mutex;
    std::map<tiller_builder, WorldBuilder> all;
    tiller_builder last = 0;
};

Builders& builders() {
    static Builders& all = *new Builders; // never destroyed: a game may end with one
    return all;
}

/// Calls `act(builder)` for a builder that is there.
template <class Act>
tiller_result withBuilder(tiller_builder number, Act act) noexcept {
    return guarded([&] {
        const Lock lock(builders().mutex);
        const auto found = builders().all.find(number);
        if (found == builders().all.end())
            return fail(TILLER_NO_WORLD, "There is no such builder: it has ended, or never began.");
        return act(found->second);
    });
}

/// The same for an edit.
template <class Act>
tiller_result edit(tiller_builder number, std::initializer_list<const void*> needed, Act act) {
    return withBuilder(number, [&](WorldBuilder& builder) {
        if (std::ranges::find(needed, nullptr) != needed.end())
            return failNull();
        act(builder);
        if (!builder.last())
            return TILLER_OK;
        const Problem problem = *builder.last();
        builder.dropLastProblem();
        return fail(Problems{problem});
    });
}

} // namespace

tiller_result tiller_build(tiller_builder* builder) {
    return guarded([&] {
        if (!builder)
            return failNull();
        const Lock lock(builders().mutex);
        builders().all.try_emplace(++builders().last);
        *builder = builders().last;
        return TILLER_OK;
    });
}

tiller_result tiller_build_node(tiller_builder builder, const char* id, const char* type) {
    return edit(builder, {id, type}, [&](WorldBuilder& to) { to.node(id, type); });
}

tiller_result tiller_build_item(tiller_builder builder, const char* id, const char* type) {
    return edit(builder, {id, type}, [&](WorldBuilder& to) { to.item(id, type); });
}

tiller_result tiller_build_set(tiller_builder builder, const char* id, const char* setting,
                               double number) {
    return edit(builder, {id, setting}, [&](WorldBuilder& to) { to.set(id, setting, number); });
}

tiller_result tiller_build_set_flag(tiller_builder builder, const char* id, const char* setting,
                                    uint8_t flag) {
    return edit(builder, {id, setting}, [&](WorldBuilder& to) { to.set(id, setting, flag != 0); });
}

tiller_result tiller_build_set_text(tiller_builder builder, const char* id, const char* setting,
                                    const char* text) {
    return edit(builder, {id, setting, text},
                [&](WorldBuilder& to) { to.set(id, setting, std::string(text)); });
}

tiller_result tiller_build_set_points(tiller_builder builder, const char* id, size_t count,
                                      const tiller_vec2* points) {
    if (count > maxPoints)
        return fail(TILLER_BAD_ARGUMENT, "An item has at most 100000 points.");
    return edit(builder, {id, listOf(points, count)}, [&](WorldBuilder& to) {
        Points all;
        for (size_t i = 0; i < count; ++i)
            all.push_back(vectorOf(points[i]));
        to.set(id, "points", all);
    });
}

tiller_result tiller_build_agent(tiller_builder builder, const char* type, tiller_vec2 position,
                                 tiller_vec2 velocity) {
    return edit(builder, {type},
                [&](WorldBuilder& to) { to.agent(type, vectorOf(position), vectorOf(velocity)); });
}

tiller_result tiller_build_wire(tiller_builder builder, const char* from, const char* to,
                                double weight) {
    return edit(builder, {from, to}, [&](WorldBuilder& all) { all.wire(from, to, weight); });
}

tiller_result tiller_build_parameter(tiller_builder builder, const char* id, const char* of,
                                     const char* setting, double min, double max) {
    return edit(builder, {id, of, setting},
                [&](WorldBuilder& to) { to.parameter(id, of, setting, min, max); });
}

tiller_result tiller_build_open(tiller_builder builder, const tiller_options* options,
                                tiller_world* world) {
    Project project;
    const tiller_result built = withBuilder(builder, [&](const WorldBuilder& from) {
        const auto made = from.project();
        if (!made)
            return fail(made.problems());
        project = made.value();
        return TILLER_OK;
    });
    if (built != TILLER_OK)
        return built;
    return open(options, world,
                [&](Options how) { return World::make(std::move(project), std::move(how)); });
}

tiller_result tiller_build_end(tiller_builder builder) {
    return withBuilder(builder, [&](WorldBuilder&) {
        builders().all.erase(builder);
        return TILLER_OK;
    });
}

tiller_result tiller_close(tiller_world world) {
    return guarded([&] {
        const tiller_result result = openWorlds().close(world);
        if (result == TILLER_OK)
            return result;
        return fail(result, result == TILLER_BUSY
                                ? "Another call uses this world: close it afterward."
                                : "There is no such world: it was closed, or never opened.");
    });
}

tiller_result tiller_get_info(tiller_world world, tiller_info* info) {
    return withStruct(world, "tiller_info", info, [&](const OpenWorld& open) {
        const WorldSettings settings = open.world.project().worldSettings();
        give(info, {.size = info->size,
                    .tick = open.world.tick(),
                    .agents = open.world.count(),
                    .types = static_cast<std::uint32_t>(open.world.typeCount()),
                    .parameters = static_cast<std::uint32_t>(open.world.parameters().size()),
                    .share = open.world.share(),
                    .tick_length = settings.tick,
                    .ticks_per_second = settings.ticksPerSecond,
                    .width = settings.width,
                    .height = settings.height,
                    .wraps = settings.edges == Edges::wrap,
                    .is_replaying = open.world.isReplaying(),
                    .missed_events = open.world.missedEvents()});
        return TILLER_OK;
    });
}

tiller_result tiller_get_hash(tiller_world world, uint64_t* hash) {
    return withWorld(world, {hash}, [&](const OpenWorld& open) {
        *hash = open.world.stateHash();
        return TILLER_OK;
    });
}

tiller_result tiller_step(tiller_world world) {
    return withWorld(world, [](OpenWorld& open) {
        open.world.step();
        return TILLER_OK;
    });
}

tiller_result tiller_decide(tiller_world world) {
    return withWorld(world, [](OpenWorld& open) {
        open.world.decide();
        return TILLER_OK;
    });
}

tiller_result tiller_advance(tiller_world world, double seconds, uint32_t* ticks) {
    return withWorld(world, [&](OpenWorld& open) {
        if (!std::isfinite(seconds) || seconds < 0)
            return fail(TILLER_BAD_ARGUMENT, "seconds is negative or not finite.");
        const std::uint32_t made = open.world.advance(seconds);
        if (ticks)
            *ticks = made;
        return TILLER_OK;
    });
}

tiller_result tiller_save(tiller_world world, const void** bytes, size_t* length) {
    return withWorld(world, {bytes, length}, [&](OpenWorld& open) {
        open.world.save(open.saved);
        *bytes = open.saved.data();
        *length = open.saved.size();
        return TILLER_OK;
    });
}

tiller_result tiller_restore(tiller_world world, const void* bytes, size_t length) {
    return withWorld(world, {bytes}, [&](OpenWorld& open) {
        const auto done = open.world.restore({static_cast<const std::byte*>(bytes), length});
        return done ? TILLER_OK : fail(done.problems());
    });
}

tiller_result tiller_get_recording(tiller_world world, const char** text, size_t* length) {
    return withWorld(world, {text, length}, [&](OpenWorld& open) {
        std::string recording = open.world.recording();
        if (recording.empty())
            return fail(TILLER_REFUSED, "The world does not record: open it with options.records.");
        open.recording = std::move(recording);
        *text = open.recording.c_str();
        *length = open.recording.size();
        return TILLER_OK;
    });
}

tiller_result tiller_record(tiller_world world, const char* path) {
    return withWorld(world, {path}, [&](OpenWorld& open) {
        const auto done = open.world.record(path);
        return done ? TILLER_OK : fail(done.problems());
    });
}

tiller_result tiller_stop_recording(tiller_world world) {
    return withWorld(world, [&](OpenWorld& open) {
        const auto done = open.world.stopRecording();
        return done ? TILLER_OK : fail(done.problems());
    });
}

tiller_result tiller_reload(tiller_world world, const char* path, const char** report) {
    return withWorld(world, {path}, [&](OpenWorld& open) {
        return takeReload(open, open.world.reload(path), report);
    });
}

tiller_result tiller_reload_text(tiller_world world, const char* text, size_t length,
                                 const char** report) {
    return withWorld(world, {text}, [&](OpenWorld& open) {
        return takeReload(open, open.world.reloadText({text, length}), report);
    });
}
