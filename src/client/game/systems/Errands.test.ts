import { beforeEach, expect, test } from 'vitest';
import { plaza } from '#shared/content/maps/plaza.ts';
import { Bridge } from '#client/bridge/Bridge.ts';
import type { WalkEnd } from '#client/bridge/moments.ts';
import type { WayGoal } from '../way/findWay.ts';
import { Errands } from './Errands.ts';

/** Stands in for the legs: remembers where it was sent, and comes to an end when the test says so. */
class FakePilot {
  goals: WayGoal[] = [];
  #onEnd: ((end: WalkEnd) => void) | null = null;
  walkTo(goal: WayGoal, onEnd: (end: WalkEnd) => void) {
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
let errands: Errands;
let told: string[];
let pado: { x: number; y: number } | null;
let own: { x: number; y: number };

beforeEach(() => {
  pilot = new FakePilot();
  told = [];
  pado = { x: 1500, y: 944 };
  own = { x: 480, y: 944 };
  const bridge = new Bridge();
  bridge.on('walkBegan', ({ target }) => told.push(`began ${target.kind} ${target.id}`));
  bridge.on('walkEnded', ({ target, end }) => told.push(`${end} ${target.kind} ${target.id}`));
  // Only these parts are looked at.
  const legs = {
    autopilot: pilot,
    get subject() {
      return own;
    },
  } as unknown as ConstructorParameters<typeof Errands>[1];
  const parts = {
    bridge,
    connection: { mirror: { poseOf: () => pado } },
  } as unknown as ConstructorParameters<typeof Errands>[2];
  errands = new Errands(plaza, legs, parts);
});

test('going to an NPC is told from the beginning to the end', () => {
  errands.walkTo(DOLPHIN);
  pilot.end('arrived');
  expect(told).toEqual(['began npc 101', 'arrived npc 101']);
});

test('somebody who walks on is followed', () => {
  errands.walkTo(PADO);
  pado = { x: 2200, y: 944 };
  own = { x: 1500, y: 944 };
  pilot.end('arrived');
  expect(pilot.goals.map(({ left, right }) => (left + right) / 2)).toEqual([1500, 2200]);
  own = { x: 2200, y: 944 };
  pilot.end('arrived');
  expect(told).toEqual(['began player 7', 'arrived player 7']);
});

test('somebody who has left the map is gone', () => {
  errands.walkTo(PADO);
  pado = null;
  pilot.end('arrived');
  expect(told).toEqual(['began player 7', 'gone player 7']);
});

test('what is not on this map is gone at once', () => {
  errands.walkTo({ kind: 'portal', id: 999 });
  expect(told).toEqual(['began portal 999', 'gone portal 999']);
});

test('the one before ends when another is begun', () => {
  errands.walkTo(DOLPHIN);
  errands.walkTo(PADO);
  expect(told).toEqual(['began npc 101', 'stopped npc 101', 'began player 7']);
});

test('after a tap only what cannot be done is told', () => {
  const done: string[] = [];
  errands.walkAndDo(DOLPHIN, () => done.push('talk'));
  pilot.end('arrived');
  errands.walkAndDo(DOLPHIN, () => done.push('talk'));
  pilot.end('stopped');
  errands.walkAndDo(DOLPHIN, () => done.push('talk'));
  pilot.end('unreachable');
  expect(done).toEqual(['talk']);
  expect(told).toEqual(['unreachable npc 101']);
});
