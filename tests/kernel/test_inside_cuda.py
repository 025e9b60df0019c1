"""What is told to the compiler of a GPU's code, held against LLVM itself."""

import re

import pytest
from llvmlite import binding as llvm
from numba.cuda.cudadrv import nvvm

from openoutcry.kernel import inside_cuda
from openoutcry.kernel.chance import fill_block

KERNEL = """
declare i64 @"_ZN5games4step"(i64)

define i64 @"_ZN5games11eight_stepsB2v1"(i64 %first)
{
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
  %held = phi i64 [%first, %entry], [%more, %loop]
  %more = call i64 @"_ZN5games4step"(i64 %held)
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %end, label %loop
end:
  ret i64 %more
}

!named = !{!7}
!7 = !{i32 1}
"""
STEP = """
define linkonce_odr i64 @"_ZN5games4step"(i64 %held)
{
  %more = mul i64 %held, 3
  ret i64 %more
}
"""


def eight_steps():
    """Named as a kernel of the text above."""


def step():
    """The same for what it calls."""


eight_steps.__module__ = step.__module__ = "games"


def optimised(*parts):
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=3)
    module = llvm.parse_assembly(parts[0])
    for part in parts[1:]:
        module.link_in(llvm.parse_assembly(part))
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return str(module)


def calls(code):
    return len(re.findall(r"call [^\n]*step", code))


def test_a_loop_of_known_length_stays_a_loop():
    assert calls(optimised(KERNEL)) == 8
    assert calls(optimised(inside_cuda.shortened(KERNEL))) == 1


def test_what_is_named_is_called_and_not_copied():
    short = [inside_cuda.shortened(part) for part in (KERNEL, STEP)]
    assert calls(optimised(*short)) == 0
    short = [inside_cuda.shortened(part, [inside_cuda.compiled_name(step)]) for part in (KERNEL, STEP)]
    assert calls(optimised(*short)) == 1


def test_what_has_no_branch_stays_as_it_is():
    assert inside_cuda.shortened(STEP) == STEP


def test_a_rule_is_found_by_the_name_numba_gives_it():
    fill_block_in_text = "openoutcry.kernel.chance.fill_block"
    assert inside_cuda.compiled_name(fill_block) == "10openoutcry6kernel6chance10fill_block", fill_block_in_text


@pytest.fixture
def compiled(monkeypatch):
    """What reaches the compiler, with nothing else kept short."""
    reached = []
    monkeypatch.setattr(nvvm, "compile_ir", lambda code, **options: reached.append((code, options)))
    monkeypatch.setattr(inside_cuda, "_short", {})
    return reached


def test_only_the_kernel_named_is_changed(compiled):
    inside_cuda.keep_short(eight_steps, [step])
    inside_cuda.keep_short(eight_steps, [step])  # nothing is done twice
    named = [inside_cuda.compiled_name(step)]
    another = KERNEL.replace("11eight_steps", "10nine_steps")
    nvvm.compile_ir([KERNEL, STEP], arch="compute_90")
    nvvm.compile_ir([another, STEP], opt=3)
    nvvm.compile_ir(KERNEL, opt=3)
    assert compiled[0] == ([inside_cuda.shortened(part, named) for part in (KERNEL, STEP)], {"arch": "compute_90"})
    assert compiled[1] == ([another, STEP], {"opt": 3})
    assert compiled[2] == ([inside_cuda.shortened(KERNEL, named)], {"opt": 3})


def test_by_a_numba_that_compiles_elsewhere_kernels_stay_as_they_are(monkeypatch):
    monkeypatch.delattr(nvvm, "compile_ir")
    monkeypatch.setattr(inside_cuda, "_short", {})
    inside_cuda.keep_short(eight_steps, [step])
    assert not inside_cuda._short
