// Layers of the scene: which items are not drawn.
import { text, type Item, type ProjectFile } from "./project";

/** The ids of items in hidden layers. What no layer names is in the default one. */
export function hiddenItems(project: ProjectFile): ReadonlySet<string> {
    const layers = (project.annotations ?? []).filter((each) => each.type === "layer"),
        layerOf = new Map<string, Item>();
    for (const layer of layers)
        for (const id of text(layer.items)
            .split("\n")
            .map((line) => line.trim()))
            if (!layerOf.has(id)) layerOf.set(id, layer);
    const rest = layers.find((each) => each.rest === true);
    const isHidden = ({ id }: Item) => (layerOf.get(id) ?? rest)?.hidden === true;
    return new Set((project.scene ?? []).filter(isHidden).map(({ id }) => id));
}
