import { describe, expect, it } from 'vitest';
import { npcQuest, questGoal } from '#client/testSupport/samples.ts';
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { MAP_IDS } from '#shared/content/maps/mapTypes.ts';
import { MAPS, mapById } from '#shared/content/maps/maps.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { edgeSpot } from './edgeSpot.ts';
import { mapMood, portalMarks, waitingNpcs } from './portalMarks.ts';
import { portalTowards, presentGoal, questTarget, trackedQuests } from './questGoal.ts';

const { plaza, beach, kelp } = MAP_IDS;
/** By the map they stand on. */
const DOLPHIN = 101;
const CRAB = 102;
const goal = (actionType: 'TALK' | 'VISIT_MAP' | 'COLLECT', actionId: number, completedCount = 0) =>
  questGoal({ actionType, actionId, completedCount });
const lesson = { ...goal('TALK', 1), actionType: 'READ_DOCUMENT', path: '/lessons/1/contents/101' } as const;

describe('where a quest goes on', () => {
  it('is with its giver while it is offered and once it is ready', () => {
    for (const state of ['AVAILABLE', 'READY'] as const)
      expect(questTarget(npcQuest({ state, mapNpcObjectId: CRAB }))).toEqual({ kind: 'npc', id: CRAB });
  });

  it('is the page, the friend or the map of its first open goal', () => {
    const target = (goalList: NpcQuest['goalList']) =>
      questTarget(npcQuest({ state: 'IN_PROGRESS', mapNpcObjectId: DOLPHIN, goalList }));
    expect(target([lesson])).toEqual({ kind: 'page', path: lesson.path });
    expect(target([goal('TALK', DOLPHIN, 1), goal('TALK', CRAB)])).toEqual({ kind: 'npc', id: CRAB });
    expect(target([goal('VISIT_MAP', kelp)])).toEqual({ kind: 'map', id: kelp });
    expect(target([goal('COLLECT', kelp)])).toEqual({ kind: 'map', id: kelp });
    for (const anywhere of [goal('COLLECT', 0), goal('TALK', 0)]) expect(target([anywhere])).toBeNull();
  });

  it('is the code object itself where a program is to move it', () => {
    for (const { id, problemId } of CODE_OBJECTS) {
      const solve = { ...goal('TALK', problemId), actionType: 'SOLVE_PROBLEM', path: '/lessons/1' } as const;
      const quest = npcQuest({ state: 'IN_PROGRESS', goalList: [solve] });
      expect(questTarget(quest)).toEqual({ kind: 'object', id });
    }
  });

  it('is nowhere while it is locked or over', () => {
    for (const state of ['LOCKED', 'COMPLETED'] as const) expect(questTarget(npcQuest({ state }))).toBeNull();
  });
});

describe('the present goal', () => {
  const offer = npcQuest({ mapNpcQuestId: 12, state: 'AVAILABLE', mapNpcObjectId: CRAB });

  it('after the first quest is the friend who waits on another map', () => {
    const first = npcQuest({ mapNpcQuestId: 11, state: 'COMPLETED', mapNpcObjectId: DOLPHIN });
    expect(presentGoal([first, offer], plaza)).toMatchObject({
      reason: 'offer',
      target: { kind: 'npc', id: CRAB },
    });
  });

  it('is the nearest of several offers', () => {
    const near = npcQuest({ mapNpcQuestId: 13, state: 'AVAILABLE', mapNpcObjectId: DOLPHIN });
    expect(presentGoal([offer, near], plaza)?.quest).toBe(near);
    expect(presentGoal([near, offer], beach)?.quest).toBe(offer);
  });

  it('is a reward before anything else', () => {
    const running = npcQuest({ state: 'IN_PROGRESS', mapNpcObjectId: CRAB, goalList: [goal('TALK', CRAB)] });
    const ready = npcQuest({ state: 'READY', mapNpcObjectId: DOLPHIN });
    expect(presentGoal([offer, running, ready], plaza)).toMatchObject({ reason: 'reward', quest: ready });
  });

  it('is the next step of the story, whatever favours are under way', () => {
    const favour = npcQuest({ mapNpcQuestId: 2, state: 'IN_PROGRESS', goalList: [goal('TALK', DOLPHIN)] });
    const ready = npcQuest({ mapNpcQuestId: 3, state: 'READY', mapNpcObjectId: DOLPHIN });
    const timed = { ...favour, mapNpcQuestId: 4, expiresAt: '2026-05-05T00:00:00.000Z' };
    const story = { ...offer, kind: 'MAIN' as const };
    expect(trackedQuests([favour, ready, story])).toEqual([story, ready, favour]);
    expect(trackedQuests([favour, timed, ready, story])).toEqual([story, timed, ready, favour]);
    expect(presentGoal([favour, ready, story], plaza)?.quest).toBe(story);
    const under = {
      ...story,
      mapNpcQuestId: 5,
      state: 'IN_PROGRESS' as const,
      goalList: [goal('TALK', CRAB)],
    };
    expect(trackedQuests([story, favour, under])).toEqual([under, favour]);
    // While the story goes on in a lesson no arrow leads elsewhere: the tracker names the lesson.
    const read = { ...under, goalList: [lesson] };
    expect(presentGoal([read, favour], plaza)).toBeNull();
    expect(presentGoal([read, { ...favour, state: 'AVAILABLE' }], plaza)).toBeNull();
  });

  it('points nowhere while a lesson is to be done', () => {
    expect(presentGoal([offer, npcQuest({ state: 'IN_PROGRESS', goalList: [lesson] })], plaza)).toBeNull();
    expect(presentGoal([], plaza)).toBeNull();
  });
});

describe('the marks of portals', () => {
  it('stand at the first portal of the way, from every other map', () => {
    const quests = [npcQuest({ state: 'AVAILABLE', mapNpcObjectId: CRAB })];
    for (const { id } of MAPS) {
      const marks = [...portalMarks(id, quests)];
      expect(marks).toEqual(id === beach ? [] : [[portalTowards(id, beach)?.id, 'available']]);
    }
  });

  it('show a reward rather than an offer, whichever is found first', () => {
    const crab = npcQuest({ mapNpcQuestId: 1, state: 'AVAILABLE', mapNpcObjectId: CRAB });
    const reward = npcQuest({ mapNpcQuestId: 2, state: 'READY', mapNpcObjectId: CRAB });
    expect([...portalMarks(plaza, [crab, reward]).values()]).toEqual(['complete']);
  });

  it('say who waits on a map, and how it stands with its friends', () => {
    const map = mapById(beach);
    if (map === undefined) throw new Error('there is no beach');
    const quest = (state: 'AVAILABLE' | 'IN_PROGRESS' | 'COMPLETED' | 'LOCKED') => [
      npcQuest({ state, mapNpcObjectId: CRAB }),
    ];
    expect(waitingNpcs(map, quest('AVAILABLE'))).toEqual([{ npcId: CRAB, mark: 'available' }]);
    expect(waitingNpcs(map, quest('IN_PROGRESS'))).toEqual([]);
    expect(mapMood(map, quest('AVAILABLE'))).toBe('waiting');
    expect(mapMood(map, quest('IN_PROGRESS'))).toBe('busy');
    expect(mapMood(map, quest('COMPLETED'))).toBe('done');
    expect(mapMood(map, quest('LOCKED'))).toBe('quiet');
    expect(mapMood(map, [])).toBe('quiet');
  });
});

describe('the edge of the screen', () => {
  const view = { left: 1000, top: 200, width: 1280, height: 720 };

  it('is not pointed to what is in sight', () => {
    expect(edgeSpot({ x: 1600, y: 700 }, view)).toBeNull();
  });

  it.each([
    [{ x: 3000, y: 700 }, 'right'],
    [{ x: 10, y: 700 }, 'left'],
    [{ x: 1600, y: 100 }, 'up'],
    [{ x: 1600, y: 1100 }, 'down'],
  ])('points to %o on the %s', (spot, side) => {
    const edge = edgeSpot(spot, view);
    expect(edge?.side).toBe(side);
    expect(edge?.along).toBeGreaterThanOrEqual(0);
    expect(edge?.along).toBeLessThanOrEqual(1);
  });
});
