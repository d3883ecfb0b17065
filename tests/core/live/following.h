#pragma once

#include "core/live/client.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tiller {

/// What an editor has of the run of a game that it follows.
struct Following {
    std::optional<live::Client> client;
    std::optional<Simulation> copy;
    Project project; ///< of the copy
    std::vector<RunCheck> checks;
    std::vector<live::EditAnswer> answers;
    std::string end;
    int starts = 0, largeStarts = 0;

    /// Follows as the editor does: each block brings the inputs before a step. False if the run
    /// differs from that of the game.
    [[nodiscard]] bool hear() {
        bool isSame = true;
        if (client)
            for (const live::LiveEvent& event : client->read())
                isSame = take(event) && isSame;
        return isSame;
    }

private:
    bool take(const live::LiveEvent& event) {
        if (const auto* start = std::get_if<live::LiveStart>(&event)) {
            project = start->recording.log.start;
            copy.emplace(project);
            ++starts;
            return copy->restore(start->state).ok();
        }
        if (const auto* large = std::get_if<live::LargeStart>(&event)) {
            const auto read = live::Client::readStart(*large->content);
            if (!read)
                return false;
            client->goOn(read.value());
            ++largeStarts;
            return take(live::LiveEvent(read.value()));
        }
        if (const auto* news = std::get_if<RecordingStream::News>(&event))
            return take(*news);
        if (const auto* answer = std::get_if<live::EditAnswer>(&event))
            answers.push_back(*answer);
        else
            end = std::get<live::Ended>(event).why;
        return true;
    }
    bool take(const RecordingStream::News& news) {
        bool fits = true;
        for (const InputEvent& each : news.events)
            fits = take(each) && fits;
        stepTo(news.ticks);
        if (!news.check)
            return fits;
        checks.push_back(*news.check);
        return fits && !differenceFrom(*news.check, *copy);
    }
    bool take(const InputEvent& event) {
        stepTo(event.tick);
        if (!isEdit(event.input)) {
            applyInput(event.input, *copy);
            return true;
        }
        if (const auto* reloaded = std::get_if<Reloaded>(&event.input))
            project = reloaded->project;
        else
            apply(changeOf(event.input, project), project);
        return copy->setProject(project).empty();
    }
    void stepTo(std::uint64_t tick) {
        while (copy->tick() < tick)
            copy->step();
    }
};

} // namespace tiller
