import { describe, expect, it } from 'vitest';
import { ENCOUNTER_KINDS } from '#shared/contract/learning/encounters.ts';
import type { Concept } from '#server/domain/seed/concepts.ts';
import { shownCode } from './encounterContent.ts';
import { chooseEncounter, ENCOUNTERS } from './encounterContents.ts';

const NOTHING: ReadonlySet<Concept> = new Set();
const ALL = new Set(ENCOUNTERS.flatMap(({ concepts }) => concepts));

it('there are at least sixty, of all kinds, with keys of their own', () => {
  expect(ENCOUNTERS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ENCOUNTERS.map(({ key }) => key)).size).toBe(ENCOUNTERS.length);
  for (const kind of ENCOUNTER_KINDS)
    expect(ENCOUNTERS.filter((content) => content.kind === kind).length, kind).toBeGreaterThanOrEqual(8);
});

it.each(ENCOUNTERS)('$key asks for one thing that can be told from the others', (content) => {
  const { pieces, answer, isOrder, pattern, play } = content;
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(pieces.length).toBeGreaterThanOrEqual(3);
  expect(pieces.length).toBeLessThanOrEqual(6);
  expect(play.length).toBeGreaterThan(0);
  expect(pattern.length).toBeLessThanOrEqual(8);
  if (isOrder) {
    expect(answer.toSorted((a, b) => a - b)).toEqual(pieces.map((_, index) => index));
    expect(answer, 'it is not in order already').not.toEqual(pieces.map((_, index) => index));
  } else expect(answer).toHaveLength(1);
});

describe('the shown code', () => {
  it.each(ENCOUNTERS.filter(({ program }) => program !== null))('of $key names no helper', ({ program }) => {
    for (const language of ['JAVASCRIPT', 'PYTHON'] as const) {
      const text = shownCode(program, language)
        ?.lineList.map((line) => line.text)
        .join('\n');
      expect(text).not.toMatch(/\b(?:text|number|whole|remainder)\(/u);
    }
    expect(shownCode(program, null)?.lineList.every(({ text }) => text !== '')).toBe(true);
  });
});

describe('the choice', () => {
  const choose = (span: number, known: ReadonlySet<Concept>, lately: readonly string[] = []) =>
    chooseEncounter({ userId: 7, mapId: 1, span, known, lately });

  it('asks who knows nothing for nothing that must be learned', () => {
    for (let span = 0; span < 200; span += 1) expect(choose(span, NOTHING).concepts).toEqual([]);
  });

  it('is the same for a child, map and span', () => {
    expect(choose(5, ALL)).toBe(choose(5, ALL));
    expect(new Set(Array.from({ length: 30 }, (_, span) => choose(span, ALL).key)).size).toBeGreaterThan(10);
  });

  it('repeats nothing before all came, and changes the kind', () => {
    const met: string[] = [];
    const kinds: string[] = [];
    for (let span = 0; span < ENCOUNTERS.length; span += 1) {
      const { key, kind } = choose(span, ALL, met);
      met.unshift(key);
      kinds.push(kind);
    }
    expect(new Set(met).size).toBe(ENCOUNTERS.length);
    expect(kinds.filter((kind, index) => index < 40 && kind === kinds[index - 1])).toEqual([]);
  });
});
