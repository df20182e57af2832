import { beforeEach, describe, expect, it } from 'vitest';
import { itemByKey, itemById } from '#shared/content/items.ts';
import { dayInSeoul } from '#shared/time/seoulTime.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { lessonOf } from '#server/domain/seed/courses.ts';
import { visitMap } from '#server/domain/world/characters/visitMap.ts';
import { openGate } from '#server/domain/world/gates/openGate.ts';
import { puzzleOfDay } from '#server/domain/learning/dailyPuzzles/puzzles/puzzleOfDay.ts';
import { collectShell } from '#server/domain/world/collectibles/collectShell.ts';
import { countSkillUse } from '#server/domain/world/skills/countSkillUse.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { QuestBook } from '#server/domain/world/quests/questBook.ts';
import { befriend } from '../../support/befriend.ts';
import { countStatements } from '../../support/countStatements.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { sampleGoal, sampleQuest } from '../../support/sampleQuests.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, starterOutfit, type Child } from '../../support/signUpChild.ts';
import { standBeside } from '../../support/standBeside.ts';

const NECKLACE = itemByKey('necklace.shell')?.id ?? 0;
const [TOP = 0] = starterOutfit().filter((id) => itemById(id)?.category === 'TOP');
const [BEACH, KELP] = [2, 3];
const [VISIT, SHELLS, ANY_SHELL, LESSON, SKILL, WEAR, WORN, FRIEND, RUN, BATTLE, GATE, ERRAND, PUZZLES] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
] as const;

const quests = new QuestBook([
  sampleQuest({ id: VISIT, goals: [sampleGoal('VISIT_MAP', BEACH)] }),
  sampleQuest({ id: SHELLS, goals: [sampleGoal('COLLECT', BEACH, 2)] }),
  sampleQuest({ id: ANY_SHELL, completionMethod: 'AUTO', goals: [sampleGoal('COLLECT', 0)] }),
  sampleQuest({ id: LESSON, goals: [sampleGoal('PASS_LESSON', 1)] }),
  sampleQuest({ id: SKILL, goals: [sampleGoal('USE_SKILL', 1, 5)] }),
  sampleQuest({ id: WEAR, goals: [sampleGoal('WEAR_ITEM', NECKLACE)] }),
  sampleQuest({ id: WORN, goals: [sampleGoal('WEAR_ITEM', TOP)] }),
  sampleQuest({ id: FRIEND, goals: [sampleGoal('MAKE_FRIEND', 0, 2)] }),
  sampleQuest({ id: RUN, goals: [sampleGoal('RUN_COURSE', KELP)] }),
  sampleQuest({ id: GATE, goals: [sampleGoal('OPEN_GATE', BEACH)] }),
  sampleQuest({
    id: ERRAND,
    goals: [{ ...sampleGoal('TALK', 104), answer: { lines: ['초대? 나를?', '꼭 갈게!'], moment: 'CHEER' } }],
  }),
  sampleQuest({ id: PUZZLES, kind: 'WEEKLY', isAlways: true, goals: [sampleGoal('SOLVE_PUZZLE', 0, 2)] }),
  sampleQuest({ id: BATTLE, goals: [sampleGoal('WIN_BATTLE', 0)] }),
]);
const test = setUpApi({ quests });
const { api } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});

const params = (questId: number) => ({ params: { worldId: WORLD_ID, questId } });
async function take(questId: number, who = child) {
  await standBeside(test.server.deps, { userId: who.user.userId, npcId: 101 });
  const reply = await api.call('quests.accept', params(questId), who);
  expect(reply.status).toBe(200);
  return reply.body;
}
async function counted(questId: number, who = child) {
  const { body } = await api.call('quests.list', { params: { worldId: WORLD_ID } }, who);
  const quest = body.questList.find(({ mapNpcQuestId }) => mapNpcQuestId === questId);
  return [quest?.state, quest?.goalList[0]?.completedCount];
}
const doer = () => ({ deps: test.server.deps, userId: child.user.userId });
const shell = (id: number, mapId = BEACH) =>
  collectShell({
    ...doer(),
    mapId,
    day: '2026-11-22',
    shell: { id, kind: 'scallop', x: 0, y: 0 } as Parameters<typeof collectShell>[0]['shell'],
  });

describe('what is done in the world counts', () => {
  it('entering the map that is asked for, and no other', async () => {
    await take(VISIT);
    await visitMap({ ...doer(), mapId: KELP });
    expect(await counted(VISIT)).toEqual(['IN_PROGRESS', 0]);
    await visitMap({ ...doer(), mapId: BEACH });
    expect(await counted(VISIT)).toEqual(['READY', 1]);
  });

  it('an errand to a friend, whose answer is sent from taking it until it is handed in', async () => {
    const errand = async () => {
      const { body } = await api.call('quests.list', { params: { worldId: WORLD_ID } }, child);
      return body.questList.find(({ mapNpcQuestId }) => mapNpcQuestId === ERRAND);
    };
    const answer = { answerMessageList: ['초대? 나를?', '꼭 갈게!'], answerMoment: 'CHEER' };
    expect((await errand())?.goalList[0]).toMatchObject({ answerMessageList: [], answerMoment: null });
    expect((await take(ERRAND)).questList[0]?.goalList[0]).toMatchObject(answer);
    await standBeside(test.server.deps, { userId: child.user.userId, npcId: 104 });
    await api.call('quests.talkToNpc', { params: { worldId: WORLD_ID, npcId: 104 } }, child);
    expect(await errand()).toMatchObject({ state: 'READY', goalList: [{ ...answer, completedCount: 1 }] });
    await standBeside(test.server.deps, { userId: child.user.userId, npcId: 101 });
    await api.call('quests.complete', params(ERRAND), child);
    expect((await errand())?.goalList[0]).toMatchObject({ answerMessageList: [], answerMoment: null });
  });

  it('shells of the map, each once', async () => {
    await take(SHELLS);
    await shell(1, KELP);
    await shell(1);
    await shell(1);
    expect(await counted(SHELLS)).toEqual(['IN_PROGRESS', 1]);
    await shell(2);
    expect(await counted(SHELLS)).toEqual(['READY', 2]);
  });

  it('any shell, whose finder is told the points of the reward, too', async () => {
    await take(ANY_SHELL);
    const before = (await api.call('economy.getPoints', {}, child)).body.point;
    const found = await shell(1);
    expect(found.point).toBe(before + found.gained + 10);
    expect((await api.call('economy.getPoints', {}, child)).body.point).toBe(found.point);
  });

  it('uses of a skill, several at once', async () => {
    await take(SKILL);
    const dash = (times: number) => countSkillUse({ ...doer(), uses: new Map([['DASH', times]]) });
    expect(await dash(3)).toBe(true);
    expect(await counted(SKILL)).toEqual(['IN_PROGRESS', 3]);
    await dash(3);
    expect(await counted(SKILL)).toEqual(['READY', 5]);
    expect(await dash(1)).toBe(false);
  });

  it('a run of the course of a map', async () => {
    await take(RUN);
    const ran = { type: 'course.run', courseId: 1, ticks: 900, userId: child.user.userId } as const;
    await transaction(test.server.deps, (tx) => emit(tx, { ...ran, mapId: BEACH }));
    expect(await counted(RUN)).toEqual(['IN_PROGRESS', 0]);
    await transaction(test.server.deps, (tx) => emit(tx, { ...ran, mapId: KELP }));
    expect(await counted(RUN)).toEqual(['READY', 1]);
  });

  it('a puzzle, for the first time alone', async () => {
    await take(PUZZLES);
    const day = dayInSeoul(new Date());
    const solve = () =>
      api.call(
        'dailyPuzzles.answer',
        { params: { day }, body: { kind: 'CHOICE', choice: puzzleOfDay(day).answer, usedHint: false } },
        child,
      );
    expect((await solve()).body.questChange?.questList).toMatchObject([{ mapNpcQuestId: PUZZLES }]);
    await solve();
    expect(await counted(PUZZLES)).toEqual(['IN_PROGRESS', 1]);
  });

  it('a gate for two, for both at once, whether the quest was taken before or after', async () => {
    const other = await signUpDressedChild(test.server);
    await take(GATE);
    const { deps } = test.server;
    const pair = [child, other].map(({ user }) => user.userId) as [number, number];
    const openers = [
      { userId: pair[0], friendId: pair[1] },
      { userId: pair[1], friendId: pair[0] },
    ];
    await openGate({ deps, mapId: KELP, gateId: 1, openers });
    expect(await counted(GATE)).toEqual(['IN_PROGRESS', 0]);
    await openGate({ deps, mapId: BEACH, gateId: 1, openers });
    expect(await counted(GATE)).toEqual(['READY', 1]);
    await take(GATE, other);
    expect(await counted(GATE, other)).toEqual(['READY', 1]);
  });

  it('a battle won', async () => {
    await take(BATTLE);
    const won = { type: 'battle.won', battleId: 7, userId: child.user.userId } as const;
    await transaction(test.server.deps, (tx) => emit(tx, won));
    expect(await counted(BATTLE)).toEqual(['READY', 1]);
  });
});

describe('what is done elsewhere counts', () => {
  async function passLesson() {
    const { problems, parts = [] } = lessonOf(1);
    for (const [index] of problems.entries()) {
      expect((await counted(LESSON))[1] ?? 0).toBe(0);
      await solveProblem(api, child, [1, index]);
    }
    for (const { id } of parts) await readDocument(api, child, 1, id);
    expect((await counted(LESSON))[1] ?? 0).toBe(0);
    return readDocument(api, child, 1);
  }

  it('a lesson once the last of its contents is done, and its reply says so', async () => {
    await take(LESSON);
    const change = await passLesson();
    expect(change.questList.map(({ mapNpcQuestId, state }) => [mapNpcQuestId, state])).toEqual([
      [LESSON, 'READY'],
    ]);
    expect(await counted(LESSON)).toEqual(['READY', 1]);
  });

  it('a lesson passed before the quest was taken', async () => {
    await passLesson();
    await take(LESSON);
    expect(await counted(LESSON)).toEqual(['READY', 1]);
  });

  it('putting on what is asked for, or wearing it already', async () => {
    await take(WEAR);
    await api.call('shop.buy', { params: { id: NECKLACE } }, child);
    expect(await counted(WEAR)).toEqual(['IN_PROGRESS', 0]);
    const { status } = await api.call(
      'avatar.equip',
      { body: { itemId: NECKLACE, itemCategory: itemById(NECKLACE)?.category ?? 'NECK' } },
      child,
    );
    expect([status, await counted(WEAR)]).toEqual([200, ['READY', 1]]);
    await take(WORN);
    expect(await counted(WORN)).toEqual(['READY', 1]);
  });

  it('friends, whoever asked, and those made before', async () => {
    const [first, second] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
    await befriend(api, child, first);
    await take(FRIEND);
    await take(FRIEND, second);
    expect(await counted(FRIEND)).toEqual(['IN_PROGRESS', 1]);
    await befriend(api, second, child);
    expect(await counted(FRIEND)).toEqual(['READY', 2]);
    expect(await counted(FRIEND, second)).toEqual(['IN_PROGRESS', 1]);
  });
});

it('costs a finder for whom nothing counts one statement more, and a second find none', async () => {
  expect(await countStatements(() => shell(1))).toBe(2);
  expect(await countStatements(() => shell(1))).toBe(1);
  // The first visit is noted in the book of finds, whose pages are then counted.
  expect(await countStatements(() => visitMap({ ...doer(), mapId: BEACH }))).toBe(3);
  expect(await countStatements(() => visitMap({ ...doer(), mapId: BEACH }))).toBe(2);
});
