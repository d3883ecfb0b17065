using System;
using System.Collections.Generic;

/// The few types of Unity that its package uses, with the same signatures, so that mono can play it. What they are given
/// is kept for the test.
namespace AOT
{
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        public MonoPInvokeCallbackAttribute(Type type) { }
    }
}
namespace UnityEngine
{
    public class Object
    {
        public string name = "";
    }
    public class TextAsset : Object
    {
        public TextAsset(string text) { this.text = text; }
        public string text { get; private set; }
    }
    public class Material : Object
    {
    }
    public class Mesh : Object
    {
        public Vector3[] vertices { get; set; }
        public int[] triangles { get; set; }
    }
    public class Transform : Object
    {
        public Vector3 position { get; set; }
    }
    public class MonoBehaviour : Object
    {
        readonly Transform its = new Transform();
        public Transform transform { get { return its; } }
        public bool enabled { get; set; }
    }
    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
        public static Vector2 operator *(Vector2 a, float by) { return new Vector2(a.x * by, a.y * by); }
        public static Vector2 Lerp(Vector2 a, Vector2 b, float t) { return new Vector2(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t); }
    }
    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    }
    public struct Vector4
    {
        public float x, y, z, w;
        public Vector4(float x, float y, float z, float w) { this.x = x; this.y = y; this.z = z; this.w = w; }
    }
    public struct Matrix4x4
    {
        Vector4 column0, column1, column3;
        public Matrix4x4(Vector4 column0, Vector4 column1, Vector4 column2, Vector4 column3)
        {
            this.column0 = column0;
            this.column1 = column1;
            this.column3 = column3;
        }
        public Vector4 GetColumn(int i) { return i == 0 ? column0 : i == 1 ? column1 : column3; }
    }
    public static class Mathf
    {
        public static float Clamp01(float value) { return Math.Max(0, Math.Min(1, value)); }
    }
    public static class Time
    {
        public static float time, fixedTime, fixedDeltaTime = 0.02f;
    }
    public static class Debug
    {
        public static readonly List<string> Said = new List<string>();
        public static void LogWarning(object message) { Said.Add("warning: " + message); }
        public static void LogError(object message, Object context) { Said.Add("error: " + message); }
    }
    public static class Graphics
    {
        public static readonly List<int> Calls = new List<int>();
        public static readonly Matrix4x4[] Drawn = new Matrix4x4[10000];
        public static int Count;
        public static void DrawMeshInstanced(Mesh mesh, int submeshIndex, Material material, Matrix4x4[] matrices, int count)
        {
            if (mesh == null || material == null || count > 1023)
                throw new ArgumentException("Unity refuses this call.");
            Array.Copy(matrices, 0, Drawn, Count, count);
            Count += count;
            Calls.Add(count);
        }
    }
}
namespace UnityEditor.AssetImporters
{
    [AttributeUsage(AttributeTargets.Class)]
    public class ScriptedImporterAttribute : Attribute
    {
        public readonly int Version;
        public readonly string Ending;
        public ScriptedImporterAttribute(int version, string ext) { Version = version; Ending = ext; }
    }
    public abstract class ScriptedImporter : UnityEngine.Object
    {
        public abstract void OnImportAsset(AssetImportContext ctx);
    }
    public class AssetImportContext
    {
        public readonly List<string> Said = new List<string>();
        public readonly Dictionary<string, UnityEngine.Object> Assets = new Dictionary<string, UnityEngine.Object>();
        public UnityEngine.Object mainObject { get; private set; }
        public string assetPath { get; private set; }
        public AssetImportContext(string path) { assetPath = path; }
        public void AddObjectToAsset(string identifier, UnityEngine.Object obj) { Assets.Add(identifier, obj); }
        public void SetMainObject(UnityEngine.Object obj) { mainObject = obj; }
        public void LogImportError(string msg, UnityEngine.Object obj = null) { Said.Add("error: " + msg); }
        public void LogImportWarning(string msg, UnityEngine.Object obj = null) { Said.Add("warning: " + msg); }
    }
}
