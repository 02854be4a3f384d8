/* A small network of counts, judged one row at a time: the door from Python to its layers.

   No NumPy: everything comes as bytes. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "layers.h"

#define LARGEST_SUM 1024.0f

typedef struct {
    PyObject_HEAD
    Layers layers;
} Net;

static const float *judged(Layers *net, PyObject *row, int trunk)
{
    if (!PyBytes_Check(row) || PyBytes_GET_SIZE(row) != net->inputs) {
        PyErr_SetString(PyExc_ValueError, "a row has one byte for each input");
        return NULL;
    }
    memcpy(net->asked, PyBytes_AS_STRING(row), net->inputs);
    return second_layer(net, trunk);
}

static PyObject *listed(Layers *net, PyObject *row, int count)
{
    const float *second = judged(net, row, 0);
    if (second == NULL)
        return NULL;
    PyObject *found = PyTuple_New(count);
    for (int i = 0; found != NULL && i < count; i++)
        PyTuple_SET_ITEM(found, i, PyFloat_FromDouble(head(net, i, second)));
    return found;
}

static PyObject *Net_values(Net *self, PyObject *row)
{
    return listed(&self->layers, row, 2 * self->layers.seats);
}

static PyObject *Net_outputs(Net *self, PyObject *row) { return listed(&self->layers, row, self->layers.heads); }

static PyObject *Net_worth(Net *self, PyObject *const *args, Py_ssize_t count)
{
    Layers *net = &self->layers;
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "worth(row, place, seats)");
        return NULL;
    }
    const long place = PyLong_AsLong(args[1]), seats = PyLong_AsLong(args[2]);
    const float *second = PyErr_Occurred() ? NULL : judged(net, args[0], 0);
    if (second == NULL)
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

static PyObject *Net_prior(Net *self, PyObject *const *args, Py_ssize_t count)
{
    Layers *net = &self->layers;
    if (count != 2 || !PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "prior(row, actions)");
        return NULL;
    }
    const float *second = judged(net, args[0], net->trunks - 1);
    if (second == NULL)
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
static int build(Layers *net, const Py_buffer *rows, const Py_buffer *scales)
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
static int prepare(Layers *net)
{
    const size_t remembered = (size_t)net->trunks * REMEMBERED;
    net->padded = (net->inputs + STEP - 1) / STEP * STEP;
    net->is_wide = HAS_WIDE;
    if ((net->asked = zeros(net->padded)) == NULL || (net->keys = zeros(sizeof(uint64_t) * remembered)) == NULL ||
        (net->rows = zeros(net->padded * remembered)) == NULL ||
        (net->seconds = zeros(sizeof(float) * net->second * remembered)) == NULL)
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

static int Net_init(Net *self, PyObject *args, PyObject *keywords)
{
    Layers *net = &self->layers;
    int sizes[6];
    Py_buffer b[12];
    static const char *const names[] = {"offset", "cap", "place", "rows", "scale", "bias1", "weight2", "bias2", "head",
                                        "head_bias", "move", "move_bias"};
    if (!PyArg_ParseTuple(args, "(iiiiii)y*y*y*y*y*y*y*y*y*y*y*y*", &sizes[0], &sizes[1], &sizes[2], &sizes[3], &sizes[4],
                          &sizes[5], &b[0], &b[1], &b[2], &b[3], &b[4], &b[5], &b[6], &b[7], &b[8], &b[9], &b[10], &b[11]))
        return -1;
    int failed = net->table != NULL;
    if (failed)
        PyErr_SetString(PyExc_TypeError, "made already");
    for (int i = 0; i < 6; i++)
        if (!failed && (sizes[i] < (i == 2) || sizes[i] > (i < 2 ? WIDEST : i == 2 ? 2 : 1 << 20))) {
            PyErr_SetString(PyExc_ValueError, "a size is out of range");
            failed = 1;
        }
    if (!failed) {
        net->first = sizes[0], net->second = sizes[1], net->trunks = sizes[2];
        net->heads = sizes[3], net->seats = sizes[4], net->moves = sizes[5];
        net->inputs = (int32_t)b[1].len, net->actions = (int32_t)(b[2].len / sizeof(int32_t));
        const size_t wanted[] = {sizeof(int32_t) * net->inputs, net->inputs, sizeof(int32_t) * net->actions, 0, 0,
                                 sizeof(float) * net->first, sizeof(float) * net->first * net->second * net->trunks,
                                 sizeof(float) * net->second * net->trunks, sizeof(float) * net->heads * net->second,
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

static void Net_dealloc(Net *self)
{
    Layers *net = &self->layers;
    void *all[] = {net->offset, net->cap, net->place, net->table, net->bias1, net->weight2, net->bias2,
                   net->head, net->head_bias, net->move, net->move_bias, net->asked, net->keys, net->rows, net->seconds};
    for (size_t i = 0; i < sizeof(all) / sizeof(*all); i++)
        PyMem_Free(all[i]);
    for (int k = 0; k < KEPT; k++) {
        PyMem_Free(net->near[k].row);
        PyMem_Free(net->near[k].sums);
    }
    PyTypeObject *type = Py_TYPE(self);
    type->tp_free(self);
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
    prepare_packing();
    PyObject *made = PyModule_Create(&module), *type = PyType_FromSpec(&spec);
    if (made == NULL || type == NULL || PyModule_AddObject(made, "Net", type) < 0) {
        Py_XDECREF(type);
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
