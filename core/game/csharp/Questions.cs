using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
#if UNITY_5_3_OR_NEWER
using AOT;
#endif

namespace Tiller
{
    /// What a game asks a World, and what it saves.
    public sealed unsafe partial class World
    {
        // ---- what happened, and questions ----

        /// What happened in the last Step or Advance, and by calls since then.
        public List<Event> Events
        {
            get
            {
                Native.Event* first = null;
                UIntPtr count;
                Text.Check(Native.tiller_get_events(world, &first, &count));
                var all = new List<Event>((int)count);
                for (int i = 0; i < (int)count; ++i)
                    all.Add(new Event
                    {
                        Kind = (EventKind)first[i].Kind, Who = first[i].Who,
                        By = first[i].By.Type == AnyType ? (Agent?)null : first[i].By, Node = Text.At(first[i].Node),
                        Number = first[i].Number,
                    });
                return all;
            }
        }
        public Agent? Nearest(Vec2 place, double within = double.PositiveInfinity, uint type = AnyType)
        {
            Agent agent;
            return Found(Native.tiller_nearest(world, place, within, type, &agent), &agent);
        }
        /// The agent whose body is there. reach: added to each radius.
        public Agent? Pick(Vec2 place, double reach = 0)
        {
            Agent agent;
            return Found(Native.tiller_pick(world, place, reach, &agent), &agent);
        }
        static Agent? Found(int code, Agent* agent)
        {
            if (code == TillerException.NotFound)
                return null;
            Text.Check(code);
            return *agent;
        }
        /// The agents at most so far away, the nearest first: at most as many as there is room. Returns how many.
        public int Within(Vec2 place, double distance, Agent[] room, uint type = AnyType)
        {
            Text.Need(room, "room");
            UIntPtr count;
            fixed (Agent* first = room)
                Text.Check(Native.tiller_within(world, place, distance, type, (UIntPtr)room.Length, first, &count));
            return Math.Min((int)count, room.Length);
        }
        /// The agents whose center is in a rectangle, by type and number: as Within.
        public int InRectangle(Vec2 low, Vec2 high, Agent[] room, uint type = AnyType)
        {
            Text.Need(room, "room");
            UIntPtr count;
            fixed (Agent* first = room)
                Text.Check(Native.tiller_in_rectangle(world, low, high, type, (UIntPtr)room.Length, first, &count));
            return Math.Min((int)count, room.Length);
        }
        /// What a line meets first: a body, or the outline of an obstacle; null if there is nothing. The body of `apart`
        /// does not count.
        public Met? Ray(Vec2 from, Vec2 to, uint type = AnyType, Agent? apart = null)
        {
            Agent not = apart.GetValueOrDefault();
            var of = new Native.Met { Size = (UIntPtr)sizeof(Native.Met) };
            int code = Native.tiller_ray(world, from, to, type, apart.HasValue ? &not : null, &of);
            if (code == TillerException.NotFound)
                return null;
            Text.Check(code);
            return new Met
            {
                Agent = of.Agent.Type == AnyType ? (Agent?)null : of.Agent, Item = Text.At(of.Item), Place = of.Place,
                Distance = of.Distance,
            };
        }
        /// Why an agent is about to move as it does.
        public string Explain(Agent agent)
        {
            byte* words = null;
            Text.Check(Native.tiller_explain(world, agent, &words));
            return Text.At(words);
        }
        /// What moves the agents of a type: agent i has the values at Rank(i). Valid until the world changes or the next
        /// such call. Costs a tick of these agents.
        public Forces Forces(uint type)
        {
            var of = new Native.Forces { Size = (UIntPtr)sizeof(Native.Forces) };
            Text.Check(Native.tiller_get_forces(world, type, &of));
            return FromNative(of);
        }
        /// What the agents of a type wanted in the last Decide: agent i has the values at i.
        public Forces Decisions(uint type)
        {
            var of = new Native.Forces { Size = (UIntPtr)sizeof(Native.Forces) };
            Text.Check(Native.tiller_get_decisions(world, type, &of));
            return FromNative(of);
        }
        Forces FromNative(Native.Forces of)
        {
            int count = (int)of.Count;
            return new Forces
            {
                SteeringX = new Column(world, of.SteeringX, count), SteeringY = new Column(world, of.SteeringY, count),
                DesiredX = new Column(world, of.DesiredX, count), DesiredY = new Column(world, of.DesiredY, count),
            };
        }
        /// A number of each agent of a type: agent i has it at Rank(i), and it is NaN where it has none. quantity: of a plot,
        /// as in files. node: what it is about. Valid until the world changes or the next such call.
        public Column Numbers(uint type, Name quantity, Name node)
        {
            double* numbers;
            UIntPtr count;
            Text.Check(Native.tiller_get_numbers(world, type, quantity.Bytes, node.Bytes, &numbers, &count));
            return new Column(world, numbers, (int)count);
        }
        /// The plots and counters of the project, with their numbers now. An export has none.
        public List<Plot> Plots
        {
            get
            {
                var all = new List<Plot>();
                for (;;)
                {
                    var of = new Native.Plot { Size = (UIntPtr)sizeof(Native.Plot) };
                    int code = Native.tiller_get_plot(world, (uint)all.Count, &of);
                    if (code == TillerException.NotFound)
                        return all;
                    Text.Check(code);
                    all.Add(new Plot
                    {
                        Id = Text.At(of.Id), Name = Text.At(of.Name), Quantity = Text.At(of.Quantity), Whose = Text.At(of.Whose),
                        Number = of.HasNumber != 0 ? of.Number : (double?)null,
                    });
                }
            }
        }
        /// Draws what moves an agent, by calling these two; they may not call the world. What they throw is thrown here.
        public void Draw(Agent agent, Action<Vec2, Vec2, Stroke> line, Action<Vec2, double, Stroke> circle)
        {
            Text.Need(line, "line", "a method");
            Text.Need(circle, "circle", "a method");
            var drawing = new Drawing { Line = line, Circle = circle };
            GCHandle user = GCHandle.Alloc(drawing);
            try
            {
                var draw = new Native.Draw
                {
                    Size = (UIntPtr)sizeof(Native.Draw), Line = Drawing.LinePointer, Circle = Drawing.CirclePointer,
                    User = GCHandle.ToIntPtr(user),
                };
                int code = Native.tiller_draw_agent(world, agent, &draw);
                if (drawing.Thrown != null)
                    drawing.Thrown.Throw();
                Text.Check(code);
            }
            finally
            {
                user.Free();
            }
        }
        sealed class Drawing
        {
            static readonly Native.LineCall lineCall = OnLine;
            static readonly Native.CircleCall circleCall = OnCircle;
            internal static readonly IntPtr LinePointer = Marshal.GetFunctionPointerForDelegate(lineCall);
            internal static readonly IntPtr CirclePointer = Marshal.GetFunctionPointerForDelegate(circleCall);
            internal Action<Vec2, Vec2, Stroke> Line;
            internal Action<Vec2, double, Stroke> Circle;
            internal ExceptionDispatchInfo Thrown;

            [MonoPInvokeCallback(typeof(Native.LineCall))]
            static void OnLine(IntPtr user, Vec2 from, Vec2 to, int what)
            {
                var of = (Drawing)GCHandle.FromIntPtr(user).Target;
                try
                {
                    if (of.Thrown == null)
                        of.Line(from, to, (Stroke)what);
                }
                catch (Exception problem)
                {
                    of.Thrown = ExceptionDispatchInfo.Capture(problem);
                }
            }
            [MonoPInvokeCallback(typeof(Native.CircleCall))]
            static void OnCircle(IntPtr user, Vec2 center, double radius, int what)
            {
                var of = (Drawing)GCHandle.FromIntPtr(user).Target;
                try
                {
                    if (of.Thrown == null)
                        of.Circle(center, radius, (Stroke)what);
                }
                catch (Exception problem)
                {
                    of.Thrown = ExceptionDispatchInfo.Capture(problem);
                }
            }
        }

        // ---- saving ----

        /// The whole state, the same bytes on every machine.
        public byte[] Save()
        {
            byte* bytes = null;
            UIntPtr length;
            Text.Check(Native.tiller_save(world, &bytes, &length));
            var saved = new byte[(int)length];
            Marshal.Copy((IntPtr)bytes, saved, 0, saved.Length);
            return saved;
        }
        public void Restore(byte[] saved)
        {
            Text.Need(saved, "saved");
            fixed (byte* bytes = saved)
                Text.Check(Native.tiller_restore(world, bytes, (UIntPtr)saved.Length));
        }
        /// The project and every input since the start, of a world with Records.
        public string Recording()
        {
            byte* text = null;
            UIntPtr length;
            Text.Check(Native.tiller_get_recording(world, &text, &length));
            return Text.At(text, (int)length);
        }
        /// Writes the run to a file while the game plays, until StopRecording or Dispose. What it wrote survives a crash,
        /// and the editor opens it. Call it before the first tick.
        public void Record(string path) { Text.Check(Native.tiller_record(world, Text.Path(path))); }
        public void StopRecording() { Text.Check(Native.tiller_stop_recording(world)); }
        /// Lets an editor on this computer attach, follow each step and edit the project. Returns the port; 0 takes a
        /// free one.
        public int Listen(int port = 0)
        {
            if (port < 0 || port > ushort.MaxValue)
                throw new ArgumentOutOfRangeException("port", "The port is " + port + ". It must be 0 to 65535.");
            ushort taken;
            Text.Check(Native.tiller_listen(world, (ushort)port, &taken));
            return taken;
        }
        public void StopListening() { Text.Check(Native.tiller_stop_listening(world)); }
        /// Takes a changed file: agents stay.
        public Reload Reload(string path)
        {
            byte* report = null;
            Text.Check(Native.tiller_reload(world, Text.Path(path), &report));
            return Reloaded(report);
        }
        public Reload ReloadText(string text)
        {
            byte[] bytes = Text.Utf8(text, "text");
            byte* report = null;
            Text.Check(Native.tiller_reload_text(world, bytes, (UIntPtr)bytes.Length, &report));
            return Reloaded(report);
        }
        static Reload Reloaded(byte* report)
        {
            var all = new Reload { Added = new List<string>(), Removed = new List<string>(), Changed = new List<string>() };
            foreach (string line in Text.At(report).Split('\n'))
                if (line.Length > 2)
                    (line[0] == '+' ? all.Added : line[0] == '-' ? all.Removed : all.Changed).Add(line.Substring(2));
            return all;
        }
    }
}
