"""What numba-cuda has no words for: kernels that are kept short in what is compiled for a GPU.

The compiler copies whatever is called into who calls it, and writes loops of known length out step by step, here over
seats, companies and piles. A kernel that plays whole games becomes three times as long so, and the threads of a
multiprocessor, few of which want the same stretch at a time, wait for instructions more than for anything else.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

_BRANCH = re.compile(r"^\s+br .*$", re.MULTILINE)
_DEFINED = re.compile(r"^define .*$", re.MULTILINE)
_NUMBERED = re.compile(r"^!(\d+) =", re.MULTILINE)

_short: dict[str, frozenset[str]] = {}  # kernels, and what each calls in one place


def keep_short(kernel: Callable[..., Any], called: Iterable[Callable[..., Any]]) -> None:
    """Compile a kernel with its loops as loops, and with one copy of the functions named.

    By a numba-cuda that compiles elsewhere it is compiled as any other: slower, and the same games.
    """
    try:
        from numba.cuda.cudadrv import nvvm
    except ImportError:
        return
    makes: Any = nvvm
    compiles = getattr(makes, "compile_ir", None)
    if compiles is None:
        return
    _short[compiled_name(kernel)] = frozenset(map(compiled_name, called))
    if not getattr(compiles, "keeps_short", False):
        makes.compile_ir = _keeping_short(compiles)


def compiled_name(function: Callable[..., Any]) -> str:
    """What Numba makes of a function's name: its parts, each behind its length."""
    plain = getattr(function, "py_func", function)
    return "".join(f"{len(part)}{part}" for part in (*plain.__module__.split("."), plain.__name__))


def _keeping_short(compiles: Callable[..., Any]) -> Callable[..., Any]:
    def compile_ir(code: str | list[str], **options: Any) -> Any:
        parts = [code] if isinstance(code, str) else code
        for kernel, called in _short.items():
            if any(_defines(part, kernel) for part in parts):
                parts = [shortened(part, called) for part in parts]
        return compiles(parts, **options)

    compile_ir.keeps_short = True  # type: ignore[attr-defined]
    return compile_ir


def _defines(code: str, name: str) -> bool:
    return any(name in line for line in _DEFINED.findall(code))


def shortened(code: str, called: Iterable[str] = ()) -> str:
    """LLVM's text with a word at every branch (a loop it closes is not to be written out) and at what is called."""
    names = tuple(called)

    def kept_apart(line: re.Match[str]) -> str:
        return line[0] + " noinline" * any(name in line[0] for name in names)

    code = _DEFINED.sub(kept_apart, code)
    node = 1 + max((int(number) for number in _NUMBERED.findall(code)), default=0)
    kept, branches = _BRANCH.subn(rf"\g<0>, !llvm.loop !{node}", code)
    if not branches:
        return code
    return f'{kept}\n!{node} = distinct !{{!{node}, !{node + 1}}}\n!{node + 1} = !{{!"llvm.loop.unroll.disable"}}\n'
