import { describe, expect, it } from 'vitest';
import { isInTalkReach } from '#shared/content/talkReach.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { standBeside } from './standBeside.ts';

const NPC = { x: 500, y: 400 };
const meadow: CollisionMap = {
  width: 1000,
  height: 600,
  platforms: [],
  walls: [],
  ladders: [],
  slopes: [],
  movers: [],
  currents: [],
  solids: [{ x: 0, y: 400, w: 1000, h: 200 }],
};
/** Ground between two x, and none beside it. */
const ledge = (x: number, w: number): CollisionMap => ({ ...meadow, solids: [{ x, y: 400, w, h: 40 }] });

function standing(x: number, map = meadow, bits = 0): PlayerState {
  let state = createPlayerState(x, 390);
  while (!state.grounded) state = stepPlayer(state, 0, map);
  for (let tick = 0; tick < 20 && bits !== 0; tick += 1) state = stepPlayer(state, bits, map);
  return state;
}
const beside = (start: PlayerState, map = meadow) => standBeside({ map, skills: NO_SKILLS }, start, NPC);
function replay(start: PlayerState, bits: readonly number[], map = meadow): PlayerState {
  return bits.reduce((state, held) => stepPlayer(state, held, map), start);
}

describe('standing beside an NPC', () => {
  it.each([
    ['left', 470, -1],
    ['right', 530, 1],
    ['right, from its very middle', 500, 1],
  ])('ends on the nearer side, at rest and face to face: %s', (_case, x, side) => {
    const step = beside(standing(x));
    expect((step?.end.x ?? NPC.x) * side).toBeGreaterThanOrEqual(NPC.x * side + 100);
    expect(step?.end).toMatchObject({ facing: -side, grounded: true, vx: 0 });
    expect(isInTalkReach(step?.end ?? NPC, NPC)).toBe(true);
  });

  it('is nothing but keys of the simulation', () => {
    const start = standing(520);
    const step = beside(start);
    expect(step?.bits.length).toBeGreaterThan(0);
    expect(replay(start, step?.bits ?? [])).toEqual(step?.end);
  });

  it('only turns a player who stands there already', () => {
    const start = { ...standing(610), facing: 1 as const };
    const end = beside(start)?.end;
    expect(end?.facing).toBe(-1);
    expect(Math.abs((end?.x ?? 0) - start.x)).toBeLessThan(4);
  });

  it('needs no key of a player who stands there and looks at it', () => {
    expect(beside({ ...standing(610), facing: -1 })?.bits).toEqual([]);
  });

  it('brakes somebody who runs past', () => {
    const end = beside(standing(430, meadow, INPUT.RIGHT))?.end;
    expect(end).toMatchObject({ vx: 0, grounded: true });
    expect(Math.abs((end?.x ?? NPC.x) - NPC.x)).toBeGreaterThanOrEqual(100);
  });

  it('takes the other side where the nearer one has no ground', () => {
    const map = ledge(450, 400);
    expect(beside(standing(480, map), map)?.end).toMatchObject({ facing: -1, grounded: true });
  });

  it('is left alone on a ledge that is too narrow', () => {
    const map = ledge(450, 100);
    expect(beside(standing(490, map), map)).toBeNull();
  });
});

describe.each(MAPS)('on $key', ({ npcs, ...map }) => {
  it.each(npcs)('NPC $npcId has room beside it', (npc) => {
    const rules = { map: { ...map, movers: [] }, skills: NO_SKILLS };
    for (const from of [-60, 0, 60]) {
      let start = createPlayerState(npc.x + from, npc.y - 60);
      while (!start.grounded) start = stepPlayer(start, 0, rules.map);
      expect(standBeside(rules, start, npc)?.end.grounded).toBe(true);
    }
  });
});
