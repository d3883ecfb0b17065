-- Tiller in Lua, for LuaJIT and LÖVE: worlds of steered agents, with the same bits everywhere.
--
--     local tiller = require("tiller")
--     local world = tiller.open("hunter-and-prey.tiller", {seed = 7})
--     world:advance(dt)
--     local prey = world:agents("prey")
--     for i = 0, tonumber(prey.count) - 1 do draw(prey.x[i], prey.y[i]) end
--
-- What the library refuses is an error whose value is a table with `code` and `text`; it prints as its text. Columns
-- look into the world: they begin at 0, and are valid until the world changes. A handle names one agent:
-- {type, ordinal, life} as cdata, compared with ==.
local ffi = require("ffi")
local folder = (...):match("^(.*)tiller$") or ""
ffi.cdef(require(folder .. "tiller_h"))

-- libtiller lies beside this file, or where the system finds libraries.
local function library()
    local given = os.getenv("TILLER_LIBRARY")
    if given then return given end
    local here = debug.getinfo(1, "S").source:match("^@(.*[/\\])") or ""
    if love then here = love.filesystem.getSource() .. "/" .. here end
    local beside = here .. (ffi.os == "Windows" and "tiller.dll" or "libtiller.so")
    local file = io.open(beside)
    if not file then return "tiller" end
    file:close()
    return beside:find("[/\\]") and beside or "./" .. beside
end
local c = ffi.load(library())

local tiller = {
    anyType = 0xffffffff,
    born = 0, died = 1, became = 2, signal = 3, blocked = 4, arrived = 5, entered = 6, touched = 7, parted = 8, ended = 9,
    body = 0, velocity = 1, force = 2, steering = 3, target = 4, range = 5,
    refused = 6, gone = 4, notFound = 5,
}

local World = {}
World.__index = World
local Error = {__tostring = function(self) return self.text end}

local function check(code)
    if code ~= 0 then
        error(setmetatable({code = tonumber(code), text = ffi.string(c.tiller_last_error())}, Error), 3)
    end
end

ffi.metatype("tiller_agent", {
    __eq = function(a, b)
        return ffi.istype("tiller_agent", a) and ffi.istype("tiller_agent", b)
            and a.type == b.type and a.ordinal == b.ordinal and a.life == b.life
    end,
    __tostring = function(a) return string.format("agent %d of type %d, life %d", a.ordinal, a.type, a.life) end,
})

-- Where calls put their results. Each is read before the next call.
local text_at, other_at = ffi.new("const char*[1]"), ffi.new("const char*[1]")
local count_at, number_at, bytes_at = ffi.new("size_t[1]"), ffi.new("uint32_t[1]"), ffi.new("const void*[1]")
local port_at = ffi.new("uint16_t[1]")
local x_at, y_at = ffi.new("const double*[1]"), ffi.new("const double*[1]")
local info_of = ffi.new("tiller_info", {size = ffi.sizeof("tiller_info")})
local state_of = ffi.new("tiller_agent_state", {size = ffi.sizeof("tiller_agent_state")})
local place_of, speed_of, value_of = ffi.new("tiller_vec2"), ffi.new("tiller_vec2"), ffi.new("tiller_value")

local function place(x, y)
    place_of.x, place_of.y = x, y
    return place_of
end

local function valueAt(value)
    if value.kind == 0 then return value.number end
    if value.kind == 1 then return value.flag ~= 0 end
    return ffi.string(value.text)
end

local optionNames = {threads = true, mostTicks = true, seed = true, allEvents = true, records = true, log = true}

-- Callbacks may not be reached from compiled code, so these functions stay interpreted.
local function open(begin, ...)
    local given = {...}
    local options = table.remove(given) or {}
    for name in pairs(options) do
        if not optionNames[name] then error("there is no option " .. tostring(name), 3) end
    end
    local how = ffi.new("tiller_options", {
        size = ffi.sizeof("tiller_options"), threads = options.threads or 0, most_ticks = options.mostTicks or 0,
        seed = options.seed or 0, has_seed = options.seed and 1 or 0, all_events = options.allEvents and 1 or 0,
        records = options.records and 1 or 0,
    })
    local self = setmetatable({}, World)
    if options.log then
        self.said = ffi.cast("tiller_log", function(_, _, text) options.log(ffi.string(text)) end)
        how.log = self.said
    end
    local number = ffi.new("tiller_world[1]")
    local last = #given + 1
    given[last], given[last + 1] = how, number
    local code = begin(unpack(given))
    if code ~= 0 then
        if self.said then self.said:free() end
        check(code)
    end
    self.world = number[0]
    -- A world that nobody holds anymore is closed; a callback is freed by close() alone.
    self.owner = ffi.gc(number, function(at) c.tiller_close(at[0]) end)
    return self
end
jit.off(open)

function tiller.version() return ffi.string(c.tiller_version()) end
function tiller.open(path, options) return open(c.tiller_open, path, options or {}) end
function tiller.openText(text, options) return open(c.tiller_open_text, text, #text, options or {}) end
function tiller.replay(recording, options) return open(c.tiller_open_recording, recording, #recording, options or {}) end

function World:close()
    if self.owner then
        ffi.gc(self.owner, nil)
        c.tiller_close(self.world)
        if self.said then self.said:free() end
        self.owner, self.said = nil, nil
    end
end

---- time ----

function World:step() check(c.tiller_step(self.world)) end
-- A tick in which agents decide and nobody moves: the game does, and says so by glide(). See decisions().
function World:decide() check(c.tiller_decide(self.world)) end
-- Lets time pass and makes the ticks that are due; returns how many.
function World:advance(seconds)
    check(c.tiller_advance(self.world, seconds, number_at))
    return number_at[0]
end
jit.off(World.advance)
-- A table: tick, agents, share, ticksPerSecond, width, height, wraps, isReplaying.
function World:info()
    check(c.tiller_get_info(self.world, info_of))
    return {
        tick = tonumber(info_of.tick), agents = tonumber(info_of.agents), share = info_of.share,
        tickLength = info_of.tick_length, ticksPerSecond = info_of.ticks_per_second, width = info_of.width,
        height = info_of.height, wraps = info_of.wraps ~= 0, isReplaying = info_of.is_replaying ~= 0,
        types = info_of.types, parameters = info_of.parameters, missedEvents = tonumber(info_of.missed_events),
    }
end
-- As `tiller run --hash` prints it.
function World:hash()
    local hash = ffi.new("uint64_t[1]")
    check(c.tiller_get_hash(self.world, hash))
    return string.format("%08x%08x", tonumber(hash[0] / 4294967296ULL), tonumber(hash[0] % 4294967296ULL))
end

---- agents ----

-- The number of a type, by its id or its name.
function World:type(name)
    if type(name) ~= "string" then return name end
    check(c.tiller_find_type(self.world, name, number_at))
    return number_at[0]
end
function World:types()
    local ids = {}
    for number = 0, self:info().types - 1 do
        check(c.tiller_get_type_id(self.world, number, text_at))
        ids[number + 1] = ffi.string(text_at[0])
    end
    return ids
end
-- A tiller_columns: count, x, y, vx, vy, heading_x, heading_y, radius with radius_step, ordinal. `into`: one to fill again.
function World:agents(name, into)
    local columns = into or ffi.new("tiller_columns")
    columns.size = ffi.sizeof("tiller_columns")
    check(c.tiller_get_columns(self.world, self:type(name), columns))
    return columns
end
-- The handle of agent i of agents(name).
function World:agent(name, columns, i)
    return ffi.new("tiller_agent", self:type(name), columns.ordinal[i], columns.life_by_rank[columns.rank[i]], columns.world)
end
-- The first handles of a list that a call fills: call(room, handles, count).
local function several(self, call)
    local room = math.max(self:info().agents, 1)
    local handles, all = ffi.new("tiller_agent[?]", room), {}
    check(call(room, handles))
    for i = 1, tonumber(count_at[0]) do all[i] = ffi.new("tiller_agent", handles[i - 1]) end
    return all
end
-- All agents of a type, in the order of agents(name).
function World:handles(name)
    local number = self:type(name)
    return several(self, function(room, handles) return c.tiller_get_handles(self.world, number, room, handles, count_at) end)
end
-- A number of the game, of 64 bits, that an agent has until it dies.
function World:setUserData(agent, data) check(c.tiller_set_user_data(self.world, agent, data)) end
function World:userData(agent)
    local data = ffi.new("uint64_t[1]")
    check(c.tiller_get_user_data(self.world, agent, data))
    return data[0]
end
-- x, y, count: the places between the last two ticks, for drawing.
function World:smoothPlaces(name)
    check(c.tiller_get_smooth_places(self.world, self:type(name), x_at, y_at, count_at))
    return x_at[0], y_at[0], tonumber(count_at[0])
end
-- position, velocity, heading (each with x and y), radius; valid until the next call of it.
function World:state(agent)
    check(c.tiller_get_agent(self.world, agent, state_of))
    return state_of
end
function World:lives(agent)
    local code = c.tiller_get_agent(self.world, agent, state_of)
    if code ~= tiller.gone then check(code) end
    return code == 0
end
function World:mode(agent)
    check(c.tiller_get_mode(self.world, agent, text_at))
    return ffi.string(text_at[0])
end

---- inputs ----

local function vectors(list)
    if not list then return nil end
    local all = ffi.new("tiller_vec2[?]", math.max(#list, 1))
    for i, pair in ipairs(list) do all[i - 1].x, all[i - 1].y = pair[1], pair[2] end
    return all
end

-- positions: a list of {x, y}, or how many agents; velocities: a list as long, or nil. Returns handles.
function World:spawn(name, positions, velocities)
    local count = type(positions) == "table" and #positions or positions or 1
    if type(count) ~= "number" or count < 0 or count > 1e6 or count ~= math.floor(count) then
        error("spawn needs places, or a whole number from 0 to 1000000, not " .. tostring(count), 2)
    end
    local handles = ffi.new("tiller_agent[?]", math.max(count, 1))
    local places = type(positions) == "table" and vectors(positions) or nil
    if velocities and #velocities ~= count then error("spawn needs " .. count .. " velocities", 2) end
    check(c.tiller_spawn(self.world, self:type(name), count, places, vectors(velocities), handles, nil))
    local agents = {}
    for i = 1, count do agents[i] = ffi.new("tiller_agent", handles[i - 1]) end
    return agents
end

-- Calls a function for each agent, or for one; returns how many of them still lived.
local function each(self, call, agents, ...)
    if ffi.istype("tiller_agent", agents) then agents = {agents} end
    local handles = ffi.new("tiller_agent[?]", math.max(#agents, 1))
    for i, agent in ipairs(agents) do handles[i - 1] = agent end
    local rows = {}
    for i = 1, select("#", ...) do
        local list = select(i, ...)
        if list and #list ~= #agents then error(#agents .. " places are needed, not " .. #list, 3) end
        rows[i] = vectors(list)
    end
    local code
    if call == c.tiller_place or call == c.tiller_glide then
        code = call(self.world, #agents, handles, rows[1], rows[2], count_at)
    elseif call ~= c.tiller_remove then
        code = call(self.world, #agents, handles, rows[1], count_at)
    else
        code = call(self.world, #agents, handles, count_at)
    end
    if code ~= tiller.gone then check(code) end
    return tonumber(count_at[0])
end
function World:remove(agents) return each(self, c.tiller_remove, agents) end
function World:place(agents, positions, velocities) return each(self, c.tiller_place, agents, positions, velocities) end
-- The same for a game with its own physics: smoothPlaces goes on from where they were.
function World:glide(agents, positions, velocities) return each(self, c.tiller_glide, agents, positions, velocities) end
-- Moves each agent by an offset {x, y}; all else stays.
function World:shift(agents, offsets) return each(self, c.tiller_shift, agents, offsets) end
-- Gives agents a base velocity that is added to their own, such as that of a platform; {0, 0} takes it away.
function World:carry(agents, velocities) return each(self, c.tiller_carry, agents, velocities) end
function World:turn(agents, headings) return each(self, c.tiller_turn, agents, headings) end
function World:become(agent, name)
    local now = ffi.new("tiller_agent")
    check(c.tiller_become(self.world, agent, self:type(name), now))
    return now
end
local function goalsOf(goals)
    local rows = ffi.new("tiller_goal[?]", math.max(#goals, 1))
    for i, goal in ipairs(goals) do
        if type(goal) == "string" then
            rows[i - 1].item = goal
        else
            rows[i - 1].place.x, rows[i - 1].place.y = goal[1], goal[2]
        end
    end
    return rows
end
-- Goals are {x, y}, or ids of points and regions of the scene.
function World:setGoals(agent, goals) check(c.tiller_set_goals(self.world, agent, #goals, goalsOf(goals))) end
local function handlesOf(agents, list)
    if #list ~= #agents then error(#agents .. " are needed, not " .. #list, 3) end
    local handles = ffi.new("tiller_agent[?]", math.max(#agents, 1))
    for i, agent in ipairs(agents) do handles[i - 1] = agent end
    return handles
end
local function counted(code)
    if code ~= tiller.gone then check(code) end
    return tonumber(count_at[0])
end
-- Gives each of several agents one goal. Returns how many of them still lived.
function World:setEachGoal(agents, goals)
    return counted(c.tiller_set_each_goal(self.world, #agents, handlesOf(agents, goals), goalsOf(goals), count_at))
end
-- How agents stand at the place of an order.
local arrangements = {disk = 0, box = 1, line = 2, column = 3, keep = 4}
-- Sends agents to slots around {x, y}, each to its own, so that no two ways cross. arrangement: a name, or
-- {kind = "line", spacing =, width =, facing = {x, y}}. Returns how many of the agents still lived.
function World:order(agents, at, arrangement)
    if type(arrangement) ~= "table" then arrangement = {kind = arrangement} end
    local kind = arrangements[arrangement.kind or "disk"]
    if not kind then error("there is no arrangement " .. tostring(arrangement.kind), 2) end
    local how = ffi.new("tiller_arrangement")
    how.size, how.kind = ffi.sizeof(how), kind
    how.spacing, how.width = arrangement.spacing or 0, arrangement.width or 0
    if arrangement.facing then how.facing.x, how.facing.y = arrangement.facing[1], arrangement.facing[2] end
    local handles = ffi.new("tiller_agent[?]", math.max(#agents, 1))
    for i, agent in ipairs(agents) do handles[i - 1] = agent end
    local code = c.tiller_order(self.world, #agents, handles, place(at[1], at[2]), how, count_at)
    if code ~= tiller.gone then check(code) end
    return tonumber(count_at[0])
end
function World:enterMode(agent, mode) check(c.tiller_enter_mode(self.world, agent, mode)) end
-- A variable of the world, or of an agent, by the id of its node.
function World:variable(id, agent)
    local value = ffi.new("double[1]")
    check(c.tiller_get_variable(self.world, id, agent, value))
    return value[0]
end
function World:setVariable(id, value, agent) check(c.tiller_set_variable(self.world, id, agent, value)) end
local shapes = {circle = 0, box = 1, polygon = 2, wall = 3}
-- {shape = "circle", x =, y =, radius =}, {shape = "box", x =, y =, width =, height =}, or {shape = "polygon" or "wall",
-- points = {{x, y}, ...}}; and group =, if it has one. Returns its id.
function World:addObstacle(shape)
    local of = ffi.new("tiller_obstacle")
    of.size, of.shape = ffi.sizeof(of), shapes[shape.shape] or error("there is no shape " .. tostring(shape.shape), 2)
    of.place.x, of.place.y, of.radius = shape.x or 0, shape.y or 0, shape.radius or 0
    of.width, of.height = shape.width or 0, shape.height or 0
    local points = vectors(shape.points) -- kept until the call
    of.count, of.points, of.group = shape.points and #shape.points or 0, points, shape.group
    check(c.tiller_add_obstacle(self.world, of, text_at))
    return ffi.string(text_at[0])
end
-- An item of the scene, by id: an obstacle, a point, a path.
function World:moveItem(id, x, y) check(c.tiller_move_item(self.world, id, place(x, y))) end
function World:removeItem(id) check(c.tiller_remove_item(self.world, id)) end
-- What a ground holds at a place, by the id of the ground.
function World:groundValue(id, x, y)
    local value = ffi.new("double[1]")
    check(c.tiller_get_ground_value(self.world, id, place(x, y), value))
    return value[0]
end
-- Adds to the cells within a radius of a place, and to the one that it lies in; below 0 it takes away.
function World:addToGround(id, x, y, amount, radius)
    check(c.tiller_add_to_ground(self.world, id, place(x, y), amount, radius or 0))
end
-- A ground with all its cells: columns, rows, corner, extent, and values, row by row from 0 on. Valid until the next call.
function World:ground(id)
    local of = ffi.new("tiller_ground", {size = ffi.sizeof("tiller_ground")})
    check(c.tiller_get_ground(self.world, id, of))
    return of
end
function World:setExternal(name, x, y, vx, vy)
    speed_of.x, speed_of.y = vx or 0, vy or 0
    check(c.tiller_set_external(self.world, name, place(x, y), speed_of))
end
function World:clearExternal(name) check(c.tiller_clear_external(self.world, name)) end
-- Without a place, the mouse leaves.
function World:setCursor(x, y) check(c.tiller_set_cursor(self.world, x and place(x, y) or nil)) end
function World:click(x, y) check(c.tiller_click(self.world, place(x, y))) end

-- What agents(name) wanted in the last decide(), a tiller_forces: count, steering_x, steering_y, desired_x, desired_y.
function World:decisions(name)
    local of = ffi.new("tiller_forces")
    of.size = ffi.sizeof(of)
    check(c.tiller_get_decisions(self.world, self:type(name), of))
    return of
end

---- parameters and properties ----

-- By id: name, value, min, max, step.
function World:parameters()
    local all = {}
    for i = 0, self:info().parameters - 1 do
        local of = ffi.new("tiller_parameter", {size = ffi.sizeof("tiller_parameter")})
        check(c.tiller_get_parameter(self.world, i, of))
        all[ffi.string(of.id)] = {
            name = ffi.string(of.name), value = valueAt(of.value), min = of.min, max = of.max, step = of.step,
        }
    end
    return all
end
local function putValue(value)
    local isText, isFlag = type(value) == "string", type(value) == "boolean"
    value_of.kind = isText and 2 or isFlag and 1 or 0
    value_of.flag = value == true and 1 or 0
    value_of.number = (isText or isFlag) and 0 or value
    value_of.text = isText and value or nil
    return value_of
end
function World:setParameter(id, value) check(c.tiller_set_parameter(self.world, id, putValue(value))) end
-- A value of its own for all agents of a type, or for one agent. nil takes it away.
function World:setTypeParameter(id, name, value)
    check(c.tiller_set_type_parameter(self.world, id, self:type(name), value ~= nil and putValue(value) or nil))
end
function World:setAgentParameter(id, agent, value)
    check(c.tiller_set_agent_parameter(self.world, id, agent, value ~= nil and putValue(value) or nil))
end
-- Gives each of several agents a value of its own. Returns how many of them still lived.
function World:setEachParameter(id, agents, values)
    local rows = ffi.new("tiller_value[?]", math.max(#values, 1))
    for i, value in ipairs(values) do rows[i - 1] = putValue(value) end
    return counted(c.tiller_set_each_parameter(self.world, id, #agents, handlesOf(agents, values), rows, count_at))
end
-- Of an agent type, a mode, a scene item, the project (""), or an agent that was placed in the editor.
function World:properties(item)
    local all = {}
    for i = 0, math.huge do
        local code
        if type(item) == "cdata" then
            code = c.tiller_get_agent_property(self.world, item, i, other_at, value_of)
        else
            code = c.tiller_get_property(self.world, item or "", i, other_at, value_of)
        end
        if code == tiller.notFound and ffi.string(c.tiller_last_error()):find("not so many", 1, true) then return all end
        check(code)
        all[ffi.string(other_at[0])] = valueAt(value_of)
    end
end

---- what happened, and questions ----

-- A list of {kind, who, by, node, number}; by is nil if there is nobody.
function World:events()
    local first = ffi.new("const tiller_event*[1]")
    check(c.tiller_get_events(self.world, first, count_at))
    local all = {}
    for i = 1, tonumber(count_at[0]) do
        local of = first[0][i - 1]
        all[i] = {
            kind = tonumber(of.kind), who = ffi.new("tiller_agent", of.who),
            by = of.by.type ~= tiller.anyType and ffi.new("tiller_agent", of.by) or nil,
            node = ffi.string(of.node), number = of.number,
        }
    end
    return all
end
local function found(code, agent)
    if code == tiller.notFound then return nil end
    check(code)
    return agent
end
function World:nearest(x, y, within, name)
    local agent = ffi.new("tiller_agent")
    local number = self:type(name or tiller.anyType)
    return found(c.tiller_nearest(self.world, place(x, y), within or math.huge, number, agent), agent)
end
function World:pick(x, y, reach)
    local agent = ffi.new("tiller_agent")
    return found(c.tiller_pick(self.world, place(x, y), reach or 0, agent), agent)
end
-- A number of each agent of a type, by rank from 0 on, and how many there are: `quantity` of a plot as in files, and the
-- node that it is about. Valid until the world changes.
function World:numbers(name, quantity, node)
    local number, numbers = self:type(name), ffi.new("const double*[1]")
    check(c.tiller_get_numbers(self.world, number, quantity, node or "", numbers, count_at))
    return numbers[0], tonumber(count_at[0])
end
-- The agents at most so far away, the nearest first.
function World:within(x, y, distance, name)
    local number = self:type(name or tiller.anyType)
    return several(self, function(room, handles)
        return c.tiller_within(self.world, place(x, y), distance, number, room, handles, count_at)
    end)
end
-- The agents whose center is in a rectangle, by type and number.
function World:inRectangle(x, y, toX, toY, name)
    local number, high = self:type(name or tiller.anyType), ffi.new("tiller_vec2", toX, toY)
    return several(self, function(room, handles)
        return c.tiller_in_rectangle(self.world, place(x, y), high, number, room, handles, count_at)
    end)
end
-- What a line meets first: {agent =, item =, x =, y =, distance =}, with an agent or the id of an obstacle; nil if there
-- is nothing. The body of `apart` does not count.
function World:ray(x, y, toX, toY, name, apart)
    local number, met = self:type(name or tiller.anyType), ffi.new("tiller_met", {size = ffi.sizeof("tiller_met")})
    local code = c.tiller_ray(self.world, place(x, y), ffi.new("tiller_vec2", toX, toY), number, apart, met)
    if code == tiller.notFound then return nil end
    check(code)
    local isAgent = met.agent.type ~= tiller.anyType
    return {
        agent = isAgent and ffi.new("tiller_agent", met.agent) or nil, item = not isAgent and ffi.string(met.item) or nil,
        x = met.place.x, y = met.place.y, distance = met.distance,
    }
end
function World:explain(agent)
    check(c.tiller_explain(self.world, agent, text_at))
    return ffi.string(text_at[0])
end
-- Draws what moves an agent: line(x, y, x, y, what), circle(x, y, radius, what). LuaJIT gives callbacks no structs. On
-- x86-64 and arm64 a struct of two numbers is passed as the two numbers, but not on Windows.
function World:draw(agent, line, circle)
    assert(ffi.os ~= "Windows", "World:draw does not work on Windows")
    local drawLine = ffi.cast("void (*)(void*, double, double, double, double, tiller_stroke)",
        function(_, x, y, toX, toY, what) line(x, y, toX, toY, tonumber(what)) end)
    local drawCircle = ffi.cast("void (*)(void*, double, double, double, tiller_stroke)",
        function(_, x, y, radius, what) circle(x, y, radius, tonumber(what)) end)
    local pen = ffi.new("tiller_draw", {size = ffi.sizeof("tiller_draw")})
    pen.line, pen.circle = ffi.cast("void*", drawLine), ffi.cast("void*", drawCircle)
    local code = c.tiller_draw_agent(self.world, agent, pen)
    drawLine:free()
    drawCircle:free()
    check(code)
end
jit.off(World.draw)

---- saving ----

function World:save()
    check(c.tiller_save(self.world, bytes_at, count_at))
    return ffi.string(bytes_at[0], count_at[0])
end
function World:restore(saved) check(c.tiller_restore(self.world, saved, #saved)) end
function World:recording()
    check(c.tiller_get_recording(self.world, text_at, count_at))
    return ffi.string(text_at[0], count_at[0])
end
-- Writes the run to a file while the game plays, until stopRecording or close. What it wrote survives a crash, and the
-- editor opens it. Call it before the first tick.
function World:record(path) check(c.tiller_record(self.world, path)) end
function World:stopRecording() check(c.tiller_stop_recording(self.world)) end
-- Lets an editor on this computer attach, follow each step and edit the project. Returns the port; 0 takes a free one.
function World:listen(port)
    check(c.tiller_listen(self.world, port or 0, port_at))
    return port_at[0]
end
function World:stopListening() check(c.tiller_stop_listening(self.world)) end
-- What a reload has changed: lists of ids.
local function reloaded()
    local all = {added = {}, removed = {}, changed = {}}
    local lists = {["+"] = all.added, ["-"] = all.removed, ["*"] = all.changed}
    for sign, id in ffi.string(text_at[0]):gmatch("(.) ([^\n]+)\n") do table.insert(lists[sign], id) end
    return all
end
-- Take a changed file, or its text: agents stay.
function World:reload(path)
    check(c.tiller_reload(self.world, path, text_at))
    return reloaded()
end
function World:reloadText(text)
    check(c.tiller_reload_text(self.world, text, #text, text_at))
    return reloaded()
end
jit.off(World.reload)
jit.off(World.reloadText)

return tiller
