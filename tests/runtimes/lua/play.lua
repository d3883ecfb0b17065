-- play.lua EXAMPLES: a game that uses everything of tiller.lua, and checks what it does.
local tiller = require("tiller")
local ffi = require("ffi")

local function refuses(code, words, act, ...)
    local ok, problem = pcall(act, ...)
    assert(not ok, "this was not refused: " .. words)
    assert(problem.code == code and tostring(problem):find(words, 1, true), tostring(problem))
end
local function contentOf(path)
    local file = assert(io.open(path))
    local text = file:read("*a")
    file:close()
    return text
end

local path = arg[1] .. "/hunter-and-prey.tiller"
local text = contentOf(path)
local said = {}
local world = tiller.openText(text, {
    seed = 7, mostTicks = 2, records = true, allEvents = true, log = function(line) said[#said + 1] = line end,
})
assert(tiller.version():match("^%d+%.%d+%.%d+$"))
assert(table.concat(world:types(), " ") == "hunter prey")

-- Time, columns, smooth places.
assert(world:advance(1.5 / 60) == 1 and math.abs(world:info().share - 0.5) < 1e-9)
local x, y, count = world:smoothPlaces("prey")
assert(count == 30 and x[0] == x[0] and y[29] == y[29])
assert(world:advance(60) == 2 and said[1]:find("too slow"))
local prey = world:agents("Prey")
assert(tonumber(prey.count) == 30 and world:agents("prey", prey) == prey)
local fourth = world:agent("prey", prey, 4)
local state = world:state(fourth)
assert(state.position.x == prey.x[4] and state.velocity.y == prey.vy[4] and state.radius == 5)

-- The player spawns, moves, changes and removes agents, and reads what happened.
local born = world:spawn("prey", {{100, 100}, {200, 100}}, {{1, 0}, {0, 1}})
local first, second = born[1], born[2]
local events = world:events()
assert(events[#events].kind == tiller.born and events[#events].who == second and events[#events].by == nil)
assert(#world:spawn("prey", 3) == 3 and #world:spawn("prey") == 1)
for _, wrong in ipairs({-1, 1.5, 0 / 0, 1e9, "3"}) do assert(not pcall(world.spawn, world, "prey", wrong)) end
assert(not pcall(tiller.openText, text, {sede = 7}))
assert(world:remove(world:spawn("prey")[1]) == 1)
assert(world:place({first, second}, {{5, 6}, {7, 8}}) == 2 and world:state(first).position.y == 6)
assert(world:turn({first}, {{0, -1}}) == 1 and world:state(first).heading.y == -1)
local wolf = world:become(first, "hunter")
assert(wolf.life == first.life and world:lives(wolf) and not world:lives(first))
refuses(tiller.gone, "gone", world.state, world, first)
assert(world:remove({first, second}) == 1)
world:setGoals(wolf, {{1, 2}})
assert(world:setEachGoal({wolf}, {{3, 4}}) == 1 and world:setEachParameter("fear", {wolf}, {0.5}) == 1)
world:setUserData(wolf, 0xffffffffffffffffULL)
assert(world:userData(wolf) == 0xffffffffffffffffULL)
refuses(tiller.refused, "no Own goal", world.order, world, {wolf}, {3, 4}, "line")
assert(world:order({first}, {3, 4}, {kind = "box", spacing = 9, facing = {0, 1}}) == 0)
refuses(tiller.notFound, "no such mode", world.enterMode, world, wolf, "nothing")
refuses(tiller.notFound, "no such variable", world.variable, world, "nothing", wolf)
refuses(tiller.notFound, "no such variable", world.setVariable, world, "nothing", 1)
refuses(tiller.notFound, "no ground", world.groundValue, world, "nothing", 1, 2)
refuses(tiller.notFound, "no ground", world.addToGround, world, "nothing", 1, 2, 3)
refuses(tiller.notFound, "no such ground", world.ground, world, "nothing")
refuses(tiller.notFound, "no such number", world.numbers, world, "hunter", "sped")
local speeds, count = world:numbers("hunter", "speed")
assert(count > 0 and speeds[0] >= 0)
assert(world:mode(wolf) == "")
world:setExternal("player", 1, 2, 3, 4)
assert(said[#said]:find('No External of the project has the name "player"', 1, true))
world:clearExternal("player")
world:setCursor(10, 10)
world:click(10, 10)
world:setCursor()

-- Knobs.
local sight = world:parameters().sight
world:setParameter("sight", sight.max)
assert(world:parameters().sight.value == sight.max)
refuses(tiller.refused, "it must be", world.setParameter, world, "sight", 1e9)
world:setTypeParameter("sight", "hunter", sight.min)
world:setAgentParameter("sight", wolf, sight.max)
world:setTypeParameter("sight", "hunter")
world:setAgentParameter("sight", wolf)
refuses(tiller.refused, "it must be", world.setAgentParameter, world, "sight", wolf, 1e9)
assert(next(world:properties()) == nil and next(world:properties("prey")) == nil and next(world:properties(wolf)) == nil)

-- Questions.
prey = world:agents("prey")
assert(world:nearest(prey.x[3], prey.y[3], nil, "prey") == world:agent("prey", prey, 3))
assert(world:nearest(400, 300, -1) == nil and world:pick(prey.x[3], prey.y[3]))
assert(#world:within(400, 300, 1e6) == world:info().agents)
assert(#world:inRectangle(0, 0, 800, 600) == world:info().agents and #world:inRectangle(3, 3, 2, 2) == 0)
assert(#world:handles("prey") == tonumber(world:agents("prey").count))
do
    local one = world:handles("prey")[1]
    local at = world:state(one).position
    local x, y = at.x, at.y
    local met = world:ray(x, y, x, y + 1)
    assert(met.agent and met.distance == 0 and not met.item)
    assert(not world:ray(1e6, 1e6, 1e6, 1e6, "prey"))
    local wall = world:addObstacle{shape = "box", x = -50, y = -40, width = 10, height = 10}
    assert(world:ray(-60, -35, -30, -35, "hunter").item == wall)
    world:moveItem(wall, 5, 0)
    assert(world:ray(-60, -35, -30, -35, "hunter").distance == 15)
    world:removeItem(wall)
    assert(not pcall(world.removeItem, world, wall) and not pcall(world.addObstacle, world, {shape = "circle", radius = -1}))
    world:removeItem(world:addObstacle{shape = "wall", points = {{-70, -90}, {-80, -90}}, group = "fences"})
    world:decide()
    assert(world:state(one).position.x == x and world:decisions("prey").count == world:agents("prey").count)
    assert(world:glide({one}, {{x + 1, y}}, {{0, 0}}) == 1 and world:shift({one}, {{-1, 0}}) == 1)
    assert(world:carry({one}, {{0, 5}}) == 1 and world:carry({one}, {{0, 0}}) == 1)
    assert(world:state(one).position.x == x and world:info().missedEvents >= 0)
end
assert(world:explain(wolf):find("steering"))
local lines, circles = 0, {}
world:draw(wolf, function() lines = lines + 1 end, function(_, _, radius) circles[#circles + 1] = radius end)
assert(lines > 0 and circles[1] == world:state(wolf).radius)

-- Saving, a changed file, a replay.
local saved = world:save()
world:step()
local hash = world:hash()
world:restore(saved)
world:step()
assert(world:hash() == hash)
refuses(tiller.refused, "damaged", world.restore, world, saved:sub(1, -2))
local changed = text:gsub('"scene": %[%]',
    '"properties": [{"name": "level", "type": "int", "value": 3}],\n  "scene": []')
local reload = world:reloadText(changed)
assert(table.concat(reload.changed, " "):find("properties") and world:properties().level == 3)
refuses(tiller.refused, "no/such", world.reload, world, "no/such")
world:step()
local replay = tiller.replay(world:recording())
while replay:info().isReplaying do replay:step() end
assert(replay:hash() == world:hash())

-- A recording in a file.
local file = os.tmpname()
local game = tiller.openText(text)
game:record(file)
for tick = 1, 70 do
    game:setExternal("player", tick, 300)
    game:step()
end
game:stopRecording()
refuses(tiller.refused, "before", game.record, game, file)
local handle = assert(io.open(file, "rb"))
replay = tiller.replay(handle:read("*a"))
handle:close()
os.remove(file)
while replay:info().isReplaying do replay:step() end
assert(replay:info().tick == 70 and replay:hash() == game:hash())

-- Mistakes.
refuses(tiller.refused, "no/such", tiller.open, "no/such/file")
refuses(tiller.refused, "", tiller.openText, "{")
world:close()
world:close()
refuses(2, "no such world", world.step, world)

print("played")
