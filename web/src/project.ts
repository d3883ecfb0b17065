// What the page knows of a project: its file, and what the exporter says about node types.
import type { Secret } from "./step";
import { t } from "./words";

export type Scalar = number | boolean | string;

/** A node, scene item or annotation of the file, with its settings as fields. */
export interface Item {
    readonly id: string;
    readonly type: string;
    readonly name?: string;
    readonly [setting: string]: unknown;
}

export interface Link {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly weight?: number;
}

export interface FileParameter {
    readonly id: string;
    readonly name?: string;
    value: Scalar;
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
    readonly drives?: readonly string[];
}

export interface ProjectFile {
    readonly world: { width: number; height: number; edges: string; seed: number; ticksPerSecond: number };
    readonly scene?: readonly Item[];
    readonly nodes: readonly Item[];
    readonly links?: readonly Link[];
    readonly parameters?: readonly FileParameter[];
    readonly layout?: readonly { id: string; x: number; y: number }[];
    readonly annotations?: readonly Item[];
    readonly notes?: Readonly<Record<string, string>>;
}

export interface PortInfo {
    readonly id: string;
    readonly title: string;
    readonly type: string;
    readonly isInput: boolean;
}

export interface TypeInfo {
    readonly id: string;
    readonly title: string;
    readonly kind: string;
    readonly help: string;
    readonly dark: string;
    readonly light: string;
    readonly ports: readonly PortInfo[];
}

export interface SettingInfo {
    readonly id: string;
    readonly title: string;
    readonly value: string | number;
    readonly flag?: boolean; ///< of a switch
    readonly choices?: readonly { readonly id: string; readonly title: string }[]; ///< of those that one chooses from
}

export interface CardInfo {
    readonly id: string;
    readonly title: string;
    readonly formula: string; ///< the lines that apply to its settings
    readonly settings: readonly SettingInfo[];
    readonly weights: readonly { readonly link: string; readonly title: string }[]; ///< of its force
}

export interface ChoiceInfo {
    readonly parameter: string;
    readonly choices: readonly { readonly id: string; readonly title: string }[];
}

/** The folder of lessons that the page belongs to. */
export interface SiteInfo {
    readonly title: string;
    readonly index: string; ///< the page with all lessons
    readonly key: string; ///< of what the browser remembers of this lesson
    readonly number: number; ///< of this lesson, from 1
    readonly count: number;
    readonly next?: { readonly file: string };
}

/** A number that gives the agents of a type their colors. from and to both 0: the least and the largest of the run. */
export interface ColoringInfo {
    readonly type: string;
    readonly quantity: string;
    readonly node: string;
    readonly title: string;
    readonly from: number;
    readonly to: number;
}

/** What the exporter says in one language. */
interface PageWords {
    readonly title: string;
    readonly nextTitle?: string; ///< of the next lesson of the folder
    readonly project?: string; ///< of an example
    readonly types: readonly TypeInfo[];
    readonly cards: readonly CardInfo[];
    readonly choices: readonly ChoiceInfo[];
    readonly colorings: readonly ColoringInfo[];
    readonly darkScale: readonly string[]; ///< from the least to the largest, and then for those without a number
    readonly lightScale: readonly string[];
    readonly plots: readonly { readonly id: string; readonly quantity: string; readonly whose: string }[]; ///< in words
    readonly secrets: Readonly<Record<string, Secret>>; ///< the right answers of the steps, by their ids
}

interface PageBase {
    readonly format: string;
    readonly version: number;
    readonly language: string; ///< at first; "": that of the browser
    readonly pictures: Readonly<Record<string, string>>; ///< data URLs by the names of files
    readonly salt: string;
    readonly project: string;
    readonly site?: SiteInfo;
}

export interface PageFile extends PageBase {
    readonly languages: Readonly<Record<string, PageWords>>; ///< English, and what is translated
}

export type PageData = PageBase & Omit<PageWords, "project">;

/** The page in one language. */
export function inLanguage(file: PageFile, language: string): PageData {
    const words = file.languages[language] ?? file.languages.en!;
    return { ...file, ...words, project: words.project ?? file.project };
}

export const dataVersion = 3; // as app/page/page.cpp writes it

export function readData(text: string): PageFile {
    const data = JSON.parse(text) as PageFile;
    if (data.format !== "tiller-page") throw new Error(t("This page was put together from parts that do not fit. Export it again."));
    if (data.version !== dataVersion)
        throw new Error(
            t(
                "The project was written by another version of Tiller than the template of the page (%1 and %2). Make the template again with ./dev page, then export the page again.",
                data.version,
                dataVersion
            )
        );
    return data;
}

export const number = (value: unknown, otherwise = 0): number => (typeof value === "number" ? value : otherwise);
export const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const points = (value: unknown): number[] => (Array.isArray(value) ? value.filter((each) => typeof each === "number") : []);

/** What a link of a note leads to: the id of a node, a link or a scene item, also from ID.SETTING; "" if there is none. */
export function itemOfLink(project: ProjectFile, target: string): string {
    const ids = [project.nodes, project.links, project.scene].flatMap((list) => list?.map(({ id }) => id) ?? []);
    return [target, target.replace(/\.[^.]*$/, "")].find((each) => ids.includes(each)) ?? "";
}

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

/** The modes of an agent type that change how its agents look. */
export function modesWithLook(project: ProjectFile, type: string): Item[] {
    const ids = (project.links ?? []).filter(({ to }) => to === `${type}.modes`).map(({ from }) => from.replace(/\.mode$/, ""));
    return ids
        .map((id) => project.nodes.find((node) => node.id === id)!)
        .filter((mode) => text(mode.color) !== "" || text(mode.picture) !== "" || !["", "as-type"].includes(text(mode.shape)));
}
