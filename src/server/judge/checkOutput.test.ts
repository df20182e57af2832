import { describe, expect, it } from 'vitest';
import { checkOutput } from './checkOutput.ts';
import type { Checker } from './job.ts';

const trimmed: Checker = { kind: 'trimmed' };
const exact: Checker = { kind: 'exact' };
const numeric: Checker = { kind: 'numeric', tolerance: 1e-6 };

describe('checkOutput', () => {
  it.each([
    ['3\n', '3', true],
    ['3', '3\n\n\n', true],
    ['a b \nc\n', 'a b\nc', true],
    ['a\r\nb', 'a\nb', true],
    ['', '\n \n', true],
    ['a b', 'a  b', false],
    ['a\nb', 'a b', false],
    [' a', 'a', false],
    ['a\n\nb', 'a\nb', false],
    ['Hello', 'hello', false],
  ])('trimmed: %j against %j is %s', (expected, actual, right) => {
    expect(checkOutput(trimmed, expected, actual)).toBe(right);
  });

  it.each([
    ['a \n', 'a \n', true],
    ['a', 'a\n', true],
    ['a\r\n', 'a\n', true],
    ['a', 'a ', false],
    ['a', 'a\n\n', false],
  ])('exact: %j against %j is %s', (expected, actual, right) => {
    expect(checkOutput(exact, expected, actual)).toBe(right);
  });

  it.each([
    ['3.14', '3.1400000001', true],
    ['1000000', '1000000.5', true],
    ['0', '0.0000005', true],
    ['0', '-0', true],
    ['1 2\n3', '1\n2 3', true],
    ['.5', '0.5', true],
    ['1e3', '1000', true],
    ['yes 1', 'yes 1.0', true],
    ['3.14', '3.15', false],
    ['0', '', false],
    ['10', '0xA', false],
    ['1', 'Infinity', false],
    ['1', 'NaN', false],
    ['1', '1 1', false],
    ['yes', 'no', false],
  ])('numeric: %j against %j is %s', (expected, actual, right) => {
    expect(checkOutput(numeric, expected, actual)).toBe(right);
  });

  it.each([
    ['1 2\n3', '1   2 3\n', true],
    ['1 2', '12', false],
    ['8', '8.0', false],
    ['a b', 'b a', false],
  ])('tokens: %j against %j is %s', (expected, actual, right) => {
    expect(checkOutput({ kind: 'tokens' }, expected, actual)).toBe(right);
  });
});

describe('whole numbers of any length', () => {
  const numeric = (tolerance: number) => ({ kind: 'numeric', tolerance }) as const;
  it.each([
    ['12345678901234567890', '12345678901234567891', 0, false],
    ['12345678901234567890', '12345678901234567890', 0, true],
    ['12345678901234567890', '+12345678901234567890', 0, true],
    ['-9007199254740993', '-9007199254740992', 0, false],
    ['12345678901234567890', '12345678901234567891', 1e-9, true],
    ['1'.repeat(400), `${'1'.repeat(399)}2`, 0, false],
    ['2', '2.0', 0, true],
    ['0', '-0', 0, true],
  ])('%s and %s within %d: %s', (want, got, tolerance, right) => {
    expect(checkOutput(numeric(tolerance), want, got)).toBe(right);
  });

  it('are told from a million digits without holding anybody up', () => {
    const before = process.threadCpuUsage();
    expect(checkOutput(numeric(0), '1', `${'1'.repeat(1_000_000)}x`)).toBe(false);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_000);
  });
});

it('Hangul that was printed in parts is what it shows', () => {
  expect(checkOutput({ kind: 'trimmed' }, '안녕', '안녕'.normalize('NFD'))).toBe(true);
});
