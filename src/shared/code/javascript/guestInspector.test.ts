import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestInspector } from './guestInspector.ts';

// Node's own inspector is the oracle. Intended differences are listed in docs/judge.md and are not tested here.
const { inspect: show } = guestInspector(() => ['pending', undefined]);

class Fish {
  name = '돌핀';
  #secret = 1;
  get size() {
    return this.#secret;
  }
}
class Whale extends Fish {
  weight = 3;
}
class Empty {}
class Pond extends Array {}
class Bag extends Map<unknown, unknown> {}
class Tagged {
  get [Symbol.toStringTag]() {
    return 'Tag';
  }
}
class Fixed {
  static depth = 3;
}
const own = <Value extends object>(value: Value, more: object): Value => Object.assign(value, more);
const range = (length: number, make: (at: number) => unknown = (at) => at) =>
  Array.from({ length }, (_, at) => make(at));
const circle: Record<string, unknown> = { name: 'a' };
circle['self'] = circle;
circle['list'] = [circle, { circle }];
const ring: unknown[] = [1];
ring.push(ring, [ring]);
const two: Record<string, unknown> = { a: {} };
(two['a'] as Record<string, unknown>)['up'] = two;
two['b'] = two['a'];
const holes: unknown[] = [];
holes[2] = 1;
holes[7] = 2;
const longHole: unknown[] = [];
longHole[5000] = 1;
/** An array with holes where no item is named. */
const holed = (length: number, items: Record<number, unknown>): unknown[] =>
  Object.assign(Array(length), items);
const sparse = holed(5, { 1: 1, 4: 2 });
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const lists = (depth: number): unknown => (depth === 0 ? 1 : [lists(depth - 1)]);

const FIXED: readonly unknown[] = [
  0,
  -0,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  1e21,
  1e-7,
  12n,
  -3n,
  true,
  false,
  null,
  undefined,
  Symbol('s'),
  Symbol(),
  Symbol.iterator,
  '',
  'a',
  "it's",
  'say "hi"',
  `it's "both"`,
  'it\'s "all" `three`',
  'it\'s "${x}"',
  'line\nbreak',
  'tab\t',
  '\u0000\u001b\u007f\u0085',
  '\\',
  '\ud800',
  'a\udc00b',
  '🐬',
  '가나다',
  'x'.repeat(200),
  'line one\nline two\n'.repeat(10),
  'x'.repeat(10_001),
  'x'.repeat(10_005),
  {},
  { a: 1 },
  { a: undefined, b: null, c: NaN, d: -0 },
  { 'b c': 1, $d: 2, _e: 3, 4: 5, 가: 6, '': 7, "it's": 8, '-1': 9 },
  { [Symbol('k')]: 1, [Symbol.iterator]: 2 },
  { f() {}, g: () => 1, async h() {}, *i() {}, async *j() {}, k: class {}, l: Fish },
  {
    get a() {
      return 1;
    },
    set b(_: number) {},
    get c() {
      return 1;
    },
    set c(_: number) {},
  },
  { ['__proto__']: 1 },
  Object.create(null),
  own(Object.create(null) as object, { a: 1 }),
  Object.create({ a: 1 }),
  Object.freeze({ a: 1 }),
  [],
  [1],
  [1, 'a', null, undefined, NaN, -0],
  [[]],
  [[], {}],
  [[[]]],
  [[[[]]]],
  [{}],
  [[1, [2, [3, [4]]]]],
  ['a', 'b'],
  ["it's"],
  sparse,
  holes,
  longHole,
  Array(3),
  Array(1),
  Array(200),
  own([1, 2], { extra: 3 }),
  own([1], { '-1': 3, b: [4] }),
  own([], { a: 1 }),
  range(6),
  range(7),
  range(10),
  range(26),
  range(27),
  range(100),
  range(101),
  range(102),
  range(250),
  range(30, (at) => at * 1000),
  range(30, (at) => at * 1.5),
  range(30, (at) => -at),
  range(20, (at) => 2 ** at),
  range(30, (at) => BigInt(at)),
  range(7, (at) => 'word'.repeat(at)),
  range(30, (at) => `w${at}`),
  range(30, () => '가나'),
  range(12, () => '🐬'),
  range(30, (at) => 'x'.repeat(at)),
  range(120, (at) => `s${at}`),
  range(10, (at) => at % 2 === 0),
  range(10, () => null),
  range(10, () => undefined),
  range(8, (at) => [at]),
  range(8, (at) => ({ at })),
  range(3, () => range(3)),
  range(10, () => range(10)),
  range(3, () => range(30)),
  range(7, (at) => (at % 2 ? 'a' : 1)),
  range(6, (at) => 'x'.repeat(at * 5)),
  range(5, () => 'x'.repeat(14)),
  range(4, () => 'x'.repeat(15)),
  range(3, () => 'x'.repeat(20)),
  range(2, () => 'x'.repeat(40)),
  ['x'.repeat(72)],
  ['x'.repeat(80)],
  nested(1),
  nested(2),
  nested(3),
  nested(4),
  nested(6),
  lists(3),
  lists(4),
  lists(5),
  { a: [{ b: [{ c: 1 }] }] },
  { a: new Map([[{ b: { c: { d: 1 } } }, 1]]) },
  { a: { b: new Fish() } },
  { a: { b: { c: new Fish() } } },
  { a: { b: { c: [] } } },
  { a: { b: { c: {} } } },
  { a: { b: { c: new Map([[1, 2]]) } } },
  { a: { b: { c: Object.create(null) as object } } },
  circle,
  ring,
  two,
  own(new Map<unknown, unknown>(), { a: 1 }),
  new Map(),
  new Map([[1, 2]]),
  new Map([
    ['a', { b: 1 }],
    ['c', { d: [1] }],
  ]),
  new Map(range(120, (at) => [at, at]) as [number, number][]),
  new Set(),
  new Set([1]),
  new Set(['a', [1], { a: 1 }]),
  new Set(range(120)),
  new Set(range(10)),
  new Map([[new Map([[1, 2]]), new Set([1])]]),
  new Map([
    ['가', '나'],
    ['다', '라'],
  ]),
  new Bag([[1, 2]]),
  new Bag(),
  new Fish(),
  new Whale(),
  new Empty(),
  new Pond(),
  Pond.from([1, 2]),
  own(new Pond(), { a: 1 }),
  new Tagged(),
  own(new Tagged(), { a: 1 }),
  [new Fish()],
  { fish: new Fish() },
  Fish,
  Whale,
  Fixed,
  Empty,
  class {},
  class extends Fish {},
  class extends Array {},
  () => 1,
  function named() {},
  function () {},
  own(() => 1, { a: 1 }),
  async () => 1,
  function* () {},
  Math.max,
  Array,
  Object,
  Symbol,
  Map,
  parseInt,
  new Date(0),
  new Date(NaN),
  new Date(2024, 1, 29),
  own(new Date(0), { a: 1 }),
  [new Date(0)],
  { d: new Date(0) },
  /a/,
  /a[/]b/gi,
  own(/a/, { x: 1 }),
  [/a/],
  new Uint8Array(),
  new Uint8Array([1, 2, 3]),
  new Float64Array([1.5, -0, NaN]),
  new Int32Array(range(10) as number[]),
  new Uint8Array(120),
  new BigInt64Array(2),
  new ArrayBuffer(4),
  new ArrayBuffer(60),
  new Uint8Array([1, 2]).buffer,
  new Number(1),
  new Number(-0),
  new String('ab'),
  new Boolean(false),
  Object(1n),
  Object(Symbol('x')),
  own(new String('ab'), { c: 1 }),
  own(new Number(3), { a: 1 }),
  new WeakMap(),
  new WeakSet(),
  { a: 1, b: 'two', c: [3], d: { e: 4 } },
  { first: 'x'.repeat(20), second: 'y'.repeat(20), third: 'z'.repeat(8) },
  { first: 'x'.repeat(20), second: 'y'.repeat(20), third: 'z'.repeat(20) },
  { a: 'x'.repeat(60) },
  { a: 'x'.repeat(70) },
  { a: 'x\n'.repeat(40) },
  { long: { a: 'x'.repeat(30), b: 'y'.repeat(30) } },
  [
    { name: '돌핀', age: 3 },
    { name: '고래', age: 10 },
  ],
  [
    { name: '돌핀', tags: ['a', 'b'], home: { map: 'beach', x: 1 } },
    { name: '고래', tags: [], home: null },
  ],
  { a: range(7), b: range(30), c: 'x' },
  { a: { b: range(101) } },
  { deep: { list: [[1, 2, [3]], { x: { y: {} } }] } },
  range(8, (at) => 'ab'.repeat(at + 4)),
  { k: new Map([['x', range(7)]]) },
  [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
  [[range(3)], [range(3)]],
  range(3, () => new Fish()),
  { a: holed(4, { 0: undefined, 1: null, 3: 1 }) },
  [undefined],
  [null],
  [() => 1, Fish],
  { u: undefined },
  Object.assign(holed(3, { 0: 1 }), { x: 1 }),
  Math,
  JSON,
  globalThis.Reflect,
  [Symbol('a')],
  { a: Symbol('b') },
  [1n, 2n],
  { a: -0 },
  [[[], []], [[[]]]],
  { a: [], b: {} },
  [''],
  ['a\nb'],
  { 'a\nb': 1 },
  { 'a-b': { 'c d': 1 } },
];

const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.integer(),
    fc.double(),
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.boolean(),
    fc.constantFrom(null, undefined, -0, NaN, 3n, "it's", 'a\nb', '가나'),
    fc.array(fc.integer(), { maxLength: 40 }),
    fc.array(fc.string({ maxLength: 12 }), { maxLength: 40 }),
    fc.array(tie('any'), { maxLength: 12 }),
    fc.dictionary(fc.string({ maxLength: 8 }), tie('any'), { maxKeys: 6, noNullPrototype: true }),
    fc.array(fc.tuple(tie('any'), tie('any')), { maxLength: 4 }).map((pairs) => new Map(pairs)),
    fc.array(tie('any'), { maxLength: 5 }).map((items) => new Set(items)),
  ),
}));

describe('guestInspector', () => {
  it.each(FIXED.map((one, at) => [at, one] as const))('shows value %d as Node does', (_, one) => {
    expect(show(one)).toBe(inspect(one));
  });

  it('shows every composed value as Node does', () => {
    fc.assert(
      fc.property(value.any, (one) => {
        expect(show(one)).toBe(inspect(one));
      }),
      { numRuns: 1500, seed: 42 },
    );
  });

  it.each([
    [{ depth: 0 }, [{ a: 1 }]],
    [{ depth: null }, nested(9)],
    [{ depth: Infinity }, lists(9)],
    [{ depth: 5 }, nested(9)],
    [{ showHidden: true }, [1, 2]],
    [{ showHidden: true }, { a: [1] }],
    [{ maxArrayLength: 3 }, range(10)],
    [{ breakLength: Infinity }, { a: 'x'.repeat(90) }],
  ])('takes %o', (options, one) => {
    expect(show(one, options)).toBe(inspect(one, options));
  });
});
