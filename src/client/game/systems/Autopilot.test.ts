import { expect, it, vi } from 'vitest';
import { plaza } from '#shared/content/maps/plaza.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { Autopilot } from './Autopilot.ts';

function walk(pilot: Autopilot, from: number, ticks: number) {
  let state = createPlayerState(from, plaza.spawn.y);
  for (let tick = 0; tick < ticks; tick += 1) state = stepPlayer(state, pilot.steer(0, state), plaza);
  return state;
}

it('walks beside the goal, stops and says so once', () => {
  const pilot = new Autopilot();
  const arrived = vi.fn();
  pilot.walkTo(1184, arrived);
  const state = walk(pilot, 480, 400);
  expect(arrived).toHaveBeenCalledOnce();
  expect(Math.abs(state.x - 1184)).toBeLessThan(70);
  expect(pilot.isWalking).toBe(false);
});

it('climbs the steps of the fountain on its way', () => {
  const pilot = new Autopilot();
  const arrived = vi.fn();
  pilot.walkTo(2000, arrived);
  walk(pilot, 1200, 590);
  expect(arrived).toHaveBeenCalledOnce();
});

it('gives the keys back at the first press', () => {
  const pilot = new Autopilot();
  pilot.walkTo(2000, () => undefined);
  expect(pilot.steer(1, createPlayerState(480, 944))).toBe(1);
  expect(pilot.isWalking).toBe(false);
});

it('gives up on what it cannot reach', () => {
  const pilot = new Autopilot();
  const arrived = vi.fn();
  pilot.walkTo(-500, arrived);
  walk(pilot, 480, 700);
  expect(pilot.isWalking).toBe(false);
  expect(arrived).not.toHaveBeenCalled();
});
