from array import array

def scores(
    weights: array[float] | bytes,
    good_sizes: bytes,
    table_sizes: bytes,
    shared: int,
    rows: list[int],
) -> list[float]: ...
