import { beforeEach, expect, test } from 'vitest';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { Bridge } from '#client/bridge/Bridge.ts';
import type { WalkEnd } from '#client/bridge/worldEvents.ts';
import type { PathGoal } from './findPath.ts';
import { AutoWalk } from './AutoWalk.ts';

/** A fake autopilot: records its goal, and ends when the test says so. */
class FakePilot {
  goals: PathGoal[] = [];
  #onEnd: ((end: WalkEnd) => void) | null = null;
  walkTo(goal: PathGoal, onEnd: (end: WalkEnd) => void) {
    this.goals.push(goal);
    this.#onEnd = onEnd;
  }
  cancel() {
    this.end('stopped');
  }
  end(end: WalkEnd) {
    const onEnd = this.#onEnd;
    this.#onEnd = null;
    onEnd?.(end);
  }
}

const PADO = { kind: 'player', id: 7 } as const;
const DOLPHIN = { kind: 'npc', id: 101 } as const;
let pilot: FakePilot;
let autoWalk: AutoWalk;
let events: string[];
let pado: { x: number; y: number } | null;
let own: { x: number; y: number };

beforeEach(() => {
  pilot = new FakePilot();
  events = [];
  pado = { x: 1500, y: 944 };
  own = { x: 480, y: 944 };
  const bridge = new Bridge();
  bridge.on('walkBegan', ({ target }) => events.push(`began ${target.kind} ${target.id}`));
  bridge.on('walkEnded', ({ target, end }) => events.push(`${end} ${target.kind} ${target.id}`));
  // Only these parts are used.
  const legs = {
    autopilot: pilot,
    get subject() {
      return own;
    },
  } as unknown as ConstructorParameters<typeof AutoWalk>[1];
  const parts = {
    bridge,
    connection: { mirror: { poseOf: () => pado } },
  } as unknown as ConstructorParameters<typeof AutoWalk>[2];
  autoWalk = new AutoWalk(FIRST_MAP, legs, parts);
});

test('going to an NPC is reported from the beginning to the end', () => {
  autoWalk.walkTo(DOLPHIN);
  pilot.end('arrived');
  expect(events).toEqual(['began npc 101', 'arrived npc 101']);
});

test('somebody who walks on is followed', () => {
  autoWalk.walkTo(PADO);
  pado = { x: 2200, y: 944 };
  own = { x: 1500, y: 944 };
  pilot.end('arrived');
  expect(pilot.goals.map(({ left, right }) => (left + right) / 2)).toEqual([1500, 2200]);
  own = { x: 2200, y: 944 };
  pilot.end('arrived');
  expect(events).toEqual(['began player 7', 'arrived player 7']);
});

test('somebody who has left the map is gone', () => {
  autoWalk.walkTo(PADO);
  pado = null;
  pilot.end('arrived');
  expect(events).toEqual(['began player 7', 'gone player 7']);
});

test('what is not on this map is gone at once', () => {
  autoWalk.walkTo({ kind: 'portal', id: 999 });
  expect(events).toEqual(['began portal 999', 'gone portal 999']);
});

test('the one before ends when another is begun', () => {
  autoWalk.walkTo(DOLPHIN);
  autoWalk.walkTo(PADO);
  expect(events).toEqual(['began npc 101', 'stopped npc 101', 'began player 7']);
});

test('after a tap only what cannot be done is reported', () => {
  const done: string[] = [];
  autoWalk.walkAndDo(DOLPHIN, () => done.push('talk'));
  pilot.end('arrived');
  autoWalk.walkAndDo(DOLPHIN, () => done.push('talk'));
  pilot.end('stopped');
  autoWalk.walkAndDo(DOLPHIN, () => done.push('talk'));
  pilot.end('unreachable');
  expect(done).toEqual(['talk']);
  expect(events).toEqual(['unreachable npc 101']);
});
