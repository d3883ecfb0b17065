using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;

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
        public bool Equals(Agent other) { return Type == other.Type && Ordinal == other.Ordinal && Life == other.Life; }
        public override bool Equals(object other) { return other is Agent && Equals((Agent)other); }
        public override int GetHashCode() { return (int)(Life * 31 + Type); }
    }

    /// Numbers of the library's memory, valid until the world changes.
    public unsafe struct Column
    {
        readonly double* first;
        readonly int step;
        public readonly int Count;
        internal Column(double* at, int count, int stepOf = 1) { first = at; Count = count; step = stepOf; }
        public double this[int i]
        {
            get
            {
                if ((uint)i >= (uint)Count)
                    throw new IndexOutOfRangeException();
                return first[i * step];
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
        /// The place of agent i among all, by their numbers.
        public int Rank(int i)
        {
            if ((uint)i >= (uint)Count)
                throw new IndexOutOfRangeException();
            return (int)rank[i];
        }
        public Agent this[int i]
        {
            get
            {
                if ((uint)i >= (uint)Count)
                    throw new IndexOutOfRangeException();
                return new Agent { Type = Type, Ordinal = ordinal[i], Life = lifeByRank[rank[i]] };
            }
        }
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
    public struct State
    {
        public Vec2 Position, Velocity, Heading;
        public double Radius;
    }
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
        internal readonly byte[] Bytes;
        public Name(string text) { Bytes = Encoding.UTF8.GetBytes((text ?? "") + "\0"); }
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
        internal static object Value(Native.Value of)
        {
            return of.Kind == 0 ? of.Number : of.Kind == 1 ? of.Flag != 0 : (object)At(of.Text);
        }
    }
}
