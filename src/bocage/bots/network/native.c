/* A small network of counts, judged one row at a time.

   Each count adds one row of the first table: the row for "at least one, at least two, ... this many", so that only
   counts that are not zero cost anything. Rows that were judged lately are kept with their sums: of a position that
   is near one of them only what differs is added and taken away. The sums are whole numbers, so that they do not
   depend on the way. Then two layers, and heads. No NumPy: everything comes as bytes. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__)
#define WIDE __attribute__((target("avx2,fma")))
#define HAS_WIDE (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
#else
#define WIDE
#define HAS_WIDE 0
#endif
#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#define BLOCK 64 /* units of a layer whose sums stay in registers */
typedef float Eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t EightWhole __attribute__((vector_size(32), aligned(4), may_alias));
#else
#define INLINE static inline
#endif

#define WIDEST 1024
#define KEPT 4
#define MOST_CHANGES 128
#define UNIT 1048576.0f /* what stands for 1 in whole numbers */
#define LARGEST_SUM 1024.0f

typedef struct {
    uint8_t *row;
    int32_t *sums;
    uint64_t used;
} Near;

typedef struct {
    PyObject_HEAD
    int32_t inputs, first, second, heads, seats, moves, actions;
    int32_t padded;      /* the number of inputs, rounded up to whole words */
    int is_wide;
    int32_t *offset;     /* of each input: its first row; -1 where the network does not know it */
    uint8_t *cap;        /* of each input: the largest count that is told apart */
    int32_t *place;      /* of each action: its row among the moves; -1 where the network does not know it */
    int32_t *table;
    float *bias1, *weight2, *bias2, *head, *head_bias, *move, *move_bias;
    uint8_t *asked;      /* the row that is judged now, padded */
    uint64_t clock;
    Near near[KEPT];
} Net;

/* In how many words two rows differ. */
INLINE int difference(const uint8_t *restrict one, const uint8_t *restrict other, int size)
{
    int found = 0;
    for (int i = 0; i < size; i += 8) {
        uint64_t a, b;
        memcpy(&a, one + i, 8);
        memcpy(&b, other + i, 8);
        found += a != b;
    }
    return found;
}

/* Rows of the first table that are added to the sums, and those that are taken away. */
typedef struct {
    const int32_t *come[MOST_CHANGES], *gone[MOST_CHANGES];
    int comes, goes;
} Changes;

INLINE void sum_up(const Changes *changes, int32_t *restrict sums, int width)
{
    int start = 0;
#ifdef BLOCK
    for (; start + BLOCK <= width; start += BLOCK) { /* a block stays in registers, eight numbers each */
        EightWhole block[BLOCK / 8];
        memcpy(block, sums + start, sizeof block);
        for (int i = 0; i < changes->comes; i++)
#pragma GCC unroll 8
            for (int k = 0; k < BLOCK / 8; k++)
                block[k] += ((const EightWhole *)(changes->come[i] + start))[k];
        for (int i = 0; i < changes->goes; i++)
#pragma GCC unroll 8
            for (int k = 0; k < BLOCK / 8; k++)
                block[k] -= ((const EightWhole *)(changes->gone[i] + start))[k];
        memcpy(sums + start, block, sizeof block);
    }
#endif
    for (int j = start; j < width; j++) {
        for (int i = 0; i < changes->comes; i++)
            sums[j] += changes->come[i][j];
        for (int i = 0; i < changes->goes; i++)
            sums[j] -= changes->gone[i][j];
    }
}

/* Note what an input changes; where there is no room for more, all of it is summed up first. */
INLINE void change(const Net *net, Changes *changes, int32_t *sums, int input, int before, int after)
{
    const int cap = net->cap[input], start = net->offset[input];
    before = before > cap ? cap : before;
    after = after > cap ? cap : after;
    if (start < 0 || before == after)
        return;
    if (changes->comes == MOST_CHANGES || changes->goes == MOST_CHANGES) {
        sum_up(changes, sums, net->first);
        changes->comes = changes->goes = 0;
    }
    if (after)
        changes->come[changes->comes++] = net->table + (size_t)(start + after - 1) * net->first;
    if (before)
        changes->gone[changes->goes++] = net->table + (size_t)(start + before - 1) * net->first;
}

/* The sums of the first layer for the row that is asked, from those of the row that is most like it. */
INLINE const int32_t *first_sums(Net *net)
{
    const uint8_t *asked = net->asked;
    int nearest = 0, least = net->padded, oldest = 0;
    for (int k = 0; k < KEPT; k++) {
        const int differs = difference(asked, net->near[k].row, net->padded);
        if (differs < least)
            nearest = k, least = differs;
        if (net->near[k].used < net->near[oldest].used)
            oldest = k;
    }
    if (least > net->padded / 32 && nearest != oldest) { /* so far from all that they are worth keeping too */
        memcpy(net->near[oldest].row, net->near[nearest].row, net->padded);
        memcpy(net->near[oldest].sums, net->near[nearest].sums, sizeof(int32_t) * net->first);
        nearest = oldest;
    }
    Near *near = &net->near[nearest];
    near->used = ++net->clock;
    Changes changes;
    changes.comes = changes.goes = 0;
    for (int i = 0; i < net->padded; i += 8) {
        uint64_t a, b;
        memcpy(&a, asked + i, 8);
        memcpy(&b, near->row + i, 8);
        if (a != b)
            for (int j = i; j < i + 8; j++)
                if (asked[j] != near->row[j])
                    change(net, &changes, near->sums, j, near->row[j], asked[j]);
    }
    sum_up(&changes, near->sums, net->first);
    memcpy(near->row, asked, net->padded);
    return near->sums;
}

/* The units of the first layer that are awake, and how many. without a branch: whether a unit is
   awake cannot be foretold. */
INLINE int awake(const int32_t *restrict sums, int width, float *restrict values, int *restrict units)
{
    int count = 0;
    for (int i = 0; i < width; i++) {
        values[count] = (float)sums[i] * (1 / UNIT);
        units[count] = i;
        count += sums[i] > 0;
    }
    return count;
}

/* Some units of the second layer, the first of them and how many, one after the other. */
INLINE void some_units(const Net *net, const float *values, const int *units, int count, int start, int end,
                       float *restrict second)
{
    for (int j = start; j < end; j++) {
        float sum = net->bias2[j];
        for (int i = 0; i < count; i++)
            sum += values[i] * net->weight2[(size_t)units[i] * net->second + j];
        second[j] = sum > 0 ? sum : 0;
    }
}

#ifdef BLOCK
/* A block of the second layer. What is added up stays in registers, eight numbers each. */
INLINE void block_of_units(const Net *net, const float *values, const int *units, int count, int start, float *second)
{
    Eight sums[BLOCK / 8];
    memcpy(sums, net->bias2 + start, sizeof sums);
    for (int i = 0; i < count; i++) {
        const Eight *weights = (const Eight *)(net->weight2 + (size_t)units[i] * net->second + start);
#pragma GCC unroll 8
        for (int k = 0; k < BLOCK / 8; k++)
            sums[k] += values[i] * weights[k];
    }
    memcpy(second + start, sums, sizeof sums);
    for (int j = start; j < start + BLOCK; j++)
        second[j] = second[j] > 0 ? second[j] : 0;
}
#endif

INLINE void layers(Net *net, float *restrict second)
{
    float values[WIDEST + 1];
    int units[WIDEST + 1], start = 0;
    const int count = awake(first_sums(net), net->first, values, units);
#ifdef BLOCK
    for (; start + BLOCK <= net->second; start += BLOCK)
        block_of_units(net, values, units, count, start, second);
#endif
    some_units(net, values, units, count, start, net->second, second);
}

WIDE static void hidden_wide(Net *net, float *second) { layers(net, second); }

static void hidden_plain(Net *net, float *second) { layers(net, second); }

INLINE float added(const float *restrict weights, const float *restrict values, int size)
{
    float sums[8] = {0};
    for (int j = 0; j + 8 <= size; j += 8)
        for (int k = 0; k < 8; k++)
            sums[k] += weights[j + k] * values[j + k];
    float found = 0;
    for (int k = 0; k < 8; k++)
        found += sums[k];
    for (int j = size & ~7; j < size; j++)
        found += weights[j] * values[j];
    return found;
}

WIDE static float dot_wide(const float *weights, const float *values, int size) { return added(weights, values, size); }

static float dot_plain(const float *weights, const float *values, int size) { return added(weights, values, size); }

static float dot(const Net *net, const float *weights, const float *values)
{
    return net->is_wide ? dot_wide(weights, values, net->second) : dot_plain(weights, values, net->second);
}

static float head(const Net *net, int number, const float *second)
{
    return net->head_bias[number] + dot(net, net->head + (size_t)number * net->second, second);
}

static int judged(Net *net, PyObject *row, float *second)
{
    if (!PyBytes_Check(row) || PyBytes_GET_SIZE(row) != net->inputs) {
        PyErr_SetString(PyExc_ValueError, "a row has one byte for each input");
        return -1;
    }
    memcpy(net->asked, PyBytes_AS_STRING(row), net->inputs);
    if (net->is_wide)
        hidden_wide(net, second);
    else
        hidden_plain(net, second);
    return 0;
}

static PyObject *listed(Net *net, PyObject *row, int count)
{
    float second[WIDEST];
    if (judged(net, row, second) < 0)
        return NULL;
    PyObject *found = PyTuple_New(count);
    for (int i = 0; found != NULL && i < count; i++)
        PyTuple_SET_ITEM(found, i, PyFloat_FromDouble(head(net, i, second)));
    return found;
}

static PyObject *Net_values(Net *net, PyObject *row) { return listed(net, row, 2 * net->seats); }

static PyObject *Net_outputs(Net *net, PyObject *row) { return listed(net, row, net->heads); }

static PyObject *Net_worth(Net *net, PyObject *const *args, Py_ssize_t count)
{
    float second[WIDEST];
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "worth(row, place, seats)");
        return NULL;
    }
    const long place = PyLong_AsLong(args[1]), seats = PyLong_AsLong(args[2]);
    if (PyErr_Occurred() || judged(net, args[0], second) < 0)
        return NULL;
    if (place < 0 || place >= net->seats) {
        PyErr_SetString(PyExc_ValueError, "no such place");
        return NULL;
    }
    if (seats == 1)
        return PyFloat_FromDouble(head(net, net->seats, second));
    if (seats == 2) { /* what one wins the other loses */
        const double half = (head(net, 0, second) - head(net, 1, second)) / 2;
        return PyFloat_FromDouble(place == 0 ? half : -half);
    }
    return PyFloat_FromDouble(head(net, (int)place, second));
}

static PyObject *Net_prior(Net *net, PyObject *const *args, Py_ssize_t count)
{
    float second[WIDEST];
    if (count != 2 || !PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "prior(row, actions)");
        return NULL;
    }
    if (judged(net, args[0], second) < 0)
        return NULL;
    const Py_ssize_t size = PyList_GET_SIZE(args[1]);
    double *logits = PyMem_Malloc(sizeof(double) * (size ? size : 1));
    if (logits == NULL)
        return PyErr_NoMemory();
    double highest = -1e30, all = 0;
    for (Py_ssize_t i = 0; i < size; i++) {
        const long action = PyLong_AsLong(PyList_GET_ITEM(args[1], i));
        if (action == -1 && PyErr_Occurred()) {
            PyMem_Free(logits);
            return NULL;
        }
        const int row = action >= 0 && action < net->actions ? net->place[action] : -1;
        logits[i] = row < 0 ? 0 : net->move_bias[row] + dot(net, net->move + (size_t)row * net->second, second);
        highest = logits[i] > highest ? logits[i] : highest;
    }
    for (Py_ssize_t i = 0; i < size; i++)
        all += logits[i] = exp(logits[i] - highest);
    PyObject *found = PyList_New(size);
    for (Py_ssize_t i = 0; found != NULL && i < size; i++)
        PyList_SET_ITEM(found, i, PyFloat_FromDouble(logits[i] / all));
    PyMem_Free(logits);
    return found;
}

static void *copied(const char *name, Py_buffer *given, size_t bytes)
{
    void *made = NULL;
    if ((size_t)given->len != bytes)
        PyErr_Format(PyExc_ValueError, "%s has %zd bytes and not %zu", name, given->len, bytes);
    else if ((made = PyMem_Malloc(bytes ? bytes : 1)) == NULL)
        PyErr_NoMemory();
    else
        memcpy(made, given->buf, bytes);
    return made;
}

static void *zeros(size_t bytes)
{
    void *made = PyMem_Calloc(bytes ? bytes : 1, 1);
    if (made == NULL)
        PyErr_NoMemory();
    return made;
}

static int whole(float number, int32_t *found)
{
    if (!(fabsf(number) < LARGEST_SUM)) {
        PyErr_SetString(PyExc_ValueError, "a number is out of range");
        return -1;
    }
    *found = (int32_t)lrintf(number * UNIT);
    return 0;
}

/* The table: for each input its rows added up, "this many" holding all below. */
static int build(Net *net, const Py_buffer *rows, const Py_buffer *scales)
{
    const size_t width = net->first, count = scales->len / sizeof(float);
    if ((size_t)rows->len != count * width) {
        PyErr_SetString(PyExc_ValueError, "rows and scales do not agree");
        return -1;
    }
    if ((net->table = zeros(sizeof(int32_t) * rows->len)) == NULL)
        return -1;
    const int8_t *small = rows->buf;
    const float *scale = scales->buf;
    for (int i = 0; i < net->inputs; i++) {
        if (net->offset[i] < 0)
            continue;
        if (net->cap[i] == 0 || (size_t)net->offset[i] + net->cap[i] > count) {
            PyErr_SetString(PyExc_ValueError, "an input lies outside the table");
            return -1;
        }
        for (size_t j = 0; j < width; j++) {
            float sum = 0;
            for (size_t r = net->offset[i]; r < (size_t)net->offset[i] + net->cap[i]; r++)
                if (sum += small[r * width + j] * scale[r], whole(sum, &net->table[r * width + j]) < 0)
                    return -1;
        }
    }
    return 0;
}

/* An empty row in all places, to begin with. */
static int prepare(Net *net)
{
    net->padded = (net->inputs + 7) / 8 * 8;
    net->is_wide = HAS_WIDE;
    if ((net->asked = zeros(net->padded)) == NULL)
        return -1;
    for (int k = 0; k < KEPT; k++) {
        Near *near = &net->near[k];
        if ((near->row = zeros(net->padded)) == NULL || (near->sums = zeros(sizeof(int32_t) * net->first)) == NULL)
            return -1;
        for (int j = 0; j < net->first; j++)
            if (whole(net->bias1[j], &near->sums[j]) < 0)
                return -1;
    }
    return 0;
}

static int Net_init(Net *net, PyObject *args, PyObject *keywords)
{
    int sizes[5];
    Py_buffer b[12];
    static const char *const names[] = {"offset", "cap", "place", "rows", "scale", "bias1", "weight2", "bias2", "head",
                                        "head_bias", "move", "move_bias"};
    if (!PyArg_ParseTuple(args, "(iiiii)y*y*y*y*y*y*y*y*y*y*y*y*", &sizes[0], &sizes[1], &sizes[2], &sizes[3], &sizes[4],
                          &b[0], &b[1], &b[2], &b[3], &b[4], &b[5], &b[6], &b[7], &b[8], &b[9], &b[10], &b[11]))
        return -1;
    int failed = net->table != NULL;
    if (failed)
        PyErr_SetString(PyExc_TypeError, "made already");
    for (int i = 0; i < 5; i++)
        if (!failed && (sizes[i] < 0 || sizes[i] > (i < 2 ? WIDEST : 1 << 20))) {
            PyErr_SetString(PyExc_ValueError, "a size is out of range");
            failed = 1;
        }
    if (!failed) {
        net->first = sizes[0], net->second = sizes[1], net->heads = sizes[2], net->seats = sizes[3], net->moves = sizes[4];
        net->inputs = (int32_t)b[1].len, net->actions = (int32_t)(b[2].len / sizeof(int32_t));
        const size_t wanted[] = {sizeof(int32_t) * net->inputs, net->inputs, sizeof(int32_t) * net->actions, 0, 0,
                                 sizeof(float) * net->first, sizeof(float) * net->first * net->second,
                                 sizeof(float) * net->second, sizeof(float) * net->heads * net->second,
                                 sizeof(float) * net->heads, sizeof(float) * net->moves * net->second,
                                 sizeof(float) * net->moves};
        void **into[] = {(void **)&net->offset, (void **)&net->cap, (void **)&net->place, NULL, NULL,
                         (void **)&net->bias1, (void **)&net->weight2, (void **)&net->bias2, (void **)&net->head,
                         (void **)&net->head_bias, (void **)&net->move, (void **)&net->move_bias};
        for (int i = 0; i < 12 && !failed; i++)
            if (into[i] != NULL && (*into[i] = copied(names[i], &b[i], wanted[i])) == NULL)
                failed = 1;
        for (int i = 0; i < net->actions && !failed; i++)
            if (net->place[i] >= net->moves) {
                PyErr_SetString(PyExc_ValueError, "an action lies outside the moves");
                failed = 1;
            }
        if (!failed && 2 * net->seats > net->heads) {
            PyErr_SetString(PyExc_ValueError, "there are fewer heads than seats ask for");
            failed = 1;
        }
        failed = failed || build(net, &b[3], &b[4]) < 0 || prepare(net) < 0;
    }
    for (int i = 0; i < 12; i++)
        PyBuffer_Release(&b[i]);
    return failed ? -1 : 0;
}

static void Net_dealloc(Net *net)
{
    void *all[] = {net->offset, net->cap, net->place, net->table, net->bias1, net->weight2, net->bias2,
                   net->head, net->head_bias, net->move, net->move_bias, net->asked};
    for (size_t i = 0; i < sizeof(all) / sizeof(*all); i++)
        PyMem_Free(all[i]);
    for (int k = 0; k < KEPT; k++) {
        PyMem_Free(net->near[k].row);
        PyMem_Free(net->near[k].sums);
    }
    PyTypeObject *type = Py_TYPE(net);
    type->tp_free(net);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"values", (PyCFunction)Net_values, METH_O, "Margins of the seats, then their points."},
    {"outputs", (PyCFunction)Net_outputs, METH_O, "All heads."},
    {"worth", (PyCFunction)(void (*)(void))Net_worth, METH_FASTCALL, "What a position is worth to one seat."},
    {"prior", (PyCFunction)(void (*)(void))Net_prior, METH_FASTCALL, "How likely each of these actions is."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "A network, ready to judge rows."},
    {Py_tp_init, Net_init},
    {Py_tp_dealloc, Net_dealloc},
    {Py_tp_methods, methods},
    {Py_tp_new, PyType_GenericNew},
    {0, NULL},
};

static PyType_Spec spec = {"bocage.bots.network.native.Net", sizeof(Net), 0, Py_TPFLAGS_DEFAULT, slots};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "native", "The network in C.", -1, NULL};

PyMODINIT_FUNC PyInit_native(void)
{
    PyObject *made = PyModule_Create(&module), *type = PyType_FromSpec(&spec);
    if (made == NULL || type == NULL || PyModule_AddObject(made, "Net", type) < 0) {
        Py_XDECREF(type);
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
