import { describe, expect, it } from 'vitest';
import { codeObjectDevice } from '#shared/code/codeObjectDevice.ts';
import { DeviceEnd } from '#shared/code/device.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { FOES } from '#shared/content/foes.ts';
import { isFoeKind, type FoeKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { turnsOf } from '#shared/simulation/codeObjects/rules.ts';
import { problemOf } from '../courses.ts';

/** Far more commands than any phase needs. */
const MOST_COMMANDS = 60;

/** Plays these commands until they end or the run does. */
function play(kind: FoeKind, seed: number, plan: readonly string[]) {
  const device = codeObjectDevice({ object: kind, seed });
  let isOver = false;
  try {
    for (const command of plan) device.call(command, [], 1);
  } catch (error) {
    if (!(error instanceof DeviceEnd)) throw error;
    isOver = true;
  }
  const outcome = device.outcome();
  const last = (part: string) => outcome.acts.findLast((act) => act.part === part)?.value;
  return { ...outcome, isOver, last };
}

/** The commands of a foe that answer a turn; the others tell something. */
function moves(kind: FoeKind): readonly string[] {
  const { commands } = codeObjectDevice({ object: kind, seed: 1 });
  return commands.filter((name) => name !== 'wait' && !name.startsWith('is'));
}

/** A plan that wins a seed, found by trying what does not fail. */
function planOf(kind: FoeKind, seed: number): readonly string[] {
  const plan: string[] = [];
  while (plan.length < MOST_COMMANDS) {
    const next = moves(kind).find((move) => play(kind, seed, [...plan, move]).last('missed') === undefined);
    if (next === undefined) throw new Error(`Every command fails after ${plan.join(', ')} on seed ${seed}.`);
    plan.push(next);
    if (play(kind, seed, plan).isOver) return plan;
  }
  throw new Error(`No plan of ${MOST_COMMANDS} commands wins seed ${seed}.`);
}

const CASES = FOES.map((foe) => {
  const object = codeObjectById(foe.objectId);
  if (!object || !isFoeKind(object.kind)) throw new Error(`The foe ${foe.id} has no body.`);
  const seeds = foe.phases.map(({ problemId }) => problemOf(problemId).object?.seeds ?? []);
  return { name: object.name, kind: object.kind, phases: foe.phases, seeds };
});

describe.each(CASES)('$name', ({ kind, phases, seeds }) => {
  it('is beaten phase by phase, turn by turn, and gives up after the last', () => {
    for (const [index, ofPhase] of seeds.entries())
      for (const seed of ofPhase) {
        const won = play(kind, seed, planOf(kind, seed));
        expect(won).toMatchObject({ met: true, hint: null });
        expect([won.last('won'), won.last('passed')]).toEqual([index + 1, turnsOf(kind, seed).length]);
        expect(won.last('ended')).toBe(index === 2 ? 1 : undefined);
      }
  });

  it('is beaten in its last phase by no plan that asks nothing', () => {
    const [last] = seeds.slice(-1);
    expect(last?.length).toBeGreaterThanOrEqual(4);
    for (const seed of last ?? []) {
      const plan = planOf(kind, seed);
      expect(last?.filter((other) => play(kind, other, [...plan, ...plan]).met)).toEqual([seed]);
    }
    for (const move of moves(kind)) {
      const again = Array.from({ length: MOST_COMMANDS }, () => move);
      expect(last?.filter((seed) => play(kind, seed, again).met)).toEqual([]);
    }
  });

  it('needs a loop where blocks are counted', () => {
    const fits = phases.filter(
      ({ blockLimit }, index) => planOf(kind, seeds[index]?.[0] ?? 1).length <= (blockLimit ?? 0),
    );
    expect(fits).toEqual([]);
  });

  it('ends a run with the first wrong answer, and says which turn and why', () => {
    for (const seed of seeds.flat()) {
      const plan = planOf(kind, seed);
      for (const [place, right] of plan.entries())
        for (const wrong of moves(kind).filter((move) => move !== right)) {
          const failed = play(kind, seed, [...plan.slice(0, place), wrong]);
          expect(failed).toMatchObject({ met: false, isOver: true });
          expect(failed.hint).toMatch(new RegExp(`^${Number(failed.last('missed')) + 1}번째 `, 'u'));
          expect(failed.last('pose')).toBe('stand');
        }
    }
  });

  it('says what still comes to a program that stops before', () => {
    expect(play(kind, 1, []).hint).toMatch(/[.!]$/u);
    const [first = ''] = moves(kind);
    const plan = planOf(kind, 1);
    expect(play(kind, 1, plan.slice(0, -1)).hint).toMatch(/1[개번]/u);
    expect(plan).toContain(first);
  });

  it('takes nothing between the brackets, and answers questions without a turn', () => {
    const device = codeObjectDevice({ object: kind, seed: 1 });
    const [move = ''] = moves(kind);
    expect(() => device.call(move, [2], 1)).toThrow('아무것도 넣지 않아요');
    expect(() => device.call(`${kind}.${move}`, [], 1)).toThrow('명령은 여기에 없어요');
    const question = device.commands.find((name) => name.startsWith('is')) ?? '';
    expect(typeof device.call(question, [], 1)).toBe('boolean');
    expect(device.outcome().acts).toEqual([]);
  });
});

it('the robot crab repeats itself, and lifts its claw 300 ms before a ball flies for 900 ms', () => {
  const group = ['high', 'low', 'low'];
  expect(turnsOf('robotCrab', 2)).toEqual([...group, ...group, ...group]);
  const { acts } = play('robotCrab', 1, ['duck']);
  expect(acts.find(({ part }) => part === 'claw')).toMatchObject({ at: 0, ms: 300, value: 1 });
  expect(acts.find(({ part, value }) => part === 'flight' && value === 1)).toMatchObject({
    at: 300,
    ms: 900,
  });
});
