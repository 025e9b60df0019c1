"""Arrays of the device, offered to other libraries without a copy: CUDA array interface and DLPack."""

import ctypes
from typing import Any

import numpy as np

from openoutcry.kernel.gpu import cuda_module

LEGACY_STREAM = 1  # what both protocols call the default stream
NO_WAITING = -1  # DLPack: the taker sees to the order of things
CPU, CUDA = 1, 2  # DLPack's numbers of devices; the simulator's memory is the CPU's
_KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's numbers of types


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    pass


_DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _DELETER)]

_lent: dict[int, Any] = {}  # what consumers still hold, by the address of its description


# What it needs is bound to it: it may be called while Python ends, when modules are emptied already.
@_DELETER
def _give_back(managed: Any, lent: dict[int, Any] = _lent, address: Any = ctypes.addressof) -> None:
    lent.pop(address(managed.contents), None)


class DeviceArray:
    """An array in the memory of the device. `kind` reads bytes as another type, `turned` swaps the two axes."""

    def __init__(self, held: Any, kind: Any = None, turned: bool = False) -> None:
        self._held = held
        self.dtype = np.dtype(held.dtype if kind is None else kind)
        shape, item = tuple(held.shape), self.dtype.itemsize
        strides = tuple(item * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape)))
        self.shape, self.strides = (shape[::-1], strides[::-1]) if turned else (shape, strides)
        self._turned = turned

    def __len__(self) -> int:
        return int(self.shape[0])

    def copy_to_host(self) -> np.ndarray:
        """The same as a NumPy array of its own."""
        found: np.ndarray = self._held.copy_to_host().view(self.dtype)
        return found.T if self._turned else found

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "strides": self.strides,
            "typestr": self.dtype.str,
            "data": (self._address, False),
            "version": 3,
            "stream": LEGACY_STREAM,
        }

    @property
    def _address(self) -> int:
        if hasattr(self._held, "__cuda_array_interface__"):
            return int(self._held.__cuda_array_interface__["data"][0])
        return int(self._held.ctypes.data)  # the simulator's

    def __dlpack_device__(self) -> tuple[int, int]:
        return (CUDA, 0) if hasattr(self._held, "gpu_data") else (CPU, 0)

    def __dlpack__(self, *, stream: Any = None, **options: Any) -> Any:
        """A capsule, as DLPack describes it. The memory is kept until its taker gives it back."""
        if self.__dlpack_device__()[0] == CUDA and stream not in (NO_WAITING, LEGACY_STREAM):
            cuda_module().synchronize()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        strides = (ctypes.c_int64 * len(self.shape))(*(step // self.dtype.itemsize for step in self.strides))
        managed = _Managed()
        kind, number = self.__dlpack_device__()
        managed.tensor = _Tensor(
            self._address,
            _Device(kind, number),
            len(self.shape),
            _KINDS[self.dtype.kind],
            8 * self.dtype.itemsize,
            1,
            shape,
            strides,
            0,
        )
        managed.deleter = _give_back
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, strides, self._held)
        make = ctypes.pythonapi.PyCapsule_New
        make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return make(address, b"dltensor", None)
