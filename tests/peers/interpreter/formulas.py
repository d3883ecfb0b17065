"""Formula force and Formula: "Formulas" of docs/runtime.md."""

import re
from math import inf, isfinite, nan, sqrt

import exact
from behaviors import Targeted, heading_of, velocity_of
from exact import NO_LIMIT, ExactSum, larger, smaller
from nodes import ZERO, Node

TOKEN = re.compile(
    r"(?P<skip>[ \t\r]+|//[^\n]*)|(?P<line>[\n;])|(?P<number>(?:\d|\.\d)[\d.]*(?:[eE][-+]?\d+)?)"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_']*)|(?P<sign>[<>=!*+/-]=|.)", re.S)
OTHERS = {"max_velocity": "maxSpeed", "MAX_VELOCITY": "maxSpeed", "maxVelocity": "maxSpeed", "max_speed": "maxSpeed",
          "MAX_SPEED": "maxSpeed", "max_force": "maxForce", "MAX_FORCE": "maxForce", "bodyRadius": "radius",
          "response_time": "responseTime", "t'": "responseTime"}
TARGETS = ("target", "other", "third")
NUMBERS = {"force": "abcd", "number": "abcdef"}  # inputs, by what the formula gives
FUNCTIONS = {"if": 3, "min": 2, "max": 2, "abs": 1, "sqrt": 1, "floor": 1, "clamp": 3, "lerp": 3, "sin": 1, "cos": 1, "modulo": 2,
             "length": 1, "distance": 2, "dot": 2, "normalize": 1, "unit": 1, "truncate": 2, "perpendicular": 1, "leftOf": 1,
             "direction": 1, "angle": 1, "at": 2}
LEVELS = (("or",), ("and",), ("<=", ">=", "<", ">", "==", "=", "!="), ("+", "-"), ("*", "/"))
COMPARED = {"<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: b < a, ">=": lambda a, b: b <= a}


class Wrong(Exception):
    """The text is no formula: the node gives no force."""


class Arrow:
    """A vector, and how often the agent's position has to be added to it."""

    def __init__(self, v, positions=0.0):
        self.v = v
        self.positions = positions


# --- reading: terms are tuples of an operation and its arguments --------------------------------


class Reader:
    def __init__(self, text):
        if len(text.encode()) > 4000:
            raise Wrong("too long")
        self.tokens = [(m.lastgroup, m.group()) for m in TOKEN.finditer(text) if m.lastgroup != "skip"] + [("end", "")]
        self.at = 0
        self.brackets = 0
        self.depth = 0
        self.operations = 0

    def skip(self):
        while self.tokens[self.at] == ("line", "\n"):
            self.at += 1

    def token(self):
        if self.brackets:
            self.skip()
        return self.tokens[self.at]

    def take(self, *texts):
        kind, text = self.token()
        if text not in texts or kind in ("end", "number"):
            return None
        self.at += 1
        return text

    def made(self, *term):
        self.operations += 1
        if self.operations > 200:
            raise Wrong("too many operations")
        return term

    def lines(self):
        while self.token()[0] != "end":
            if self.token()[0] == "line":
                self.at += 1
                continue
            self.take("var", "let", "const")
            kind, name = self.token()
            sign = self.tokens[self.at + 1][1] if kind == "name" else ""
            if sign in ("=", "+=", "-=", "*=", "/="):
                self.at += 2
                term = self.term()
                yield name, self.made(sign[0], ("symbol", name), term) if len(sign) == 2 else term
            else:
                yield "", self.term()
            if self.token()[0] not in ("line", "end"):
                raise Wrong("unexpected")

    def term(self, level=0):
        if level == len(LEVELS):
            return self.factor()
        left = self.term(level + 1)
        chain = None
        while sign := self.take(*LEVELS[level]):
            right = self.term(level + 1)
            joined = self.made(sign, left, right)
            if level != 2:
                left = joined
                continue
            chain = self.made("and", chain, joined) if chain else joined
            left = right
        return chain or left

    def deeper(self, read, bracket=0):
        self.depth += 1
        self.brackets += bracket
        if self.depth > 40:
            raise Wrong("too deep")
        term = read()
        self.token()
        self.depth -= 1
        self.brackets -= bracket
        return term

    def factor(self):
        kind, text = self.tokens[self.at - 1] if self.at else ("", "")
        if (kind == "sign" and (text in ("<=", ">=") or text[-1] != "=")) or text in ("and", "or", "not"):
            self.skip()
        if self.take("-"):
            return self.made("negate", self.deeper(self.factor))
        if self.take("not"):
            return self.made("not", self.deeper(lambda: self.term(2)))
        left = self.member()
        while self.take("^"):
            left = self.made("^", left, self.member())
        return left

    def member(self):
        whole = self.atom()
        while self.take("."):
            name = self.take("x", "y", "length", "position", "velocity")
            if not name:
                raise Wrong("member")
            if name == "length" and self.take("(") and not self.take(")"):
                raise Wrong("member")
            if name in ("position", "velocity"):
                if whole[0] != "symbol":
                    raise Wrong("member")
                whole = ("symbol", whole[1] + ("Velocity" if name == "velocity" else ""))
            else:
                whole = self.made(name, whole)
        return whole

    def atom(self):
        kind, text = self.token()
        self.at += 1
        if kind == "number":
            try:
                value = float(text)
            except ValueError as error:
                raise Wrong("number") from error
            if value == inf or (value == 0 and re.search("[1-9]", re.split("[eE]", text)[0])):
                raise Wrong("number")
            return ("number", value)
        if kind == "name" and text not in ("and", "or"):
            if self.tokens[self.at] != ("sign", "("):
                return ("symbol", text)
            self.at += 1
            arguments = self.deeper(self.arguments, 1)
            if FUNCTIONS.get(text) != len(arguments) or not self.take(")"):
                raise Wrong("function")
            return self.made(text, *arguments)
        if text == "(":
            inside = self.deeper(self.term, 1)
        elif text == "|":
            inside = self.made("size", self.deeper(lambda: self.term(3)))
        else:
            raise Wrong("value")
        if not self.take(")" if text == "(" else "|"):
            raise Wrong("bracket")
        return inside

    def arguments(self):
        found = [self.term()]
        while self.take(","):
            found.append(self.term())
        return found


# --- types: before the run, as errors make the whole formula wrong ------------------------------


class Formula:
    def __init__(self, text, gives="force"):
        self.gives = gives
        self.lines = list(Reader(text).lines())
        if not self.lines or any(not name for name, _ in self.lines[:-1]):
            raise Wrong("lines")
        self.result = self.find_result()
        self.uses = set()
        types = {}
        for i, (name, term) in enumerate(self.lines):
            found = self.type_of(term, types)
            if i == self.result and found[0] != ("arrow" if gives == "force" else "number"):
                raise Wrong("result")
            known = OTHERS.get(name, name)
            if known in ("position", "velocity", "heading", "and", "or", "not", "var", "let", "const") or (
                    known.removesuffix("Velocity") in TARGETS):
                raise Wrong("name")
            if known == "active" and found[0] != "truth":
                raise Wrong("active")
            types[known] = found

    def find_result(self):
        names = [name for name, _ in self.lines]
        last = len(names) - 1
        force = self.gives == "force"
        results = (["force", "steering"], ["desired", "desired_velocity"]) if force else (["number"],)
        for wanted in ([""], *results, set(names) - {"active"}):
            found = [i for i, name in enumerate(names) if name in wanted]
            if found:
                self.is_velocity = force and names[found[-1]] in ("desired", "desired_velocity")
                return found[-1]
        raise Wrong(f"no force in {last + 1} lines")

    def type_of(self, term, types):
        """The type, and whether it is made of numbers alone."""
        operation, *of = term
        if operation == "number":
            return "number", True
        if operation == "symbol":
            name = OTHERS.get(of[0], of[0])
            if name in types:
                return types[name]
            if name in tuple(NUMBERS[self.gives]) and all(each != name for each, _ in self.lines):
                self.uses.add(name)
                return "number", False
            if name.removesuffix("Velocity") in TARGETS and self.gives == "force":
                self.uses.add(name.removesuffix("Velocity"))
                return "arrow", False
            if name in ("position", "velocity", "heading"):
                return "arrow", False
            if name in ("speed", "maxSpeed", "maxForce", "mass", "radius", "response", "responseTime", "tick", "time"):
                return "number", False
            raise Wrong(name)
        found = [self.type_of(each, types) for each in of]
        kinds = "".join(kind[0] for kind, _ in found)
        result = {
            "+": {"nn": "n", "aa": "a"}, "-": {"nn": "n", "aa": "a"}, "*": {"nn": "n", "an": "a", "na": "a"},
            "/": {"nn": "n", "an": "a"}, "^": {"nn": "n"}, "negate": {"n": "n", "a": "a"}, "size": {"n": "n", "a": "n"},
            "=": {"nn": "t", "aa": "t", "tt": "t"}, "==": {"nn": "t", "aa": "t", "tt": "t"},
            "!=": {"nn": "t", "aa": "t", "tt": "t"}, "and": {"tt": "t"}, "or": {"tt": "t"}, "not": {"t": "t"},
            "if": {"tnn": "n", "taa": "a", "ttt": "t"}, "lerp": {"nnn": "n", "aan": "a"}, "x": {"a": "n"}, "y": {"a": "n"},
            "length": {"a": "n"}, "distance": {"aa": "n"}, "dot": {"aa": "n"}, "normalize": {"a": "a"}, "unit": {"a": "a"},
            "truncate": {"an": "a"}, "perpendicular": {"a": "a"}, "leftOf": {"a": "a"}, "direction": {"n": "a"},
            "angle": {"a": "n"}, "at": {"nn": "a"},
        }.get(operation, {"nn": "t"} if operation in COMPARED else {"n" * FUNCTIONS.get(operation, 0): "n"}).get(kinds)
        constant = all(each for _, each in found)
        if not result or (operation == "^" and not found[1][1]):
            raise Wrong(operation)
        if operation == "^":
            exponent = Run(None, None).value(of[1]) if of[1][0] == "number" else None
            if exponent is not None and exponent not in range(9):
                raise Wrong("exponent")
        return {"n": "number", "a": "arrow", "t": "truth"}[result], constant


# --- one agent -----------------------------------------------------------------------------------


def floor(x):
    return exact.floor(x) if isfinite(x) else x


def sine_cosine(degrees):
    return exact.sine_cosine(degrees) if isfinite(degrees) and isfinite(degrees * 90.0) else (nan, nan)


def divide(a, b):
    return inf if b == 0 else a / b


def length(v):
    return sqrt(v[0] * v[0] + v[1] * v[1])


def unit(v):
    size = length(v)
    return (v[0] / size, v[1] / size) if size > 0 else v


def truncate(v, most):
    size = length(v)
    if not size > most:
        return v
    k = most / size if size > 0 else -inf
    return (v[0] * k, v[1] * k)


def angle(v):
    across, up = abs(v[0]), abs(v[1])
    large = larger(across, up)
    slope = smaller(across, up) / (large if large > 0 else 1.0)
    steep = slope > 0.66
    r = (slope - 1.0) / (slope + 1.0) if steep else slope
    z = r * r
    p = -8.750608600031904122785e-1
    for term in (-1.615753718733365076637e1, -7.500855792314704667340e1, -1.228866684490136173410e2, -6.485021904942025371773e1):
        p = p * z + term
    q = z + 2.485846490142306297962e1
    for term in (1.650270098316988542046e2, 4.328810604912902668951e2, 4.853903996359136964868e2, 1.945506571482613964425e2):
        q = q * z + term
    degrees = (r + r * (z * p / q)) * 57.295779513082320877
    if steep:
        degrees = 45.0 + degrees
    if up > across:
        degrees = 90.0 - degrees
    if v[0] < 0:
        degrees = 180.0 - degrees
    return 0.0 - degrees if v[1] > 0 else degrees


class Run:
    """A formula for one agent. @param targets offset and velocity, by port; or a number"""

    def __init__(self, agent, targets, world=None):
        self.agent = agent
        self.names = {}
        if agent is None:
            return
        known = {
            "position": Arrow(ZERO, 1.0), "velocity": Arrow(velocity_of(agent)), "heading": Arrow(heading_of(agent)),
            "speed": length(velocity_of(agent)), "maxSpeed": agent.max_speed, "maxForce": agent.max_force, "mass": agent.mass,
            "radius": agent.radius, "response": agent.response, "responseTime": 1.0 / agent.response, "tick": world.length,
            "time": float(world.tick) * world.length,
        }
        for port, seen in targets.items():
            if isinstance(seen, float):
                known[port] = seen
                continue
            o, w = seen
            known[port] = Arrow(o, 1.0)
            known[port + "Velocity"] = Arrow(w)
        self.known = known

    def outcome(self, formula):
        """The force or the number; None if it is inactive."""
        result = None
        for i, (name, term) in enumerate(formula.lines):
            value = self.value(term)
            if i == formula.result:
                result = value if formula.gives == "number" else self.placed(value)
            self.names[OTHERS.get(name, name)] = value, self.is_constant(term)
        if formula.is_velocity:
            v, r = velocity_of(self.agent), self.agent.response
            result = ((result[0] - v[0]) * r, (result[1] - v[1]) * r)
        if not self.names.get("active", (True,))[0]:
            return None
        if formula.gives == "number":
            return result if isfinite(result) else None
        return truncate(result, NO_LIMIT) if isfinite(length(result)) else None

    def is_constant(self, term):
        if term[0] == "symbol":
            return self.names.get(OTHERS.get(term[1], term[1]), (None, False))[1]
        return term[0] == "number" or all(self.is_constant(each) for each in term[1:])

    def placed(self, arrow):
        if arrow.positions == 0:
            return arrow.v
        n, v = arrow.positions, arrow.v
        return (self.agent.x * n + v[0], self.agent.y * n + v[1])

    def value(self, term):
        operation, *of = term
        if operation == "number":
            return of[0]
        if operation == "symbol":
            name = OTHERS.get(of[0], of[0])
            return self.names[name][0] if name in self.names else self.known[name]
        if operation == "^":
            result = 1.0
            base = self.value(of[0])
            exponent = self.value(of[1])
            if exponent not in range(9):
                raise Wrong("exponent")
            for _ in range(int(exponent)):
                result *= base
            return result
        values = [self.value(each) for each in of]
        kept = self.keeping(operation, values, of)
        if kept is not None:
            return kept
        return self.applied(operation, [self.placed(each) if isinstance(each, Arrow) else each for each in values])

    def keeping(self, operation, values, of):
        """Operations of arrows that stay so many positions and a way; None of others."""
        arrows = [each for each in values if isinstance(each, Arrow)]
        if not arrows or operation not in ("+", "-", "*", "/", "negate", "if", "lerp", "distance", "=", "==", "!="):
            return None
        a = values[0]
        if operation in ("+", "-"):
            return self.sum(a, values[1], operation)
        if operation == "negate":
            return self.scaled(a, -1.0, True, False)
        if operation in ("*", "/"):
            k, constant = (a, of[0]) if isinstance(values[1], Arrow) else (values[1], of[1])
            return self.scaled(arrows[0], k, self.is_constant(constant), operation == "/")
        if operation == "lerp":
            way = self.scaled(self.sum(values[1], a, "-"), values[2], self.is_constant(of[2]), False)
            return self.sum(a, way, "+")
        if operation == "distance":
            return length(self.placed(self.sum(a, values[1], "-")))
        first, second = arrows
        same = first.positions == second.positions
        if operation == "if":
            chosen = first if a else second
            return chosen if same else Arrow(self.placed(chosen))
        v, w = (first.v, second.v) if same else (self.placed(first), self.placed(second))
        return (v[0] == w[0] and v[1] == w[1]) == (operation != "!=")

    @staticmethod
    def sum(a, b, sign):
        v, w = a.v, b.v
        if sign == "+":
            return Arrow((v[0] + w[0], v[1] + w[1]), a.positions + b.positions)
        return Arrow((v[0] - w[0], v[1] - w[1]), a.positions - b.positions)

    def scaled(self, arrow, k, constant, divides):
        positions = (nan if k == 0 else arrow.positions / k) if divides else arrow.positions * k
        if not constant or not isfinite(positions):
            arrow, positions = Arrow(self.placed(arrow)), 0.0
        v = arrow.v
        if divides:
            return Arrow(ZERO if k == 0 else (v[0] / k, v[1] / k), positions)
        return Arrow((v[0] * k, v[1] * k), positions)

    def applied(self, operation, v):
        a, b, c = (v + [None, None])[:3]
        if operation in COMPARED:
            return COMPARED[operation](a, b)
        if operation == "size":
            return length(a) if isinstance(a, tuple) else abs(a)
        result = {
            "+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: divide(a, b), "negate": lambda: -a,
            "=": lambda: a == b, "==": lambda: a == b, "!=": lambda: a != b, "and": lambda: a and b, "or": lambda: a or b,
            "not": lambda: not a, "if": lambda: b if a else c, "min": lambda: smaller(a, b), "max": lambda: larger(a, b),
            "abs": lambda: abs(a), "sqrt": lambda: nan if a < 0 else sqrt(a), "floor": lambda: floor(a),
            "clamp": lambda: smaller(larger(a, b), c), "lerp": lambda: a + (b - a) * c, "sin": lambda: sine_cosine(a)[0],
            "cos": lambda: sine_cosine(a)[1], "modulo": lambda: 0.0 if b == 0 else a - b * floor(a / b),
            "length": lambda: length(a), "x": lambda: a[0], "y": lambda: a[1], "dot": lambda: a[0] * b[0] + a[1] * b[1],
            "normalize": lambda: unit(a), "unit": lambda: unit(a), "truncate": lambda: truncate(a, b),
            "perpendicular": lambda: (a[1], 0.0 - a[0]), "leftOf": lambda: (a[1], 0.0 - a[0]), "at": lambda: (a, b),
            "direction": lambda: (sine_cosine(a)[1], 0.0 - sine_cosine(a)[0]), "angle": lambda: angle(a),
        }[operation]()
        return Arrow(result) if isinstance(result, tuple) else result


class FormulaForce(Targeted):
    def __init__(self, item, program):
        super().__init__(item, program)
        try:
            self.formula = Formula(item["formula"])
        except Wrong:
            self.formula = None

    def evaluate(self, agent):
        self.give(None)
        if not self.formula:
            return
        targets = {}
        each = self.each() if "target" in self.formula.uses else None
        for port in self.formula.uses:
            target = self.target(port)
            if port in NUMBERS["force"]:
                if not target:
                    return
                targets[port] = target.number
                continue
            if port == "target" and each:
                continue
            if not target or self.each(port):
                return
            targets[port] = (target.offset, target.velocity)
        if not each:
            self.give(Run(agent, targets, self.world).outcome(self.formula))
            return
        rounding = ExactSum(1 + self.world.may_live(each.group()), self.program.type.force_bound)
        total = None
        for other, o in each.seen(agent):
            force = Run(agent, {**targets, "target": (o, velocity_of(other))}, self.world).outcome(self.formula)
            if force is not None:
                total = (total or ZERO)[0] + rounding.pair(force)[0], (total or ZERO)[1] + rounding.pair(force)[1]
        self.give(total)


class NumberFormula(Node):
    def __init__(self, item, program):
        super().__init__(item, program)
        try:
            self.formula = Formula(item["formula"], "number")
        except Wrong:
            self.formula = None

    def evaluate(self, agent):
        inputs = {port: self.target(port) for port in self.formula.uses} if self.formula else {"": None}
        self.active = all(inputs.values())
        if self.active:
            numbers = {port: each.number for port, each in inputs.items()}
            self.number = Run(agent, numbers, self.world).outcome(self.formula)
            self.active = self.number is not None


KINDS = {"formula-force": FormulaForce, "formula": NumberFormula}
