-- luajit live.lua EXAMPLES: a game for live_editor.cpp. It listens, plays until an editor has set "fear" to 1.5 and a
-- second more, and prints its tick and its hash.
local ffi = require("ffi")
ffi.cdef "int usleep(unsigned);"
local world = require("tiller").open(arg[1] .. "/hunter-and-prey.tiller", {seed = 5})
assert(world:listen() > 0)
local begin, left = os.time(), nil
repeat
    local tick = world:info().tick
    world:setExternal("player", tick % 800, 200, 60, 0)
    if tick % 100 == 50 then world:spawn("prey", {{30, 40}}) end
    world:step()
    if left then
        left = left - 1
    elseif world:parameters().fear.value == 1.5 then
        left = 60
    end
    ffi.C.usleep(1000) -- a frame
    assert(os.time() - begin < 60, "no editor came")
until left == 0
world:stopListening()
print(world:info().tick, world:hash())
