import { describe, expect, it } from 'vitest';
import type { StageLevel } from '#shared/simulation/stage/level.ts';
import { announceStep } from './announceStep.ts';
import { calmTick, filmOf, stopAt } from './film.ts';

const LEVEL: StageLevel = {
  ...{ theme: 'PATH', order: 1, facing: 'RIGHT', fallEnds: false },
  rows: ['...........', '.S.o.F.....', '###########'],
  ...{ signs: {}, friends: [], gates: {}, goals: [{ kind: 'FLAG' }], variantList: [{}, {}, {}] },
  ...{ blockLimit: 3, stepLimit: 5, toolbox: ['walk', 'take'] },
};
const STEPS = [
  { command: 'walk', args: [2], line: 1 },
  { command: 'shellHere', args: [], line: 2 },
  { command: 'take', args: [], line: 3 },
  { command: 'walk', args: [2], line: 4 },
] as const;

describe('the film of a run', () => {
  const film = filmOf(LEVEL, 1, STEPS);

  it('has a stop for every command that takes time, and ends on the flag', () => {
    expect(film.stops.map(({ step, index }) => [step.command, index])).toEqual([
      ['walk', 0],
      ['take', 2],
      ['walk', 3],
    ]);
    expect(film.states.at(-1)?.ending).toBe('GOAL');
    expect(film.stops.at(-1)?.to).toBe(film.states.length - 1);
  });

  it('is the same however often it is made', () => {
    expect(filmOf(LEVEL, 1, STEPS)).toEqual(film);
  });

  it('knows which command is under way, and rests at its ends with less motion', () => {
    const second = film.stops[1];
    expect(stopAt(film, 0)).toBe(-1);
    expect(stopAt(film, 1)).toBe(0);
    expect(stopAt(film, (second?.from ?? 0) + 1)).toBe(1);
    expect(calmTick(film, 3)).toBe(0);
    expect(calmTick(film, (second?.from ?? 0) + 1)).toBe(second?.from);
  });

  it('says every command in words', () => {
    expect(film.stops.map((stop) => announceStep(film, stop))).toEqual([
      '오른쪽으로 2칸 걸었어요',
      '조개를 주웠어요',
      '오른쪽으로 2칸 걸었어요. 깃발에 닿았어요',
    ]);
  });
});
