import { describe, expect, it } from 'vitest';
import { isInTalkReach, npcToTalkTo } from './talkReach.ts';

const npc = { x: 1000, y: 900 };

describe('the reach of a talk', () => {
  it.each([
    ['side by side, hair against fluke', 1134, 900],
    ['on a ledge at the height of its head', 900, 760],
    ['below it, head against its feet', 1000, 1008],
  ])('holds while the pictures touch: %s', (_case, x, y) => {
    expect(isInTalkReach({ x, y }, npc)).toBe(true);
  });

  it.each([
    ['beside it', 1140, 900],
    ['over its head', 1000, 750],
    ['a floor below', 1000, 1020],
  ])('ends where they do not: %s', (_case, x, y) => {
    expect(isInTalkReach({ x, y }, npc)).toBe(false);
  });

  it('is wider for a position that was saved some time ago', () => {
    expect(isInTalkReach({ x: 2000, y: 900 }, npc)).toBe(false);
    expect(isInTalkReach({ x: 2000, y: 900 }, npc, 1000)).toBe(true);
  });
});

describe('the target of the talk key', () => {
  const door = { x: 1040, y: 800, w: 60, h: 100 };
  const NOTHING = { portals: [], starts: [] };

  it('is the nearest of those who are touched', () => {
    const other = { x: 1100, y: 900 };
    expect(npcToTalkTo({ x: 1060, y: 900 }, [npc, other], NOTHING)).toBe(other);
    expect(npcToTalkTo({ x: 1300, y: 900 }, [npc, other], NOTHING)).toBeNull();
  });

  it('is nobody inside a door, and the NPC again one step beside it', () => {
    expect(npcToTalkTo({ x: 1050, y: 900 }, [npc], { portals: [door], starts: [] })).toBeNull();
    expect(npcToTalkTo({ x: 1030, y: 900 }, [npc], { portals: [door], starts: [] })).toBe(npc);
    expect(npcToTalkTo({ x: 1110, y: 900 }, [npc], { portals: [door], starts: [] })).toBe(npc);
  });

  it('is at a start the run, unless the NPC stands on the same floor', () => {
    const above = { portals: [], starts: [{ x: 950, y: 680, w: 96, h: 112 }] };
    expect(npcToTalkTo({ x: 1000, y: 792 }, [npc], above)).toBeNull();
    expect(npcToTalkTo({ x: 1060, y: 792 }, [npc], above)).toBe(npc);
    const beside = { portals: [], starts: [{ x: 1010, y: 788, w: 96, h: 112 }] };
    expect(npcToTalkTo({ x: 1060, y: 900 }, [npc], beside)).toBe(npc);
  });
});
