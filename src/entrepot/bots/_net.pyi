from array import array

def scores(
    weights: array[float] | bytes,
    good_sizes: bytes,
    table_sizes: bytes,
    shared: int,
    rows: list[int],
) -> list[float]: ...
def mark_scores(weights: array[float] | bytes, lists: list[list[int]]) -> list[float]: ...
