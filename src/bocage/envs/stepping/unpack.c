/* Packed rows of a batch opened into arrays: each flag a byte of its own.

   NumPy does it in several passes over arrays of its own, which costs a tenth of a step and, with a few hundred
   games, more than the step itself: what they need is given back to the machine and asked for again each time.
   `observing.py` has the same in NumPy, for where this was not compiled. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

static unsigned char eight[256][8]; /* the bits of a byte, the lowest first, as bytes */

static Py_ssize_t bytes_of(Py_ssize_t flags) { return (flags + 7) / 8; }

static const unsigned char *open_flags(const unsigned char *bits, Py_ssize_t flags, unsigned char *out)
{
    for (; flags >= 8; flags -= 8, out += 8)
        memcpy(out, eight[*bits++], 8);
    if (flags > 0)
        memcpy(out, eight[*bits++], (size_t)flags);
    return bits;
}

static int writable(PyObject *array, Py_buffer *found)
{
    return PyObject_GetBuffer(array, found, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS);
}

/* Whether the sizes belong together; then it is done. */
static int open_rows(Py_ssize_t rows, Py_buffer *counts, Py_buffer *bits, Py_buffer *seen, Py_buffer *allowed)
{
    if (rows <= 0 || counts->len % rows || seen->len % rows || allowed->len % rows)
        return 0;
    const Py_ssize_t numbers = counts->len / rows, actions = allowed->len / rows;
    const Py_ssize_t flags = seen->len / rows - numbers;
    if (flags < 0 || bits->len != rows * (bytes_of(flags) + bytes_of(actions)))
        return 0;
    const unsigned char *from = counts->buf, *packed = bits->buf;
    unsigned char *row = seen->buf, *mask = allowed->buf;
    for (; rows > 0; rows--, from += numbers, row += numbers + flags, mask += actions) {
        memcpy(row, from, (size_t)numbers);
        packed = open_flags(packed, flags, row + numbers);
        packed = open_flags(packed, actions, mask);
    }
    return 1;
}

static PyObject *unpack(PyObject *module, PyObject *args)
{
    Py_ssize_t rows;
    Py_buffer counts, bits, seen, allowed;
    PyObject *observations, *masks;
    int done = 0;
    if (!PyArg_ParseTuple(args, "ny*y*OO", &rows, &counts, &bits, &observations, &masks))
        return NULL;
    if (writable(observations, &seen) == 0) {
        if (writable(masks, &allowed) == 0) {
            done = open_rows(rows, &counts, &bits, &seen, &allowed);
            PyBuffer_Release(&allowed);
        }
        PyBuffer_Release(&seen);
    }
    PyBuffer_Release(&counts);
    PyBuffer_Release(&bits);
    if (!done && !PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "the arrays do not have the sizes of these rows");
    if (!done)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"unpack", unpack, METH_VARARGS,
     "unpack(rows, counts, bits, observations, masks)\n\nOpen so many packed rows into two arrays of bytes."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "bocage.envs.stepping.unpack", NULL, -1, methods,
                                    NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_unpack(void)
{
    for (int byte = 0; byte < 256; byte++)
        for (int place = 0; place < 8; place++)
            eight[byte][place] = (unsigned char)(byte >> place & 1);
    return PyModule_Create(&module);
}
