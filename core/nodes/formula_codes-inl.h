// The operations of compiled formulas (core/nodes/formula_program.h). Included within `tiller` for
// doubles, which compute constants, and within the namespace of each instruction set for packs. A
// NumberAccess<Number> comes before it.

#define TILLER_OPERATION(name, count, result, parameters, ...)                                     \
    struct name##Operation {                                                                       \
        static constexpr std::size_t inputs = count;                                               \
        template <class Number>                                                                    \
        [[nodiscard]] static result of parameters {                                                \
            return __VA_ARGS__;                                                                    \
        }                                                                                          \
    };

#define TILLER_MASK(condition) select(condition, Number(1), Number(0))

TILLER_OPERATION(Add, 2, Number, (Number a, Number b), a + b)
TILLER_OPERATION(Subtract, 2, Number, (Number a, Number b), a - b)
TILLER_OPERATION(Multiply, 2, Number, (Number a, Number b), a* b)
TILLER_OPERATION(Divide, 2, Number, (Number a, Number b),
                 select(b == Number(0), Number(std::numeric_limits<double>::infinity()), a / b))
TILLER_OPERATION(Smaller, 2, Number, (Number a, Number b), smaller(a, b))
TILLER_OPERATION(Larger, 2, Number, (Number a, Number b), larger(a, b))
TILLER_OPERATION(Magnitude, 1, Number, (Number a), magnitude(a))
TILLER_OPERATION(Root, 1, Number, (Number a), squareRoot(a))
TILLER_OPERATION(Floor, 1, Number, (Number a), floorOf(a))
TILLER_OPERATION(Modulo, 2, Number, (Number a, Number b),
                 select(b == Number(0), Number(0), a - b * floorOf(a / b)))
TILLER_OPERATION(Sine, 1, Number, (Number a), sineCosine(a).sine)
TILLER_OPERATION(Cosine, 1, Number, (Number a), sineCosine(a).cosine)
TILLER_OPERATION(Less, 2, Number, (Number a, Number b), TILLER_MASK(a < b))
TILLER_OPERATION(LessOrEqual, 2, Number, (Number a, Number b), TILLER_MASK(a <= b))
TILLER_OPERATION(Equal, 2, Number, (Number a, Number b), TILLER_MASK(a == b))
TILLER_OPERATION(Both, 2, Number, (Number a, Number b), smaller(a, b))
TILLER_OPERATION(Either, 2, Number, (Number a, Number b), larger(a, b))
TILLER_OPERATION(IsNot, 1, Number, (Number a), Number(1) - a)
TILLER_OPERATION(Choose, 3, Number, (Number c, Number a, Number b), select(c > Number(0), a, b))
TILLER_OPERATION(Angle, 2, Number, (Number x, Number y), angleOf(Vector<Number>{x, y}))
TILLER_OPERATION(Length, 2, Number, (Number x, Number y), length(Vector<Number>{x, y}))
TILLER_OPERATION(Dot, 4, Number, (Number ax, Number ay, Number bx, Number by),
                 dot(Vector<Number>{ax, ay}, Vector<Number>{bx, by}))
TILLER_OPERATION(AddArrows, 4, Vector<Number>, (Number ax, Number ay, Number bx, Number by),
                 Vector<Number>{ax, ay} + Vector<Number>{bx, by})
TILLER_OPERATION(SubtractArrows, 4, Vector<Number>, (Number ax, Number ay, Number bx, Number by),
                 Vector<Number>{ax, ay} - Vector<Number>{bx, by})
TILLER_OPERATION(Scale, 3, Vector<Number>, (Number x, Number y, Number k), Vector<Number>{x, y} * k)
TILLER_OPERATION(DivideArrow, 3, Vector<Number>, (Number x, Number y, Number k),
                 select(k == Number(0), Vector<Number>{Number(0), Number(0)},
                        Vector<Number>{x, y} / k))
TILLER_OPERATION(Unit, 2, Vector<Number>, (Number x, Number y), unit(Vector<Number>{x, y}))
TILLER_OPERATION(Truncate, 3, Vector<Number>, (Number x, Number y, Number most),
                 truncate(Vector<Number>{x, y}, most))
TILLER_OPERATION(Direction, 1, Vector<Number>, (Number degrees), direction(degrees))
TILLER_OPERATION(ChooseArrow, 5, Vector<Number>,
                 (Number c, Number ax, Number ay, Number bx, Number by),
                 select(c > Number(0), Vector<Number>{ax, ay}, Vector<Number>{bx, by}))

TILLER_OPERATION(ScaledUnit, 3, Vector<Number>, (Number x, Number y, Number k),
                 unit(Vector<Number>{x, y}) * k)
TILLER_OPERATION(ScaledDifference, 5, Vector<Number>,
                 (Number ax, Number ay, Number bx, Number by, Number k),
                 (Vector<Number>{ax, ay} - Vector<Number>{bx, by}) * k)

#undef TILLER_MASK
#undef TILLER_OPERATION

/// Runs one operation over the columns @p at.
template <class Number, class Operation, std::size_t... i>
void runOperation(const FormulaCode& code, double* const* at, std::size_t count,
                  std::index_sequence<i...>) {
    using Access = NumberAccess<Number>;
    const double* const from[] = {at[code.in[i]]...};
    double* const first = at[code.out[0]];
    double* const second = at[code.out[1]];
    for (std::size_t lane = 0; lane < count; lane += Access::width) {
        const auto result = Operation::template of<Number>(Access::load(from[i] + lane)...);
        if constexpr (std::is_same_v<decltype(result), const Number>) {
            Access::store(result, first + lane);
        } else {
            Access::store(result.x, first + lane);
            Access::store(result.y, second + lane);
        }
    }
}

template <class Number>
void runCode(const FormulaCode& code, double* const* at, std::size_t count) {
    switch (code.operation) {
#define TILLER_CASE(id, name)                                                                      \
    case FormulaOperation::id:                                                                     \
        runOperation<Number, name##Operation>(                                                     \
            code, at, count, std::make_index_sequence<name##Operation::inputs>());                 \
        break;
        TILLER_CASE(add, Add)
        TILLER_CASE(subtract, Subtract)
        TILLER_CASE(multiply, Multiply)
        TILLER_CASE(divide, Divide)
        TILLER_CASE(smaller, Smaller)
        TILLER_CASE(larger, Larger)
        TILLER_CASE(magnitude, Magnitude)
        TILLER_CASE(root, Root)
        TILLER_CASE(floor, Floor)
        TILLER_CASE(modulo, Modulo)
        TILLER_CASE(sine, Sine)
        TILLER_CASE(cosine, Cosine)
        TILLER_CASE(less, Less)
        TILLER_CASE(lessOrEqual, LessOrEqual)
        TILLER_CASE(equal, Equal)
        TILLER_CASE(both, Both)
        TILLER_CASE(either, Either)
        TILLER_CASE(isNot, IsNot)
        TILLER_CASE(choose, Choose)
        TILLER_CASE(angle, Angle)
        TILLER_CASE(length, Length)
        TILLER_CASE(dot, Dot)
        TILLER_CASE(addArrows, AddArrows)
        TILLER_CASE(subtractArrows, SubtractArrows)
        TILLER_CASE(scale, Scale)
        TILLER_CASE(divideArrow, DivideArrow)
        TILLER_CASE(unit, Unit)
        TILLER_CASE(truncate, Truncate)
        TILLER_CASE(direction, Direction)
        TILLER_CASE(chooseArrow, ChooseArrow)
        TILLER_CASE(scaledUnit, ScaledUnit)
        TILLER_CASE(scaledDifference, ScaledDifference)
#undef TILLER_CASE
    }
}
