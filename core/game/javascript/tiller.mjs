// Tiller in JavaScript: worlds of steered agents, with the same bits as everywhere. tiller.d.ts says what each
// function does; tiller.h is what they call.

export const anyType = 0xffffffff;
export const EventKind = Object.freeze({
    born: 0, died: 1, became: 2, signal: 3, blocked: 4, arrived: 5, entered: 6, touched: 7, parted: 8, ended: 9,
});
export const Stroke = Object.freeze({ body: 0, velocity: 1, force: 2, steering: 3, target: 4, range: 5 });

const refused = 6, failed = 7, gone = 4, notFound = 5;

export class TillerError extends Error {
    constructor(code, text) {
        super(text);
        this.name = "TillerError";
        this.code = code;
    }
    get isGone() {
        return this.code === gone;
    }
    get isNotFound() {
        return this.code === notFound;
    }
}

const arrangements = ["disk", "box", "line", "column", "keep"];
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The library's only links to the outside: it reads no files, no clock and no random numbers.
function wasiOf(module) {
    const stop = (what) => () => {
        throw new TillerError(failed, `The library asked for ${what}, which it never should. Report this.`);
    };
    const given = { proc_exit: stop("an exit"), fd_write: () => 8, fd_close: () => 8, fd_seek: () => 8 };
    const all = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        all[from] ??= {};
        all[from][name] = given[name] ?? stop(name);
    }
    return all;
}

/** Makes the library from its bytes, a compiled module, or the answer of fetch(). */
export async function create(source) {
    let given = await source;
    // Not "instanceof Response": node would load its whole fetch for that.
    if (typeof given.arrayBuffer === "function") {
        if (!given.ok)
            throw new TillerError(refused, `tiller.wasm could not be loaded: ${given.status} ${given.statusText}`);
        const isWasm = given.headers.get("Content-Type") === "application/wasm";
        given = await (isWasm ? WebAssembly.compileStreaming(given) : given.arrayBuffer());
    }
    const module = given instanceof WebAssembly.Module ? given : await WebAssembly.compile(given);
    const instance = await WebAssembly.instantiate(module, wasiOf(module));
    instance.exports._initialize?.();
    return new Library(instance.exports);
}

/** Loads tiller.wasm, by default from beside this file. */
export function load(source = new URL("./tiller.wasm", import.meta.url)) {
    const isAddress = typeof source === "string" || source instanceof URL;
    return create(isAddress ? fetch(source) : source);
}

class Library {
    #room = 0; // of the longest text or list so far
    #block = 0;
    #isBroken = false;
    #view = new DataView(new ArrayBuffer(0));

    constructor(exports) {
        this.c = exports;
        this.out = exports.malloc(256); // for results
        this.ended = new FinalizationRegistry((world) => this.close(world));
    }

    get version() {
        return this.text(this.c.tiller_version());
    }
    get bytes() {
        return this.c.memory.buffer.byteLength;
    }
    /** The memory. Every call of the library may end it, because memory grows: ask for it again. */
    get view() {
        if (this.#view.buffer !== this.c.memory.buffer)
            this.#view = new DataView(this.c.memory.buffer);
        return this.#view;
    }

    open(text, options) {
        if (typeof text !== "string" && !(text instanceof Uint8Array))
            throw new TypeError("open takes the text of a project");
        return new World(this, "tiller_open_text", text, options);
    }
    replay(recording, options) {
        return new World(this, "tiller_open_recording", recording, options);
    }

    /** Closes a world, and drops what nobody took of its recording. */
    close(world) {
        if (this.#isBroken)
            return;
        this.run("tiller_close", world);
        this.run("bridge_take_recorded", world, this.out, this.out + 4);
    }

    /** Calls a function of tiller.h, and returns its code. */
    run(name, ...given) {
        if (this.#isBroken)
            throw new TillerError(failed, "The library ran out of memory before. Load it again.");
        try {
            return this.c[name](...given);
        } catch (error) {
            if (!(error instanceof WebAssembly.RuntimeError))
                throw error;
            this.#isBroken = true;
            throw new TillerError(failed, `The library ran out of memory (${error.message}). Load it again.`);
        }
    }
    call(name, ...given) {
        this.check(this.run(name, ...given));
    }
    check(code) {
        if (code !== 0)
            throw new TillerError(code, this.text(this.c.tiller_last_error()));
    }

    text(at) {
        const bytes = new Uint8Array(this.c.memory.buffer);
        return decoder.decode(bytes.subarray(at, bytes.indexOf(0, at)));
    }
    /** Room for what a call reads, until the next use of it. */
    room(size) {
        if (size > this.#room) {
            if (this.#block)
                this.c.free(this.#block);
            this.#room = 0;
            this.#block = this.run("malloc", size);
            if (!this.#block)
                throw new TillerError(failed, `There is no memory for ${size} bytes.`);
            this.#room = size;
        }
        return this.#block;
    }
    /** Puts a text, or its bytes, and a zero, where the library can read it. */
    put(text, more = 0) {
        const bytes = typeof text === "string" ? encoder.encode(text) : text;
        const at = this.room(more + bytes.length + 1) + more;
        const memory = new Uint8Array(this.c.memory.buffer);
        memory.set(bytes, at);
        memory[at + bytes.length] = 0;
        return { at, length: bytes.length };
    }
    column(Type, at, count) {
        return count ? new Type(this.c.memory.buffer, at, count) : new Type(0);
    }
}

/** Pairs, or numbers in a row, as numbers in a row. */
const flat = (places) => (places.length > 0 && typeof places[0] !== "number" ? places.flat() : places);

function pairs(places, count, name) {
    const numbers = flat(places);
    if (numbers.length !== 2 * count)
        throw new TypeError(`${name} needs ${count} pairs of numbers, not ${numbers.length} numbers`);
    return numbers;
}

function checkCount(count) {
    if (!Number.isInteger(count) || count < 0 || count > 1e6)
        throw new RangeError(`spawn needs places, or a whole number from 0 to 1000000, not ${count}`);
}

export class World {
    #world;
    #library;
    #log;

    constructor(library, open, text, { seed, mostTicks = 8, allEvents = false, records = false, log, ...others } = {}) {
        for (const name of Object.keys(others))
            throw new TypeError(`there is no option ${name}`);
        this.#library = library;
        this.#log = log;
        const said = log ? library.run("bridge_log") : 0;
        const { at, length } = library.put(text, 40);
        const { view, out } = library, options = at - 40;
        new Uint8Array(view.buffer, options, 40).fill(0);
        view.setUint32(options, 40, true);
        view.setUint32(options + 4, 1, true);
        view.setUint32(options + 8, mostTicks, true);
        view.setBigUint64(options + 16, BigInt(seed ?? 0), true);
        view.setUint8(options + 24, seed === undefined ? 0 : 1);
        view.setUint8(options + 25, allEvents ? 1 : 0);
        view.setUint8(options + 26, records ? 1 : 0);
        view.setUint32(options + 28, said, true);
        library.call(open, at, length, options, out);
        this.#world = library.view.getBigUint64(out, true);
        library.ended.register(this, this.#world, this);
        this.#hear();
    }

    close() {
        if (!this.#world)
            return;
        this.#library.ended.unregister(this);
        this.#library.close(this.#world);
        this.#world = 0n;
    }

    #call(name, ...given) {
        this.#library.call(name, this.#world, ...given);
    }
    /** Passes warnings on that the last call gave. */
    #hear() {
        if (!this.#log)
            return;
        const { c, view } = this.#library, at = c.bridge_said();
        if (view.getUint8(at) === 0)
            return;
        const lines = this.#library.text(at).trimEnd().split("\n");
        view.setUint8(at, 0);
        lines.forEach((line) => this.#log(line));
    }

    // ---- time ----

    step() {
        this.#call("tiller_step");
    }
    decide() {
        this.#call("tiller_decide");
    }
    advance(seconds) {
        this.#call("tiller_advance", seconds, this.#library.out);
        const ticks = this.#library.view.getUint32(this.#library.out, true);
        this.#hear();
        return ticks;
    }
    /** Where tiller_info lies. */
    #info() {
        const { out, view } = this.#library;
        view.setUint32(out, 88, true);
        this.#call("tiller_get_info", out);
        return out;
    }
    #number(offset) {
        const at = this.#info();
        return this.#library.view.getFloat64(at + offset, true);
    }
    #count(offset) {
        const at = this.#info();
        return Number(this.#library.view.getBigUint64(at + offset, true));
    }
    get tick() {
        return this.#count(8);
    }
    get agentCount() {
        return this.#count(16);
    }
    get missedEvents() {
        return this.#count(80);
    }
    get share() {
        return this.#number(32);
    }
    get tickLength() {
        return this.#number(40);
    }
    get ticksPerSecond() {
        return this.#number(48);
    }
    get width() {
        return this.#number(56);
    }
    get height() {
        return this.#number(64);
    }
    get wraps() {
        const at = this.#info();
        return this.#library.view.getUint8(at + 72) !== 0;
    }
    get isReplaying() {
        const at = this.#info();
        return this.#library.view.getUint8(at + 73) !== 0;
    }
    get hash() {
        const { out } = this.#library;
        this.#call("tiller_get_hash", out);
        return this.#library.view.getBigUint64(out, true).toString(16).padStart(16, "0");
    }

    // ---- agents ----

    type(name) {
        if (typeof name === "number")
            return name;
        const { out } = this.#library;
        this.#call("tiller_find_type", this.#library.put(name).at, out);
        return this.#library.view.getUint32(out, true);
    }
    get types() {
        const at = this.#info(), count = this.#library.view.getUint32(at + 24, true);
        return Array.from({ length: count }, (_, type) => this.#text("tiller_get_type_id", type));
    }
    /** Calls a function whose last result is a text. */
    #text(name, ...given) {
        const { out } = this.#library;
        this.#call(name, ...given, out + 128);
        return this.#library.text(this.#library.view.getUint32(out + 128, true));
    }
    agents(type) {
        const number = this.type(type);
        const library = this.#library, { out, view } = library;
        view.setUint32(out, 56, true);
        this.#call("tiller_get_columns", number, out);
        const word = (offset) => library.view.getUint32(out + offset, true);
        const count = word(4);
        const numbers = (offset) => library.column(Float64Array, word(offset), count);
        const ids = (offset) => library.column(Uint32Array, word(offset), count);
        return new Agents({
            type: number, count, x: numbers(8), y: numbers(12), vx: numbers(16), vy: numbers(20),
            headingX: numbers(24), headingY: numbers(28), radiusStep: word(36),
            radius: library.column(Float64Array, word(32), word(36) ? count : Math.min(count, 1)),
            ordinal: ids(40), rank: ids(44), lifeByRank: ids(48), world: word(52),
        });
    }
    handles(type) {
        return this.#several("tiller_get_handles", this.type(type));
    }
    setUserData(agent, data) {
        this.#call("tiller_set_user_data", this.#handle(agent), BigInt.asUintN(64, BigInt(data)));
    }
    userData(agent) {
        const { out } = this.#library;
        this.#call("tiller_get_user_data", this.#handle(agent), out);
        return this.#library.view.getBigUint64(out, true);
    }
    smoothPlaces(type) {
        const number = this.type(type);
        const library = this.#library, { out } = library;
        this.#call("tiller_get_smooth_places", number, out, out + 4, out + 8);
        const [x, y, count] = [0, 4, 8].map((offset) => library.view.getUint32(out + offset, true));
        return { x: library.column(Float64Array, x, count), y: library.column(Float64Array, y, count) };
    }
    /** Puts one handle where the library reads it; it stays until the next one. */
    #handle(agent) {
        const at = this.#library.out + 192;
        this.#putHandle(agent, at);
        return at;
    }
    #putHandle({ type, ordinal, life, world = 0 }, at) {
        const { view } = this.#library;
        [type, ordinal, life, world].forEach((word, k) => view.setUint32(at + 4 * k, word, true));
    }
    #agentAt(at) {
        const { view } = this.#library;
        const [type, ordinal, life, world] = [0, 4, 8, 12].map((offset) => view.getUint32(at + offset, true));
        return { type, ordinal, life, world };
    }
    state(agent) {
        const { out } = this.#library;
        this.#library.view.setUint32(out, 64, true);
        this.#call("tiller_get_agent", this.#handle(agent), out);
        const { view } = this.#library;
        const pair = (offset) => [view.getFloat64(out + offset, true), view.getFloat64(out + offset + 8, true)];
        return { position: pair(8), velocity: pair(24), heading: pair(40), radius: view.getFloat64(out + 56, true) };
    }
    lives(agent) {
        const { out, view } = this.#library;
        view.setUint32(out, 64, true);
        const code = this.#library.run("tiller_get_agent", this.#world, this.#handle(agent), out);
        if (code !== 0 && code !== gone)
            this.#library.check(code);
        return code === 0;
    }
    mode(agent) {
        return this.#text("tiller_get_mode", this.#handle(agent));
    }

    // ---- inputs ----

    /** Lays out places, speeds and handles for a call. Returns where each begins. */
    #lists(count, places, speeds, agents) {
        const library = this.#library;
        const first = library.room(48 * count + 8), second = first + 16 * count, third = second + 16 * count;
        const { view } = library;
        places?.forEach((number, i) => view.setFloat64(first + 8 * i, number, true));
        speeds?.forEach((number, i) => view.setFloat64(second + 8 * i, number, true));
        agents?.forEach((agent, i) => this.#putHandle(agent, third + 16 * i));
        return { places: places ? first : 0, speeds: speeds ? second : 0, agents: third };
    }
    spawn(type, positions, velocities) {
        const number = this.type(type);
        const places = typeof positions === "object" ? flat(positions) : undefined;
        const count = places ? Math.floor(places.length / 2) : positions ?? 1;
        checkCount(count);
        if (places)
            pairs(places, count, "spawn");
        const speeds = velocities ? pairs(velocities, count, "spawn") : undefined;
        const at = this.#lists(count, places, speeds);
        this.#call("tiller_spawn", number, count, at.places, at.speeds, at.agents, 0);
        return Array.from({ length: count }, (_, i) => this.#agentAt(at.agents + 16 * i));
    }
    /** Calls a function for each agent; returns how many of them still lived. */
    #each(name, agents, places, speeds, ...pointers) {
        if (!Array.isArray(agents))
            throw new TypeError(`${name.replace("tiller_", "")} takes a list of agents`);
        const at = this.#lists(agents.length, places, speeds, agents);
        const { out } = this.#library;
        const code = this.#library.run(name, this.#world, agents.length, at.agents, ...pointers.map((key) => at[key] ?? key), out);
        if (code !== 0 && code !== gone)
            this.#library.check(code);
        return this.#library.view.getUint32(out, true);
    }
    remove(agents) {
        return this.#each("tiller_remove", agents);
    }
    place(agents, positions, velocities) {
        return this.#put("place", agents, positions, velocities);
    }
    #put(name, agents, positions, velocities) {
        const places = pairs(positions, agents.length, name);
        const speeds = velocities && pairs(velocities, agents.length, name);
        return this.#each(`tiller_${name}`, agents, places, speeds, "places", "speeds");
    }
    glide(agents, positions, velocities) {
        return this.#put("glide", agents, positions, velocities);
    }
    shift(agents, offsets) {
        return this.#each("tiller_shift", agents, pairs(offsets, agents.length, "shift"), undefined, "places");
    }
    carry(agents, velocities) {
        return this.#each("tiller_carry", agents, pairs(velocities, agents.length, "carry"), undefined, "places");
    }
    turn(agents, headings) {
        return this.#each("tiller_turn", agents, pairs(headings, agents.length, "turn"), undefined, "places");
    }
    become(agent, type) {
        const number = this.type(type), { out } = this.#library;
        this.#call("tiller_become", this.#handle(agent), number, out);
        return this.#agentAt(out);
    }
    setGoals(agent, goals) {
        const { count, first } = this.#goals(goals);
        this.#call("tiller_set_goals", this.#handle(agent), count, first);
    }
    setEachGoal(agents, goals) {
        const { count, first, free } = this.#goals(goals, 16 * agents.length);
        if (count !== agents.length)
            throw new TypeError(`${agents.length} goals are needed, not ${count}`);
        return this.#eachOf("tiller_set_each_goal", agents, free, first);
    }
    /** Calls a function with handles, which lie at a place, and with a list of as many. */
    #eachOf(name, agents, at, list, ...before) {
        const { out } = this.#library;
        agents.forEach((agent, i) => this.#putHandle(agent, at + 16 * i));
        const code = this.#library.run(name, this.#world, ...before, agents.length, at, list, out);
        if (code !== 0 && code !== gone)
            this.#library.check(code);
        return this.#library.view.getUint32(out, true);
    }
    /** Lays out goals, and so many free bytes before them. */
    #goals(goals, room = 0) {
        const library = this.#library, all = [...goals];
        const names = all.map((goal) => (typeof goal === "string" ? goal : "")).join("\0");
        const size = 24 * all.length;
        let name = library.put(names, size + room + (-room & 7)).at;
        const first = name - size, { view } = library;
        all.forEach((goal, i) => {
            const isName = typeof goal === "string", at = first + 24 * i;
            view.setUint32(at, isName ? name : 0, true);
            view.setFloat64(at + 8, isName ? 0 : goal[0], true);
            view.setFloat64(at + 16, isName ? 0 : goal[1], true);
            name += (isName ? encoder.encode(goal).length : 0) + 1;
        });
        return { count: all.length, first, free: first - room - (-room & 7) };
    }
    order(agents, place, arrangement = "disk") {
        const how = typeof arrangement === "string" ? { kind: arrangement } : arrangement;
        const kind = arrangements.indexOf(how.kind ?? "disk"), [x, y] = how.facing ?? [0, 0];
        if (kind < 0)
            throw new TypeError(`there is no arrangement ${how.kind}`);
        const { out, view } = this.#library, at = out + 16;
        view.setUint32(at, 40, true);
        view.setInt32(at + 4, kind, true);
        [how.spacing ?? 0, how.width ?? 0, x, y].forEach((number, i) => view.setFloat64(at + 8 + 8 * i, number, true));
        this.#place(place);
        return this.#each("tiller_order", agents, undefined, undefined, out + 208, at);
    }
    enterMode(agent, mode) {
        this.#call("tiller_enter_mode", this.#handle(agent), this.#library.put(mode).at);
    }
    variable(id, agent) {
        const { out } = this.#library;
        this.#call("tiller_get_variable", this.#library.put(id).at, agent ? this.#handle(agent) : 0, out);
        return this.#library.view.getFloat64(out, true);
    }
    setVariable(id, value, agent) {
        this.#call("tiller_set_variable", this.#library.put(id).at, agent ? this.#handle(agent) : 0, value);
    }
    groundValue(id, place) {
        const { out } = this.#library;
        this.#call("tiller_get_ground_value", this.#library.put(id).at, this.#place(place), out);
        return this.#library.view.getFloat64(out, true);
    }
    addToGround(id, place, amount, radius = 0) {
        this.#call("tiller_add_to_ground", this.#library.put(id).at, this.#place(place), amount, radius);
    }
    ground(id) {
        const library = this.#library, { out } = library;
        const text = library.put(id).at;
        library.view.setUint32(out, 56, true);
        this.#call("tiller_get_ground", text, out);
        const { view } = library, number = (offset) => view.getFloat64(out + offset, true);
        const columns = view.getUint32(out + 4, true), rows = view.getUint32(out + 8, true);
        return {
            columns, rows, corner: [number(16), number(24)], extent: [number(32), number(40)],
            values: library.column(Float64Array, view.getUint32(out + 48, true), columns * rows)
        };
    }
    /** Puts a place where the library reads it. */
    #place([x, y], offset = 208) {
        const { out, view } = this.#library;
        view.setFloat64(out + offset, x, true);
        view.setFloat64(out + offset + 8, y, true);
        return out + offset;
    }
    setExternal(name, position, velocity = [0, 0]) {
        this.#call("tiller_set_external", this.#library.put(name).at, this.#place(position), this.#place(velocity, 224));
        this.#hear();
    }
    clearExternal(name) {
        this.#call("tiller_clear_external", this.#library.put(name).at);
    }
    setCursor(position) {
        this.#call("tiller_set_cursor", position ? this.#place(position) : 0);
    }
    click(position) {
        this.#call("tiller_click", this.#place(position));
    }

    // ---- parameters and properties ----

    #value(at) {
        const { view } = this.#library;
        const kind = view.getInt32(at, true);
        if (kind === 0)
            return view.getFloat64(at + 8, true);
        return kind === 1 ? view.getUint8(at + 4) !== 0 : this.#library.text(view.getUint32(at + 16, true));
    }
    get parameters() {
        const library = this.#library, { out } = library, all = new Map();
        const at = this.#info(), count = library.view.getUint32(at + 28, true);
        for (let i = 0; i < count; ++i) {
            library.view.setUint32(out, 64, true);
            this.#call("tiller_get_parameter", i, out);
            const { view } = library, id = library.text(view.getUint32(out + 4, true));
            const [min, max, step] = [40, 48, 56].map((offset) => view.getFloat64(out + offset, true));
            all.set(id, { id, name: library.text(view.getUint32(out + 8, true)), value: this.#value(out + 16), min, max, step });
        }
        return all;
    }
    setParameter(id, value) {
        if (value === null)
            throw new TypeError("setParameter needs a value; only agent types and agents can lose theirs");
        const at = this.#putValue(id, value);
        this.#call("tiller_set_parameter", at.id, at.value);
    }
    setTypeParameter(id, type, value) {
        const number = this.type(type), at = this.#putValue(id, value);
        this.#call("tiller_set_type_parameter", at.id, number, at.value);
    }
    setAgentParameter(id, agent, value) {
        const at = this.#putValue(id, value);
        this.#call("tiller_set_agent_parameter", at.id, this.#handle(agent), at.value);
    }
    setEachParameter(id, agents, numbers) {
        const count = agents.length, library = this.#library;
        if (numbers.length !== count)
            throw new TypeError(`${count} numbers are needed, not ${numbers.length}`);
        const name = library.put(id, 24 * count + 16 * count + 8).at, first = name - 40 * count - 8, { view } = library;
        for (let i = 0; i < count; ++i) {
            [0, 4, 16, 20].forEach((at) => view.setUint32(first + 24 * i + at, 0, true));
            view.setFloat64(first + 24 * i + 8, numbers[i], true);
        }
        return this.#eachOf("tiller_set_each_parameter", agents, first + 24 * count, first, name);
    }
    /** Puts an id and a value, or no value for null, where the library can read them. */
    #putValue(id, value) {
        if (value !== null && !["string", "boolean", "number"].includes(typeof value))
            throw new TypeError(`the parameter ${id} takes a number, a boolean or a text, not ${value}`);
        const library = this.#library, { out } = library;
        const both = library.put(typeof value === "string" ? `${id}\0${value}` : id).at, { view } = library;
        view.setInt32(out, typeof value === "string" ? 2 : typeof value === "boolean" ? 1 : 0, true);
        view.setUint8(out + 4, value === true ? 1 : 0);
        view.setFloat64(out + 8, typeof value === "number" ? value : 0, true);
        view.setUint32(out + 16, typeof value === "string" ? both + encoder.encode(id).length + 1 : 0, true);
        return { id: both, value: value === null ? 0 : out };
    }
    properties(item = "") {
        const library = this.#library, { out } = library, all = {};
        const isAgent = typeof item !== "string";
        const of = isAgent ? this.#handle(item) : library.put(item).at;
        for (let i = 0; ; ++i) {
            const code = library.run(isAgent ? "tiller_get_agent_property" : "tiller_get_property", this.#world, of, i, out, out + 8);
            if (code === notFound && library.text(library.c.tiller_last_error()).includes("not so many"))
                return all;
            library.check(code);
            all[library.text(library.view.getUint32(out, true))] = this.#value(out + 8);
        }
    }

    // ---- what happened, and questions ----

    get events() {
        const library = this.#library, { out } = library;
        this.#call("tiller_get_events", out, out + 4);
        const { view } = library;
        const first = view.getUint32(out, true), count = view.getUint32(out + 4, true);
        return Array.from({ length: count }, (_, i) => {
            const at = first + 48 * i, by = this.#agentAt(at + 20);
            return {
                kind: view.getInt32(at, true), who: this.#agentAt(at + 4), by: by.type === anyType ? null : by,
                node: library.text(view.getUint32(at + 36, true)), number: view.getFloat64(at + 40, true),
            };
        });
    }
    #found(name, ...given) {
        const { out } = this.#library;
        const code = this.#library.run(name, this.#world, ...given, out);
        if (code === notFound)
            return null;
        this.#library.check(code);
        return this.#agentAt(out);
    }
    nearest(place, { within = Infinity, type = anyType } = {}) {
        const number = this.type(type);
        return this.#found("tiller_nearest", this.#place(place), within, number);
    }
    pick(place, reach = 0) {
        return this.#found("tiller_pick", this.#place(place), reach);
    }
    /** The handles that a function lists, which takes a room, a list and a count last. */
    #several(name, ...given) {
        const { out } = this.#library;
        const room = Math.max(this.agentCount, 1), at = this.#library.room(16 * room);
        this.#call(name, ...given.map((each) => (typeof each === "function" ? each() : each)), room, at, out);
        const count = this.#library.view.getUint32(out, true);
        return Array.from({ length: count }, (_, i) => this.#agentAt(at + 16 * i));
    }
    within(place, distance, type = anyType) {
        return this.#several("tiller_within", () => this.#place(place), distance, this.type(type));
    }
    inRectangle(low, high, type = anyType) {
        return this.#several("tiller_in_rectangle", () => this.#place(low), () => this.#place(high, 224), this.type(type));
    }
    ray(from, to, { type = anyType, apart = null } = {}) {
        const number = this.type(type), library = this.#library, { out } = library;
        library.view.setUint32(out, 48, true);
        const code = library.run("tiller_ray", this.#world, this.#place(from), this.#place(to, 224), number,
            apart ? this.#handle(apart) : 0, out);
        if (code === notFound)
            return null;
        library.check(code);
        const { view } = library, agent = this.#agentAt(out + 4), number64 = (at) => view.getFloat64(out + at, true);
        return {
            agent: agent.type === anyType ? null : agent, item: library.text(view.getUint32(out + 20, true)),
            place: [number64(24), number64(32)], distance: number64(40),
        };
    }
    explain(agent) {
        return this.#text("tiller_explain", this.#handle(agent));
    }
    addObstacle({ shape = "circle", place = [0, 0], radius = 0, width = 0, height = 0, points = [], group = "" }) {
        const kind = ["circle", "box", "polygon", "wall"].indexOf(shape);
        if (kind < 0)
            throw new TypeError(`there is no shape ${shape}`);
        const corners = flat(points), count = Math.floor(corners.length / 2);
        pairs(corners, count, "addObstacle");
        const library = this.#library, size = 72 + 16 * count, name = library.put(group, size + (-size & 7)).at;
        const first = name - size - (-size & 7), { view, out } = library;
        view.setUint32(first, 64, true);
        view.setInt32(first + 4, kind, true);
        [...place, radius, width, height].forEach((number, i) => view.setFloat64(first + 8 + 8 * i, number, true));
        view.setUint32(first + 48, count, true);
        view.setUint32(first + 52, first + 64, true);
        view.setUint32(first + 56, group ? name : 0, true);
        corners.forEach((number, i) => view.setFloat64(first + 64 + 8 * i, number, true));
        this.#call("tiller_add_obstacle", first, out);
        return library.text(library.view.getUint32(out, true));
    }
    moveItem(id, by) {
        const { at } = this.#library.put(id);
        this.#call("tiller_move_item", at, this.#place(by));
    }
    removeItem(id) {
        this.#call("tiller_remove_item", this.#library.put(id).at);
    }
    decisions(type) {
        return this.#forces("tiller_get_decisions", type);
    }
    forces(type) {
        return this.#forces("tiller_get_forces", type);
    }
    #forces(name, type) {
        const number = this.type(type), library = this.#library, { out } = library;
        library.view.setUint32(out, 24, true);
        this.#call(name, number, out);
        const word = (offset) => library.view.getUint32(out + offset, true);
        const count = word(4);
        const [steeringX, steeringY, desiredX, desiredY] =
            [8, 12, 16, 20].map((offset) => library.column(Float64Array, word(offset), count));
        return { count, steeringX, steeringY, desiredX, desiredY };
    }
    numbers(type, quantity, node = "") {
        const library = this.#library, { out } = library;
        const number = this.type(type), { at } = library.put(`${quantity}\0${node}`);
        this.#call("tiller_get_numbers", number, at, at + encoder.encode(quantity).length + 1, out, out + 4);
        const { view } = library;
        return library.column(Float64Array, view.getUint32(out, true), view.getUint32(out + 4, true));
    }
    get plots() {
        const library = this.#library, { out } = library, all = [];
        for (let i = 0; ; ++i) {
            library.view.setUint32(out, 40, true);
            const code = library.run("tiller_get_plot", this.#world, i, out);
            if (code === notFound)
                return all;
            library.check(code);
            const { view } = library;
            const [id, name, quantity, whose] = [4, 8, 12, 16].map((offset) => library.text(view.getUint32(out + offset, true)));
            const value = view.getUint8(out + 32) ? view.getFloat64(out + 24, true) : null;
            all.push({ id, name, quantity, whose, value });
        }
    }
    draw(agent) {
        const library = this.#library, { out } = library;
        this.#call("bridge_draw_agent", this.#handle(agent), out, out + 4);
        const first = library.view.getUint32(out, true), count = library.view.getUint32(out + 4, true);
        const rows = library.column(Float64Array, first, 6 * count);
        return Array.from({ length: count }, (_, i) => {
            const [what, x, y, third, fourth, isCircle] = rows.subarray(6 * i, 6 * i + 6);
            return isCircle ? { what, center: [x, y], radius: third } : { what, from: [x, y], to: [third, fourth] };
        });
    }

    // ---- saving ----

    #bytes(name) {
        const { out } = this.#library;
        this.#call(name, out, out + 4);
        const { view } = this.#library;
        return new Uint8Array(view.buffer, view.getUint32(out, true), view.getUint32(out + 4, true));
    }
    save() {
        return this.#bytes("tiller_save").slice();
    }
    restore(saved) {
        const at = this.#library.room(saved.length);
        new Uint8Array(this.#library.c.memory.buffer).set(saved, at);
        this.#call("tiller_restore", at, saved.length);
    }
    record() {
        this.#call("bridge_record");
    }
    recorded() {
        const library = this.#library, { out } = library;
        library.run("bridge_take_recorded", this.#world, out, out + 4);
        const { view } = library;
        return new Uint8Array(view.buffer, view.getUint32(out, true), view.getUint32(out + 4, true)).slice();
    }
    stopRecording() {
        this.#call("tiller_stop_recording");
        return this.recorded();
    }
    recording() {
        return decoder.decode(this.#bytes("tiller_get_recording"));
    }
    reload(text) {
        const { at, length } = this.#library.put(text);
        const lines = this.#text("tiller_reload_text", at, length).split("\n");
        this.#hear();
        const of = (sign) => lines.filter((line) => line[0] === sign).map((line) => line.slice(2));
        return { added: of("+"), removed: of("-"), changed: of("*") };
    }
}

class Agents {
    constructor(columns) {
        Object.assign(this, columns);
    }
    radiusOf(index) {
        return this.radius[index * this.radiusStep];
    }
    agent(index) {
        if (!(index >= 0 && index < this.count))
            throw new RangeError(`there is no agent ${index}: the type has ${this.count}`);
        return { type: this.type, ordinal: this.ordinal[index], life: this.lifeByRank[this.rank[index]], world: this.world };
    }
}
