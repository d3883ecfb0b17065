using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using System.Text;
#if UNITY_5_3_OR_NEWER
using AOT;
#endif

/// Tiller in C#: worlds of steered agents, with the same bits everywhere. Compile the four files with /unsafe.
/// A frame of Step, Advance, Agents, SmoothPlaces, State, Nearest and SetExternal with a Name allocates nothing.
namespace Tiller
{
    [StructLayout(LayoutKind.Sequential)]
    public struct Vec2
    {
        public double X, Y;
        public Vec2(double x, double y) { X = x; Y = y; }
    }

    /// Names one agent. Plain data, to copy and keep.
    [StructLayout(LayoutKind.Sequential)]
    public struct Agent : IEquatable<Agent>
    {
        public uint Type;
        /// Among the agents of its type; never used again in a run.
        public uint Ordinal;
        /// Unique in the run; it stays when the agent changes its type.
        public uint Life;
        /// Whose handle it is; 0: of the world that it is given to. Files need only the other three.
        public uint World;
        public bool Equals(Agent other) { return Type == other.Type && Ordinal == other.Ordinal && Life == other.Life && World == other.World; }
        public override bool Equals(object other) { return other is Agent && Equals((Agent)other); }
        public override int GetHashCode() { return (int)(Life * 31 + Type); }
    }

    /// Numbers of the library's memory, valid until the world changes.
    public unsafe struct Column
    {
        readonly double* first;
        readonly int step;
        readonly WorldHandle world;
        public readonly int Count;
        internal Column(WorldHandle of, double* at, int count, int stepOf = 1)
        {
            world = of;
            first = at;
            Count = count;
            step = stepOf;
        }
        public double this[int i]
        {
            get
            {
                WorldHandle.CheckIndex(world, i, Count);
                double value = first[i * step];
                GC.KeepAlive(world); // else a finalizer might free what is read
                return value;
            }
        }
        /// For code that checks by itself; numbers lie Step apart.
        public double* Pointer { get { return first; } }
        public int Step { get { return step; } }
    }

    /// The agents of one type: agent i has the i-th value of each column, in no fixed order.
    public unsafe struct Agents
    {
        public uint Type;
        public int Count;
        public Column X, Y, Vx, Vy, HeadingX, HeadingY, Radius;
        internal uint* ordinal, rank, lifeByRank;
        internal uint mark;
        internal WorldHandle world;
        /// The place of agent i among all, by their numbers.
        public int Rank(int i)
        {
            WorldHandle.CheckIndex(world, i, Count);
            int value = (int)rank[i];
            GC.KeepAlive(world);
            return value;
        }
        public Agent this[int i]
        {
            get
            {
                WorldHandle.CheckIndex(world, i, Count);
                var agent = new Agent { Type = Type, Ordinal = ordinal[i], Life = lifeByRank[rank[i]], World = mark };
                GC.KeepAlive(world);
                return agent;
            }
        }
    }

    public struct Ground
    {
        public int Columns, Rows;
        public Vec2 Corner, Extent; // above, left; width and height
        public Column Values; // row by row
    }
    public struct Forces
    {
        public Column SteeringX, SteeringY; // the force that moves the agent, cut to its largest
        public Column DesiredX, DesiredY;   // the velocity that its behaviors ask for
    }
    public class Plot
    {
        public string Id, Name, Quantity, Whose;
        public double? Number; // null: nobody has such a number now
    }
    /// What a line meets first: an agent, or the obstacle Item.
    public struct Met
    {
        public Agent? Agent;
        public string Item;
        public Vec2 Place;
        public double Distance; // from the start; 0 within a body
    }
    public struct State
    {
        public Vec2 Position, Velocity, Heading;
        public double Radius;
    }
    public enum Shape { Circle, Box, Polygon, Wall }
    public enum EventKind { Born, Died, Became, Signal, Blocked, Arrived, Entered, Touched, Parted, Ended }
    public struct Event
    {
        public EventKind Kind;
        public Agent Who;
        /// Null if there is nobody.
        public Agent? By;
        /// The id of what caused it; "" if it was the game.
        public string Node;
        public double Number;
    }
    /// How agents stand at the place of an order.
    public enum Arrangement { Disk, Box, Line, Column, Keep }
    public enum Stroke { Body, Velocity, Force, Steering, Target, Range }

    /// A double, a bool or a string.
    public struct Parameter
    {
        public string Id, Name;
        public object Value;
        public double Min, Max, Step;
    }
    /// Ids of what a reload has changed.
    public struct Reload
    {
        public List<string> Added, Removed, Changed;
    }

    public sealed class Options
    {
        /// 0: as many as the machine has cores.
        public uint Threads;
        /// In one Advance; 0: 8.
        public uint MostTicks;
        /// Instead of the project's.
        public ulong? Seed;
        /// Lists arrivals, entered modes, and contacts that begin and end, too.
        public bool AllEvents;
        /// Keeps every input: see Recording.
        public bool Records;
        /// Receives warnings. It may not call the world.
        public Action<string> Log;
    }

    /// What the library refuses, in a sentence. Code is a tiller_result of tiller.h.
    public class TillerException : Exception
    {
        public const int BadArgument = 1, NoWorld = 2, Busy = 3, Gone = 4, NotFound = 5, Refused = 6, Failed = 7;
        public int Code { get; private set; }
        internal TillerException(int code, string text) : base(text) { Code = code; }
    }

    /// A text as the library reads it. Make those that a game uses in every frame once.
    public struct Name
    {
        static readonly byte[] empty = new byte[1];
        readonly byte[] bytes;
        internal byte[] Bytes { get { return bytes ?? empty; } }
        public Name(string text)
        {
            if (text != null && text.IndexOf('\0') >= 0)
                throw new ArgumentException("The text has a zero character, where the library would cut it.", "text");
            bytes = Encoding.UTF8.GetBytes((text ?? "") + "\0");
        }
        public static implicit operator Name(string text) { return new Name(text); }
    }

    /// Of a parameter: a number, a bool, or the id of a choice.
    public unsafe struct Value
    {
        int kind;
        double number;
        internal byte[] Text;
        public static implicit operator Value(double of) { return new Value { number = of }; }
        public static implicit operator Value(bool of) { return new Value { kind = 1, number = of ? 1 : 0 }; }
        public static implicit operator Value(string of) { return new Value { kind = 2, Text = new Name(of).Bytes }; }
        internal Native.Value ForLibrary(byte* text)
        {
            return new Native.Value { Kind = kind, Flag = (byte)(kind == 1 ? number : 0), Number = number, Text = text };
        }
    }

#if !UNITY_5_3_OR_NEWER
    /// As the attribute of Unity. A compiler that works ahead of time finds by it which methods C may call.
    [AttributeUsage(AttributeTargets.Method)]
    sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        internal MonoPInvokeCallbackAttribute(Type type) { }
    }
#endif

    /// An open world of the library. Each call holds it, so that nothing closes a world in use. It is no parameter of C,
    /// because a world is a number of 64 bits everywhere.
    sealed unsafe class WorldHandle : SafeHandle
    {
        internal enum From { Path, Text, Recording }

        static readonly Native.LogCall logCall = OnLog;
        static readonly IntPtr logPointer = Marshal.GetFunctionPointerForDelegate(logCall);
        readonly Action<string> log;
        ulong number;
        GCHandle user; // weak: the log may refer to its world, which would never be closed
        ExceptionDispatchInfo thrown;

        internal WorldHandle(From from, byte[] bytes, Options options) : base(IntPtr.Zero, true)
        {
            options = options ?? new Options();
            var how = new Native.Options
            {
                Size = (UIntPtr)sizeof(Native.Options), Threads = options.Threads, MostTicks = options.MostTicks,
                Seed = options.Seed ?? 0, HasSeed = Flag(options.Seed.HasValue), AllEvents = Flag(options.AllEvents),
                Records = Flag(options.Records),
            };
            log = options.Log;
            if (log != null)
            {
                user = GCHandle.Alloc(this, GCHandleType.Weak);
                how.Log = logPointer;
                how.User = GCHandle.ToIntPtr(user);
            }
            try
            {
                ulong opened = 0;
                var length = (UIntPtr)bytes.Length;
                int code = from == From.Path ? Native.tiller_open(bytes, &how, &opened)
                         : from == From.Text ? Native.tiller_open_text(bytes, length, &how, &opened)
                                             : Native.tiller_open_recording(bytes, length, &how, &opened);
                number = opened;
                Rethrow();
                Text.Check(code);
            }
            catch
            {
                Dispose();
                FreeUser();
                throw;
            }
        }
        static byte Flag(bool of) { return (byte)(of ? 1 : 0); }
        public override bool IsInvalid { get { return number == 0; } }
        protected override bool ReleaseHandle()
        {
            bool isClosed = Native.tiller_close(number) == 0;
            FreeUser();
            return isClosed;
        }
        void FreeUser()
        {
            if (user.IsAllocated)
                user.Free();
        }

        /// For a call of the library; 0 if the world is closed.
        internal ulong Take()
        {
            if (IsClosed)
                return 0;
            bool isHeld = false;
            DangerousAddRef(ref isHeld);
            return number;
        }
        internal int GiveBack(ulong taken, int code)
        {
            if (taken != 0)
                DangerousRelease();
            Rethrow();
            return code;
        }
        /// No exception may cross C: what the log throws waits until the call has returned.
        internal void Rethrow()
        {
            ExceptionDispatchInfo problem = thrown;
            thrown = null;
            if (problem != null)
                problem.Throw();
        }
        [MonoPInvokeCallback(typeof(Native.LogCall))]
        static void OnLog(IntPtr user, int severity, IntPtr text)
        {
            var of = GCHandle.FromIntPtr(user).Target as WorldHandle;
            if (of == null)
                return; // nobody has the world anymore
            try
            {
                of.log(Text.At((byte*)text));
            }
            catch (Exception problem)
            {
                of.thrown = of.thrown ?? ExceptionDispatchInfo.Capture(problem);
            }
        }
        internal static void CheckIndex(WorldHandle world, int i, int count)
        {
            if ((uint)i >= (uint)count)
                throw new IndexOutOfRangeException("The index is " + i + ", and there are " + count + " agents.");
            if (world.IsClosed)
                throw new ObjectDisposedException("World", "The world is closed, and its columns with it.");
        }
    }

    static unsafe class Text
    {
        internal static string At(byte* text)
        {
            if (text == null)
                return "";
            int length = 0;
            while (text[length] != 0)
                ++length;
            return At(text, length);
        }
        internal static string At(byte* text, int length)
        {
            return length == 0 ? "" : Encoding.UTF8.GetString(text, length);
        }
        internal static void Check(int code)
        {
            if (code != 0)
                throw new TillerException(code, At(Native.tiller_last_error()));
        }
        /// What a caller must give. what: "an array", "a text".
        internal static void Need(object given, string name, string what = "an array")
        {
            if (given == null)
                throw new ArgumentNullException(name, "The argument \"" + name + "\" is null. It must be " + what + ".");
        }
        /// A value for each agent.
        internal static void NeedEach(Vec2[] given, string name, int agents)
        {
            Need(given, name);
            if (given.Length != agents)
                throw new ArgumentException("The argument \"" + name + "\" has a length of " + given.Length + ". It must be " +
                                            agents + ", one for each agent.", name);
        }
        internal static byte[] Utf8(string text, string name)
        {
            Need(text, name, "a text");
            return Encoding.UTF8.GetBytes(text);
        }
        internal static byte[] Path(string path)
        {
            Need(path, "path", "the path of a file");
            return new Name(path).Bytes;
        }
        internal static object Value(Native.Value of)
        {
            return of.Kind == 0 ? of.Number : of.Kind == 1 ? of.Flag != 0 : (object)At(of.Text);
        }
    }
}
