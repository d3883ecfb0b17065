using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;
using Tiller;
using UnityEditor.AssetImporters;
using UnityEngine;

/// UnityGame.exe play PACKAGE: imports the project of the package for Unity, plays its sample, and checks its files.
/// UnityGame.exe library NAME: checks that all functions of C are in this library.
/// UnityGame.exe alone FILE: imports a file where there is no library.
static class UnityGame
{
    static void Check(bool holds, string what)
    {
        if (!holds)
            throw new Exception("This does not hold: " + what);
    }
    static int Main(string[] arguments)
    {
        string of = arguments[1];
        if (arguments[0] == "library")
            UsesLibrary(of);
        else if (arguments[0] == "alone")
            Check(Import(of).Said.Single() == "warning: " + of + " is not checked: the package has no library for this computer.", "no library");
        else
        {
            string text = Imports(of + "/Samples~/Hunt/hunter-and-prey.tiller");
            DrawsBetweenTicks(text);
            DrawsManyWithoutGarbage(text);
            ReportsProblems();
            HasFilesOfUnity(of);
        }
        Console.WriteLine("played");
        return 0;
    }
    static void Send(object to, string message)
    {
        to.GetType().GetMethod(message, BindingFlags.Instance | BindingFlags.NonPublic).Invoke(to, null);
    }

    static AssetImportContext Import(string path)
    {
        var context = new AssetImportContext(path);
        new TillerImporter().OnImportAsset(context);
        Check(context.mainObject == context.Assets["project"], "an asset");
        return context;
    }
    static string Imports(string path)
    {
        var mark = (ScriptedImporterAttribute)Attribute.GetCustomAttribute(typeof(TillerImporter), typeof(ScriptedImporterAttribute));
        Check(mark.Ending == "tiller", "the ending");
        AssetImportContext context = Import(path);
        string text = ((TextAsset)context.mainObject).text, broken = Path.GetTempFileName();
        Check(context.Said.Count == 0 && text == File.ReadAllText(path), "the text");
        File.WriteAllText(broken, text.Replace("\"pursue\"", "\"pursua\""));
        string said = Import(broken).Said.Single();
        Check(said.StartsWith("error: " + broken + ": ") && said.Contains("\"pursua\""), said);
        File.Delete(broken);
        return text;
    }

    static Hunt Start(string text)
    {
        var hunt = new Hunt { project = new TextAsset(text) { name = "hunt" }, material = new Material(), scale = 0.5f, enabled = true };
        hunt.transform.position = new Vector3(1, 2, 3);
        Send(hunt, "OnEnable");
        return hunt;
    }
    /// The places that it draws after so much of the way to the next FixedUpdate.
    static List<Vector4> Draw(Hunt hunt, float part)
    {
        Time.time = Time.fixedTime + part * Time.fixedDeltaTime;
        Graphics.Count = 0;
        Graphics.Calls.Clear();
        Send(hunt, "Update");
        return Graphics.Drawn.Take(Graphics.Count).Select(each => each.GetColumn(3)).ToList();
    }
    static void Fixed(Hunt hunt)
    {
        Time.fixedTime += Time.fixedDeltaTime;
        Send(hunt, "FixedUpdate");
    }
    static float Apart(float a, float b, float size)
    {
        float apart = Math.Abs(a - b) % size;
        return Math.Min(apart, size - apart);
    }

    static void DrawsBetweenTicks(string text)
    {
        Hunt hunt = Start(text);
        World same = World.Read(text);
        float width = (float)same.Size.X / 2, height = (float)same.Size.Y / 2;
        int seams = 0;
        List<Vector4> start = Draw(hunt, 1);
        for (int step = 0; step < 500; ++step)
        {
            same.Advance(Time.fixedDeltaTime);
            Fixed(hunt);
            List<Vector4> begin = Draw(hunt, 0), middle = Draw(hunt, 0.5f), end = Draw(hunt, 1);
            Check(end.Count == same.AgentCount && hunt.World.Hash == same.Hash, "all agents");
            for (int type = 0, n = 0; type < 2; ++type)
            {
                Column x, y;
                same.SmoothPlaces((uint)type, out x, out y);
                Agents all = same.Agents((uint)type);
                for (int i = 0; i < all.Count; ++i, ++n)
                {
                    Check(Math.Abs(end[n].x - 1 - x[i] / 2) < 1e-3 && Math.Abs(end[n].y - 2 + y[i] / 2) < 1e-3 && end[n].z == 3, "a place");
                    Vector4 nose = Graphics.Drawn[n].GetColumn(0), side = Graphics.Drawn[n].GetColumn(1);
                    float radius = (float)all.Radius[i] * 0.5f;
                    Check(Math.Abs(nose.x - all.HeadingX[i] * radius) < 1e-4 && Math.Abs(nose.y + all.HeadingY[i] * radius) < 1e-4, "a heading");
                    Check(side.x == -nose.y && side.y == nose.x, "no mirror");
                    Check(Math.Abs(end[n].x - begin[n].x) < 9 && Math.Abs(end[n].y - begin[n].y) < 9, "nobody crosses the screen");
                    Check(Math.Abs((begin[n].x + end[n].x) / 2 - middle[n].x) < 1e-3, "the middle of the way");
                    seams += begin[n].x < 1 || begin[n].x > 1 + width || begin[n].y > 2 || begin[n].y < 2 - height ? 1 : 0;
                }
            }
            if (end.Count == start.Count) // nobody was born or died, so the order is the same or the places are
                Check(begin.All(each => start.Any(other => Apart(each.x, other.x, width) < 1e-2 && Apart(each.y, other.y, height) < 1e-2)), "goes on where it was");
            start = end;
        }
        Check(seams > 0, "some leave at one side and enter at the other");
        Send(hunt, "OnDisable");
        Check(hunt.World == null, "closed");
    }

    static void DrawsManyWithoutGarbage(string text)
    {
        Hunt hunt = Start(text);
        hunt.World.Spawn(hunt.World.Type("prey"), 2500);
        Fixed(hunt);
        Check(Draw(hunt, 0.5f).Count == hunt.World.AgentCount, "many");
        Check(Graphics.Calls.SequenceEqual(new[] { 1023, 1023, hunt.World.AgentCount - 2046 }), "calls");
        hunt.World.Remove(Enumerable.Range(0, 2500).Select(i => hunt.World.Agents(1)[i]).ToArray());
        Fixed(hunt);
        Check(Draw(hunt, 0.5f).Count == hunt.World.AgentCount, "few");
        Send(hunt, "OnDisable");
        Send(hunt, "OnEnable");
        Check(hunt.World.Tick == 0 && Draw(hunt, 0).Count == 34, "on again");

        var update = (Action)Delegate.CreateDelegate(typeof(Action), hunt, "Update");
        var fixedUpdate = (Action)Delegate.CreateDelegate(typeof(Action), hunt, "FixedUpdate");
        for (int i = 0; i < 50; ++i)
            fixedUpdate();
        var allocated = (Func<long>)Delegate.CreateDelegate(typeof(Func<long>), typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread"));
        long before = allocated();
        for (int i = 0; i < 300; ++i)
        {
            Graphics.Count = 0;
            Graphics.Calls.Clear();
            fixedUpdate();
            update();
        }
        Check(allocated() == before, allocated() - before + " bytes of garbage");
        Send(hunt, "OnDisable");
    }

    static void ReportsProblems()
    {
        UnityEngine.Debug.Said.Clear();
        Hunt hunt = Start("{ no project");
        Check(!hunt.enabled && hunt.World == null && UnityEngine.Debug.Said.Single().StartsWith("error: hunt: "), "a broken project");
        Send(hunt, "OnDisable");
    }

    /// Every asset has import settings with a GUID of its own, and nothing else has.
    static void HasFilesOfUnity(string package)
    {
        var guids = new Dictionary<string, string>();
        foreach (string path in Directory.GetFileSystemEntries(package, "*", SearchOption.AllDirectories))
        {
            string at = path.Substring(package.Length + 1);
            if (at.EndsWith(".meta"))
                Check(File.Exists(path.Replace(".meta", "")) || Directory.Exists(path.Replace(".meta", "")), "a file of " + at);
            else if (!at.EndsWith("~") && !at.StartsWith("Documentation~"))
            {
                string settings = File.ReadAllText(path + ".meta");
                guids.Add(Regex.Match(settings, "^fileFormatVersion: 2\nguid: ([0-9a-f]{32})\n").Groups[1].Value, at);
                Check(settings.Contains("folderAsset: yes") == Directory.Exists(path), "a folder: " + at);
            }
        }
        // Scenes and scripts of games refer to these: a new release has the same.
        Check(guids["59e902d3efba9e7ce5a8beb99a547a69"] == "Runtime/Tiller.Runtime.asmdef", "the GUID of the runtime");
        Match script = Regex.Match(File.ReadAllText(package + "/Samples~/Hunt/hunter-and-prey.tiller.meta"), "script: {fileID: 11500000, guid: (\\w+), type: 3}");
        Check(guids[script.Groups[1].Value] == "Editor/TillerImporter.cs", "the importer");
        string plugin = File.ReadAllText(package + "/Plugins/Linux/x86_64/libtiller.so.meta");
        Check(plugin.Contains("      Standalone: Linux64\n    second:\n      enabled: 1\n") && plugin.Contains("Exclude Win64: 1") &&
              plugin.Contains("Exclude Linux64: 0") && plugin.Contains("        OS: Linux\n"), "the library's settings");
        string page = File.ReadAllText(package + "/Plugins/README.md");
        foreach (Match row in Regex.Matches(page, @"\| (\w+) \| `(.*?)` \| (yes|no)"))
            Check(File.Exists(package + "/" + row.Groups[2].Value) == (row.Groups[3].Value == "yes"), "a library: " + row.Value);
        foreach (string each in new[] { "package.json", "LICENSE.md", "CHANGELOG.md", "Documentation~/index.md", "Documentation~/csharp.md", "Editor/Tiller.Editor.asmdef" })
            Check(new FileInfo(package + "/" + each).Length > 0, each);
    }

    static void UsesLibrary(string name)
    {
        int functions = 0;
        foreach (MethodInfo method in typeof(World).Assembly.GetType("Tiller.Native").GetMethods(BindingFlags.Static | BindingFlags.NonPublic))
        {
            var import = (DllImportAttribute)Attribute.GetCustomAttribute(method, typeof(DllImportAttribute));
            Check(import == null || import.Value == name, method + " is in " + (import == null ? "" : import.Value));
            functions += import == null ? 0 : 1;
        }
        Check(functions > 50, "functions");
    }
}
