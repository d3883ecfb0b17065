using System;
using System.Collections.Generic;
using Tiller;
using UnityEngine;

/// Plays a project and draws its agents as arrows. The top left corner of the world is where this object is.
public sealed class Hunt : MonoBehaviour
{
    const int Most = 1023; // that Unity draws with one call

    /// A *.tiller file, or an export of one.
    public TextAsset project;
    /// With "Enable GPU Instancing".
    public Material material;
    /// Of Unity's units for one of the world's.
    public float scale = 0.02f;
    /// What the game asks and commands; null while this is off.
    public World World { get; private set; }

    struct Arrow
    {
        public Vector2 From, To, Heading; // in Unity's units, y up
        public float Radius;
    }
    readonly Matrix4x4[] matrices = new Matrix4x4[Most];
    Dictionary<uint, Vector2> places = new Dictionary<uint, Vector2>(), earlier = new Dictionary<uint, Vector2>(); // by life
    Arrow[] arrows = new Arrow[0];
    int count;
    uint types;
    Mesh mesh;

    void OnEnable()
    {
        try
        {
            World = World.Read(project.text, new Options { Log = Debug.LogWarning });
        }
        catch (TillerException problem)
        {
            Debug.LogError(project.name + ": " + problem.Message, this);
            enabled = false;
            return;
        }
        types = (uint)World.Types.Count;
        if (mesh == null)
            mesh = new Mesh
            {
                vertices = new[] { new Vector3(1, 0, 0), new Vector3(-0.7f, -0.7f, 0), new Vector3(-0.7f, 0.7f, 0) },
                triangles = new[] { 0, 1, 2 },
            };
        ReadPlaces();
    }
    void OnDisable()
    {
        if (World != null)
            World.Dispose();
        World = null;
        places.Clear();
    }

    void FixedUpdate()
    {
        // Here the game reads World.Events, and says where its player is.
        World.Advance(Time.fixedDeltaTime);
        ReadPlaces();
    }
    /// Each agent is drawn on its way from where it was one FixedUpdate ago.
    void ReadPlaces()
    {
        Dictionary<uint, Vector2> previous = places;
        places = earlier;
        earlier = previous;
        places.Clear();
        count = 0;
        var size = new Vector2((float)World.Size.X * scale, (float)World.Size.Y * scale);
        bool wraps = World.Wraps;
        for (uint type = 0; type < types; ++type)
        {
            Column x, y;
            World.SmoothPlaces(type, out x, out y);
            Agents all = World.Agents(type);
            if (arrows.Length < count + all.Count)
                Array.Resize(ref arrows, 2 * (count + all.Count));
            for (int i = 0; i < all.Count; ++i)
            {
                uint life = all[i].Life;
                var to = new Vector2((float)x[i] * scale, -(float)y[i] * scale);
                Vector2 from;
                if (!previous.TryGetValue(life, out from))
                    from = to;
                if (wraps)
                    from = new Vector2(Near(from.x, to.x, size.x), Near(from.y, to.y, size.y));
                places[life] = to;
                arrows[count++] = new Arrow
                {
                    From = from, To = to, Heading = new Vector2((float)all.HeadingX[i], -(float)all.HeadingY[i]),
                    Radius = (float)all.Radius[i] * scale,
                };
            }
        }
    }
    /// The copy of `from` that lies nearest to `to`, in a world that wraps.
    static float Near(float from, float to, float size)
    {
        return from - to > size / 2 ? from - size : to - from > size / 2 ? from + size : from;
    }

    void Update()
    {
        float part = Mathf.Clamp01((Time.time - Time.fixedTime) / Time.fixedDeltaTime);
        Vector3 corner = transform.position;
        int n = 0;
        for (int i = 0; i < count; ++i)
        {
            Arrow arrow = arrows[i];
            Vector2 at = Vector2.Lerp(arrow.From, arrow.To, part), heading = arrow.Heading * arrow.Radius;
            matrices[n++] = new Matrix4x4(new Vector4(heading.x, heading.y, 0, 0), new Vector4(-heading.y, heading.x, 0, 0),
                                          new Vector4(0, 0, 1, 0), new Vector4(corner.x + at.x, corner.y + at.y, corner.z, 1));
            if (n == Most || i + 1 == count)
            {
                Graphics.DrawMeshInstanced(mesh, 0, material, matrices, n);
                n = 0;
            }
        }
    }
}
