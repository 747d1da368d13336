"""Machine integers and packed rows: native when compiled, int and list otherwise.

This module stays uncompiled. mypyc takes the first branch and needs librt at run time; plain Python takes the second.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i32 as i32
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i32 = i64 = u8 = int

    class vec:
        def __class_getitem__(cls, item):
            return list
