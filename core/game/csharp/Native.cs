// Made by declarations.py from tiller.h.
using System;
using System.Runtime.InteropServices;

namespace Tiller
{
    /// tiller.h, as it is. Structs have its names and its order.
    static unsafe class Native
    {
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
        internal delegate void LineCall(IntPtr user, Vec2 from, Vec2 to, int what);
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        internal delegate void CircleCall(IntPtr user, Vec2 center, double radius, int what);
        [DllImport("tiller")] internal static extern byte* tiller_version();
        [DllImport("tiller")] internal static extern byte* tiller_last_error();
        [DllImport("tiller")] internal static extern int tiller_open(byte[] path, Options* options, ulong* world);
        [DllImport("tiller")] internal static extern int tiller_open_text(byte[] text, UIntPtr length, Options* options, ulong* world);
        [DllImport("tiller")] internal static extern int tiller_open_recording(byte[] text, UIntPtr length, Options* options, ulong* world);
        [DllImport("tiller")] internal static extern int tiller_close(ulong world);
        [DllImport("tiller")] internal static extern int tiller_get_info(ulong world, Info* info);
        [DllImport("tiller")] internal static extern int tiller_get_hash(ulong world, ulong* hash);
        [DllImport("tiller")] internal static extern int tiller_step(ulong world);
        [DllImport("tiller")] internal static extern int tiller_advance(ulong world, double seconds, uint* ticks);
        [DllImport("tiller")] internal static extern int tiller_find_type(ulong world, byte[] id_or_name, uint* type);
        [DllImport("tiller")] internal static extern int tiller_get_type_id(ulong world, uint type, byte** id);
        [DllImport("tiller")] internal static extern int tiller_get_columns(ulong world, uint type, Columns* columns);
        [DllImport("tiller")] internal static extern int tiller_get_smooth_places(ulong world, uint type, double** x, double** y, UIntPtr* count);
        [DllImport("tiller")] internal static extern int tiller_get_agent(ulong world, Agent agent, AgentState* state);
        [DllImport("tiller")] internal static extern int tiller_get_mode(ulong world, Agent agent, byte** mode);
        [DllImport("tiller")] internal static extern int tiller_spawn(ulong world, uint type, UIntPtr count, Vec2* positions, Vec2* velocities, Agent* agents, UIntPtr* done);
        [DllImport("tiller")] internal static extern int tiller_remove(ulong world, UIntPtr count, Agent* agents, UIntPtr* done);
        [DllImport("tiller")] internal static extern int tiller_place(ulong world, UIntPtr count, Agent* agents, Vec2* positions, Vec2* velocities, UIntPtr* done);
        [DllImport("tiller")] internal static extern int tiller_turn(ulong world, UIntPtr count, Agent* agents, Vec2* headings, UIntPtr* done);
        [DllImport("tiller")] internal static extern int tiller_become(ulong world, Agent agent, uint type, Agent* now);
        [DllImport("tiller")] internal static extern int tiller_set_goals(ulong world, Agent agent, UIntPtr count, Goal* goals);
        [DllImport("tiller")] internal static extern int tiller_order(ulong world, UIntPtr count, Agent* agents, Vec2 place, Arrangement* arrangement, UIntPtr* done);
        [DllImport("tiller")] internal static extern int tiller_enter_mode(ulong world, Agent agent, byte[] mode);
        [DllImport("tiller")] internal static extern int tiller_set_external(ulong world, byte[] name, Vec2 position, Vec2 velocity);
        [DllImport("tiller")] internal static extern int tiller_clear_external(ulong world, byte[] name);
        [DllImport("tiller")] internal static extern int tiller_set_cursor(ulong world, Vec2* position);
        [DllImport("tiller")] internal static extern int tiller_click(ulong world, Vec2 position);
        [DllImport("tiller")] internal static extern int tiller_set_parameter(ulong world, byte[] id, Value* value);
        [DllImport("tiller")] internal static extern int tiller_set_type_parameter(ulong world, byte[] id, uint type, Value* value);
        [DllImport("tiller")] internal static extern int tiller_set_agent_parameter(ulong world, byte[] id, Agent agent, Value* value);
        [DllImport("tiller")] internal static extern int tiller_get_parameter(ulong world, uint index, Parameter* parameter);
        [DllImport("tiller")] internal static extern int tiller_get_property(ulong world, byte[] item, uint index, byte** name, Value* value);
        [DllImport("tiller")] internal static extern int tiller_get_agent_property(ulong world, Agent agent, uint index, byte** name, Value* value);
        [DllImport("tiller")] internal static extern int tiller_get_events(ulong world, Event** events, UIntPtr* count);
        [DllImport("tiller")] internal static extern int tiller_nearest(ulong world, Vec2 place, double within, uint type, Agent* agent);
        [DllImport("tiller")] internal static extern int tiller_within(ulong world, Vec2 place, double distance, uint type, UIntPtr room, Agent* agents, UIntPtr* count);
        [DllImport("tiller")] internal static extern int tiller_pick(ulong world, Vec2 place, double reach, Agent* agent);
        [DllImport("tiller")] internal static extern int tiller_explain(ulong world, Agent agent, byte** words);
        [DllImport("tiller")] internal static extern int tiller_draw_agent(ulong world, Agent agent, Draw* draw);
        [DllImport("tiller")] internal static extern int tiller_get_forces(ulong world, uint type, Forces* forces);
        [DllImport("tiller")] internal static extern int tiller_get_plot(ulong world, uint index, Plot* plot);
        [DllImport("tiller")] internal static extern int tiller_save(ulong world, byte** bytes, UIntPtr* length);
        [DllImport("tiller")] internal static extern int tiller_restore(ulong world, byte* bytes, UIntPtr length);
        [DllImport("tiller")] internal static extern int tiller_get_recording(ulong world, byte** text, UIntPtr* length);
        [DllImport("tiller")] internal static extern int tiller_record(ulong world, byte[] path);
        [DllImport("tiller")] internal static extern int tiller_stop_recording(ulong world);
        [DllImport("tiller")] internal static extern int tiller_listen(ulong world, ushort port, ushort* taken);
        [DllImport("tiller")] internal static extern int tiller_stop_listening(ulong world);
        [DllImport("tiller")] internal static extern int tiller_reload(ulong world, byte[] path, byte** report);
        [DllImport("tiller")] internal static extern int tiller_reload_text(ulong world, byte[] text, UIntPtr length, byte** report);
    }
}
