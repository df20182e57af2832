import { expect, it } from 'vitest';
import { HarmMemory } from './HarmMemory.ts';

const ask = (at: number, text = '번호 알려줘') => ({ at, text, isAsk: true });
const insult = (at: number) => ({ at, text: '나쁜 말', isAsk: false });

it('lets two tries pass, then makes each wait longer than the last', () => {
  const harm = new HarmMemory();
  const waits = [0, 1, 2, 3, 4].map((at) => {
    harm.refused(insult(at));
    return harm.waitFor(at);
  });
  expect(waits).toEqual([0, 0, 5000, 10_000, 20_000]);
  expect(harm.waitFor(20_004)).toBe(0);
});

it('never makes anybody wait longer than five minutes, and forgets after ten', () => {
  const harm = new HarmMemory();
  for (let at = 0; at < 20; at += 1) harm.refused(insult(at));
  expect(harm.waitFor(19)).toBe(5 * 60_000);
  expect(harm.waitFor(11 * 60_000)).toBe(0);
});

it('tells three asks or six tries of any kind, with all their lines, once', () => {
  const harm = new HarmMemory();
  expect([ask(0), ask(1), ask(2), ask(3)].map((attempt) => harm.refused(attempt).length)).toEqual([
    0, 0, 3, 0,
  ]);
  const other = new HarmMemory();
  const others = [0, 1, 2, 3, 4, 5].map((at) => other.refused(insult(at)).length);
  expect(others).toEqual([0, 0, 0, 0, 0, 6]);
});

it('does not add up asks that lie far apart', () => {
  const harm = new HarmMemory();
  const told = [0, 11, 22].map((minute) => harm.refused(ask(minute * 60_000)).length);
  expect(told).toEqual([0, 0, 0]);
});

it('keeps the lines to each hearer apart, for three minutes', () => {
  const harm = new HarmMemory();
  harm.said(null, { at: 0, text: '모두에게' });
  harm.said(2, { at: 1000, text: '둘에게' });
  expect(harm.linesTo(null, 2000)).toEqual(['모두에게']);
  expect(harm.linesTo(2, 2000)).toEqual(['둘에게']);
  expect(harm.linesTo(2, 4 * 60_000)).toEqual([]);
});
