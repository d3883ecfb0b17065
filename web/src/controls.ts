// The bar of the run, and the sliders, switches and choices of the project's parameters.
import type { World } from "tiller";
import { button, element } from "./dom";
import { number, type CardInfo, type ChoiceInfo, type Item, type ProjectFile, type Scalar } from "./project";
import { typedNumber } from "./step";
import { parameterOf } from "./variant";
import { numberText, shown, t } from "./words";

type Set = (id: string, value: Scalar) => void;

function chooser(id: string, choices: ChoiceInfo["choices"], set: (value: string) => void): HTMLSelectElement {
    const input = element(
        "select",
        { id, change: () => set(input.value) },
        ...choices.map((each) => element("option", { value: each.id }, each.title))
    );
    return input;
}

export class Controls {
    readonly panel = element("div", { class: "parameters" });
    private readonly refresh: ((world: World) => void)[] = [];

    constructor(choices: readonly ChoiceInfo[], world: World, set: Set) {
        for (const { id, name, value, min, max, step } of world.parameters.values()) {
            const inputId = `parameter-${id}`,
                label = element("label", { for: inputId }, name || id);
            const some = choices.find((each) => each.parameter === id)?.choices ?? [];
            this.add(
                label,
                typeof value === "number"
                    ? this.slider(inputId, id, { min, max, step }, set)
                    : typeof value === "boolean"
                      ? this.toggle(inputId, id, set)
                      : this.choice(inputId, id, some, set),
                id
            );
        }
        this.update(world);
    }
    get isEmpty(): boolean {
        return this.refresh.length === 0;
    }

    private add(label: HTMLElement, { parts, show }: { parts: HTMLElement[]; show: (value: Scalar) => void }, id: string): void {
        this.panel.append(element("div", { class: "parameter" }, label, ...parts));
        this.refresh.push((world) => {
            const now = world.parameters.get(id);
            if (now) show(now.value);
        });
    }

    private slider(inputId: string, id: string, range: { min: number; max: number; step: number }, set: Set) {
        const value = element("output", { for: inputId });
        const input = element("input", {
            id: inputId,
            type: "range",
            min: range.min,
            max: range.max,
            step: range.step || "any",
            input: () => set(id, Number(input.value))
        });
        const show = (to: Scalar) => {
            input.value = String(to);
            value.textContent = shown(Number(to));
        };
        return { parts: [value, input], show };
    }
    private toggle(inputId: string, id: string, set: Set) {
        const input = element("input", { id: inputId, type: "checkbox", change: () => set(id, input.checked) });
        return { parts: [input], show: (to: Scalar) => (input.checked = to === true) };
    }
    private choice(inputId: string, id: string, choices: ChoiceInfo["choices"], set: Set) {
        const input = chooser(inputId, choices, (value) => set(id, value));
        return { parts: [input], show: (to: Scalar) => (input.value = String(to)) };
    }

    update(world: World): void {
        this.refresh.forEach((each) => each(world));
    }
}

/** Takes back what the pupil has changed. */
export function resetButton(reset: () => void): HTMLElement {
    return button(t("Reset"), reset, { class: "reset", title: t("All values and cards as they were") });
}

/** The cards that a step lets the pupil change: on or off, their numbers, switches and formula. */
export class OpenCards {
    readonly panel = element("div", { class: "cards" });

    private takes: (() => void)[] = []; ///< of formulas

    /** @param edit changes CARD.SETTING; returns what is wrong with it, or "" */
    constructor(
        private readonly cards: readonly CardInfo[],
        private readonly edit: (path: string, value: Scalar) => string,
        private readonly reset: () => void
    ) {}

    show(ids: readonly string[], project: ProjectFile): void {
        this.takes = [];
        const some = ids.flatMap((id) => project.nodes.filter((node) => node.id === id).map((node) => this.card(node, project))),
            take = button(t("Try it"), () => this.takes.forEach((each) => each()), { class: "main", id: "try-formula" });
        this.panel.replaceChildren(
            ...some,
            element("div", { class: "bar" }, ...(this.takes.length > 0 ? [take] : []), resetButton(this.reset))
        );
    }

    private card(node: Item, project: ProjectFile): HTMLElement {
        const card = this.cards.find((each) => each.id === node.id),
            title = card?.title ?? node.id,
            isOn = element("input", {
                type: "checkbox",
                id: `on-${node.id}`,
                checked: node.muted !== true,
                change: () => this.edit(`${node.id}.muted`, !isOn.checked)
            });
        const rows = (card?.settings ?? []).flatMap((setting) => {
            const value = node[setting.id],
                path = `${node.id}.${setting.id}`;
            if (parameterOf(project, path)) return []; // its slider is among the values
            if (setting.id === "formula") return [this.formula(path, setting.title, String(value))];
            if (setting.choices) return [this.choice(path, setting.title, setting.choices, value ?? setting.value)];
            if (setting.flag !== undefined) return [this.toggle(path, setting.title, typeof value === "boolean" ? value : setting.flag)];
            return typeof setting.value === "number" ? [this.number(path, setting.title, number(value, setting.value))] : [];
        });
        const weights = (card?.weights ?? []).flatMap(({ link, title: weight }) =>
            parameterOf(project, `${link}.weight`)
                ? []
                : [this.number(`${link}.weight`, weight, project.links?.find(({ id }) => id === link)?.weight ?? 1)]
        );
        return element(
            "div",
            { role: "group", "aria-label": title },
            isOn,
            element("label", { for: isOn.id }, element("b", {}, title)),
            ...rows,
            ...weights
        );
    }
    /** @param value an id, or a title if the file has the default */
    private choice(path: string, title: string, choices: ChoiceInfo["choices"], value: unknown): HTMLElement {
        const input = chooser(path, choices, (id) => this.edit(path, id));
        input.value = choices.find((each) => each.id === value || each.title === value)?.id ?? "";
        return element("div", { class: "parameter" }, element("label", { for: path }, title), input);
    }
    private toggle(path: string, title: string, value: boolean): HTMLElement {
        const input = element("input", { id: path, type: "checkbox", checked: value, change: () => this.edit(path, input.checked) });
        return element("div", { class: "parameter" }, element("label", { for: path }, title), input);
    }
    private number(path: string, title: string, value: number): HTMLElement {
        const wrong = element("p", { class: "wrong", role: "alert" });
        const input = element("input", {
            id: path,
            inputmode: "decimal",
            autocomplete: "off",
            size: 8,
            value: numberText(value),
            change: () => {
                const typed = typedNumber(input.value);
                wrong.textContent = typed === undefined ? t("This is not a number.") : this.edit(path, typed);
            }
        });
        return element("div", { class: "parameter" }, element("label", { for: path }, title), input, wrong);
    }
    private formula(path: string, title: string, value: string): HTMLElement {
        const wrong = element("p", { class: "wrong", role: "alert", id: `${path}-wrong` }),
            take = () => (wrong.textContent = this.edit(path, field.value));
        const field = element("textarea", {
            id: path,
            spellcheck: "false",
            autocapitalize: "off",
            rows: Math.max(3, value.split("\n").length + 1),
            "aria-describedby": wrong.id,
            keydown: (event) => {
                const { key, ctrlKey, metaKey } = event as KeyboardEvent;
                if (key === "Enter" && (ctrlKey || metaKey)) take();
            }
        });
        field.value = value;
        this.takes.push(take);
        return element("div", {}, element("label", { for: path, class: "muted" }, title), field, wrong);
    }
}

const speeds = [0.25, 0.5, 1, 2, 4, 8];

export interface RunActions {
    readonly toggle: () => void;
    readonly step: () => void;
    readonly restart: () => void;
    readonly speed: (speed: number) => void;
    readonly seed: (seed: number) => void;
}

export class RunBar {
    readonly panel: HTMLElement;
    readonly play: HTMLButtonElement;
    private readonly step: HTMLButtonElement;
    private readonly speed: HTMLSelectElement;
    private readonly seed: HTMLInputElement;

    constructor(acts: RunActions) {
        this.play = button(t("Play"), acts.toggle, { id: "play", class: "main" });
        this.step = button(t("Step"), acts.step, { id: "step" });
        this.speed = element(
            "select",
            { id: "speed", change: () => acts.speed(Number(this.speed.value)) },
            ...speeds.map((each) => element("option", { value: each, selected: each === 1 }, `${numberText(each)}×`))
        );
        this.seed = element("input", {
            id: "seed",
            type: "number",
            min: 0,
            step: 1,
            change: () => acts.seed(Math.floor(Number(this.seed.value)))
        });
        this.panel = element(
            "div",
            { class: "bar", role: "group", "aria-label": t("The run") },
            this.play,
            this.step,
            button(t("Restart"), acts.restart, { id: "restart" }),
            element("span", {}, element("label", { for: "speed" }, t("Speed")), this.speed),
            element("span", { class: "seed" }, element("label", { for: "seed" }, t("Seed")), this.seed)
        );
    }

    showPlaying(playing: boolean): void {
        const words = playing ? t("Pause") : t("Play");
        if (this.play.textContent !== words) this.play.textContent = words;
    }
    showSpeed(speed: number): void {
        if (![...this.speed.options].some((each) => Number(each.value) === speed))
            this.speed.append(element("option", { value: speed }, `${numberText(speed)}×`));
        this.speed.value = String(speed);
    }
    showSeed(seed: number): void {
        this.seed.value = String(seed);
    }
    /** While a step asks, the world waits. */
    lock(isLocked: boolean): void {
        this.play.disabled = this.step.disabled = isLocked;
    }
}
