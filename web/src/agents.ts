// Agents by their names in traces.
import type { Agent, World } from "tiller";
import type { ProjectFile } from "./project";

const namesOf = (agents: unknown): unknown[] => (Array.isArray(agents) ? agents.map((each: { name?: unknown }) => each.name) : []);

/** Whether some agent type can have an agent of this name. */
export function canHaveAgent(project: ProjectFile, name: string): boolean {
    return project.nodes.some(
        ({ id, type, agents }) =>
            type === "agent-type" &&
            name !== "" &&
            (namesOf(agents).includes(name) || (name.startsWith(`${id}-`) && /^(0|[1-9]\d*)$/.test(name.slice(id.length + 1))))
    );
}

/** The agent that lives and has the name: one that was given to a placed agent, or its type's id and a number. */
export function agentNamed(world: World, project: ProjectFile, name: string): Agent | null {
    for (const [type, id] of world.types.entries()) {
        const place = name === "" ? -1 : namesOf(project.nodes.find((each) => each.id === id)?.agents).indexOf(name);
        const ordinal = place >= 0 ? place : name.startsWith(`${id}-`) ? Number(name.slice(id.length + 1)) : NaN;
        const index = Number.isInteger(ordinal) ? world.agents(type).ordinal.indexOf(ordinal) : -1;
        if (index >= 0) return world.agents(type).agent(index);
    }
    return null;
}
