"""Reads a project, and leaves what counts in a run: "Reading a project" of docs/runtime.md."""

import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
SCHEMA = os.path.join(HERE, "..", "..", "..", "docs", "schemas", "project.json")

# Inputs that take whole types of agents; all other inputs want one agent or a point.
AGENTS_INPUTS = {("leader-following", "others"), ("become", "into"), ("spawn", "of"), ("way", "goals")}

BEHAVIORS = {
    "seek", "flee", "arrive", "wander", "wander-to-points", "pursue", "evade", "offset-pursuit", "match-velocity",
    "interpose", "hide", "separation", "alignment", "cohesion", "leader-following", "formation", "queue",
    "collision-avoidance", "obstacle-avoidance", "wall-avoidance", "wall-following", "containment", "follow-path",
    "stay-on-path", "follow-field", "follow-ground", "go-to", "tether", "orbit", "target-speed", "brake", "formula-force", "face", "look-where-you-go",
}


class Unsupported(Exception):
    """What the interpreter cannot run, as a sentence."""


class Item:
    """A node or a scene item: its id, its type, and its settings."""

    def __init__(self, source, definition):
        defaults = defaults_of(definition)
        self.ranges = {
            key: (float(of["minimum"]), float(of["maximum"]), of["type"] == "integer")
            for key, of in definition["properties"].items()
            if "minimum" in of
        }
        self.id = source["id"]
        self.type = source["type"]
        self.muted = source.get("muted", False)
        self.solo = source.get("solo", False)
        self.agents = source.get("agents", [])
        self.settings = dict(defaults)
        self.settings.update({key: number(value) for key, value in source.items() if key in defaults})

    def __getitem__(self, setting):
        return self.settings[setting]


class Link:
    def __init__(self, source):
        self.id = source["id"]
        self.start, self.output = source["from"].split(".")
        self.end, self.input = source["to"].split(".")
        self.weight = float(source.get("weight", 1))
        self.order = source.get("order", 0)


def number(value):
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return float(value)
    if isinstance(value, list):
        return [number(each) for each in value]
    return value


def defaults_of(definition):
    return {key: number(of["default"]) for key, of in definition["properties"].items() if "default" in of}


def load(path):
    """A project; of an export, the project that it would be; of an input log, the one that it starts from."""
    with open(path, encoding="utf-8") as file:
        source = json.load(file)
    if source.get("format") == "tiller-inputs":
        if any(each["type"] not in ("order", "carry", "hold") for each in source["events"]):
            raise Unsupported("The log has inputs that are no orders, base velocities or ticks without motion.")
        return {**source["start"], "events": source["events"]}
    if source.get("version") != 2 or source.get("format") not in ("tiller-project", "tiller-config"):
        raise Unsupported("It is neither a project nor an export of version 2. Save it with a newer Tiller.")
    if source["format"] == "tiller-config":
        for kind in source["agentTypes"]:
            kind["agents"] = [each for each in source["placedAgents"] if each["agentType"] == kind["id"]]
        source["nodes"] += source["agentTypes"]
        for link in source["links"]:
            link["from"] = link["fromNode"] + "." + link["fromPort"]
            link["to"] = link["toNode"] + "." + link["toPort"]
    return source


class Project:
    def __init__(self, path):
        with open(SCHEMA, encoding="utf-8") as file:
            known = json.load(file)["definitions"]
        source = load(path)
        self.events = source.get("events", [])
        self.world = defaults_of(known["world"])
        self.world.update({key: number(value) for key, value in source.get("world", {}).items()})
        self.scene = [Item(each, known["scene-" + each["type"]]) for each in source.get("scene", [])]
        self.nodes = [Item(each, known["node-" + each["type"]]) for each in source.get("nodes", [])]
        self.links = [Link(each) for each in source.get("links", [])]
        self.nearest = known["node-nearest"]
        self.drive(source.get("parameters", []))
        self.remove_silent()
        self.remove_unused()
        self.insert_nearest()
        self.remove_geometry()

    def drive(self, parameters):
        items = {each.id: each.settings for each in self.scene + self.nodes}
        items["world"] = self.world
        links = {each.id: each for each in self.links}
        for parameter in parameters:
            for driven in parameter.get("drives", []):
                item, setting = driven.split(".")
                if item in links:
                    links[item].weight = float(parameter["value"])
                elif setting in items.get(item, {}):
                    items[item][setting] = number(parameter["value"])

    def reach(self, starts, forward):
        """The nodes that links lead to from the starts; not beyond another agent type."""
        types = {each.id: each.type for each in self.nodes}
        reached = set(starts)
        waiting = list(starts)
        while waiting:
            at = waiting.pop()
            for link in self.links:
                here, there = (link.start, link.end) if forward else (link.end, link.start)
                if here == at and there not in reached:
                    reached.add(there)
                    if types[there] != "agent-type":
                        waiting.append(there)
        return reached

    def remove_silent(self):
        silent = {each.id for each in self.nodes if each.muted}
        solo = [each.id for each in self.nodes if each.solo and not each.muted]
        if any(each.solo for each in self.nodes):
            audible = self.reach(solo, False)
            steered = self.reach(solo, True)
            types = [each.id for each in self.nodes if each.type == "agent-type"]
            with_solo = self.reach([each for each in types if each in steered], False)
            without = self.reach([each for each in types if each not in steered], False)
            silent |= {
                each.id
                for each in self.nodes
                if each.type in BEHAVIORS and each.id in with_solo - without and each.id not in audible
            }
        gone = {each.id for each in self.nodes if each.id in silent and each.type != "agent-type"}
        self.links = [each for each in self.links if each.end not in silent and each.start not in gone]
        self.nodes = [each for each in self.nodes if each.id not in gone]

    def remove_unused(self):
        driven = {each.end for each in self.links if each.input == "weight"}
        self.links = [each for each in self.links if each.weight != 0 or each.start in driven]
        used = {each.id for each in self.nodes if each.type == "agent-type"}
        waiting = list(used)
        while waiting:
            at = waiting.pop()
            for link in self.links:
                if link.end == at and link.start not in used:
                    used.add(link.start)
                    waiting.append(link.start)
        self.nodes = [each for each in self.nodes if each.id in used]
        self.links = [each for each in self.links if each.end in used]

    def insert_nearest(self):
        types = {each.id: each.type for each in self.nodes}
        for link in list(self.links):
            takes_all = link.input == "agents" or (types[link.end], link.input) in AGENTS_INPUTS
            if types[link.start] != "agent-type" or takes_all:
                continue
            name = "nearest-" + link.id
            self.nodes.append(Item({"id": name, "type": "nearest"}, self.nearest))
            self.links.append(
                Link({"id": name + "-in", "from": link.start + ".agents", "to": name + ".agents"})
            )
            link.start, link.output = name, "agent"

    def remove_geometry(self):
        used = {goal.get("item") for node in self.nodes for agent in node.agents for goal in agent.get("goals", [])}
        groups = set()
        for node in self.nodes:
            if node.type == "obstacles":
                groups.add(node["group"])
            elif node.type == "agent-type":
                used.add(node["startRegion"])
                if node["solid"] != "nothing":
                    groups.add("")
            elif node.type in ("point", "region", "path", "field"):
                used.add(node[node.type])
        self.scene = [
            each
            for each in self.scene
            if each.id in used or each.type == "ground" or (each.type == "obstacle" and ("" in groups or each["group"] in groups))
        ]

    def item(self, name):
        for each in self.scene:
            if each.id == name:
                return each
        return None

    def links_into(self, node, port):
        found = [each for each in self.links if each.end == node and each.input == port]
        return sorted(found, key=lambda each: (each.order, each.id))
