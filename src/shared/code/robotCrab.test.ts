import { describe, expect, it } from 'vitest';
import { codeObjectDevice } from './codeObjectDevice.ts';
import { DeviceEnd } from './device.ts';
import { ballsOf } from '#shared/simulation/codeObjects/robotCrab.ts';

type Move = 'jump' | 'duck';
type Answer = (isHigh: boolean) => Move;

/** Plays moves until they end or the run does; a function is asked whether the next ball is high. */
function play(seed: number, moves: readonly (Move | Answer)[]) {
  const device = codeObjectDevice({ object: 'robotCrab', seed });
  try {
    for (const move of moves)
      device.call(typeof move === 'string' ? move : move(device.call('isHigh', [], 1) === true), [], 1);
  } catch (error) {
    if (!(error instanceof DeviceEnd)) throw error;
  }
  const outcome = device.outcome();
  const last = (part: string) => outcome.acts.findLast((act) => act.part === part)?.value;
  return { ...outcome, last };
}

const always = (move: Move | Answer) => Array.from({ length: 20 }, () => move);
const answers = (seed: number): Move[] =>
  ballsOf(seed).map((height) => (height === 'high' ? 'duck' : 'jump'));

describe('the robot crab', () => {
  it.each([1, 2, 3, 4, 5, 6])('with seed %d is beaten by the right move for every ball', (seed) => {
    expect(play(seed, answers(seed))).toMatchObject({ met: true, hint: null });
    expect(
      play(
        seed,
        always((isHigh) => (isHigh ? 'duck' : 'jump')),
      ).met,
    ).toBe(true);
    expect(
      play(
        seed,
        always((isHigh) => (isHigh ? 'jump' : 'duck')),
      ).met,
    ).toBe(false);
  });

  it('repeats itself in the first phases', () => {
    expect(ballsOf(1)).toEqual(['high', 'low', 'high', 'low']);
    const group = ['high', 'low', 'low'];
    expect(ballsOf(2)).toEqual([...group, ...group, ...group]);
  });

  it('is beaten in its last phase by no plan that asks nothing', () => {
    const last = [3, 4, 5, 6];
    for (const plan of last.map(answers)) {
      const won = last.filter((seed) => play(seed, plan).met);
      expect(won).toHaveLength(1);
    }
    // Nor by one move over and over.
    for (const move of ['jump', 'duck'] as const)
      expect(
        last.filter(
          (seed) =>
            play(
              seed,
              Array.from({ length: 20 }, () => move),
            ).met,
        ),
      ).toEqual([]);
  });

  it('ends with the ball that hits, and says which and why', () => {
    const hit = play(2, ['duck', 'jump', 'duck', 'jump']);
    expect(hit).toMatchObject({ met: false, hint: expect.stringMatching(/^3번째 공은 낮게 왔어요/u) });
    expect(hit.last('missed')).toBe(2);
    expect(hit.last('thrown')).toBe(3);
  });

  it('says how many balls still come', () => {
    expect(play(1, []).hint).toContain('높은 공은 숙이고');
    expect(play(1, ['duck', 'jump', 'duck']).hint).toContain('1개');
  });

  it('lifts its claw 300 ms before a ball flies for 900 ms', () => {
    const { acts } = play(1, ['duck']);
    expect(acts.find(({ part }) => part === 'claw')).toMatchObject({ at: 0, ms: 300, value: 1 });
    expect(acts.find(({ part, value }) => part === 'flight' && value === 1)).toMatchObject({
      at: 300,
      ms: 900,
    });
  });

  it('lights a lamp for a phase, and stops after the last', () => {
    expect([1, 2, 3].map((seed) => play(seed, answers(seed)).last('won'))).toEqual([1, 2, 3]);
    expect(play(2, answers(2)).last('stopped')).toBeUndefined();
    expect(play(3, answers(3)).last('stopped')).toBe(1);
  });

  it('takes nothing between the brackets', () => {
    const device = codeObjectDevice({ object: 'robotCrab', seed: 1 });
    expect(() => device.call('jump', [2], 1)).toThrow('아무것도 넣지 않아요');
    expect(() => device.call('robotCrab.jump', [], 1)).toThrow('명령은 여기에 없어요');
    expect(device.commands).toEqual(['jump', 'duck', 'isHigh', 'wait']);
  });
});
