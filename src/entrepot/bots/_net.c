/* Scores rows of small numbers, or lists of marks, with a small net; bots/net.py and bots/mark_net.py
   have the same in Python and say what the nets look like. Goods that were met before are looked up,
   for most options of a question change one or two goods only. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

enum { FIRST = 64, SECOND = 32, THIRD = 64, FOURTH = 32, GOODS = 6, MOST_COLUMNS = 64, MEMORY = 256 };

#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
#if __GNUC__ >= 12
#define FAST __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FAST __attribute__((target_clones("avx2", "default")))
#endif
#else
#define FAST
#endif
#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif
/* What is inlined into a FAST function is compiled for each kind of processor, too. */

typedef struct {
    int columns;
    int sizes[MOST_COLUMNS];
    int offsets[MOST_COLUMNS];
    int values;
} Columns;

typedef struct {
    const float *good, *second, *second_bias, *table, *third, *fourth, *fourth_bias, *fifth;
    float fifth_bias;
} Weights;

/* What is known of one call's rows; a new one begins with a new number. */
typedef struct {
    unsigned number;
    unsigned known[MEMORY];
    int numbers[MEMORY][MOST_COLUMNS];
    float results[MEMORY][SECOND];
    int shared_numbers[MOST_COLUMNS];
    float shared[FIRST];
} Memory;

static Memory memory; /* used by one thread at a time: whoever holds the interpreter's lock */

static int read_columns(const char *sizes, Py_ssize_t count, Columns *found)
{
    if (count > MOST_COLUMNS)
        return 0;
    found->columns = (int)count;
    found->values = 0;
    for (int i = 0; i < found->columns; i++) {
        found->sizes[i] = (unsigned char)sizes[i];
        found->offsets[i] = found->values;
        found->values += found->sizes[i];
    }
    return 1;
}

static Py_ssize_t read_weights(const float *at, int good_values, int table_values, Weights *found)
{
    const float *start = at;
    found->good = at, at += (Py_ssize_t)good_values * FIRST;
    found->second = at, at += FIRST * SECOND;
    found->second_bias = at, at += SECOND;
    found->table = at, at += (Py_ssize_t)table_values * THIRD;
    found->third = at, at += 2 * SECOND * THIRD;
    found->fourth = at, at += THIRD * FOURTH;
    found->fourth_bias = at, at += FOURTH;
    found->fifth = at, at += FOURTH;
    return at + 1 - start;
}

#if defined(__GNUC__)
/* Four times eight sums stay in registers while rows of weights are added to them. */
typedef float Eight __attribute__((vector_size(32), aligned(4)));
#define SUMS(from) Eight *all = (Eight *)(from), a = all[0], b = all[1], c = all[2], d = all[3]
#define ADD(input, row)                                                              \
    do {                                                                             \
        const Eight *more = (const Eight *)(row);                                    \
        a += (input) * more[0], b += (input) * more[1], c += (input) * more[2], d += (input) * more[3]; \
    } while (0)
#define KEEP() (all[0] = a, all[1] = b, all[2] = c, all[3] = d)
#else
#define SUMS(from) float *all = (from)
#define ADD(input, row)                          \
    for (int j = 0; j < BLOCK; j++)              \
        all[j] += (input) * (row)[j]
#define KEEP() (void)all
#endif
#define BLOCK 32

INLINE void add_columns(
    const Columns *columns, const int *numbers, const float *weights, int width, float *sums)
{
    for (int block = 0; block < width; block += BLOCK) {
        SUMS(sums + block);
        for (int i = 0; i < columns->columns; i++)
            ADD(1.0f, weights + (Py_ssize_t)(columns->offsets[i] + numbers[i]) * width + block);
        KEEP();
    }
}

INLINE void add_product(
    const float *inputs, int count, const float *weights, int width, float *sums)
{
    for (int block = 0; block < width; block += BLOCK) {
        SUMS(sums + block);
        for (int i = 0; i < count; i++)
            ADD(inputs[i], weights + (Py_ssize_t)i * width + block);
        KEEP();
    }
}

INLINE void only_positive(float *numbers, int count)
{
    for (int i = 0; i < count; i++)
        if (numbers[i] < 0.0f)
            numbers[i] = 0.0f;
}

/* The shared columns' part of the first layer; with other numbers nothing known before holds. */
INLINE void share(const Columns *shared, const int *numbers, const float *weights, int first_row)
{
    size_t length = sizeof(int) * shared->columns;
    if (!first_row && memcmp(memory.shared_numbers, numbers, length) == 0)
        return;
    memory.number++;
    memcpy(memory.shared_numbers, numbers, length);
    memset(memory.shared, 0, sizeof(memory.shared));
    add_columns(shared, numbers, weights, FIRST, memory.shared);
}

INLINE const float *good_result(const Columns *good, const int *numbers, const Weights *w)
{
    size_t length = sizeof(int) * good->columns;
    unsigned hash = 2166136261u;
    for (int i = 0; i < good->columns; i++)
        hash = (hash ^ (unsigned)numbers[i]) * 16777619u;
    int slot = (hash ^ hash >> 16) % MEMORY;
    float *result = memory.results[slot];
    if (memory.known[slot] == memory.number && memcmp(memory.numbers[slot], numbers, length) == 0)
        return result;
    memory.known[slot] = memory.number;
    memcpy(memory.numbers[slot], numbers, length);
    float first[FIRST];
    memcpy(first, memory.shared, sizeof(first));
    add_columns(good, numbers, w->good, FIRST, first);
    only_positive(first, FIRST);
    memcpy(result, w->second_bias, sizeof(float) * SECOND);
    add_product(first, FIRST, w->second, SECOND, result);
    only_positive(result, SECOND);
    return result;
}

FAST static double score(const Columns *good, const Columns *table, const Columns *shared,
                         const int *numbers, const Weights *w, int first_row)
{
    share(shared, numbers + GOODS * good->columns, w->good + (Py_ssize_t)good->values * FIRST,
          first_row);
    float pooled[2 * SECOND] = {0};
    for (int i = 0; i < GOODS; i++, numbers += good->columns) {
        const float *result = good_result(good, numbers, w);
        for (int j = 0; j < SECOND; j++) {
            pooled[j] += result[j];
            if (result[j] > pooled[SECOND + j])
                pooled[SECOND + j] = result[j];
        }
    }
    float third[THIRD] = {0}, fourth[FOURTH];
    add_columns(table, numbers, w->table, THIRD, third);
    add_product(pooled, 2 * SECOND, w->third, THIRD, third);
    only_positive(third, THIRD);
    memcpy(fourth, w->fourth_bias, sizeof(fourth));
    add_product(third, THIRD, w->fourth, FOURTH, fourth);
    only_positive(fourth, FOURTH);
    double sum = w->fifth_bias;
    for (int j = 0; j < FOURTH; j++)
        sum += (double)fourth[j] * w->fifth[j];
    return sum;
}

/* The numbers of a row, each cut to what its column can hold. */
static int read_row(
    PyObject *rows, Py_ssize_t at, const Columns *good, const Columns *table, int *numbers)
{
    for (int part = 0; part <= GOODS; part++) {
        const Columns *columns = part < GOODS ? good : table;
        for (int i = 0; i < columns->columns; i++) {
            long number = PyLong_AsLong(PyList_GET_ITEM(rows, at++));
            if (number == -1 && PyErr_Occurred())
                return 0;
            int most = columns->sizes[i] - 1;
            *numbers++ = number < 0 ? 0 : number > most ? most : (int)number;
        }
    }
    return 1;
}

static PyObject *scores(PyObject *self, PyObject *arguments)
{
    Py_buffer weights;
    const char *good_sizes, *table_sizes;
    Py_ssize_t good_count, table_count;
    int shared_count;
    PyObject *rows, *found = NULL;
    if (!PyArg_ParseTuple(arguments, "y*y#y#iO!", &weights, &good_sizes, &good_count, &table_sizes,
                          &table_count, &shared_count, &PyList_Type, &rows))
        return NULL;
    Columns good, table, shared;
    Weights w;
    if (shared_count < 0 || shared_count > table_count ||
        !read_columns(good_sizes, good_count, &good) ||
        !read_columns(table_sizes, table_count, &table) ||
        !read_columns(table_sizes, shared_count, &shared) ||
        read_weights(weights.buf, good.values + shared.values, table.values, &w) *
                (Py_ssize_t)sizeof(float) != weights.len) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the columns");
        goto end;
    }
    w.fifth_bias = w.fifth[FOURTH];
    Py_ssize_t width = (Py_ssize_t)GOODS * good.columns + table.columns;
    Py_ssize_t count = PyList_GET_SIZE(rows) / width;
    if (count * width != PyList_GET_SIZE(rows)) {
        PyErr_SetString(PyExc_ValueError, "the rows do not fit the columns");
        goto end;
    }
    found = PyList_New(count);
    for (Py_ssize_t i = 0; found != NULL && i < count; i++) {
        int numbers[(GOODS + 1) * MOST_COLUMNS];
        PyObject *number = NULL;
        if (read_row(rows, i * width, &good, &table, numbers)) {
            double sum = score(&good, &table, &shared, numbers, &w, i == 0);
            number = PyFloat_FromDouble(sum);
        }
        if (number == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, i, number);
    }
end:
    PyBuffer_Release(&weights);
    return found;
}

/* Marks above this number of one list do not count. */
enum { MOST_MARKS = 512 };

FAST static double mark_score(const float *weights, Py_ssize_t kinds, const int *marks, int count)
{
    const float *at = weights + kinds * THIRD;
    float third[THIRD], fourth[FOURTH];
    memcpy(third, at, sizeof(third));
    for (int block = 0; block < THIRD; block += BLOCK) {
        SUMS(third + block);
        for (int i = 0; i < count; i++)
            ADD(1.0f, weights + (Py_ssize_t)marks[i] * THIRD + block);
        KEEP();
    }
    only_positive(third, THIRD);
    const float *matrix = at + THIRD, *bias = matrix + THIRD * FOURTH, *last = bias + FOURTH;
    memcpy(fourth, bias, sizeof(fourth));
    add_product(third, THIRD, matrix, FOURTH, fourth);
    only_positive(fourth, FOURTH);
    double sum = last[FOURTH];
    for (int j = 0; j < FOURTH; j++)
        sum += (double)fourth[j] * last[j];
    return sum;
}

/* How many marks there are in a list, or -1 where something is no mark. */
static int read_marks(PyObject *list, Py_ssize_t kinds, int *marks)
{
    if (!PyList_Check(list)) {
        PyErr_SetString(PyExc_TypeError, "a list of marks is wanted");
        return -1;
    }
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (count > MOST_MARKS)
        count = MOST_MARKS;
    for (Py_ssize_t i = 0; i < count; i++) {
        long mark = PyLong_AsLong(PyList_GET_ITEM(list, i));
        if (mark < 0 || mark >= kinds) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "there is no such mark");
            return -1;
        }
        marks[i] = (int)mark;
    }
    return (int)count;
}

static PyObject *mark_scores(PyObject *self, PyObject *arguments)
{
    Py_buffer weights;
    PyObject *lists, *found = NULL;
    if (!PyArg_ParseTuple(arguments, "y*O!", &weights, &PyList_Type, &lists))
        return NULL;
    Py_ssize_t rest = THIRD + THIRD * FOURTH + FOURTH + FOURTH + 1;
    Py_ssize_t kinds = (weights.len / (Py_ssize_t)sizeof(float) - rest) / THIRD;
    if (kinds < 0 || (kinds * THIRD + rest) * (Py_ssize_t)sizeof(float) != weights.len) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the marks");
        goto end;
    }
    found = PyList_New(PyList_GET_SIZE(lists));
    for (Py_ssize_t i = 0; found != NULL && i < PyList_GET_SIZE(found); i++) {
        int marks[MOST_MARKS];
        PyObject *number = NULL;
        int count = read_marks(PyList_GET_ITEM(lists, i), kinds, marks);
        if (count >= 0)
            number = PyFloat_FromDouble(mark_score(weights.buf, kinds, marks, count));
        if (number == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, i, number);
    }
end:
    PyBuffer_Release(&weights);
    return found;
}

static PyMethodDef methods[] = {
    {"scores", scores, METH_VARARGS,
     "scores(weights, good_sizes, table_sizes, shared, rows) -> a score for each row"},
    {"mark_scores", mark_scores, METH_VARARGS,
     "mark_scores(weights, lists) -> a score for each list of marks"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_net", NULL, -1, methods};

PyMODINIT_FUNC PyInit__net(void)
{
    return PyModule_Create(&module);
}
