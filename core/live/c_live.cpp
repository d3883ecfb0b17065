#include "core/game/c_call.h"

#ifndef _WIN32
#include "core/live/listener.h"
#endif

using namespace tiller;
using namespace tiller::game;

tiller_result tiller_listen(tiller_world world, uint16_t port, uint16_t* taken) {
    return withWorld(world, [&](OpenWorld& open) {
#ifdef _WIN32
        static_cast<void>(open);
        static_cast<void>(port);
        static_cast<void>(taken);
        return fail(TILLER_REFUSED, "A game on Windows cannot listen for an editor. Record it.");
#else
        const auto listening = live::listen(open.world, port);
        if (!listening)
            return fail(listening.problems());
        if (taken)
            *taken = listening.value();
        return TILLER_OK;
#endif
    });
}

tiller_result tiller_stop_listening(tiller_world world) {
    return withWorld(world, [](OpenWorld& open) {
#ifdef _WIN32
        static_cast<void>(open);
#else
        live::stopListening(open.world);
#endif
        return TILLER_OK;
    });
}
