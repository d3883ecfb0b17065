#include "core/game/c_call.h"

#if !defined(_WIN32) && !defined(TILLER_PORTABLE)
#define TILLER_LISTENS
#include "core/live/listener.h"
#endif

using namespace tiller;
using namespace tiller::game;

tiller_result tiller_listen(tiller_world world, uint16_t port, uint16_t* taken) {
    return withWorld(world, [&](OpenWorld& open) {
#ifdef TILLER_LISTENS
        const auto listening = live::listen(open.world, port);
        if (!listening)
            return fail(listening.problems());
        if (taken)
            *taken = listening.value();
        return TILLER_OK;
#else
        static_cast<void>(open);
        static_cast<void>(port);
        static_cast<void>(taken);
        return fail(TILLER_REFUSED,
                    say("On this system a game cannot listen for an editor. Record the run instead."));
#endif
    });
}

tiller_result tiller_stop_listening(tiller_world world) {
    return withWorld(world, [](OpenWorld& open) {
#ifdef TILLER_LISTENS
        live::stopListening(open.world);
#else
        static_cast<void>(open);
#endif
        return TILLER_OK;
    });
}
