/* The layers of a small network of counts, as numbers alone; `native.c` is the door to them.

   Each count adds one row of the first table: the row for "at least one, at least two, ... this many", so that only
   counts that are not zero cost anything. Rows that were judged lately are kept with their sums: of a position that
   is near one of them only what differs is added and taken away. The sums are whole numbers, so that they do not
   depend on the way. Then a second layer, one for values and one for moves where a network has two. What it came to
   is remembered for many rows, since a search asks about the same ones again. */

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2,fma,popcnt")))
#define HAS_WIDE_CODE 1
#define HAS_WIDE                                                                                                     \
    (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt"))
#else
#define HAS_WIDE_CODE 0
#define WIDE
#define HAS_WIDE 0
#endif
#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#define BLOCK 64 /* units of a layer whose sums stay in registers */
typedef float Eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t EightWhole __attribute__((vector_size(32), aligned(4), may_alias));
typedef int64_t FourWords __attribute__((vector_size(32), aligned(1), may_alias));
#else
#define INLINE static inline
#endif

#define WIDEST 1024
#define KEPT 4
#define MOST_CHANGES 128
#define STEP 32         /* bytes of a row that are compared at once */
#define REMEMBERED 1024 /* second layers, of each sort; a power of 2 */
#define UNIT 1048576.0f /* what stands for 1 in whole numbers */
#define MULTIPLIER 0x9E3779B97F4A7C15u

typedef struct {
    uint8_t *row;
    int32_t *sums;
    uint64_t used;
} Near;

typedef struct {
    int32_t inputs, first, second, trunks, heads, seats, moves, actions;
    int32_t padded;      /* the number of inputs, rounded up to whole steps */
    int is_wide;
    int32_t *offset;     /* of each input: its first row; -1 where the network does not know it */
    uint8_t *cap;        /* of each input: the largest count that is told apart */
    int32_t *place;      /* of each action: its row among the moves; -1 where the network does not know it */
    int32_t *table;
    float *bias1, *weight2, *bias2, *head, *head_bias, *move, *move_bias;
    uint8_t *asked;      /* the row that is judged now, padded */
    uint64_t clock;
    Near near[KEPT];
    uint64_t *keys;      /* of the rows that are remembered, 0 for none; for each second layer its own */
    uint8_t *rows;
    float *seconds;      /* what their second layers came to */
} Layers;

/* In how many words two rows differ. */
INLINE int difference(const uint8_t *restrict one, const uint8_t *restrict other, int size)
{
#ifdef BLOCK
    FourWords found = {0};
    for (int i = 0; i < size; i += STEP)
        found -= *(const FourWords *)(one + i) != *(const FourWords *)(other + i);
    return (int)(found[0] + found[1] + found[2] + found[3]);
#else
    int found = 0;
    for (int i = 0; i < size; i += 8)
        found += memcmp(one + i, other + i, 8) != 0;
    return found;
#endif
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
INLINE void change(const Layers *net, Changes *changes, int32_t *sums, int input, int before, int after)
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
INLINE const int32_t *first_sums(Layers *net)
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

/* The units of the first layer that are awake, and how many; without a branch: whether a unit is
   awake cannot be foretold. */
INLINE int awake(const int32_t *restrict sums, int start, int width, float *restrict values, int *restrict units, int count)
{
    for (int i = start; i < width; i++) {
        values[count] = (float)sums[i] * (1 / UNIT);
        units[count] = i;
        count += sums[i] > 0;
    }
    return count;
}

static uint8_t packing[256][8]; /* for each choice among eight: the places of the chosen, then anything */

static void prepare_packing(void)
{
    for (int chosen = 0; chosen < 256; chosen++)
        for (int place = 0, count = 0; place < 8; place++)
            if (chosen >> place & 1)
                packing[chosen][count++] = (uint8_t)place;
}

#if HAS_WIDE_CODE
/* The same, eight at a time: those that are awake are packed together. */
WIDE INLINE int awake_wide(const int32_t *sums, int width, float *values, int *units)
{
    int count = 0, i = 0;
    for (; i + 8 <= width; i += 8) {
        const __m256i eight = _mm256_loadu_si256((const __m256i *)(sums + i));
        const __m256i is_awake = _mm256_cmpgt_epi32(eight, _mm256_setzero_si256());
        const int chosen = _mm256_movemask_ps(_mm256_castsi256_ps(is_awake));
        const __m256i order = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)packing[chosen]));
        const __m256 packed = _mm256_cvtepi32_ps(_mm256_permutevar8x32_epi32(eight, order));
        _mm256_storeu_ps(values + count, _mm256_mul_ps(packed, _mm256_set1_ps(1 / UNIT)));
        _mm256_storeu_si256((__m256i *)(units + count), _mm256_add_epi32(order, _mm256_set1_epi32(i)));
        count += _mm_popcnt_u32((unsigned)chosen);
    }
    return awake(sums, i, width, values, units, count);
}
#endif

/* Some units of the second layers, from the first of them to the last, one after the other. */
INLINE void some_units(const Layers *net, const float *values, const int *units, int count, int start, int end,
                       float *restrict second)
{
    for (int j = start; j < end; j++) {
        float sum = net->bias2[j];
        for (int i = 0; i < count; i++)
            sum += values[i] * net->weight2[(size_t)units[i] * net->second * net->trunks + j];
        *second++ = sum > 0 ? sum : 0;
    }
}

#ifdef BLOCK
/* A block of the second layer. What is added up stays in registers, eight numbers each. */
INLINE void block_of_units(const Layers *net, const float *values, const int *units, int count, int start, float *second)
{
    Eight sums[BLOCK / 8];
    memcpy(sums, net->bias2 + start, sizeof sums);
    for (int i = 0; i < count; i++) {
        const Eight *weights = (const Eight *)(net->weight2 + (size_t)units[i] * net->second * net->trunks + start);
#pragma GCC unroll 8
        for (int k = 0; k < BLOCK / 8; k++)
            sums[k] += values[i] * weights[k];
    }
    memcpy(second, sums, sizeof sums);
    for (int j = 0; j < BLOCK; j++)
        second[j] = second[j] > 0 ? second[j] : 0;
}
#endif

/* One of the second layers, from the units of the first that are awake. */
INLINE void layer(const Layers *net, int trunk, const float *values, const int *units, int count, float *second)
{
    int start = trunk * net->second;
    const int end = start + net->second;
#ifdef BLOCK
    for (; start + BLOCK <= end; start += BLOCK, second += BLOCK)
        block_of_units(net, values, units, count, start, second);
#endif
    some_units(net, values, units, count, start, end, second);
}

#if HAS_WIDE_CODE
WIDE static void hidden_wide(Layers *net, int trunk, float *second)
{
    float values[WIDEST + 8];
    int units[WIDEST + 8];
    const int count = awake_wide(first_sums(net), net->first, values, units);
    layer(net, trunk, values, units, count, second);
}
#endif

static void hidden_plain(Layers *net, int trunk, float *second)
{
    float values[WIDEST + 1];
    int units[WIDEST + 1];
    const int count = awake(first_sums(net), 0, net->first, values, units, 0);
    layer(net, trunk, values, units, count, second);
}

/* A number for a row; rows that differ hardly ever have the same. Four chains, which do not wait for each other. */
INLINE uint64_t key_of(const uint8_t *row, int size)
{
    uint64_t chains[STEP / 8] = {1, 2, 3, 4}, key = 0, word;
    for (int i = 0; i < size; i += STEP)
        for (int k = 0; k < STEP / 8; k++) {
            memcpy(&word, row + i + 8 * k, 8);
            chains[k] = (chains[k] ^ word) * MULTIPLIER;
            chains[k] ^= chains[k] >> 32;
        }
    for (int k = 0; k < STEP / 8; k++) {
        key = (key ^ chains[k]) * MULTIPLIER;
        key ^= key >> 32;
    }
    return key ? key : 1;
}

/* One of the second layers for the row that is asked: as it is remembered, or worked out. */
static const float *second_layer(Layers *net, int trunk)
{
    const uint64_t key = key_of(net->asked, net->padded);
    const size_t slot = (size_t)trunk * REMEMBERED + key % REMEMBERED;
    uint8_t *row = net->rows + slot * net->padded;
    float *second = net->seconds + slot * net->second;
    if (net->keys[slot] == key && memcmp(row, net->asked, net->padded) == 0)
        return second;
    net->keys[slot] = key;
    memcpy(row, net->asked, net->padded);
#if HAS_WIDE_CODE
    if (net->is_wide) {
        hidden_wide(net, trunk, second);
        return second;
    }
#endif
    hidden_plain(net, trunk, second);
    return second;
}

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

static float dot(const Layers *net, const float *weights, const float *values)
{
    return net->is_wide ? dot_wide(weights, values, net->second) : dot_plain(weights, values, net->second);
}

static float head(const Layers *net, int number, const float *second)
{
    return net->head_bias[number] + dot(net, net->head + (size_t)number * net->second, second);
}
