"""mypyc makes a 32-bit shift of a shifted literal or Final: silently wrong from bit 31 on. So nobody writes one."""

import ast

import pytest

from tests.house.places import ROOT, compiled_sources

CASTS = {"i64", "i32", "i16", "u8", "int"}
NUMBERS = {"Final", *(f"Final[{cast}]" for cast in CASTS)}  # rows and objects may be Final too, and nobody shifts these


def finals(tree: ast.Module) -> set[str]:
    return {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) in NUMBERS
    }


def is_fixed(expression: ast.expr, names: set[str]) -> bool:
    """Whether the compiler knows the value: a literal, a Final (an imported one by its capitals), or made of these."""
    match expression:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in names or name.isupper()
        case ast.UnaryOp(operand=operand):
            return is_fixed(operand, names)
        case ast.BinOp(left=left, right=right):
            return is_fixed(left, names) and is_fixed(right, names)
        case ast.Call(func=ast.Name(id=cast), args=[argument]):
            return cast in CASTS and is_fixed(argument, names)
    return False


def fixed_shifts(source: str) -> list[str]:
    tree = ast.parse(source)
    names = finals(tree)
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_fixed(node.left, names)
    ]


def test_no_compiled_module_shifts_a_literal_or_a_final() -> None:
    found = {path.relative_to(ROOT).as_posix(): fixed_shifts(path.read_text("utf-8")) for path in compiled_sources()}
    assert "src/flibuste/kit/bits.py" in found
    assert {path: shifts for path, shifts in found.items() if shifts} == {}


@pytest.mark.parametrize(
    "shift", ["1 << n", "ONE << n", "small << n", "i64(1) << n", "-1 << n", "1 + ONE << n", "luck.HALF << n"]
)
def test_a_shift_of_something_fixed_is_found(shift: str) -> None:
    source = f"small: Final = 1\ndef f(n: i64) -> i64:\n    return {shift}\n"
    assert fixed_shifts(source) == [f"line 3: {shift}"]


@pytest.mark.parametrize("shift", ["x << n", "bits << 1", "self.luck << 3", "(x + 1) << n", "i64(x) << n", "n >> 1"])
def test_a_shift_of_a_variable_is_allowed(shift: str) -> None:
    assert fixed_shifts(f"def f(x: i64, n: i64) -> i64:\n    return {shift}\n") == []
