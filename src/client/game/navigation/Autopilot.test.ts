import { describe, expect, it, vi } from 'vitest';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { besideNpc, insideBox } from './pathGoals.ts';
import type { PathGoal } from './findPath.ts';
import { Autopilot } from './Autopilot.ts';

const at = (x: number): PathGoal => ({ left: x - 40, right: x + 40, top: 0, bottom: FIRST_MAP.height });
/** Three quarters of a minute. */
const LONG = 2700;

function walk(pilot: Autopilot, map: MapDefinition, from: PlayerState, ticks = LONG): PlayerState {
  let state = from;
  for (let tick = 0; tick < ticks && pilot.isWalking; tick += 1)
    state = stepPlayer(state, pilot.steer(0, state, NO_SKILLS), map);
  return state;
}

const atSpawn = ({ spawn }: MapDefinition) => createPlayerState(spawn.x, spawn.y);

describe('a walk', () => {
  it('ends beside the goal, and says so once', () => {
    const pilot = new Autopilot(FIRST_MAP);
    const ended = vi.fn();
    pilot.walkTo(at(1184), ended);
    const state = walk(pilot, FIRST_MAP, atSpawn(FIRST_MAP));
    expect(ended.mock.calls).toEqual([['arrived']]);
    expect(Math.abs(state.x - 1184)).toBeLessThanOrEqual(40);
    expect(pilot.isWalking).toBe(false);
  });

  it('gives the keys back at the first press', () => {
    const pilot = new Autopilot(FIRST_MAP);
    const ended = vi.fn();
    pilot.walkTo(at(2000), ended);
    expect(pilot.steer(1, createPlayerState(480, 944), NO_SKILLS)).toBe(1);
    expect(ended.mock.calls).toEqual([['steered']]);
  });

  it('hops only over what is in the way', () => {
    const jumps = (from: number, to: number) => {
      const pilot = new Autopilot(FIRST_MAP);
      pilot.walkTo(at(to), () => undefined);
      let state = createPlayerState(from, FIRST_MAP.spawn.y);
      let count = 0;
      while (pilot.isWalking) {
        const bits = pilot.steer(0, state, NO_SKILLS);
        if ((bits & ~state.heldBits & INPUT.JUMP) !== 0) count += 1;
        state = stepPlayer(state, bits, FIRST_MAP);
      }
      return count;
    };
    expect(jumps(480, 1184)).toBe(0);
    expect(jumps(1200, 2000)).toBeGreaterThan(0);
  });

  it('is stopped by the next one', () => {
    const pilot = new Autopilot(FIRST_MAP);
    const [first, second] = [vi.fn(), vi.fn()];
    pilot.walkTo(at(2000), first);
    pilot.walkTo(at(600), second);
    walk(pilot, FIRST_MAP, atSpawn(FIRST_MAP));
    expect(first.mock.calls).toEqual([['stopped']]);
    expect(second.mock.calls).toEqual([['arrived']]);
  });

  it('is given up when nothing leads there', () => {
    const pilot = new Autopilot(FIRST_MAP);
    const ended = vi.fn();
    pilot.walkTo({ left: -500, right: -400, top: 0, bottom: FIRST_MAP.height }, ended);
    walk(pilot, FIRST_MAP, atSpawn(FIRST_MAP));
    expect(ended.mock.calls).toEqual([['unreachable']]);
  });

  it('finds its way again when something has carried it off', () => {
    const pilot = new Autopilot(FIRST_MAP);
    const ended = vi.fn();
    pilot.walkTo(at(2000), ended);
    const pushed = { ...walk(pilot, FIRST_MAP, atSpawn(FIRST_MAP), 120), x: 700 };
    walk(pilot, FIRST_MAP, pushed);
    expect(ended.mock.calls).toEqual([['arrived']]);
  });
});

describe.each(MAPS)('on $key, with no skill learned and the movers on their way,', (map) => {
  const goals = [
    ...map.npcs.map((place) => ({ name: `NPC ${place.npcId}`, goal: besideNpc(place) })),
    ...map.portals.map((portal) => ({ name: `the way to ${portal.label}`, goal: insideBox(portal) })),
  ];
  const starts = [
    ['the start', atSpawn(map)] as const,
    ...map.npcs.map(({ npcId, x, y }) => [`NPC ${npcId}`, createPlayerState(x, y)] as const),
  ];

  it.each(goals)('$name is reached from everywhere', ({ goal }) => {
    for (const [from, start] of starts) {
      const pilot = new Autopilot(map);
      const ended = vi.fn();
      pilot.walkTo(goal, ended);
      walk(pilot, map, start);
      expect(ended.mock.calls, `from ${from}`).toEqual([['arrived']]);
    }
  });
});
