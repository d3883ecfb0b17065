using System;
using System.Collections.Generic;

namespace Tiller
{
    /// A running project. Only one thread at a time may use it.
    public sealed unsafe partial class World : IDisposable
    {
        public const uint AnyType = 0xffffffff;

        readonly WorldHandle world;

        /// Opens a project or an export.
        public static World Load(string path, Options options = null)
        {
            return new World(WorldHandle.From.Path, Text.Path(path), options);
        }
        /// The same from memory.
        public static World Read(string text, Options options = null)
        {
            return new World(WorldHandle.From.Text, Text.Utf8(text, "text"), options);
        }
        /// A world that gives itself the inputs of a recording as it steps.
        public static World Replay(string recording, Options options = null)
        {
            return Replay(Text.Utf8(recording, "recording"), options);
        }
        /// The same of a file that Record wrote.
        public static World Replay(byte[] recording, Options options = null)
        {
            Text.Need(recording, "recording");
            return new World(WorldHandle.From.Recording, recording, options);
        }
        World(WorldHandle.From from, byte[] bytes, Options options) { world = new WorldHandle(from, bytes, options); }
        /// Closes the world, after the call that uses it now if there is one.
        public void Dispose()
        {
            world.Dispose();
            world.Rethrow();
        }
        public static string Version { get { return Text.At(Native.tiller_version()); } }

        // ---- time ----

        /// One tick.
        public void Step() { Text.Check(Native.tiller_step(world)); }
        /// A tick in which agents decide and nobody moves: the game does, and says so by Glide. See Decisions.
        public void Decide() { Text.Check(Native.tiller_decide(world)); }
        /// Lets time pass and makes the ticks that are due; returns how many.
        public uint Advance(double seconds)
        {
            uint ticks = 0;
            Text.Check(Native.tiller_advance(world, seconds, &ticks));
            return ticks;
        }
        Native.Info Info
        {
            get
            {
                var info = new Native.Info { Size = (UIntPtr)sizeof(Native.Info) };
                Text.Check(Native.tiller_get_info(world, &info));
                return info;
            }
        }
        public ulong Tick { get { return Info.Tick; } }
        public int AgentCount { get { return (int)Info.Agents; } }
        /// How far Advance is on the way to the next tick: 0 to 1.
        public double Share { get { return Info.Share; } }
        public double TicksPerSecond { get { return Info.TicksPerSecond; } }
        public Vec2 Size { get { var info = Info; return new Vec2(info.Width, info.Height); } }
        /// Agents leave at one side and enter at the other.
        public bool Wraps { get { return Info.Wraps != 0; } }
        /// How many events a step took away before anybody read them.
        public ulong MissedEvents { get { return Info.MissedEvents; } }
        public bool IsReplaying { get { return Info.IsReplaying != 0; } }
        /// A number that tells states apart, as `tiller run --hash` prints it.
        public string Hash
        {
            get
            {
                ulong hash = 0;
                Text.Check(Native.tiller_get_hash(world, &hash));
                return hash.ToString("x16");
            }
        }

        // ---- agents ----

        /// The number of a type, by its id or its name. It stays through reloads.
        public uint Type(Name name)
        {
            uint type = 0;
            Text.Check(Native.tiller_find_type(world, name.Bytes, &type));
            return type;
        }
        /// The ids of all agent types, by number.
        public List<string> Types
        {
            get
            {
                var ids = new List<string>();
                for (uint type = 0; type < Info.Types; ++type)
                {
                    byte* id = null;
                    Text.Check(Native.tiller_get_type_id(world, type, &id));
                    ids.Add(Text.At(id));
                }
                return ids;
            }
        }
        public Agents Agents(uint type)
        {
            var of = new Native.Columns { Size = (UIntPtr)sizeof(Native.Columns) };
            Text.Check(Native.tiller_get_columns(world, type, &of));
            int count = (int)of.Count;
            return new Agents
            {
                Type = type, Count = count, X = new Column(world, of.X, count), Y = new Column(world, of.Y, count),
                Vx = new Column(world, of.Vx, count), Vy = new Column(world, of.Vy, count),
                HeadingX = new Column(world, of.HeadingX, count), HeadingY = new Column(world, of.HeadingY, count),
                Radius = new Column(world, of.Radius, count, (int)of.RadiusStep),
                world = world, ordinal = of.Ordinal, rank = of.Rank, lifeByRank = of.LifeByRank, mark = of.World,
            };
        }
        /// The handles of Agents(type), in their order: at most as many as there is room. Returns how many.
        public int Handles(uint type, Agent[] room)
        {
            Text.Need(room, "room");
            UIntPtr count;
            fixed (Agent* first = room)
                Text.Check(Native.tiller_get_handles(world, type, (UIntPtr)room.Length, first, &count));
            return Math.Min((int)count, room.Length);
        }
        /// A number of the game that an agent has until it dies; 0 at first.
        public void SetUserData(Agent agent, ulong data) { Text.Check(Native.tiller_set_user_data(world, agent, data)); }
        public ulong UserData(Agent agent)
        {
            ulong data;
            Text.Check(Native.tiller_get_user_data(world, agent, &data));
            return data;
        }
        /// The places of Agents(type) between the last two ticks: for drawing.
        public void SmoothPlaces(uint type, out Column x, out Column y)
        {
            double* firstX = null, firstY = null;
            UIntPtr count;
            Text.Check(Native.tiller_get_smooth_places(world, type, &firstX, &firstY, &count));
            x = new Column(world, firstX, (int)count);
            y = new Column(world, firstY, (int)count);
        }
        public State State(Agent agent)
        {
            State state;
            Text.Check(Find(agent, out state));
            return state;
        }
        public bool Lives(Agent agent)
        {
            State state;
            int code = Find(agent, out state);
            if (code != TillerException.Gone)
                Text.Check(code);
            return code == 0;
        }
        int Find(Agent agent, out State state)
        {
            var of = new Native.AgentState { Size = (UIntPtr)sizeof(Native.AgentState) };
            int code = Native.tiller_get_agent(world, agent, &of);
            state = new State { Position = of.Position, Velocity = of.Velocity, Heading = of.Heading, Radius = of.Radius };
            return code;
        }
        /// The id of the mode that an agent is in; "" if its type has none.
        public string Mode(Agent agent)
        {
            byte* mode = null;
            Text.Check(Native.tiller_get_mode(world, agent, &mode));
            return Text.At(mode);
        }

        // ---- inputs ----

        /// Brings agents into the world.
        public Agent[] Spawn(uint type, Vec2[] positions, Vec2[] velocities = null)
        {
            Text.Need(positions, "positions");
            return Spawn(type, positions.Length, positions, velocities);
        }
        /// Brings so many agents into the world, as the type starts.
        public Agent[] Spawn(uint type, int count) { return Spawn(type, count, null, null); }
        Agent[] Spawn(uint type, int count, Vec2[] positions, Vec2[] velocities)
        {
            if (count < 0)
                throw new ArgumentOutOfRangeException("count", "The argument \"count\" is " + count + ". It must be 0 or more.");
            if (velocities != null)
                Text.NeedEach(velocities, "velocities", count);
            var born = new Agent[count];
            fixed (Vec2* places = positions, speeds = velocities)
            fixed (Agent* first = born)
                Text.Check(Native.tiller_spawn(world, type, (UIntPtr)count, places, speeds, first, null));
            return born;
        }
        /// These three return how many of the agents still lived.
        public int Remove(params Agent[] agents)
        {
            Text.Need(agents, "agents");
            UIntPtr done;
            fixed (Agent* first = agents)
                return Done(Native.tiller_remove(world, (UIntPtr)agents.Length, first, &done), &done);
        }
        public int Place(Agent[] agents, Vec2[] positions, Vec2[] velocities = null) { return Place(agents, positions, velocities, false); }
        /// The same for a game with its own physics: SmoothPlaces goes on from where they were.
        public int Glide(Agent[] agents, Vec2[] positions, Vec2[] velocities = null) { return Place(agents, positions, velocities, true); }
        int Place(Agent[] agents, Vec2[] positions, Vec2[] velocities, bool glides)
        {
            Text.Need(agents, "agents");
            Text.NeedEach(positions, "positions", agents.Length);
            if (velocities != null)
                Text.NeedEach(velocities, "velocities", agents.Length);
            UIntPtr done;
            fixed (Agent* first = agents)
            fixed (Vec2* places = positions, speeds = velocities)
            {
                var count = (UIntPtr)agents.Length;
                return Done(glides ? Native.tiller_glide(world, count, first, places, speeds, &done)
                                   : Native.tiller_place(world, count, first, places, speeds, &done), &done);
            }
        }
        /// Moves each agent by an offset; all else stays.
        public int Shift(Agent[] agents, Vec2[] offsets)
        {
            Text.Need(agents, "agents");
            Text.NeedEach(offsets, "offsets", agents.Length);
            UIntPtr done;
            fixed (Agent* first = agents)
            fixed (Vec2* by = offsets)
                return Done(Native.tiller_shift(world, (UIntPtr)agents.Length, first, by, &done), &done);
        }
        /// Gives agents a base velocity that is added to their own, such as that of a platform; (0, 0) takes it away.
        public int Carry(Agent[] agents, Vec2[] velocities)
        {
            Text.Need(agents, "agents");
            Text.NeedEach(velocities, "velocities", agents.Length);
            UIntPtr done;
            fixed (Agent* first = agents)
            fixed (Vec2* speeds = velocities)
                return Done(Native.tiller_carry(world, (UIntPtr)agents.Length, first, speeds, &done), &done);
        }
        public int Turn(Agent[] agents, Vec2[] headings)
        {
            Text.Need(agents, "agents");
            Text.NeedEach(headings, "headings", agents.Length);
            UIntPtr done;
            fixed (Agent* first = agents)
            fixed (Vec2* arrows = headings)
                return Done(Native.tiller_turn(world, (UIntPtr)agents.Length, first, arrows, &done), &done);
        }
        static int Done(int code, UIntPtr* done)
        {
            if (code != TillerException.Gone)
                Text.Check(code);
            return (int)*done;
        }
        /// Changes the type of an agent, which gets a new handle.
        public Agent Become(Agent agent, uint type)
        {
            Agent now;
            Text.Check(Native.tiller_become(world, agent, type, &now));
            return now;
        }
        public void SetGoals(Agent agent, params Vec2[] places)
        {
            Text.Need(places, "places");
            fixed (Native.Goal* first = Goals(places))
                Text.Check(Native.tiller_set_goals(world, agent, (UIntPtr)places.Length, first));
        }
        /// Gives each of several agents one goal. Returns how many of them still lived.
        public int SetEachGoal(Agent[] agents, Vec2[] places)
        {
            Text.Need(agents, "agents");
            Text.NeedEach(places, "places", agents.Length);
            UIntPtr done;
            fixed (Agent* first = agents)
            fixed (Native.Goal* goals = Goals(places))
                return Done(Native.tiller_set_each_goal(world, (UIntPtr)agents.Length, first, goals, &done), &done);
        }
        static Native.Goal[] Goals(Vec2[] places)
        {
            var goals = new Native.Goal[places.Length];
            for (int i = 0; i < places.Length; ++i)
                goals[i] = new Native.Goal { Place = places[i] };
            return goals;
        }
        /// The goal is a point or region of the scene.
        public void SetGoal(Agent agent, Name item)
        {
            fixed (byte* id = item.Bytes)
            {
                var goal = new Native.Goal { Item = id };
                Text.Check(Native.tiller_set_goals(world, agent, (UIntPtr)1, &goal));
            }
        }
        /// Sends agents to slots around a place, each to its own, so that no two ways cross. Zero for a number means what
        /// tiller.h says. Returns how many of the agents still lived.
        public int Order(Agent[] agents, Vec2 place, Arrangement arrangement = Arrangement.Disk, double spacing = 0,
                         double width = 0, Vec2 facing = default(Vec2))
        {
            Text.Need(agents, "agents");
            var how = new Native.Arrangement
            {
                Size = (UIntPtr)sizeof(Native.Arrangement), Kind = (int)arrangement, Spacing = spacing, Width = width, Facing = facing,
            };
            UIntPtr done;
            fixed (Agent* first = agents)
                return Done(Native.tiller_order(world, (UIntPtr)agents.Length, first, place, &how, &done), &done);
        }
        public void EnterMode(Agent agent, Name mode) { Text.Check(Native.tiller_enter_mode(world, agent, mode.Bytes)); }
        /// A variable of the world, or of an agent, by the id of its node.
        public double Variable(Name id, Agent? agent = null)
        {
            Agent whose = agent.GetValueOrDefault();
            double value;
            Text.Check(Native.tiller_get_variable(world, id.Bytes, agent.HasValue ? &whose : null, &value));
            return value;
        }
        public void SetVariable(Name id, double value, Agent? agent = null)
        {
            Agent whose = agent.GetValueOrDefault();
            Text.Check(Native.tiller_set_variable(world, id.Bytes, agent.HasValue ? &whose : null, value));
        }
        /// Puts a circle into the scene as an obstacle. Group: which Obstacles nodes see it; or null. Returns its id.
        public string AddCircle(Vec2 center, double radius, string group = null)
        {
            return AddObstacle(new Native.Obstacle { Shape = (int)Shape.Circle, Place = center, Radius = radius }, null, group);
        }
        /// A box, from its top left corner.
        public string AddBox(Vec2 corner, Vec2 size, string group = null)
        {
            return AddObstacle(new Native.Obstacle { Shape = (int)Shape.Box, Place = corner, Width = size.X, Height = size.Y }, null, group);
        }
        /// A polygon, or a wall from point to point.
        public string AddObstacle(Shape shape, Vec2[] points, string group = null)
        {
            Text.Need(points, "points");
            return AddObstacle(new Native.Obstacle { Shape = (int)shape }, points, group);
        }
        string AddObstacle(Native.Obstacle of, Vec2[] points, string group)
        {
            byte* id = null;
            of.Size = (UIntPtr)sizeof(Native.Obstacle);
            of.Count = (UIntPtr)(points == null ? 0 : points.Length);
            fixed (Vec2* first = points)
            fixed (byte* name = group == null ? null : new Name(group).Bytes)
            {
                of.Points = first;
                of.Group = name;
                Text.Check(Native.tiller_add_obstacle(world, &of, &id));
            }
            return Text.At(id);
        }
        /// Moves an item of the scene by an offset: an obstacle, a point, a path.
        public void MoveItem(Name id, Vec2 by) { Text.Check(Native.tiller_move_item(world, id.Bytes, by)); }
        public void RemoveItem(Name id) { Text.Check(Native.tiller_remove_item(world, id.Bytes)); }
        /// What a ground holds at a place, by the id of the ground.
        public double GroundValue(Name id, Vec2 place)
        {
            double value;
            Text.Check(Native.tiller_get_ground_value(world, id.Bytes, place, &value));
            return value;
        }
        /// Adds to the cells within a radius of a place, and to the one that it lies in; below 0 it takes away.
        public void AddToGround(Name id, Vec2 place, double amount, double radius = 0)
        {
            Text.Check(Native.tiller_add_to_ground(world, id.Bytes, place, amount, radius));
        }
        /// A ground with all its cells, to draw it. Valid until the next call.
        public Ground Ground(Name id)
        {
            var of = new Native.Ground { Size = (UIntPtr)sizeof(Native.Ground) };
            Text.Check(Native.tiller_get_ground(world, id.Bytes, &of));
            int columns = (int)of.Columns, rows = (int)of.Rows;
            return new Ground
            {
                Columns = columns, Rows = rows, Corner = of.Corner, Extent = of.Extent,
                Values = new Column(world, of.Values, columns * rows),
            };
        }
        /// Where something is that the game itself moves: External targets of this name see it.
        public void SetExternal(Name name, Vec2 position, Vec2 velocity = default(Vec2))
        {
            Text.Check(Native.tiller_set_external(world, name.Bytes, position, velocity));
        }
        public void ClearExternal(Name name) { Text.Check(Native.tiller_clear_external(world, name.Bytes)); }
        /// The mouse, for Cursor targets; null when it leaves.
        public void SetCursor(Vec2? position)
        {
            Vec2 place = position.GetValueOrDefault();
            Text.Check(Native.tiller_set_cursor(world, position.HasValue ? &place : null));
        }
        public void Click(Vec2 position) { Text.Check(Native.tiller_click(world, position)); }

        // ---- parameters and properties ----

        public Dictionary<string, Parameter> Parameters
        {
            get
            {
                var all = new Dictionary<string, Parameter>();
                for (uint i = 0; i < Info.Parameters; ++i)
                {
                    var of = new Native.Parameter { Size = (UIntPtr)sizeof(Native.Parameter) };
                    Text.Check(Native.tiller_get_parameter(world, i, &of));
                    all[Text.At(of.Id)] = new Parameter
                    {
                        Id = Text.At(of.Id), Name = Text.At(of.Name), Value = Text.Value(of.Value), Min = of.Min,
                        Max = of.Max, Step = of.Step,
                    };
                }
                return all;
            }
        }
        public void SetParameter(Name id, Value value)
        {
            fixed (byte* text = value.Text)
            {
                var of = value.ForLibrary(text);
                Text.Check(Native.tiller_set_parameter(world, id.Bytes, &of));
            }
        }
        /// A value of its own for all agents of a type. Null takes it away.
        public void SetTypeParameter(Name id, uint type, Value? value)
        {
            fixed (byte* text = value.GetValueOrDefault().Text)
            {
                var of = value.GetValueOrDefault().ForLibrary(text);
                Text.Check(Native.tiller_set_type_parameter(world, id.Bytes, type, value.HasValue ? &of : null));
            }
        }
        /// The same for one agent.
        public void SetAgentParameter(Name id, Agent agent, Value? value)
        {
            fixed (byte* text = value.GetValueOrDefault().Text)
            {
                var of = value.GetValueOrDefault().ForLibrary(text);
                Text.Check(Native.tiller_set_agent_parameter(world, id.Bytes, agent, value.HasValue ? &of : null));
            }
        }
        /// Gives each of several agents a number of its own. Returns how many of them still lived.
        public int SetEachParameter(Name id, Agent[] agents, double[] numbers)
        {
            Text.Need(agents, "agents");
            Text.Need(numbers, "numbers");
            if (numbers.Length != agents.Length)
                throw new ArgumentException("The argument \"numbers\" has " + numbers.Length + " numbers, but " +
                                            agents.Length + " are needed.", "numbers");
            var values = new Native.Value[numbers.Length];
            for (int i = 0; i < numbers.Length; ++i)
                values[i].Number = numbers[i];
            UIntPtr done;
            fixed (Agent* first = agents)
            fixed (Native.Value* of = values)
                return Done(Native.tiller_set_each_parameter(world, id.Bytes, (UIntPtr)agents.Length, first, of, &done), &done);
        }
        /// Of an agent type, a mode, a scene item, or the project ("").
        public Dictionary<string, object> Properties(Name item)
        {
            var all = new Dictionary<string, object>();
            byte* name = null;
            Native.Value value;
            while (More(Native.tiller_get_property(world, item.Bytes, (uint)all.Count, &name, &value)))
                all[Text.At(name)] = Text.Value(value);
            return all;
        }
        /// Of an agent that was placed in the editor.
        public Dictionary<string, object> Properties(Agent agent)
        {
            var all = new Dictionary<string, object>();
            byte* name = null;
            Native.Value value;
            while (More(Native.tiller_get_agent_property(world, agent, (uint)all.Count, &name, &value)))
                all[Text.At(name)] = Text.Value(value);
            return all;
        }
        static bool More(int code)
        {
            if (code == TillerException.NotFound && Text.At(Native.tiller_last_error()).Contains("not so many"))
                return false;
            Text.Check(code);
            return true;
        }
    }
}
