/* Writes rows of arrays; rows.py says what each function does, and does the same in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

/* The row of `size` items that begins at item `at` of a buffer, cleared; NULL with an error set. */
static void *
cleared(PyObject *const *args, Py_ssize_t item, Py_buffer *view, Py_ssize_t *size)
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
    char *row = (char *)view->buf + at * item;
    memset(row, 0, *size * item);
    return row;
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

/* Put 1s, or numbers one after another, at the place that stands before each list. */
static int
put_all(float *row, Py_ssize_t size, PyObject *pairs, int ones)
{
    if (!PyList_Check(pairs) || PyList_GET_SIZE(pairs) % 2) {
        PyErr_SetString(PyExc_TypeError, "a list of pairs is needed");
        return 0;
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(pairs); i += 2) {
        PyObject *list = PyList_GET_ITEM(pairs, i + 1);
        Py_ssize_t base = place_in(pairs, i, 0, size);
        if (base < 0)
            return 0;
        if (!PyList_Check(list) || (!ones && PyList_GET_SIZE(list) > size - base)) {
            PyErr_SetString(PyExc_TypeError, "a list that fits into the row is needed");
            return 0;
        }
        for (Py_ssize_t j = 0; j < PyList_GET_SIZE(list); j++) {
            if (ones) {
                Py_ssize_t place = place_in(list, j, base, size);
                if (place < 0)
                    return 0;
                row[place] = 1;
            } else {
                long number = PyLong_AsLong(PyList_GET_ITEM(list, j));
                if (number == -1 && PyErr_Occurred())
                    return 0;
                row[base + j] = (float)number;
            }
        }
    }
    return 1;
}

static PyObject *
write_row(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    Py_ssize_t size;
    if (count != 5) {
        PyErr_SetString(PyExc_TypeError, "write_row(buffer, at, size, marks, numbers)");
        return NULL;
    }
    float *row = cleared(args, sizeof(float), &view, &size);
    if (row == NULL)
        return NULL;
    int done = put_all(row, size, args[3], 1) && put_all(row, size, args[4], 0);
    PyBuffer_Release(&view);
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
    char *row = cleared(args, 1, &view, &size);
    if (row == NULL)
        return NULL;
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
    {"write_mask", (PyCFunction)(void (*)(void))write_mask, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_rows", NULL, 0, methods};

PyMODINIT_FUNC
PyInit__rows(void)
{
    return PyModuleDef_Init(&module);
}
