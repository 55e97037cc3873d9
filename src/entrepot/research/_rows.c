/* Writes rows of arrays; rows.py says what each function does, and does the same in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define NOT_NOTED 0xffff

/* A row of numbers. Where `places` is not NULL, the places of all that is not 0 are noted there,
   `most` of them at most, so that the next time only these need to be cleared. */
typedef struct {
    float *items;
    Py_ssize_t size;
    unsigned short *places;
    Py_ssize_t most, noted;
} Row;

/* The row of `size` items that begins at item `at` of a buffer; NULL with an error set. */
static void *
row_in(PyObject *const *args, Py_ssize_t item, Py_buffer *view, Py_ssize_t *size)
{
    if (PyObject_GetBuffer(args[0], view, PyBUF_WRITABLE) < 0)
        return NULL;
    Py_ssize_t at = PyLong_AsSsize_t(args[1]);
    *size = PyLong_AsSsize_t(args[2]);
    Py_ssize_t items = view->len / item;
    if (PyErr_Occurred() || at < 0 || *size < 0 || *size > items || at > items - *size) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_IndexError, "the row is not in the buffer");
        PyBuffer_Release(view);
        return NULL;
    }
    return (char *)view->buf + at * item;
}

/* Find the notes of the row. They begin with their number, which is kept only by `close_notes`. */
static void
open_notes(Row *row, Py_buffer *view, Py_buffer *notes)
{
    Py_ssize_t size = row->size ? row->size : 1;
    Py_ssize_t number = (row->items - (float *)view->buf) / size;
    Py_ssize_t rows = view->len / (Py_ssize_t)sizeof(float) / size;
    Py_ssize_t room = rows ? notes->len / (Py_ssize_t)sizeof(unsigned short) / rows : 0;
    row->places = NULL;
    row->noted = 0;
    if (room < 2 || number >= rows || row->size >= NOT_NOTED)
        return;
    row->places = (unsigned short *)notes->buf + number * room + 1;
    row->most = room - 1 < NOT_NOTED - 1 ? room - 1 : NOT_NOTED - 1;
    row->noted = row->places[-1];
    row->places[-1] = NOT_NOTED;
}

static void
close_notes(Row *row)
{
    if (row->places != NULL && row->noted <= row->most)
        row->places[-1] = (unsigned short)row->noted;
}

/* Clear the row: what is noted of it, or all of it. */
static void
clear(Row *row)
{
    if (row->places == NULL || row->noted > row->most)
        memset(row->items, 0, row->size * sizeof(float));
    else
        for (Py_ssize_t i = 0; i < row->noted; i++)
            if (row->places[i] < row->size)
                row->items[row->places[i]] = 0;
    row->noted = 0;
}

static void
put(Row *row, Py_ssize_t place, float number)
{
    if (number == 0 && row->items[place] == 0)
        return;
    row->items[place] = number;
    if (row->places != NULL && row->noted++ < row->most)
        row->places[row->noted - 1] = (unsigned short)place;
}

/* A list's item as a place in the row, counted from `base`; -1 with an error set. */
static Py_ssize_t
place_in(PyObject *list, Py_ssize_t index, Py_ssize_t base, Py_ssize_t size)
{
    Py_ssize_t place = PyLong_AsSsize_t(PyList_GET_ITEM(list, index));
    if (place == -1 && PyErr_Occurred())
        return -1;
    if (place < 0 || base < 0 || place >= size - base) {
        PyErr_SetString(PyExc_IndexError, "a place is not in the row");
        return -1;
    }
    return base + place;
}

/* Put 1s at what the lists name, each counted from its place. */
static int
put_marks(Row *row, PyObject *places, PyObject *marks)
{
    if (!PyList_Check(places) || !PyList_Check(marks)
        || PyList_GET_SIZE(places) != PyList_GET_SIZE(marks)) {
        PyErr_SetString(PyExc_TypeError, "as many places as lists are needed");
        return 0;
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(marks); i++) {
        PyObject *list = PyList_GET_ITEM(marks, i);
        if (!PyList_Check(list)) {
            PyErr_SetString(PyExc_TypeError, "a list is needed");
            return 0;
        }
        if (PyList_GET_SIZE(list) == 0)
            continue;
        Py_ssize_t base = place_in(places, i, 0, row->size);
        if (base < 0)
            return 0;
        for (Py_ssize_t j = 0; j < PyList_GET_SIZE(list); j++) {
            Py_ssize_t place = place_in(list, j, base, row->size);
            if (place < 0)
                return 0;
            put(row, place, 1);
        }
    }
    return 1;
}

static int
put_number(Row *row, Py_ssize_t place, PyObject *given)
{
    long number = PyLong_AsLong(given);
    if (number == -1 && PyErr_Occurred())
        return 0;
    put(row, place, (float)number);
    return 1;
}

/* Put a number, or several one after another, at the place that stands before. */
static int
put_numbers(Row *row, PyObject *pairs)
{
    if (!PyList_Check(pairs) || PyList_GET_SIZE(pairs) % 2) {
        PyErr_SetString(PyExc_TypeError, "a list of pairs is needed");
        return 0;
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(pairs); i += 2) {
        PyObject *given = PyList_GET_ITEM(pairs, i + 1);
        Py_ssize_t place = place_in(pairs, i, 0, row->size);
        if (place < 0)
            return 0;
        if (!PyList_Check(given)) {
            if (!put_number(row, place, given))
                return 0;
            continue;
        }
        if (PyList_GET_SIZE(given) > row->size - place) {
            PyErr_SetString(PyExc_IndexError, "numbers are not in the row");
            return 0;
        }
        for (Py_ssize_t j = 0; j < PyList_GET_SIZE(given); j++)
            if (!put_number(row, place + j, PyList_GET_ITEM(given, j)))
                return 0;
    }
    return 1;
}

static PyObject *
write_row(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view, notes = {0};
    Row row;
    if (count != 6 && count != 7) {
        PyErr_SetString(PyExc_TypeError, "write_row(buffer, at, size, places, marks, numbers, ...)");
        return NULL;
    }
    row.items = row_in(args, sizeof(float), &view, &row.size);
    if (row.items == NULL)
        return NULL;
    if (count == 7 && PyObject_GetBuffer(args[6], &notes, PyBUF_WRITABLE) < 0) {
        PyBuffer_Release(&view);
        return NULL;
    }
    open_notes(&row, &view, &notes);
    clear(&row);
    int done = put_marks(&row, args[3], args[4]) && put_numbers(&row, args[5]);
    if (done)
        close_notes(&row);
    PyBuffer_Release(&view);
    if (count == 7)
        PyBuffer_Release(&notes);
    return done ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
add_to_row(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view, notes;
    Row row;
    if (count != 5) {
        PyErr_SetString(PyExc_TypeError, "add_to_row(buffer, at, size, numbers, notes)");
        return NULL;
    }
    row.items = row_in(args, sizeof(float), &view, &row.size);
    if (row.items == NULL)
        return NULL;
    if (PyObject_GetBuffer(args[4], &notes, PyBUF_WRITABLE) < 0) {
        PyBuffer_Release(&view);
        return NULL;
    }
    open_notes(&row, &view, &notes);
    int done = put_numbers(&row, args[3]);
    if (done)
        close_notes(&row);
    PyBuffer_Release(&view);
    PyBuffer_Release(&notes);
    return done ? Py_NewRef(Py_None) : NULL;
}

static PyObject *
write_mask(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    Py_ssize_t size;
    if (count != 4 || !PyList_Check(args[3])) {
        PyErr_SetString(PyExc_TypeError, "write_mask(buffer, at, size, words)");
        return NULL;
    }
    char *row = row_in(args, 1, &view, &size);
    if (row == NULL)
        return NULL;
    memset(row, 0, size);
    int done = 1;
    for (Py_ssize_t i = 0; done && i < PyList_GET_SIZE(args[3]); i++) {
        Py_ssize_t place = place_in(args[3], i, 0, size);
        if (place < 0)
            done = 0;
        else
            row[place] = 1;
    }
    PyBuffer_Release(&view);
    return done ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef methods[] = {
    {"write_row", (PyCFunction)(void (*)(void))write_row, METH_FASTCALL, NULL},
    {"add_to_row", (PyCFunction)(void (*)(void))add_to_row, METH_FASTCALL, NULL},
    {"write_mask", (PyCFunction)(void (*)(void))write_mask, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_rows", NULL, 0, methods};

PyMODINIT_FUNC
PyInit__rows(void)
{
    return PyModuleDef_Init(&module);
}
