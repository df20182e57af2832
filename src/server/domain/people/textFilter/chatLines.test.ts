import { describe, expect, it } from 'vitest';
import { isHeldOut } from '../../../../../tests/support/chatLines/combine.ts';
import { HARMFUL, SELF_HARM } from '../../../../../tests/support/chatLines/harmful.ts';
import { ORDINARY } from '../../../../../tests/support/chatLines/ordinary.ts';
import { classifyText } from './classifyText.ts';

// Lists that share no table with the filter. It is changed by looking at the lines that are not held out; of the held
// out third only the figures are looked at. Lists and filter have one author, so lines of strangers fare worse.

const all = (lists: Readonly<Record<string, readonly string[]>>) => [...new Set(Object.values(lists).flat())];
const harmful = all(HARMFUL);
const ordinary = all(ORDINARY);
const isStopped = (line: string) => classifyText(line).kind !== 'fine';
const shareOf = (lines: readonly string[], isCounted: (line: string) => boolean) =>
  lines.filter(isCounted).length / lines.length;

it('the lists are long enough to mean something', () => {
  expect(harmful.length).toBeGreaterThanOrEqual(600);
  expect(ordinary.length).toBeGreaterThanOrEqual(2500);
  expect(shareOf([...harmful, ...ordinary], isHeldOut)).toBeCloseTo(1 / 3, 1);
});

describe('of all lines', () => {
  it('95 in a hundred harmful ones are stopped', () => {
    expect(shareOf(harmful, isStopped)).toBeGreaterThanOrEqual(0.95);
  });
  it('4 in a thousand ordinary ones are refused at most', () => {
    expect(shareOf(ordinary, isStopped)).toBeLessThanOrEqual(0.004);
  });
});

describe('of the lines held out', () => {
  it('95 in a hundred harmful ones are stopped', () => {
    expect(shareOf(harmful.filter(isHeldOut), isStopped)).toBeGreaterThanOrEqual(0.95);
  });
  it('4 in a thousand ordinary ones are refused at most', () => {
    expect(shareOf(ordinary.filter(isHeldOut), isStopped)).toBeLessThanOrEqual(0.004);
  });
});

it('words of somebody who needs help are answered with help', () => {
  expect(shareOf(SELF_HARM, (line) => classifyText(line).kind === 'help')).toBeGreaterThanOrEqual(0.95);
});

it('a line takes less than a millisecond of the processor', () => {
  const lines = [...harmful, ...ordinary];
  const before = process.cpuUsage();
  for (const line of lines) classifyText(line);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / lines.length).toBeLessThan(1);
});
