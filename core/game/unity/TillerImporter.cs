using System;
using System.IO;
using UnityEditor.AssetImporters;
using UnityEngine;

namespace Tiller
{
    /// Makes a TextAsset of a project, as Unity itself does of an export (*.json), and reports what is wrong with it.
    [ScriptedImporter(1, "tiller")]
    public sealed class TillerImporter : ScriptedImporter
    {
        public override void OnImportAsset(AssetImportContext context)
        {
            string text = File.ReadAllText(context.assetPath);
            var asset = new TextAsset(text);
            context.AddObjectToAsset("project", asset);
            context.SetMainObject(asset);
            try
            {
                World.Read(text, new Options { Threads = 1 }).Dispose();
            }
            catch (TillerException problem)
            {
                context.LogImportError(context.assetPath + ": " + problem.Message);
            }
            catch (DllNotFoundException)
            {
                context.LogImportWarning(context.assetPath + " is not checked: the package has no library for this computer.");
            }
        }
    }
}
