// Changes of a project before its start: parameters, and experiments (lines of PATH=VALUE, as `tiller run --set`).
import type { FileParameter, Item, Link, ProjectFile, Scalar } from "./project";

type Changeable = Record<string, unknown>;

/** A value as the file holds it. `like` is the value it replaces. */
export function valueOf(given: string, like: unknown): Scalar {
    if (typeof like === "string") return given;
    if (given === "true" || given === "on") return true;
    if (given === "false" || given === "off") return false;
    const number = Number(given);
    return given.trim() !== "" && Number.isFinite(number) ? number : given;
}

function itemOf(project: ProjectFile, id: string): Changeable | undefined {
    const lists: readonly (readonly (Item | Link)[] | undefined)[] = [project.nodes, project.scene, project.links];
    for (const list of lists) for (const item of list ?? []) if (item.id === id) return item as unknown as Changeable;
    const layer = project.annotations?.find((each) => each.id === id && each.type === "layer");
    if (layer) return layer as unknown as Changeable;
    return id === "world" ? (project.world as unknown as Changeable) : undefined;
}

/** The parameter that a path names or that drives it. */
export function parameterOf(project: Pick<ProjectFile, "parameters">, path: string): FileParameter | undefined {
    return project.parameters?.find((each) => each.id === path || each.drives?.includes(path));
}

/** Applies lines of PATH=VALUE; returns those that name nothing. */
export function applyChanges(project: ProjectFile, lines: string): string[] {
    const unknown: string[] = [];
    for (const line of lines
        .split("\n")
        .map((each) => each.trim())
        .filter((each) => each !== "")) {
        const at = line.indexOf("="),
            path = line.slice(0, at).trim(),
            given = line.slice(at + 1).trim();
        const parameter = parameterOf(project, path);
        if (parameter) {
            parameter.value = valueOf(given, parameter.value);
            continue;
        }
        const dot = path.lastIndexOf("."),
            item = itemOf(project, path.slice(0, dot));
        if (at < 0 || dot < 0 || !item) unknown.push(line);
        else item[path.slice(dot + 1)] = valueOf(given, item[path.slice(dot + 1)]);
    }
    return unknown;
}

/** The text of a project with an experiment, and with other values of its parameters and its cards.
    @param edits of cards, by CARD.SETTING */
export function variantOf(
    original: string,
    experiment: string,
    values: ReadonlyMap<string, Scalar>,
    edits: ReadonlyMap<string, Scalar> = new Map()
): string {
    if (experiment === "" && values.size === 0 && edits.size === 0) return original;
    const project = JSON.parse(original) as ProjectFile;
    applyChanges(project, experiment);
    for (const parameter of project.parameters ?? []) parameter.value = values.get(parameter.id) ?? parameter.value;
    for (const [path, value] of edits) {
        const dot = path.lastIndexOf("."),
            item = itemOf(project, path.slice(0, dot));
        if (item) item[path.slice(dot + 1)] = value;
    }
    return JSON.stringify(project);
}
