-- Hunters and prey, for LÖVE: love FOLDER PROJECT [PICTURE [RECORDING]]. A click spawns a rabbit, the right button removes one, the
-- wheel turns the hunters' sight, R loads the file again, L lets the editor attach. With PICTURE the game plays by itself for 120 ticks,
-- saves what it shows, and ends. A RECORDING is written while it plays.
local tiller = require("tiller")
local world, project, picture
local removed = 0
local colors = {hunter = {0.93, 0.45, 0.25}, prey = {0.36, 0.72, 0.55}}

function love.load(arguments)
    project, picture = arguments[1], arguments[2]
    world = tiller.open(project, {seed = 7, log = print})
    if arguments[3] then world:record(arguments[3]) end
    love.graphics.setBackgroundColor(0.11, 0.12, 0.14)
end

function love.mousepressed(x, y, button)
    if button == 1 then
        world:spawn("prey", {{x, y}})
    else
        local agent = world:pick(x, y, 8)
        if agent then world:remove({agent}) end
    end
end

function love.wheelmoved(_, y)
    local sight = world:parameters().sight
    world:setParameter("sight", math.max(sight.min, math.min(sight.max, sight.value + 10 * y)))
end

function love.keypressed(key)
    if key == "r" then world:reload(project) end
    if key == "l" then print("The editor can attach: File > Attach to a running game. Port " .. world:listen()) end
end

-- The game plays by itself, by ticks and not by the clock.
local isProved = false
local function prove()
    local tick = world:info().tick
    if tick > 60 and not isProved then
        isProved = true
        local before, sight = world:info().agents, world:parameters().sight.value
        for x = 380, 420, 10 do love.mousepressed(x, 300, 1) end
        local events = world:events()
        assert(world:info().agents == before + 5 and events[#events].kind == tiller.born)
        love.mousepressed(400, 300, 2)
        assert(world:info().agents == before + 4)
        love.wheelmoved(0, 1)
        assert(world:parameters().sight.value == sight + 10)
        love.keypressed("r")
        love.keypressed("l")
        world:stopListening()
        assert(world:parameters().sight.value == sight and world:info().agents == before + 4)
    elseif tick > 120 and picture then
        local name = picture
        picture = nil
        love.graphics.captureScreenshot(function(shot)
            local file = assert(io.open(name, "wb"))
            file:write(shot:encode("png"):getString())
            file:close()
            print("played, with " .. world:info().agents .. " agents")
            print("recorded " .. world:hash())
            world:stopRecording()
            love.event.quit()
        end)
    end
end

function love.update(seconds)
    world:setCursor(love.mouse.getPosition())
    for _, event in ipairs(world:events()) do -- of the last frame, and of what the player did since
        if event.kind == tiller.died then removed = removed + 1 end
    end
    world:advance(seconds)
    if picture then prove() end
end

function love.draw()
    for _, name in ipairs(world:types()) do
        love.graphics.setColor(colors[name] or {1, 1, 1})
        local x, y, count = world:smoothPlaces(name)
        local columns = world:agents(name)
        for i = 0, count - 1 do
            local r, hx, hy = columns.radius[i * columns.radius_step], columns.heading_x[i], columns.heading_y[i]
            love.graphics.polygon("fill", x[i] + 1.6 * r * hx, y[i] + 1.6 * r * hy,
                x[i] - r * hx - r * hy, y[i] - r * hy + r * hx, x[i] - r * hx + r * hy, y[i] - r * hy - r * hx)
        end
    end
    love.graphics.setColor(0.85, 0.87, 0.9)
    love.graphics.print(string.format("%d agents, %d removed", world:info().agents, removed), 16, 16)
end
