import { expect, it } from 'vitest';
import { MAPS } from '#shared/content/maps/maps.ts';
import { moverPosition } from '#shared/simulation/moverPosition.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { adopt, cycleTicks, firstTick, type Handover } from './Handover.ts';

const map = MAPS.find(({ movers }) => movers.length > 1) ?? MAPS[0];
if (!map) throw new Error('there is no map');
const handed: Handover = {
  mapId: map.id,
  at: 1_000_000,
  roomTick: 5000,
  state: { ...createPlayerState(map.spawn.x, map.spawn.y, 1, 4990), vx: 120 },
  run: null,
};

it('after a cycle all movers of a map stand where they stood, and two copies of it move alike', () => {
  const cycle = cycleTicks(map);
  for (const mover of map.movers) expect(moverPosition(mover, 77 + cycle)).toEqual(moverPosition(mover, 77));
  expect(cycleTicks({ movers: [] })).toBe(1);
  const [one, other] = [firstTick(map, 1_000_000), firstTick(map, 1_500_000)];
  const apart = (one + 500 * 60 - other) / cycle;
  expect(apart).toBeCloseTo(Math.round(apart), 6);
});

it('a body goes on in the ticks of its new room, with its speed, a whole number of cycles apart', () => {
  const cycle = cycleTicks(map);
  const tick = 5000 + 3 * cycle + 30;
  const adopted = adopt(handed, { map, now: 1_000_500, tick });
  expect(adopted?.state).toEqual({ ...handed.state, tick: 4990 + 3 * cycle });
});

it('a body of another map, in a wall, or before the beginning of the room begins anew', () => {
  const at = { map, now: 1_000_500, tick: 5000 };
  expect(adopt({ ...handed, mapId: map.id + 1 }, at)).toBeNull();
  expect(adopt({ ...handed, state: { ...handed.state, x: -5 } }, at)).toBeNull();
  expect(adopt({ ...handed, state: { ...handed.state, tick: -100_000_000 } }, at)).toBeNull();
});
