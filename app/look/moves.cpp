#include "app/look/moves.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <sstream>

namespace tiller {

namespace {

constexpr const char* title = "tiller-moves 1 "; // the name follows
constexpr char firstDigit = '0';                 // of 64 that follow each other
constexpr int base = 64;
constexpr int most = base * base - 1;
constexpr double margin = 0.05; // beside the world, as a share of its size
constexpr std::size_t charactersOfStep = 5;
constexpr int mostFrames = 1000;

std::string coded(double share) {
    const double place = (share + margin) / (1 + 2 * margin);
    const int number = static_cast<int>(std::lround(std::clamp(place, 0.0, 1.0) * most));
    return {static_cast<char>(firstDigit + number / base),
            static_cast<char>(firstDigit + number % base)};
}

double decoded(char high, char low) {
    const int number = (high - firstDigit) * base + (low - firstDigit);
    return static_cast<double>(number) / most * (1 + 2 * margin) - margin;
}

char codedAngle(double radians) {
    const double turns = radians / (2 * std::numbers::pi);
    const long step = std::lround((turns - std::floor(turns)) * base) % base;
    return static_cast<char>(firstDigit + step);
}

bool isCode(std::string_view text) {
    return std::ranges::all_of(
        text, [](char each) { return each >= firstDigit && each < firstDigit + base; });
}

std::optional<Moves::Track> trackFrom(const std::string& line, const Moves& moves) {
    std::istringstream words(line);
    Moves::Track track;
    std::string code;
    if (!(words >> track.type >> track.begin >> track.radius >> code) || !isCode(code) ||
        code.size() % charactersOfStep != 0 || track.begin < 0 ||
        static_cast<std::size_t>(track.begin) + code.size() / charactersOfStep >
            static_cast<std::size_t>(moves.frames))
        return {};
    for (std::size_t i = 0; i < code.size(); i += charactersOfStep)
        track.steps.push_back({decoded(code[i], code[i + 1]) * moves.width,
                               decoded(code[i + 2], code[i + 3]) * moves.height,
                               (code[i + 4] - firstDigit) * 2 * std::numbers::pi / base});
    return track;
}

} // namespace

std::string toText(const Moves& moves, std::string_view name) {
    std::ostringstream text;
    text << title << name << "\n"
         << moves.width << " " << moves.height << " " << moves.frames << "\n";
    for (const Moves::Track& track : moves.tracks) {
        text << track.type << " " << track.begin << " " << track.radius << " ";
        for (const Moves::Step& step : track.steps)
            text << coded(step.x / moves.width) << coded(step.y / moves.height)
                 << codedAngle(step.heading);
        text << "\n";
    }
    return text.str();
}

std::optional<Moves> movesFrom(std::string_view text, std::string_view name) {
    const std::string head = title + std::string(name) + '\n';
    const std::size_t at = text.starts_with(head) ? 0 : text.find('\n' + head) + 1;
    if (at == 0 && !text.starts_with(head))
        return {};
    text.remove_prefix(at + head.size());
    std::istringstream lines{std::string(text.substr(0, text.find(title)))};
    std::string line;
    if (!std::getline(lines, line))
        return {};
    Moves moves;
    std::istringstream sizes(line);
    if (!(sizes >> moves.width >> moves.height >> moves.frames) || !(moves.width > 0) ||
        !(moves.height > 0) || moves.frames < 1 || moves.frames > mostFrames)
        return {};
    while (std::getline(lines, line)) {
        auto track = trackFrom(line, moves);
        if (!track)
            return {};
        moves.tracks.push_back(*std::move(track));
    }
    return moves;
}

} // namespace tiller
