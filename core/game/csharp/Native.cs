// Made by declarations.py from tiller.h.
#pragma warning disable 649 // the library writes fields that no line here does
using System;
using System.Runtime.InteropServices;

namespace Tiller
{
    /// tiller.h, as it is. Structs have its names and its order.
    static unsafe class Native
    {
#if (UNITY_IOS || UNITY_TVOS || UNITY_VISIONOS || UNITY_WEBGL) && !UNITY_EDITOR
        const string Library = "__Internal"; // linked into the game
#else
        const string Library = "tiller";
#endif
        [StructLayout(LayoutKind.Sequential)]
        internal struct Options
        {
            public UIntPtr Size;
            public uint Threads;
            public uint MostTicks;
            public ulong Seed;
            public byte HasSeed;
            public byte AllEvents;
            public byte Records;
            public IntPtr Log;
            public IntPtr User;
            public IntPtr ParallelFor;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Info
        {
            public UIntPtr Size;
            public ulong Tick;
            public ulong Agents;
            public uint Types;
            public uint Parameters;
            public double Share;
            public double TickLength;
            public double TicksPerSecond;
            public double Width;
            public double Height;
            public byte Wraps;
            public byte IsReplaying;
            public ulong MissedEvents;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Columns
        {
            public UIntPtr Size;
            public UIntPtr Count;
            public double* X;
            public double* Y;
            public double* Vx;
            public double* Vy;
            public double* HeadingX;
            public double* HeadingY;
            public double* Radius;
            public UIntPtr RadiusStep;
            public uint* Ordinal;
            public uint* Rank;
            public uint* LifeByRank;
            public uint World;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct AgentState
        {
            public UIntPtr Size;
            public Vec2 Position;
            public Vec2 Velocity;
            public Vec2 Heading;
            public double Radius;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Goal
        {
            public byte* Item;
            public Vec2 Place;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Arrangement
        {
            public UIntPtr Size;
            public int Kind;
            public double Spacing;
            public double Width;
            public Vec2 Facing;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Obstacle
        {
            public UIntPtr Size;
            public int Shape;
            public Vec2 Place;
            public double Radius;
            public double Width;
            public double Height;
            public UIntPtr Count;
            public Vec2* Points;
            public byte* Group;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Ground
        {
            public UIntPtr Size;
            public uint Columns;
            public uint Rows;
            public Vec2 Corner;
            public Vec2 Extent;
            public double* Values;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Value
        {
            public int Kind;
            public byte Flag;
            public double Number;
            public byte* Text;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Parameter
        {
            public UIntPtr Size;
            public byte* Id;
            public byte* Name;
            public Value Value;
            public double Min;
            public double Max;
            public double Step;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Event
        {
            public int Kind;
            public Agent Who;
            public Agent By;
            public byte* Node;
            public double Number;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Met
        {
            public UIntPtr Size;
            public Agent Agent;
            public byte* Item;
            public Vec2 Place;
            public double Distance;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Draw
        {
            public UIntPtr Size;
            public IntPtr Line;
            public IntPtr Circle;
            public IntPtr User;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Forces
        {
            public UIntPtr Size;
            public UIntPtr Count;
            public double* SteeringX;
            public double* SteeringY;
            public double* DesiredX;
            public double* DesiredY;
        }
        [StructLayout(LayoutKind.Sequential)]
        internal struct Plot
        {
            public UIntPtr Size;
            public byte* Id;
            public byte* Name;
            public byte* Quantity;
            public byte* Whose;
            public double Number;
            public byte HasNumber;
        }
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        internal delegate void LogCall(IntPtr user, int severity, IntPtr text);
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        internal delegate void JobCall(byte* data, UIntPtr index);
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        internal delegate void ParallelForCall(IntPtr user, UIntPtr jobs, IntPtr job, byte* data);
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        internal delegate void LineCall(IntPtr user, Vec2 from, Vec2 to, int what);
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        internal delegate void CircleCall(IntPtr user, Vec2 center, double radius, int what);
        [DllImport(Library)] internal static extern byte* tiller_version();
        [DllImport(Library)] internal static extern byte* tiller_last_error();
        [DllImport(Library)] internal static extern int tiller_open(byte[] path, Options* options, ulong* world);
        [DllImport(Library)] internal static extern int tiller_open_text(byte[] text, UIntPtr length, Options* options, ulong* world);
        [DllImport(Library)] internal static extern int tiller_open_recording(byte[] text, UIntPtr length, Options* options, ulong* world);
        [DllImport(Library)] internal static extern int tiller_close(ulong world);
        [DllImport(Library)] internal static extern int tiller_build(ulong* builder);
        [DllImport(Library)] internal static extern int tiller_build_node(ulong builder, byte[] id, byte[] type);
        [DllImport(Library)] internal static extern int tiller_build_item(ulong builder, byte[] id, byte[] type);
        [DllImport(Library)] internal static extern int tiller_build_set(ulong builder, byte[] id, byte[] setting, double number);
        [DllImport(Library)] internal static extern int tiller_build_set_flag(ulong builder, byte[] id, byte[] setting, byte flag);
        [DllImport(Library)] internal static extern int tiller_build_set_text(ulong builder, byte[] id, byte[] setting, byte[] text);
        [DllImport(Library)] internal static extern int tiller_build_set_points(ulong builder, byte[] id, UIntPtr count, Vec2* points);
        [DllImport(Library)] internal static extern int tiller_build_agent(ulong builder, byte[] type, Vec2 position, Vec2 velocity);
        [DllImport(Library)] internal static extern int tiller_build_wire(ulong builder, byte[] from, byte[] to, double weight);
        [DllImport(Library)] internal static extern int tiller_build_parameter(ulong builder, byte[] id, byte[] of, byte[] setting, double min, double max);
        [DllImport(Library)] internal static extern int tiller_build_open(ulong builder, Options* options, ulong* world);
        [DllImport(Library)] internal static extern int tiller_build_end(ulong builder);
        [DllImport(Library)] internal static extern int tiller_get_info(ulong world, Info* info);
        internal static int tiller_get_info(WorldHandle world, Info* info)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_info(number, info)); }
        [DllImport(Library)] internal static extern int tiller_get_hash(ulong world, ulong* hash);
        internal static int tiller_get_hash(WorldHandle world, ulong* hash)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_hash(number, hash)); }
        [DllImport(Library)] internal static extern int tiller_step(ulong world);
        internal static int tiller_step(WorldHandle world)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_step(number)); }
        [DllImport(Library)] internal static extern int tiller_decide(ulong world);
        internal static int tiller_decide(WorldHandle world)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_decide(number)); }
        [DllImport(Library)] internal static extern int tiller_advance(ulong world, double seconds, uint* ticks);
        internal static int tiller_advance(WorldHandle world, double seconds, uint* ticks)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_advance(number, seconds, ticks)); }
        [DllImport(Library)] internal static extern int tiller_find_type(ulong world, byte[] id_or_name, uint* type);
        internal static int tiller_find_type(WorldHandle world, byte[] id_or_name, uint* type)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_find_type(number, id_or_name, type)); }
        [DllImport(Library)] internal static extern int tiller_get_type_id(ulong world, uint type, byte** id);
        internal static int tiller_get_type_id(WorldHandle world, uint type, byte** id)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_type_id(number, type, id)); }
        [DllImport(Library)] internal static extern int tiller_get_columns(ulong world, uint type, Columns* columns);
        internal static int tiller_get_columns(WorldHandle world, uint type, Columns* columns)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_columns(number, type, columns)); }
        [DllImport(Library)] internal static extern int tiller_get_handles(ulong world, uint type, UIntPtr room, Agent* agents, UIntPtr* count);
        internal static int tiller_get_handles(WorldHandle world, uint type, UIntPtr room, Agent* agents, UIntPtr* count)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_handles(number, type, room, agents, count)); }
        [DllImport(Library)] internal static extern int tiller_get_smooth_places(ulong world, uint type, double** x, double** y, UIntPtr* count);
        internal static int tiller_get_smooth_places(WorldHandle world, uint type, double** x, double** y, UIntPtr* count)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_smooth_places(number, type, x, y, count)); }
        [DllImport(Library)] internal static extern int tiller_get_agent(ulong world, Agent agent, AgentState* state);
        internal static int tiller_get_agent(WorldHandle world, Agent agent, AgentState* state)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_agent(number, agent, state)); }
        [DllImport(Library)] internal static extern int tiller_get_mode(ulong world, Agent agent, byte** mode);
        internal static int tiller_get_mode(WorldHandle world, Agent agent, byte** mode)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_mode(number, agent, mode)); }
        [DllImport(Library)] internal static extern int tiller_set_user_data(ulong world, Agent agent, ulong data);
        internal static int tiller_set_user_data(WorldHandle world, Agent agent, ulong data)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_user_data(number, agent, data)); }
        [DllImport(Library)] internal static extern int tiller_get_user_data(ulong world, Agent agent, ulong* data);
        internal static int tiller_get_user_data(WorldHandle world, Agent agent, ulong* data)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_user_data(number, agent, data)); }
        [DllImport(Library)] internal static extern int tiller_spawn(ulong world, uint type, UIntPtr count, Vec2* positions, Vec2* velocities, Agent* agents, UIntPtr* done);
        internal static int tiller_spawn(WorldHandle world, uint type, UIntPtr count, Vec2* positions, Vec2* velocities, Agent* agents, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_spawn(number, type, count, positions, velocities, agents, done)); }
        [DllImport(Library)] internal static extern int tiller_remove(ulong world, UIntPtr count, Agent* agents, UIntPtr* done);
        internal static int tiller_remove(WorldHandle world, UIntPtr count, Agent* agents, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_remove(number, count, agents, done)); }
        [DllImport(Library)] internal static extern int tiller_place(ulong world, UIntPtr count, Agent* agents, Vec2* positions, Vec2* velocities, UIntPtr* done);
        internal static int tiller_place(WorldHandle world, UIntPtr count, Agent* agents, Vec2* positions, Vec2* velocities, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_place(number, count, agents, positions, velocities, done)); }
        [DllImport(Library)] internal static extern int tiller_glide(ulong world, UIntPtr count, Agent* agents, Vec2* positions, Vec2* velocities, UIntPtr* done);
        internal static int tiller_glide(WorldHandle world, UIntPtr count, Agent* agents, Vec2* positions, Vec2* velocities, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_glide(number, count, agents, positions, velocities, done)); }
        [DllImport(Library)] internal static extern int tiller_shift(ulong world, UIntPtr count, Agent* agents, Vec2* offsets, UIntPtr* done);
        internal static int tiller_shift(WorldHandle world, UIntPtr count, Agent* agents, Vec2* offsets, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_shift(number, count, agents, offsets, done)); }
        [DllImport(Library)] internal static extern int tiller_carry(ulong world, UIntPtr count, Agent* agents, Vec2* velocities, UIntPtr* done);
        internal static int tiller_carry(WorldHandle world, UIntPtr count, Agent* agents, Vec2* velocities, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_carry(number, count, agents, velocities, done)); }
        [DllImport(Library)] internal static extern int tiller_turn(ulong world, UIntPtr count, Agent* agents, Vec2* headings, UIntPtr* done);
        internal static int tiller_turn(WorldHandle world, UIntPtr count, Agent* agents, Vec2* headings, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_turn(number, count, agents, headings, done)); }
        [DllImport(Library)] internal static extern int tiller_become(ulong world, Agent agent, uint type, Agent* now);
        internal static int tiller_become(WorldHandle world, Agent agent, uint type, Agent* now)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_become(number, agent, type, now)); }
        [DllImport(Library)] internal static extern int tiller_set_goals(ulong world, Agent agent, UIntPtr count, Goal* goals);
        internal static int tiller_set_goals(WorldHandle world, Agent agent, UIntPtr count, Goal* goals)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_goals(number, agent, count, goals)); }
        [DllImport(Library)] internal static extern int tiller_set_each_goal(ulong world, UIntPtr count, Agent* agents, Goal* goals, UIntPtr* done);
        internal static int tiller_set_each_goal(WorldHandle world, UIntPtr count, Agent* agents, Goal* goals, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_each_goal(number, count, agents, goals, done)); }
        [DllImport(Library)] internal static extern int tiller_order(ulong world, UIntPtr count, Agent* agents, Vec2 place, Arrangement* arrangement, UIntPtr* done);
        internal static int tiller_order(WorldHandle world, UIntPtr count, Agent* agents, Vec2 place, Arrangement* arrangement, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_order(number, count, agents, place, arrangement, done)); }
        [DllImport(Library)] internal static extern int tiller_enter_mode(ulong world, Agent agent, byte[] mode);
        internal static int tiller_enter_mode(WorldHandle world, Agent agent, byte[] mode)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_enter_mode(number, agent, mode)); }
        [DllImport(Library)] internal static extern int tiller_get_variable(ulong world, byte[] id, Agent* agent, double* value);
        internal static int tiller_get_variable(WorldHandle world, byte[] id, Agent* agent, double* value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_variable(number, id, agent, value)); }
        [DllImport(Library)] internal static extern int tiller_set_variable(ulong world, byte[] id, Agent* agent, double value);
        internal static int tiller_set_variable(WorldHandle world, byte[] id, Agent* agent, double value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_variable(number, id, agent, value)); }
        [DllImport(Library)] internal static extern int tiller_add_obstacle(ulong world, Obstacle* obstacle, byte** id);
        internal static int tiller_add_obstacle(WorldHandle world, Obstacle* obstacle, byte** id)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_add_obstacle(number, obstacle, id)); }
        [DllImport(Library)] internal static extern int tiller_move_item(ulong world, byte[] id, Vec2 by);
        internal static int tiller_move_item(WorldHandle world, byte[] id, Vec2 by)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_move_item(number, id, by)); }
        [DllImport(Library)] internal static extern int tiller_remove_item(ulong world, byte[] id);
        internal static int tiller_remove_item(WorldHandle world, byte[] id)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_remove_item(number, id)); }
        [DllImport(Library)] internal static extern int tiller_get_ground_value(ulong world, byte[] id, Vec2 place, double* value);
        internal static int tiller_get_ground_value(WorldHandle world, byte[] id, Vec2 place, double* value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_ground_value(number, id, place, value)); }
        [DllImport(Library)] internal static extern int tiller_add_to_ground(ulong world, byte[] id, Vec2 place, double amount, double radius);
        internal static int tiller_add_to_ground(WorldHandle world, byte[] id, Vec2 place, double amount, double radius)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_add_to_ground(number, id, place, amount, radius)); }
        [DllImport(Library)] internal static extern int tiller_get_ground(ulong world, byte[] id, Ground* ground);
        internal static int tiller_get_ground(WorldHandle world, byte[] id, Ground* ground)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_ground(number, id, ground)); }
        [DllImport(Library)] internal static extern int tiller_set_external(ulong world, byte[] name, Vec2 position, Vec2 velocity);
        internal static int tiller_set_external(WorldHandle world, byte[] name, Vec2 position, Vec2 velocity)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_external(number, name, position, velocity)); }
        [DllImport(Library)] internal static extern int tiller_clear_external(ulong world, byte[] name);
        internal static int tiller_clear_external(WorldHandle world, byte[] name)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_clear_external(number, name)); }
        [DllImport(Library)] internal static extern int tiller_set_cursor(ulong world, Vec2* position);
        internal static int tiller_set_cursor(WorldHandle world, Vec2* position)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_cursor(number, position)); }
        [DllImport(Library)] internal static extern int tiller_click(ulong world, Vec2 position);
        internal static int tiller_click(WorldHandle world, Vec2 position)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_click(number, position)); }
        [DllImport(Library)] internal static extern int tiller_set_parameter(ulong world, byte[] id, Value* value);
        internal static int tiller_set_parameter(WorldHandle world, byte[] id, Value* value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_parameter(number, id, value)); }
        [DllImport(Library)] internal static extern int tiller_set_type_parameter(ulong world, byte[] id, uint type, Value* value);
        internal static int tiller_set_type_parameter(WorldHandle world, byte[] id, uint type, Value* value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_type_parameter(number, id, type, value)); }
        [DllImport(Library)] internal static extern int tiller_set_agent_parameter(ulong world, byte[] id, Agent agent, Value* value);
        internal static int tiller_set_agent_parameter(WorldHandle world, byte[] id, Agent agent, Value* value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_agent_parameter(number, id, agent, value)); }
        [DllImport(Library)] internal static extern int tiller_set_each_parameter(ulong world, byte[] id, UIntPtr count, Agent* agents, Value* values, UIntPtr* done);
        internal static int tiller_set_each_parameter(WorldHandle world, byte[] id, UIntPtr count, Agent* agents, Value* values, UIntPtr* done)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_set_each_parameter(number, id, count, agents, values, done)); }
        [DllImport(Library)] internal static extern int tiller_get_parameter(ulong world, uint index, Parameter* parameter);
        internal static int tiller_get_parameter(WorldHandle world, uint index, Parameter* parameter)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_parameter(number, index, parameter)); }
        [DllImport(Library)] internal static extern int tiller_get_property(ulong world, byte[] item, uint index, byte** name, Value* value);
        internal static int tiller_get_property(WorldHandle world, byte[] item, uint index, byte** name, Value* value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_property(number, item, index, name, value)); }
        [DllImport(Library)] internal static extern int tiller_get_agent_property(ulong world, Agent agent, uint index, byte** name, Value* value);
        internal static int tiller_get_agent_property(WorldHandle world, Agent agent, uint index, byte** name, Value* value)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_agent_property(number, agent, index, name, value)); }
        [DllImport(Library)] internal static extern int tiller_get_events(ulong world, Event** events, UIntPtr* count);
        internal static int tiller_get_events(WorldHandle world, Event** events, UIntPtr* count)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_events(number, events, count)); }
        [DllImport(Library)] internal static extern int tiller_nearest(ulong world, Vec2 place, double within, uint type, Agent* agent);
        internal static int tiller_nearest(WorldHandle world, Vec2 place, double within, uint type, Agent* agent)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_nearest(number, place, within, type, agent)); }
        [DllImport(Library)] internal static extern int tiller_within(ulong world, Vec2 place, double distance, uint type, UIntPtr room, Agent* agents, UIntPtr* count);
        internal static int tiller_within(WorldHandle world, Vec2 place, double distance, uint type, UIntPtr room, Agent* agents, UIntPtr* count)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_within(number, place, distance, type, room, agents, count)); }
        [DllImport(Library)] internal static extern int tiller_in_rectangle(ulong world, Vec2 low, Vec2 high, uint type, UIntPtr room, Agent* agents, UIntPtr* count);
        internal static int tiller_in_rectangle(WorldHandle world, Vec2 low, Vec2 high, uint type, UIntPtr room, Agent* agents, UIntPtr* count)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_in_rectangle(number, low, high, type, room, agents, count)); }
        [DllImport(Library)] internal static extern int tiller_ray(ulong world, Vec2 from, Vec2 to, uint type, Agent* apart, Met* met);
        internal static int tiller_ray(WorldHandle world, Vec2 from, Vec2 to, uint type, Agent* apart, Met* met)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_ray(number, from, to, type, apart, met)); }
        [DllImport(Library)] internal static extern int tiller_pick(ulong world, Vec2 place, double reach, Agent* agent);
        internal static int tiller_pick(WorldHandle world, Vec2 place, double reach, Agent* agent)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_pick(number, place, reach, agent)); }
        [DllImport(Library)] internal static extern int tiller_explain(ulong world, Agent agent, byte** words);
        internal static int tiller_explain(WorldHandle world, Agent agent, byte** words)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_explain(number, agent, words)); }
        [DllImport(Library)] internal static extern int tiller_draw_agent(ulong world, Agent agent, Draw* draw);
        internal static int tiller_draw_agent(WorldHandle world, Agent agent, Draw* draw)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_draw_agent(number, agent, draw)); }
        [DllImport(Library)] internal static extern int tiller_get_forces(ulong world, uint type, Forces* forces);
        internal static int tiller_get_forces(WorldHandle world, uint type, Forces* forces)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_forces(number, type, forces)); }
        [DllImport(Library)] internal static extern int tiller_get_decisions(ulong world, uint type, Forces* forces);
        internal static int tiller_get_decisions(WorldHandle world, uint type, Forces* forces)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_decisions(number, type, forces)); }
        [DllImport(Library)] internal static extern int tiller_get_plot(ulong world, uint index, Plot* plot);
        internal static int tiller_get_plot(WorldHandle world, uint index, Plot* plot)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_plot(number, index, plot)); }
        [DllImport(Library)] internal static extern int tiller_get_numbers(ulong world, uint type, byte[] quantity, byte[] node, double** numbers, UIntPtr* count);
        internal static int tiller_get_numbers(WorldHandle world, uint type, byte[] quantity, byte[] node, double** numbers, UIntPtr* count)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_numbers(number, type, quantity, node, numbers, count)); }
        [DllImport(Library)] internal static extern int tiller_save(ulong world, byte** bytes, UIntPtr* length);
        internal static int tiller_save(WorldHandle world, byte** bytes, UIntPtr* length)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_save(number, bytes, length)); }
        [DllImport(Library)] internal static extern int tiller_restore(ulong world, byte* bytes, UIntPtr length);
        internal static int tiller_restore(WorldHandle world, byte* bytes, UIntPtr length)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_restore(number, bytes, length)); }
        [DllImport(Library)] internal static extern int tiller_get_recording(ulong world, byte** text, UIntPtr* length);
        internal static int tiller_get_recording(WorldHandle world, byte** text, UIntPtr* length)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_get_recording(number, text, length)); }
        [DllImport(Library)] internal static extern int tiller_record(ulong world, byte[] path);
        internal static int tiller_record(WorldHandle world, byte[] path)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_record(number, path)); }
        [DllImport(Library)] internal static extern int tiller_stop_recording(ulong world);
        internal static int tiller_stop_recording(WorldHandle world)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_stop_recording(number)); }
        [DllImport(Library)] internal static extern int tiller_listen(ulong world, ushort port, ushort* taken);
        internal static int tiller_listen(WorldHandle world, ushort port, ushort* taken)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_listen(number, port, taken)); }
        [DllImport(Library)] internal static extern int tiller_stop_listening(ulong world);
        internal static int tiller_stop_listening(WorldHandle world)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_stop_listening(number)); }
        [DllImport(Library)] internal static extern int tiller_reload(ulong world, byte[] path, byte** report);
        internal static int tiller_reload(WorldHandle world, byte[] path, byte** report)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_reload(number, path, report)); }
        [DllImport(Library)] internal static extern int tiller_reload_text(ulong world, byte[] text, UIntPtr length, byte** report);
        internal static int tiller_reload_text(WorldHandle world, byte[] text, UIntPtr length, byte** report)
        { ulong number = world.Take(); return world.GiveBack(number, tiller_reload_text(number, text, length, report)); }
    }
}
