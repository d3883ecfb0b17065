using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Threading;
using Tiller;

/// Game.exe play EXAMPLES: uses everything of the C# files, and checks what it does.
/// Game.exe hash FILE TICKS: prints the hash, as `tiller run --hash`.
/// Game.exe live EXAMPLES: a game for live_editor.cpp.
static class Game
{
    static void Check(bool holds, string what)
    {
        if (!holds)
            throw new Exception("This does not hold: " + what);
    }
    static T Throws<T>(string words, Action act) where T : Exception
    {
        try
        {
            act();
        }
        catch (T problem)
        {
            Check(problem.Message.Contains(words), problem.Message);
            return problem;
        }
        throw new Exception("This is not refused: " + words);
    }
    static void Refuses(int code, string words, Action act)
    {
        Check(Throws<TillerException>(words, act).Code == code, "the code of: " + words);
    }
    static int Main(string[] arguments)
    {
        if (arguments[0] == "hash")
        {
            using (World world = World.Load(arguments[1]))
            {
                for (int tick = int.Parse(arguments[2]); tick > 0; --tick)
                    world.Step();
                Console.WriteLine(world.Hash);
            }
            return 0;
        }
        if (arguments[0] == "live")
        {
            Live(arguments[1] + "/hunter-and-prey.tiller");
            return 0;
        }
        Play(arguments[1] + "/hunter-and-prey.tiller");
        RefusesArguments(arguments[1] + "/hunter-and-prey.tiller");
        NothingIsThrownThroughC(arguments[1] + "/hunter-and-prey.tiller");
        ClosesAfterTheCall(arguments[1] + "/hunter-and-prey.tiller");
        ClosesByItself(arguments[1] + "/hunter-and-prey.tiller");
        CallsBackStaticMethods();
        FramesMakeNoGarbage(arguments[1] + "/hunter-and-prey.tiller");
        Console.WriteLine("played");
        return 0;
    }

    static void Play(string path)
    {
        string text = File.ReadAllText(path), said = "";
        World world = World.Read(text, new Options { Seed = 7, MostTicks = 2, Records = true, AllEvents = true, Log = line => said += line });
        uint hunter = world.Type("hunter"), prey = world.Type("Prey");
        Check(World.Version.Contains(".") && string.Join(" ", world.Types) == "hunter prey", "version and types");
        Check(world.Size.X == 800 && world.Wraps && world.AgentCount == 34, "size");

        Check(world.Advance(1.5 / world.TicksPerSecond) == 1 && Math.Abs(world.Share - 0.5) < 1e-9, "a tick and a half");
        Column x, y;
        world.SmoothPlaces(prey, out x, out y);
        Check(x.Count == 30 && !double.IsNaN(x[0] + y[29]), "smooth places");
        Check(world.Advance(60) == 2 && said.Contains("too slow"), "a game that was asleep");

        Agents all = world.Agents(prey);
        State state = world.State(all[4]);
        Check(state.Position.X == all.X[4] && state.Velocity.Y == all.Vy[4] && state.Radius == all.Radius[4], "columns");

        Agent[] born = world.Spawn(prey, new[] { new Vec2(100, 100), new Vec2(200, 100) }, new[] { new Vec2(1, 0), new Vec2(0, 1) });
        Event last = world.Events.Last();
        Check(last.Kind == EventKind.Born && last.Who.Equals(born[1]) && last.By == null && last.Node == "", "births");
        Check(world.Spawn(prey, 3).Length == 3, "births by count");
        Check(world.Place(born, new[] { new Vec2(5, 6), new Vec2(7, 8) }) == 2 && world.State(born[0]).Position.Y == 6, "placing");
        Check(world.Turn(new[] { born[0] }, new[] { new Vec2(0, -1) }) == 1 && world.State(born[0]).Heading.Y == -1, "turning");
        Agent wolf = world.Become(born[0], hunter);
        Check(wolf.Life == born[0].Life && world.Lives(wolf) && !world.Lives(born[0]), "a new type");
        Refuses(TillerException.Gone, "gone", () => world.State(born[0]));
        Check(world.Remove(born) == 1, "removing");
        world.SetGoals(wolf, new Vec2(1, 2));
        Check(world.SetEachGoal(new[] { wolf }, new[] { new Vec2(3, 4) }) == 1, "goals of several");
        Check(world.SetEachParameter("fear", new[] { wolf }, new[] { 0.5 }) == 1, "parameters of several");
        world.SetUserData(wolf, ulong.MaxValue);
        Check(world.UserData(wolf) == ulong.MaxValue, "user data");
        Refuses(TillerException.Refused, "no Own goal",
                () => world.Order(new[] { wolf }, new Vec2(3, 4), Arrangement.Line, 9, 0, new Vec2(0, 1)));
        Check(world.Order(new[] { born[0] }, new Vec2(3, 4)) == 0, "an order to nobody");
        Refuses(TillerException.NotFound, "no such mode", () => world.EnterMode(wolf, "nothing"));
        Refuses(TillerException.NotFound, "no such variable", () => world.Variable("nothing", wolf));
        Refuses(TillerException.NotFound, "no such variable", () => world.SetVariable("nothing", 1));
        Refuses(TillerException.NotFound, "no ground", () => world.GroundValue("nothing", new Vec2(1, 2)));
        Refuses(TillerException.NotFound, "no ground", () => world.AddToGround("nothing", new Vec2(1, 2), 3));
        Refuses(TillerException.NotFound, "no such ground", () => world.Ground("nothing"));
        Refuses(TillerException.NotFound, "no such number", () => world.Numbers(wolf.Type, "sped", ""));
        Check(world.Numbers(wolf.Type, "speed", "")[0] >= 0, "numbers");
        Check(world.Mode(wolf) == "", "no modes");
        world.SetExternal("player", new Vec2(1, 2), new Vec2(3, 4));
        world.ClearExternal("player");
        world.SetCursor(new Vec2(10, 10));
        world.Click(new Vec2(10, 10));
        world.SetCursor(null);

        Parameter sight = world.Parameters["sight"];
        world.SetParameter("sight", sight.Max);
        Check((double)world.Parameters["sight"].Value == sight.Max, "a knob");
        Refuses(TillerException.Refused, "it must be", () => world.SetParameter("sight", 1e9));
        Refuses(TillerException.NotFound, "", () => world.SetParameter("nothing", true));
        Refuses(TillerException.Refused, "a number", () => world.SetParameter("sight", "far"));
        OwnValues(world, sight);
        Check(world.Properties("").Count == 0 && world.Properties(wolf).Count == 0, "no properties");

        all = world.Agents(prey);
        Vec2 at = new Vec2(all.X[3], all.Y[3]);
        Check(world.Nearest(at, type: prey).Equals(all[3]) && world.Nearest(at, -1) == null && world.Pick(at) != null, "the nearest");
        var room = new Agent[world.AgentCount];
        Check(world.Within(at, 1e6, room) == room.Length, "everybody");
        Check(world.InRectangle(new Vec2(0, 0), new Vec2(800, 600), room) == room.Length, "a rectangle");
        Check(world.Handles(prey, room) == world.Agents(prey).Count && room[1].Equals(world.Agents(prey)[1]), "handles");
        Met met = world.Ray(at, new Vec2(at.X, at.Y + 1)).Value;
        Check(met.Agent.HasValue && met.Distance == 0 && met.Item == "", "a ray");
        string wall = world.AddBox(new Vec2(-50, -40), new Vec2(10, 10));
        Check(world.Ray(new Vec2(-60, -35), new Vec2(-30, -35), world.Type("hunter")).Value.Item == wall, "a wall");
        world.MoveItem(wall, new Vec2(5, 0));
        Check(world.Ray(new Vec2(-60, -35), new Vec2(-30, -35), world.Type("hunter")).Value.Distance == 15, "a wall that moved");
        world.RemoveItem(wall);
        world.RemoveItem(world.AddCircle(new Vec2(-50, -50), 3, "round"));
        world.RemoveItem(world.AddObstacle(Shape.Wall, new[] { new Vec2(-70, -90), new Vec2(-80, -90) }));
        Refuses(TillerException.NotFound, "no such scene item", () => world.RemoveItem(wall));
        Refuses(TillerException.Refused, "", () => world.AddCircle(new Vec2(0, 0), -1));
        var one = new[] { world.Agents(prey)[0] };
        Vec2 here = world.State(one[0]).Position;
        world.Decide();
        Check(world.State(one[0]).Position.X == here.X && world.Decisions(prey).SteeringX.Count == world.Agents(prey).Count, "decisions");
        Check(world.Glide(one, new[] { new Vec2(here.X + 1, here.Y) }) == 1 && world.Shift(one, new[] { new Vec2(-1, 0) }) == 1, "glide");
        Check(world.Carry(one, new[] { new Vec2(0, 5) }) == 1 && world.Carry(one, new[] { new Vec2(0, 0) }) == 1, "carry");
        Check(Math.Abs(world.State(one[0]).Position.X - here.X) < 1e-6 && world.MissedEvents < 1000000, "shift");
        Check(!world.Ray(new Vec2(1e6, 1e6), new Vec2(1e6, 1e6), prey, room[1]).HasValue, "a ray to nothing");
        Check(world.Explain(wolf).Contains("steering"), "words");
        int lines = 0;
        double radius = 0;
        world.Draw(wolf, (from, to, what) => ++lines, (center, size, what) => radius = what == Stroke.Body ? size : radius);
        Check(lines > 0 && radius == world.State(wolf).Radius, "drawing");

        byte[] saved = world.Save();
        world.Step();
        string hash = world.Hash;
        world.Restore(saved);
        world.Step();
        Check(world.Hash == hash, "the same tick again");
        Refuses(TillerException.Refused, "damaged", () => world.Restore(saved.Take(saved.Length - 1).ToArray()));
        Reload reload = world.ReloadText(text.Replace("\"scene\": []",
            "\"properties\": [{\"name\": \"level\", \"type\": \"int\", \"value\": 3}],\n  \"scene\": []"));
        Check(reload.Changed.Contains("properties") && (double)world.Properties("")["level"] == 3, "a changed file");
        Refuses(TillerException.Refused, "no/such", () => world.Reload("no/such"));
        world.Step();
        World replay = World.Replay(world.Recording());
        while (replay.IsReplaying)
            replay.Step();
        Check(replay.Hash == world.Hash, "the replay");

        Forces forces = world.Forces(prey);
        Check(forces.SteeringX.Count == world.Agents(prey).Count && !double.IsNaN(forces.DesiredY[world.Agents(prey).Rank(0)]), "forces");
        Check(world.Plots.Count == 1 && world.Plots[0].Id == "counter-catches" && world.Plots[0].Number >= 0, "plots");
        Records(path);
        Refuses(TillerException.Refused, "no/such", () => World.Load("no/such"));
        world.Dispose();
        world.Dispose();
        Refuses(TillerException.NoWorld, "no such world", () => world.Step());
    }

    static void RefusesArguments(string path)
    {
        World world = World.Load(path);
        Agent one = world.Agents(0)[0];
        var agents = new[] { one };
        var places = new Vec2[1];
        var none = new Vec2[0];
        Action<string, Action> isNull = (name, act) => Throws<ArgumentNullException>("\"" + name + "\" is null. It must be", act);
        isNull("path", () => World.Load(null));
        isNull("text", () => World.Read(null));
        isNull("recording", () => World.Replay((string)null));
        isNull("recording", () => World.Replay((byte[])null));
        isNull("positions", () => world.Spawn(0, null));
        isNull("agents", () => world.Remove(null));
        isNull("agents", () => world.Place(null, places));
        isNull("positions", () => world.Place(agents, null));
        isNull("agents", () => world.Turn(null, places));
        isNull("headings", () => world.Turn(agents, null));
        isNull("agents", () => world.Order(null, new Vec2(1, 1)));
        isNull("places", () => world.SetGoals(one, null));
        isNull("room", () => world.Within(new Vec2(1, 1), 9, null));
        isNull("line", () => world.Draw(one, null, (center, radius, what) => { }));
        isNull("circle", () => world.Draw(one, (from, to, what) => { }, null));
        isNull("saved", () => world.Restore(null));
        isNull("path", () => world.Record(null));
        isNull("path", () => world.Reload(null));
        isNull("text", () => world.ReloadText(null));
        Throws<ArgumentException>("\"velocities\" has a length of 0. It must be 1", () => world.Spawn(0, places, none));
        Throws<ArgumentException>("\"positions\" has a length of 0. It must be 1", () => world.Place(agents, none));
        Throws<ArgumentException>("\"velocities\" has a length of 0. It must be 1", () => world.Place(agents, places, none));
        Throws<ArgumentException>("\"headings\" has a length of 0. It must be 1", () => world.Turn(agents, none));
        Throws<ArgumentOutOfRangeException>("-1. It must be 0 or more", () => world.Spawn(0, -1));
        Throws<ArgumentOutOfRangeException>("70000. It must be 0 to 65535", () => world.Listen(70000));
        Throws<ArgumentException>("a zero character", () => world.Type("hunter\0s"));
        Throws<IndexOutOfRangeException>("4 agents", () => Check(world.Agents(0).X[4] < 0, "no such agent"));
        Refuses(TillerException.Refused, "at most 1000 goals", () => world.SetGoals(one, new Vec2[1000000])); // 24 MB
        Refuses(TillerException.NotFound, "no point or region", () => world.SetGoal(one, default(Name)));
        Check(world.Remove() == 0 && world.Spawn(0, none).Length == 0 && world.Within(new Vec2(1, 1), 9, new Agent[0]) == 0, "nobody");
        Check(world.Turn(new Agent[0], none) == 0 && world.Place(new Agent[0], none, none) == 0, "nobody moves");
        world.Dispose();
    }

    /// What a callback throws comes out of the call, and the world plays on.
    static void NothingIsThrownThroughC(string path)
    {
        string text = File.ReadAllText(path);
        World world = World.Read(text, new Options { MostTicks = 1, Log = line => { throw new FormatException(line); } });
        Throws<FormatException>("too slow", () => world.Advance(60));
        Check(world.Tick == 1, "the call did its work");
        Agent one = world.Agents(0)[0];
        int calls = 0;
        Throws<FormatException>("no line", () => world.Draw(one, (from, to, what) => { ++calls; throw new FormatException("no line"); }, (at, radius, what) => { }));
        Throws<FormatException>("no circle", () => world.Draw(one, (from, to, what) => { }, (at, radius, what) => { ++calls; throw new FormatException("no circle"); }));
        Check(calls == 2, "nothing is drawn after that");
        Refuses(TillerException.Busy, "Another call uses this world", () => world.Draw(one, (from, to, what) => world.Step(), (at, radius, what) => { }));
        world.Step();
        Check(world.Tick == 2, "the world plays on");
        world.Dispose();
    }

    static bool Answers(int port)
    {
        using (var client = new TcpClient())
        {
            try
            {
                client.Connect(IPAddress.Loopback, port);
                return true;
            }
            catch (SocketException)
            {
                return false;
            }
        }
    }
    static void ClosesAfterTheCall(string path)
    {
        World world = World.Load(path);
        int port = world.Listen();
        Check(Answers(port), "it listens");
        Agents all = world.Agents(0);
        world.Draw(all[0], (from, to, what) => world.Dispose(), (at, radius, what) => Check(Answers(port), "it is open while it draws"));
        Check(!Answers(port), "it is closed after it has drawn");
        Refuses(TillerException.NoWorld, "no such world", () => world.Step());
        Throws<ObjectDisposedException>("The world is closed", () => all.Rank(0));
        Throws<ObjectDisposedException>("The world is closed", () => Check(all[0].Life == 0, "its life"));
        Throws<ObjectDisposedException>("The world is closed", () => Check(all.X[0] < 0, "its place"));
    }
    /// Nobody disposes the world, and its log refers to it. Columns that are in use hold it.
    static void ClosesByItself(string path)
    {
        int port = 0;
        Column held = default(Column);
        InThread(() =>
        {
            World world = null;
            world = World.Load(path, new Options { Log = line => Console.WriteLine(world + line) });
            port = world.Listen();
            held = world.Agents(0).X;
        });
        Collect(() => false, 5);
        Check(Answers(port) && held[3] >= 0, "its columns are in use");
        InThread(() => held = default(Column));
        Collect(() => !Answers(port), 100);
        Check(!Answers(port), "the collector closes it");
    }
    static void InThread(ThreadStart act) // whose stack is gone afterwards
    {
        var thread = new Thread(act);
        thread.Start();
        thread.Join();
    }
    static void Collect(Func<bool> isDone, int most)
    {
        for (int i = 0; i < most && !isDone(); ++i)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
    }

    /// IL2CPP can call back only static methods with this attribute, and they live as long as the program.
    static void CallsBackStaticMethods()
    {
        int calls = 0;
        foreach (Type type in typeof(World).Assembly.GetTypes())
            foreach (FieldInfo field in type.GetFields(BindingFlags.Static | BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public))
            {
                if (field.Name[0] == '<' || !Attribute.IsDefined(field.FieldType, typeof(UnmanagedFunctionPointerAttribute)))
                    continue; // the compiler's own, or no method for C
                var method = ((Delegate)field.GetValue(null)).Method;
                var mark = method.GetCustomAttributesData().Single(each => each.AttributeType.Name == "MonoPInvokeCallbackAttribute");
                Check(field.IsStatic && field.IsInitOnly && method.IsStatic, "a static method: " + field);
                Check((Type)mark.ConstructorArguments[0].Value == field.FieldType, "of this type: " + field);
                ++calls;
            }
        Check(calls == 3, "log, line and circle, and no others");
    }

    /// How far an agent looks, by its circles.
    static double Sight(World world, Agent agent)
    {
        double most = 0;
        world.Draw(agent, (from, to, what) => { }, (center, size, what) => most = what == Stroke.Range ? Math.Max(most, size) : most);
        return most;
    }
    static void OwnValues(World world, Parameter sight)
    {
        uint prey = world.Type("prey");
        Agent one = world.Agents(prey)[0], other = world.Agents(prey)[1];
        Vec2 hunter = world.State(world.Agents(world.Type("hunter"))[0]).Position; // which they see
        world.Place(new[] { one, other }, new[] { new Vec2(hunter.X + 20, hunter.Y), new Vec2(hunter.X, hunter.Y + 20) });
        Func<double, double, bool> see = (first, second) => Sight(world, one) == first && Sight(world, other) == second;
        Check(see(sight.Max, sight.Max), "the value of the world");
        world.SetTypeParameter("sight", prey, 200);
        Check(see(200, 200), "a value of a type");
        world.SetAgentParameter("sight", one, 100);
        Check(see(100, 200), "a value of an agent");
        world.SetTypeParameter("sight", prey, null);
        Check(see(100, sight.Max), "the value of the world again");
        world.SetAgentParameter("sight", one, null);
        Check(see(sight.Max, sight.Max), "no values of their own");
        Refuses(TillerException.Refused, "it must be", () => world.SetAgentParameter("sight", one, 1e9));
        Refuses(TillerException.NotFound, "no such parameter", () => world.SetTypeParameter("nothing", prey, true));
    }

    static void Records(string path)
    {
        string file = Path.GetTempFileName();
        World world = World.Load(path);
        world.Record(file);
        for (int tick = 0; tick < 70; ++tick)
        {
            world.SetExternal("player", new Vec2(tick, 300));
            world.Step();
        }
        world.StopRecording();
        Refuses(TillerException.Refused, "before", () => world.Record(file));
        World replay = World.Replay(File.ReadAllBytes(file));
        while (replay.IsReplaying)
            replay.Step();
        Check(replay.Tick == 70 && replay.Hash == world.Hash, "a recording in a file");
        File.Delete(file);
    }

    /// Listens, plays until an editor has set "fear" to 1.5 and a second more, and prints its tick and its hash.
    static void Live(string path)
    {
        World world = World.Load(path, new Options { Seed = 5 });
        Check(world.Listen() > 0, "a port");
        uint prey = world.Type("prey");
        DateTime begin = DateTime.UtcNow;
        for (int left = -1; left != 0;)
        {
            world.SetExternal("player", new Vec2(world.Tick % 800, 200), new Vec2(60, 0));
            if (world.Tick % 100 == 50)
                world.Spawn(prey, new[] { new Vec2(30, 40) });
            world.Step();
            if (left > 0)
                --left;
            else if ((double)world.Parameters["fear"].Value == 1.5)
                left = 60;
            Thread.Sleep(1); // a frame
            Check(DateTime.UtcNow - begin < TimeSpan.FromSeconds(60), "an editor came");
        }
        world.StopListening();
        Console.WriteLine(world.Tick + " " + world.Hash);
    }

    static void FramesMakeNoGarbage(string path)
    {
        World world = World.Load(path, new Options { Threads = 1 });
        uint prey = world.Type("prey");
        Name player = "player";
        double sum = 0;
        Action frame = () =>
        {
            world.SetExternal(player, new Vec2(sum % 800, 300));
            world.Advance(1.0 / 60);
            Column x, y;
            world.SmoothPlaces(prey, out x, out y);
            Agents all = world.Agents(prey);
            for (int i = 0; i < all.Count; ++i)
                sum += Math.Abs(x[i] + y[i] + all.HeadingX[i] + all.Radius[i]);
            Agent? near = world.Nearest(new Vec2(400, 300));
            if (near.HasValue)
                sum += world.State(near.Value).Radius;
        };
        for (int i = 0; i < 10; ++i)
            frame();
        // Of .NET and mono, but not of the framework whose names the compiler knows.
        var allocated = (Func<long>)Delegate.CreateDelegate(typeof(Func<long>), typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread"));
        long before = allocated();
        for (int i = 0; i < 1000; ++i)
            frame();
        Check(allocated() == before, allocated() - before + " bytes of garbage");
    }
}
