// Lengths are world units, y points down. Columns look into the library's memory: they are valid until the next call
// that changes a world, opens one, or saves one. Copy what you want to keep: `agents.x.slice()`.

/** Names one agent. Plain data, to copy and keep. */
export interface Agent {
    readonly type: number;
    /** Among the agents of its type; never used again in a run. */
    readonly ordinal: number;
    /** Unique in the run; it stays when the agent changes its type. */
    readonly life: number;
    /** Whose handle it is; without, of the world that it is given to. Files need only the other three. */
    readonly world?: number;
}
/** Something in the way: a circle around `place`, a box from there to the right and down, a polygon or a wall. */
export interface Obstacle {
    shape?: "circle" | "box" | "polygon" | "wall";
    place?: Pair;
    radius?: number;
    width?: number;
    height?: number;
    points?: Pairs;
    /** Which Obstacles nodes see it. */
    group?: string;
}
/** A place or an arrow: x and y. */
export type Pair = readonly [number, number];
/** Pairs, or their numbers in a row. */
export type Pairs = readonly Pair[] | readonly number[] | Float64Array;
export type Value = number | boolean | string;
/** A type's number, id or name. */
export type TypeName = string | number;
/** How agents stand at the place of an order; "keep" as they stand now. */
export type ArrangementName = "disk" | "box" | "line" | "column" | "keep";
export interface Arrangement {
    kind?: ArrangementName;
    /** Between neighbors; 0: 3.25 radii of the largest body. */
    spacing?: number;
    /** Of a line's front; 0: as wide as they need. */
    width?: number;
    /** Where they face; without, from where they are to the place. */
    facing?: Pair;
}

export const anyType: number;
export declare const EventKind: {
    readonly born: 0; readonly died: 1; readonly became: 2; readonly signal: 3; readonly blocked: 4;
    readonly arrived: 5; readonly entered: 6; readonly touched: 7; readonly parted: 8; readonly ended: 9;
};
export declare const Stroke: {
    readonly body: 0; readonly velocity: 1; readonly force: 2; readonly steering: 3; readonly target: 4; readonly range: 5;
};

/** What the library refuses, in a sentence. `code` is a tiller_result of tiller.h. */
export declare class TillerError extends Error {
    readonly code: number;
    /** The agent is dead, or has changed its type. */
    readonly isGone: boolean;
    /** No type, mode, parameter, property or item has this name. */
    readonly isNotFound: boolean;
}

export interface Options {
    /** Instead of the project's. */
    seed?: number;
    /** In one advance(); 8 by default. */
    mostTicks?: number;
    /** Lists arrivals, entered modes, and contacts that begin and end, too. */
    allEvents?: boolean;
    /** Keeps every input: see recording(). */
    records?: boolean;
    /** Receives warnings. */
    log?: (line: string) => void;
}

/** Something that happened. `by` is null if there is nobody, `node` "" if it was the game. */
export interface TillerEvent {
    readonly kind: number;
    readonly who: Agent;
    readonly by: Agent | null;
    readonly node: string;
    readonly number: number;
}
export interface State {
    readonly position: Pair;
    readonly velocity: Pair;
    readonly heading: Pair;
    readonly radius: number;
}
export interface Parameter {
    readonly id: string;
    readonly name: string;
    readonly value: Value;
    readonly min: number;
    readonly max: number;
    readonly step: number;
}
/** What a line meets first: an agent, or the obstacle `item`. */
export interface Met {
    readonly agent: Agent | null;
    readonly item: string;
    readonly place: Pair;
    readonly distance: number;
}
/** A line has from and to, a circle has center and radius. */
export interface Drawn {
    readonly what: number;
    readonly from?: Pair;
    readonly to?: Pair;
    readonly center?: Pair;
    readonly radius?: number;
}

/** The agents of one type: agent i has the i-th value of each column, in no fixed order. */
export interface Agents {
    readonly type: number;
    readonly count: number;
    readonly x: Float64Array;
    readonly y: Float64Array;
    readonly vx: Float64Array;
    readonly vy: Float64Array;
    readonly headingX: Float64Array;
    readonly headingY: Float64Array;
    /** One for all if radiusStep is 0: radiusOf(i) knows. */
    readonly radius: Float64Array;
    readonly radiusStep: number;
    readonly ordinal: Uint32Array;
    readonly rank: Uint32Array;
    readonly lifeByRank: Uint32Array;
    readonly world: number;
    radiusOf(index: number): number;
    agent(index: number): Agent;
}

/** The cells of a ground, row by row. They stay until the next call of World.ground. */
export interface Ground {
    readonly columns: number;
    readonly rows: number;
    /** Above, left. */
    readonly corner: Pair;
    /** Width and height. */
    readonly extent: Pair;
    readonly values: Float64Array;
}
/** What moves the agents of one type: agent i of agents(type) has the values at rank[i]. */
export interface Forces {
    readonly count: number;
    /** The force that moves the agent, cut to its maximum force. */
    readonly steeringX: Float64Array;
    readonly steeringY: Float64Array;
    /** The velocity that its behaviors ask for. */
    readonly desiredX: Float64Array;
    readonly desiredY: Float64Array;
}
/** A plot or counter of the project, with its number now: null if nobody has such a number. */
export interface Plot {
    readonly id: string;
    readonly name: string;
    /** What it shows, in words. */
    readonly quantity: string;
    /** Of whom, in words. */
    readonly whose: string;
    readonly value: number | null;
}

/** A running project. close() it, or leave that to the garbage collector. */
export declare class World {
    private constructor();
    close(): void;
    /** One tick. */
    step(): void;
    /** A tick in which agents decide and nobody moves: the game does, and says so by glide(). See decisions(). */
    decide(): void;
    /** Lets time pass and makes the ticks that are due; returns how many. */
    advance(seconds: number): number;
    readonly tick: number;
    readonly agentCount: number;
    /** How many events a step took away before anybody read them. */
    readonly missedEvents: number;
    /** How far advance() is on the way to the next tick: 0 to 1. */
    readonly share: number;
    /** In the project's time. */
    readonly tickLength: number;
    readonly ticksPerSecond: number;
    readonly width: number;
    readonly height: number;
    /** Agents leave at one side and enter at the other. */
    readonly wraps: boolean;
    readonly isReplaying: boolean;
    /** A number that tells states apart, as `tiller run --hash` prints it. */
    readonly hash: string;

    /** The number of a type. */
    type(name: TypeName): number;
    /** The ids of all agent types, by number. */
    readonly types: string[];
    agents(type: TypeName): Agents;
    /** The handles of agents(type), in their order. */
    handles(type: TypeName): Agent[];
    /** A number of the game, of 64 bits, that an agent has until it dies; 0 at first. */
    setUserData(agent: Agent, data: number | bigint): void;
    userData(agent: Agent): bigint;
    /** The places of agents(type) between the last two ticks: for drawing. */
    smoothPlaces(type: TypeName): { readonly x: Float64Array; readonly y: Float64Array };
    state(agent: Agent): State;
    lives(agent: Agent): boolean;
    /** The id of the mode that an agent is in; "" if its type has none. */
    mode(agent: Agent): string;

    /** Brings agents into the world: at places, or so many of them as the type starts. */
    spawn(type: TypeName, positions?: Pairs | number, velocities?: Pairs): Agent[];
    /** These three return how many of the agents still lived. */
    remove(agents: readonly Agent[]): number;
    place(agents: readonly Agent[], positions: Pairs, velocities?: Pairs): number;
    turn(agents: readonly Agent[], headings: Pairs): number;
    /** As place(), for a game with its own physics: smoothPlaces() goes on from where they were. */
    glide(agents: readonly Agent[], positions: Pairs, velocities?: Pairs): number;
    /** Moves each agent by an offset; all else stays. */
    shift(agents: readonly Agent[], offsets: Pairs): number;
    /** Gives agents a base velocity that is added to their own, such as that of a platform; [0, 0] takes it away. */
    carry(agents: readonly Agent[], velocities: Pairs): number;
    /** Puts an obstacle into the scene; returns its id. */
    addObstacle(obstacle: Obstacle): string;
    /** Moves an item of the scene by an offset: an obstacle, a point, a path. */
    moveItem(id: string, by: Pair): void;
    removeItem(id: string): void;
    /** Changes the type of an agent, which gets a new handle. */
    become(agent: Agent, type: TypeName): Agent;
    /** Goals are places, or ids of points and regions of the scene. */
    setGoals(agent: Agent, goals: Iterable<Pair | string>): void;
    /** Gives each of several agents one goal; returns how many of them still lived. */
    setEachGoal(agents: readonly Agent[], goals: Iterable<Pair | string>): number;
    /**
     * Sends agents to slots around a place, each to its own, so that no two ways cross. Returns how many of them still
     * lived.
     */
    order(agents: Agent[], place: Pair, arrangement?: ArrangementName | Arrangement): number;
    enterMode(agent: Agent, mode: string): void;
    /** A variable of the world, or of an agent, by the id of its node. */
    variable(id: string, agent?: Agent): number;
    setVariable(id: string, value: number, agent?: Agent): void;
    /** What a ground holds at a place, by the id of the ground. */
    groundValue(id: string, place: Pair): number;
    /** Adds to the cells within a radius of a place, and to the one that it lies in; below 0 it takes away. */
    addToGround(id: string, place: Pair, amount: number, radius?: number): void;
    /** A ground with all its cells, to draw it. */
    ground(id: string): Ground;
    /** Where something is that the game itself moves: External targets of this name see it. */
    setExternal(name: string, position: Pair, velocity?: Pair): void;
    clearExternal(name: string): void;
    /** The mouse, for Cursor targets; null when it leaves. */
    setCursor(position: Pair | null): void;
    click(position: Pair): void;

    readonly parameters: Map<string, Parameter>;
    setParameter(id: string, value: Value): void;
    /** For all agents of a type, or for one agent: a value of its own. null takes it away. */
    setTypeParameter(id: string, type: TypeName, value: Value | null): void;
    setAgentParameter(id: string, agent: Agent, value: Value | null): void;
    /** Gives each of several agents a number of its own; returns how many of them still lived. */
    setEachParameter(id: string, agents: readonly Agent[], numbers: ArrayLike<number>): number;
    /** Of an agent type, a mode, a scene item, the project (""), or an agent that was placed in the editor. */
    properties(item?: string | Agent): Record<string, Value>;

    /** What happened in the last step() or advance(), and by calls since then. */
    readonly events: TillerEvent[];
    nearest(place: Pair, options?: { within?: number; type?: TypeName }): Agent | null;
    /** The agent whose body is there. */
    pick(place: Pair, reach?: number): Agent | null;
    /** All agents at most so far away, the nearest first. */
    within(place: Pair, distance: number, type?: TypeName): Agent[];
    /** The agents whose center is in a rectangle, by type and number. */
    inRectangle(low: Pair, high: Pair, type?: TypeName): Agent[];
    /** What a line meets first: a body, or the outline of an obstacle. The body of `apart` does not count. */
    ray(from: Pair, to: Pair, options?: { type?: TypeName; apart?: Agent | null }): Met | null;
    /** Why an agent is about to move as it does. */
    explain(agent: Agent): string;
    /** What moves the agents of a type, for drawing. It costs a tick of them. */
    forces(type: TypeName): Forces;
    /** What the agents of a type wanted in the last decide(): agent i of agents(type) has the values at i. */
    decisions(type: TypeName): Forces;
    /**
     * A number of each agent of a type, which has it at its rank; NaN where it has none. quantity: of a plot, as in files:
     * "speed", "number", ... node: what it is about.
     */
    numbers(type: TypeName, quantity: string, node?: string): Float64Array;
    /** The plots and counters of the project, with their numbers now. An export has none. */
    readonly plots: Plot[];
    /** What moves an agent, as lines and circles. */
    draw(agent: Agent): Drawn[];

    /** The whole state, the same bytes on every machine. */
    save(): Uint8Array;
    restore(saved: Uint8Array): void;
    /**
     * Begins to record the run: its project, every input, and a check of all agents per second of world time. Refused
     * after the first tick or input, unless the world has `records`, and while it replays.
     */
    record(): void;
    /**
     * What the recording has gained since the last call, which is new once per second of world time. In a row, the
     * parts are the file that the editor and `tiller run --inputs` open; it may end after any of them.
     */
    recorded(): Uint8Array;
    /** Ends the recording, and returns the rest of it. */
    stopRecording(): Uint8Array;
    /** The project and every input since the start, of a world with `records`. */
    recording(): string;
    /** Takes a changed project: agents stay. Ids say what has changed. */
    reload(text: string): { added: string[]; removed: string[]; changed: string[] };
}

export interface Library {
    readonly version: string;
    /** How much memory it uses. */
    readonly bytes: number;
    /** Opens a project (*.tiller) or an export (*.json) from its text. */
    open(text: string, options?: Options): World;
    /** A world that gives itself the inputs of a recording as it steps. */
    replay(recording: string | Uint8Array, options?: Options): World;
}

type Source = BufferSource | WebAssembly.Module | Response;
/** Loads tiller.wasm, by default from beside this module; or from an address, from bytes, or from a compiled module. */
export declare function load(source?: string | URL | Source | Promise<Source>): Promise<Library>;
/** Makes the library from bytes, a compiled module, or the answer of fetch(). */
export declare function create(source: Source | Promise<Source>): Promise<Library>;
