import { expect, it } from 'vitest';
import { marksOf, similarity } from './winnowing.ts';

const PRIMES = `
function isPrime(n) {
  if (n < 2) return false;
  for (let i = 2; i * i <= n; i++) {
    if (n % i === 0) return false;
  }
  return true;
}
const count = Number(readLine());
let found = 0;
for (let i = 0; i <= count; i++) {
  if (isPrime(i)) found = found + 1;
}
print(found);
`;
const RENAMED = PRIMES.replaceAll('isPrime', 'check')
  .replaceAll('found', 'answer')
  .replaceAll('count', 'many')
  .replaceAll('\n', ' // my own idea\n');
const SIEVE = `
const limit = Number(readLine());
const marked = new Array(limit + 1).fill(true);
marked[0] = false;
marked[1] = false;
for (let p = 2; p <= limit; p++) {
  if (!marked[p]) continue;
  for (let q = p + p; q <= limit; q += p) marked[q] = false;
}
print(marked.filter((one) => one).length);
`;

const between = (a: string, b: string) => similarity(marksOf(a), marksOf(b));

it('finds a copy whose names, comments and spaces were changed', () => {
  expect(between(PRIMES, RENAMED)).toBe(100);
  expect(between(PRIMES, `let unused = 1;\n${RENAMED}\nlet more = unused;`)).toBeGreaterThan(85);
});

it('leaves alone what was solved in another way, and programs too short to tell', () => {
  expect(between(PRIMES, SIEVE)).toBeLessThan(50);
  expect(between('print(1 + 2);', 'print(1 + 2);')).toBe(0);
  expect(between('', PRIMES)).toBe(0);
});

it('is the same both ways', () => {
  expect(between(PRIMES, SIEVE)).toBe(between(SIEVE, PRIMES));
});

it('compares blocks without the ids and places of the workspace', () => {
  const blocks = (id: string) =>
    JSON.stringify({
      blocks: Array.from({ length: 8 }, (_, x) => ({ type: `text_${x}`, id: `${id}${x}`, x, y: id.length })),
    });
  expect(between(blocks('abc'), blocks('zz'))).toBe(100);
});

it('comes to an end on anything', () => {
  expect(between('"'.repeat(5_000), '/*'.repeat(5_000))).toBeGreaterThanOrEqual(0);
});
