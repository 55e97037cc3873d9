"""Rules, tests and code agree on the numbers of paragraphs."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"\d+\.\d+")


def paragraphs(page):
    """The numbers of the paragraphs of a page of rules, in order."""
    text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
    return re.findall(r"^\*\*(\d+\.\d+)\*\* \S", text, re.MULTILINE)


def docstrings_in(folder):
    """(file and test, docstring) of every test in a folder."""
    for path in sorted((ROOT / "tests" / folder).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}::{node.name}", ast.get_docstring(node) or ""


def cited(docstring):
    """The numbers that a docstring begins with: "4.2, 4.3 ..."."""
    begins = re.match(r"\d+\.\d+(?:, \d+\.\d+)*(?=\s|$)", docstring)
    return NUMBER.findall(begins[0]) if begins else []


def test_paragraphs_are_numbered_without_gaps():
    numbers = [tuple(map(int, number.split("."))) for number in paragraphs("maritime-silk-road.md")]
    chapters = sorted({chapter for chapter, _ in numbers})
    assert chapters == list(range(1, len(chapters) + 1))
    sizes = [max(place for chapter, place in numbers if chapter == one) for one in chapters]
    assert numbers == [
        (c, i + 1) for c, size in zip(chapters, sizes, strict=True) for i in range(size)
    ]


def test_every_paragraph_is_cited_by_a_test():
    met = {number for _, docstring in docstrings_in("silk_road") for number in cited(docstring)}
    assert [n for n in paragraphs("maritime-silk-road.md") if n not in met] == []


def test_no_test_cites_a_paragraph_that_is_not_there():
    known = paragraphs("maritime-silk-road.md")
    wrong = {
        test: number
        for test, docstring in docstrings_in("silk_road")
        for number in NUMBER.findall(docstring)
        if number not in known
    }
    assert wrong == {}


def test_docstrings_in_the_chapters_all_begin_with_a_paragraph():
    free = ("test_positions.py", "test_notation.py")
    assert [
        t
        for t, docstring in docstrings_in("silk_road")
        if not t.startswith(free) and not cited(docstring)
    ] == []


def test_code_and_rulings_cite_paragraphs_that_are_there():
    known = paragraphs("maritime-silk-road.md")
    code = sorted((ROOT / "src" / "entrepot" / "silk_road").glob("*.py"))
    texts = {path.name: path.read_text(encoding="utf-8") for path in code}
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    texts["rulings.md"] = rulings.split("## Maritime Silk Road\n")[1].split("\n## ")[0]
    citations = {
        (name, number)
        for name, text in texts.items()
        for group in re.findall(r"\((\d+\.\d+[\d., -]*)\)", text)
        for number in NUMBER.findall(group)
    }
    assert len(citations) > 20
    assert [citation for citation in sorted(citations) if citation[1] not in known] == []
