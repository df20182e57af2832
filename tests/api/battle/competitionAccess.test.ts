import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { problems } from '#server/db/tables/learning/problems.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import { answerOf, endCompetition, rightProgram, submitWork } from '../../support/battles.ts';
import { countStatements } from '../../support/countStatements.ts';
import type { Child } from '../../support/signUpChild.ts';
import { FIRST, inChannel, setUpCompetitions } from '../../support/setUpCompetitions.ts';

const setting = setUpCompetitions();
const { test, api, newChild, inMinutes, input, makeCompetition, enroll, scoreboard, contentsOf } = setting;

describe('afterwards, and what is refused', () => {
  it('is practised by everybody of the channel, and the board stays as it was', async () => {
    const { competitionId, key } = await makeCompetition({ startDate: inMinutes(-1) });
    const [child, outsider] = await Promise.all([newChild(), newChild()]);
    await enroll(child, key);
    const [content] = await contentsOf(child, key);
    if (!content) throw new Error('the competition has no contents');
    const params = { key, competitionContentId: content.competitionContentId };
    const practise = (who: Child, over: object = {}) =>
      api.call(
        'competitions.practise',
        { params: { ...params, ...over }, body: { clientKey: randomUUID(), ...rightProgram(content) } },
        who,
      );
    expect(await answerOf(practise(child))).toBe('BATTLE_NOT_ENDED');
    expect(await answerOf(practise(outsider))).toBe('NOT_ENROLLED_COMPETITION');
    expect(await answerOf(api.call('competitions.getProblem', { params }, outsider))).toBe(
      'NOT_ENROLLED_COMPETITION',
    );
    expect((await api.call('competitions.getProblem', { params }, child)).body.problemId).toBe(FIRST);
    await endCompetition(api, setting.teacher, competitionId);
    for (const who of [child, outsider]) expect((await practise(who)).body.verdict).toBe('AC');
    expect(await answerOf(practise(child, { competitionContentId: 999_999 }))).toBe('RESOURCE_NOT_FOUND');
    const { body } = await scoreboard(outsider, key);
    expect(body.scoreboardList).toEqual([]);
    expect(body.rankList).toMatchObject([{ userId: child.user.userId, totalPoint: 0 }]);
  });

  it('opens a stage of the road that a child has not come to', async () => {
    const child = await newChild();
    const { stageList } = (await api.call('stages.list', {}, child)).body;
    const problemId = stageList.find(({ isOpen }) => !isOpen)?.problemId;
    if (problemId === undefined) throw new Error('the road is open to its end');
    const { competitionId, key } = await makeCompetition({
      startDate: inMinutes(-1),
      contentList: [{ problemId }],
    });
    await enroll(child, key);
    const [content] = await contentsOf(child, key);
    if (!content) throw new Error('the competition has no contents');
    const params = { key, competitionContentId: content.competitionContentId };
    const { body } = await api.call('competitions.getProblem', { params }, child);
    expect(body).toMatchObject({ problemId, kind: 'STAGE' });
    expect(body.stage).not.toBeNull();
    await endCompetition(api, setting.teacher, competitionId);
    const { status } = await api.call(
      'competitions.practise',
      { params, body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source: 'walk()' } },
      child,
    );
    expect(status).toBe(200);
  });

  it('takes nothing before the start, of another competition or by whoever is not in it', async () => {
    const [child, outsider] = await Promise.all([newChild(), newChild()]);
    const coming = await makeCompetition();
    const running = await makeCompetition({ startDate: inMinutes(-1) });
    for (const { key } of [coming, running]) await enroll(child, key);
    const [content] = await contentsOf(child, running.key);
    if (!content) throw new Error('the competition has no contents');
    const work = { key: running.key, content, program: rightProgram(content) };
    const submit = (who: Child, over: object = {}) => answerOf(submitWork(api, who, { ...work, ...over }));
    expect(await submit(outsider)).toBe('NOT_ENROLLED_COMPETITION');
    // A content of the one under the name of the other.
    expect(await submit(child, { key: coming.key })).toBe('RESOURCE_NOT_FOUND');
    expect(
      await submit(child, {
        content: { ...content, competitionContentId: content.competitionContentId + 9_000 },
      }),
    ).toBe('RESOURCE_NOT_FOUND');
    expect(await submit(child, { key: '999999' })).toBe('RESOURCE_NOT_FOUND');
    expect(await submit(child, { program: { language: 'JAVASCRIPT', source: '' } })).toBe('VALIDATION_FAIL');
    expect(await submit(child, { program: { language: 'JAVASCRIPT', source: 'x'.repeat(70_000) } })).toBe(
      'VALIDATION_FAIL',
    );
    for (const call of ['competitions.listContents', 'competitions.start'] as const)
      expect(await answerOf(api.call(call, { params: { key: coming.key } }, child))).toBe(
        'BATTLE_NOT_STARTED',
      );
    const { body } = await scoreboard(child, running.key);
    expect(body.scoreboardList).toEqual([]);
  });

  it('is a secret before the start but for its points', async () => {
    const { key } = await makeCompetition();
    const child = await newChild();
    const { body } = await api.call('competitions.getInfo', { params: { key } }, child);
    expect(body).toMatchObject({ pointList: [100, 200], freezeMinutes: 10, enrollRole: 'generalMember' });
    expect(body.ruleTextList.at(-1)).toContain('얼어요');
    expect(JSON.stringify(body)).not.toContain('인사하기');
    await enroll(child, key);
    expect((await scoreboard(child, key)).body.contentList).toEqual([]);
  });

  it('is not made over already, nor of what is driven in the world, nor in another channel', async () => {
    const make = (over: object, params: { readonly id: number } = inChannel) =>
      answerOf(api.call('lmsCompetitions.create', { params, body: input(over) }, setting.teacher));
    expect(await make({ startDate: inMinutes(-200), endDate: inMinutes(-100) })).toBe('VALIDATION_FAIL');
    expect(await make({ startDate: inMinutes(-100), endDate: inMinutes(100), limitTime: 30 })).toBe(
      'VALIDATION_FAIL',
    );
    const [object] = await test.server.deps.db
      .select({ id: problems.id })
      .from(problems)
      .where(eq(problems.kind, 'OBJECT'));
    expect(await make({ contentList: [{ problemId: object?.id }] })).toBe('PROBLEM_NOT_FOUND');
    expect(await make({ freezeMinutes: 241 })).toBe('VALIDATION_FAIL');
    expect(await make({ name: '가'.repeat(41) })).toBe('VALIDATION_FAIL');
    expect(await make({}, { id: 999_999 })).not.toBe('OK');
  });

  it('lists those that run before those that come before those that are over', async () => {
    const child = await newChild();
    const over = await makeCompetition({ startDate: inMinutes(-1), endDate: inMinutes(500) });
    await endCompetition(api, setting.teacher, over.competitionId);
    const later = await makeCompetition({ startDate: inMinutes(90), endDate: inMinutes(400) });
    const sooner = await makeCompetition({ startDate: inMinutes(30), endDate: inMinutes(600) });
    const running = await makeCompetition({ startDate: inMinutes(-1), endDate: inMinutes(700) });
    const { body } = await api.call('competitions.list', { query: { page: 1 } }, child);
    const ids = body.competitionList.map(({ competitionId }) => competitionId);
    const places = [running, sooner, later, over].map(({ competitionId }) => ids.indexOf(competitionId));
    expect(places.includes(-1)).toBe(false);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('lists twenty in as many statements as one', async () => {
    const child = await newChild();
    const list = () => api.call('competitions.list', { query: { page: 1 } }, child);
    const before = (await list()).body.totalCount;
    await Promise.all(Array.from({ length: Math.max(0, 20 - before) }, () => makeCompetition()));
    const { body } = await list();
    expect(body.competitionList).toHaveLength(20);
    expect(await countStatements(list)).toBeLessThanOrEqual(9);
  });

  it('is seen and entered by its groups alone, and by staff', async () => {
    const [inside, outside] = await Promise.all([newChild(), newChild()]);
    const { body: group } = await api.call(
      'groups.create',
      { params: inChannel, body: { name: '파란 조', groupCode: 'BLUE7' } },
      setting.manager,
    );
    const enter = { params: inChannel, body: { groupCode: 'BLUE7' } };
    expect(await answerOf(api.call('groups.enter', enter, inside))).toBe('OK');
    const groupIdList = [group.channelGroupId];
    const made = await makeCompetition({ groupIdList, startDate: inMinutes(-1), freezeMinutes: 0 });
    const { key, competitionId, contestId } = made;
    expect(made.body.groupList).toMatchObject([{ name: '파란 조' }]);
    const sees = async (child: Child) =>
      (await api.call('competitions.list', { query: { page: 1 } }, child)).body.competitionList.some(
        (one) => one.competitionId === competitionId,
      );
    expect([await sees(inside), await sees(outside), await sees(setting.teacher)]).toEqual([
      true,
      false,
      true,
    ]);
    const params = { key };
    expect(await answerOf(api.call('competitions.getInfo', { params }, outside))).toBe('RESOURCE_NOT_FOUND');
    expect(await answerOf(enroll(outside, key))).toBe('RESOURCE_NOT_FOUND');
    expect(await answerOf(enroll(inside, key))).toBe('OK');

    // A child who takes part stays in it, also when the group is gone; nobody else comes in then.
    const gone = { params: { ...inChannel, gid: group.channelGroupId } };
    expect(await answerOf(api.call('groups.remove', gone, setting.manager))).toBe('OK');
    expect([await sees(inside), await sees(outside)]).toEqual([true, false]);
    const update = { params: { ...inChannel, competitionId } };
    const named = {
      ...input({ groupIdList, startDate: made.body.startDate, freezeMinutes: 0 }),
      name: '조 대회',
    };
    const saved = await api.call('lmsCompetitions.update', { ...update, body: named }, setting.teacher);
    expect(saved.body).toMatchObject({ name: '조 대회', groupList: [{ name: '없어진 그룹' }] });
    const other = { ...update, body: { ...named, groupIdList: [999_999] } };
    expect(await answerOf(api.call('lmsCompetitions.update', other, setting.teacher))).toBe(
      'CHANNEL_GROUP_NOT_FOUND',
    );
    // Its board stays closed to the others after the end as well.
    await endCompetition(api, setting.teacher, competitionId);
    await settleContest(test.server.deps, { contestId });
    expect(await answerOf(scoreboard(outside, key))).toBe('RESOURCE_NOT_FOUND');
    expect(await answerOf(scoreboard(inside, key))).toBe('OK');
  });
});
