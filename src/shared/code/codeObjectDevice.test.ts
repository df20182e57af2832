import { describe, expect, it } from 'vitest';
import { pictureAt } from '#shared/simulation/codeObjects/pictureAt.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import {
  CODE_OBJECT_LIMITS,
  CODE_OBJECT_KINDS,
  type CodeObjectKind,
} from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { codeObjectDevice } from './codeObjectDevice.ts';
import { DeviceEnd, DeviceError, type DeviceValue } from './device.ts';

/** Calls as `bell.ring`, one a line. */
function play(object: CodeObjectKind, seed: number, calls: readonly (readonly [string, ...DeviceValue[]])[]) {
  const device = codeObjectDevice({ object, seed });
  const values = calls.map(([name, ...args], index) => device.call(name, args, index + 1));
  return { values, outcome: device.outcome() };
}
it('offers the commands of its object as methods, and to wait', () => {
  expect(codeObjectDevice({ object: 'bell', seed: 1 }).commands).toEqual(['bell.hour', 'bell.ring', 'wait']);
});

it('tells what was done, when, and at which line', () => {
  const { values, outcome } = play('bell', 1, [['bell.hour'], ['wait', 0.5], ['bell.ring', 2]]);
  expect(values[0]).toBe(3);
  expect(outcome).toEqual({
    kind: 'object',
    acts: [
      { at: 500, ms: 700, part: 'swing', value: 1, line: 3 },
      { at: 1200, ms: 700, part: 'swing', value: 2, line: 3 },
    ],
    durationMs: 1900,
    commandAts: [0, 0, 500],
    met: false,
    hint: '지금은 3시예요. 종은 2번 울렸어요.',
  });
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
});

it('reads another world on another seed, and the first again after the last', () => {
  const hourOf = (seed: number) => play('bell', seed, [['bell.hour']]).values[0];
  expect([1, 2, 3, 4].map(hourOf)).toEqual([3, 7, 12, 3]);
});

it('a run is over after a minute of the object or with too many acts', () => {
  const long = codeObjectDevice({ object: 'bell', seed: 1 });
  expect(() => {
    for (;;) long.call('wait', [10], 1);
  }).toThrow(DeviceEnd);
  expect(long.outcome().durationMs).toBe(CODE_OBJECT_LIMITS.durationMs);
  const many = codeObjectDevice({ object: 'lighthouse', seed: 1 });
  expect(() => {
    for (;;) many.call('lighthouse.on', [], 1);
  }).toThrow(DeviceEnd);
  expect(many.outcome().acts).toHaveLength(CODE_OBJECT_LIMITS.acts);
});

describe.each(CODE_OBJECT_KINDS)('%s', (object) => {
  const rules = rulesOf(object);

  it('is not there yet before anything is done, and says so', () => {
    expect(codeObjectDevice({ object, seed: 1 }).outcome()).toMatchObject({ met: false, acts: [] });
    expect(codeObjectDevice({ object, seed: 1 }).outcome().hint).toMatch(/[.!]$/u);
  });

  it('moves no part but its own, and refuses arguments that no command takes', () => {
    const parts = Object.keys(rules.parts(1));
    for (const name of Object.keys(rules.commands))
      for (const args of [
        [],
        [null],
        [1],
        ['도'],
        [0, 1],
        [0, 'red'],
        [0, 0, '분홍'],
        [[1, 2]],
        [true],
        [-1],
      ]) {
        const device = codeObjectDevice({ object, seed: 2 });
        try {
          device.call(`${object}.${name}`, args, 1);
        } catch (error) {
          expect(error, `${object}.${name}(${JSON.stringify(args)})`).toBeInstanceOf(DeviceError);
        }
        const { acts, durationMs } = device.outcome();
        for (const { part } of acts) expect(parts).toContain(part);
        expect(Object.keys(pictureAt(rules.parts(2), acts, durationMs))).toEqual(parts);
      }
  });
});

it.each<[CodeObjectKind, string, ...DeviceValue[]]>([
  ['bell', 'bell.ring', '3'],
  ['bell', 'bell.ring', 1.5],
  ['bell', 'bell.ring', 1, 2],
  ['bell', 'gate.ask'],
  ['bell', 'bell.constructor'],
  ['bell', 'wait'],
  ['bell', 'wait', -1],
  ['lamps', 'lamps.light', 0, '무지개'],
  ['crab', 'crab.walk', -1],
  ['gate', 'gate.open'],
  ['lighthouse', 'lighthouse.blink', ['반짝']],
  ['singer', 'singer.sing', '하'],
])('wrong use of %s is the program’s error: %s', (object, name, ...args) => {
  const device = codeObjectDevice({ object, seed: 1 });
  expect(() => device.call(name, args, 1)).toThrow(DeviceError);
  expect(device.outcome().acts).toEqual([]);
});

describe('goals', () => {
  const hintOf = (object: CodeObjectKind, ...calls: readonly (readonly [string, ...DeviceValue[]])[]) =>
    play(object, 1, calls).outcome.hint;

  it('a signal goes on as the child likes, by lists or by hand', () => {
    expect(hintOf('lighthouse', ['lighthouse.blink', ['짧게', '짧게', '쉬기', '길게', '짧게']])).toBe(null);
    const byHand = [0.5, 0.5, 1.2].flatMap(
      (seconds) =>
        [['lighthouse.on'], ['wait', seconds], ['lighthouse.off'], ['wait', 0.5]] as [
          string,
          ...DeviceValue[],
        ][],
    );
    expect(hintOf('lighthouse', ...byHand)).toBe(null);
    expect(hintOf('lighthouse', ['lighthouse.on'], ['wait', 0.9], ['lighthouse.off'])).toContain('어중간');
    expect(hintOf('lighthouse', ['lighthouse.blink', '길게'])).toContain('1번째');
  });

  it('a crab stops at the end of the sand, with what it drew so far', () => {
    const device = codeObjectDevice({ object: 'crab', seed: 1 });
    expect(() => device.call('crab.walk', [9], 1)).toThrow('모래밭 끝');
    expect(device.outcome().acts.at(-1)).toMatchObject({ part: 'trail.6.1', value: 1 });
    expect(hintOf('crab', ['crab.walk', 4])).toContain('네모 밖');
  });

  it('a row of coral has one colour, any that the child likes', () => {
    const rows = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [row, column] as const));
    const grown = (colorOf: (row: number, column: number) => string) =>
      hintOf(
        'coral',
        ...rows.map(([row, column]) => ['coral.grow', row, column, colorOf(row, column)] as const),
      );
    expect(grown((row) => ['분홍', 'orange', '보라'][row] ?? '')).toBe(null);
    expect(grown(() => 'pink')).toBe(null);
    expect(grown((_, column) => (column === 4 ? 'red' : 'pink'))).toContain('1번째 줄');
  });

  it('a guest who was left standing has not come in', () => {
    const asked = Array.from({ length: 5 }, () => ['gate.ask'] as const);
    expect(hintOf('gate', ...asked)).toContain('12개인 손님이 못');
    const { outcome } = play('gate', 1, asked.slice(0, 2));
    expect(outcome.acts.find(({ part }) => part === 'guest.0')?.value).toBe('out');
    const device = codeObjectDevice({ object: 'gate', seed: 1 });
    for (let guest = 0; guest < 5; guest += 1) device.call('gate.ask', [], 1);
    expect(() => device.call('gate.ask', [], 2)).toThrow(DeviceError);
  });
});
