import { problemIdOf } from '#shared/content/lessonIds.ts';
import { describe, expect, it } from 'vitest';
import { compareSolutions } from '#server/domain/battle/scoreboard/compareSolutions.ts';
import { answerOf, endCompetition, handIn, rightProgram } from '../../support/battles.ts';
import { FIRST, SECOND, inChannel, setUpCompetitions } from '../../support/setUpCompetitions.ts';

const setting = setUpCompetitions();
const { test, api, newChild, inMinutes, input, makeCompetition, enroll, contentsOf } = setting;
const MINUTE_MS = 60_000;
/** Long enough for copies of it to be told. */
const COPIED = problemIdOf(6, 0);

describe('staff', () => {
  it('changes everything before the start, and only words and time after it', async () => {
    const { competitionId, key } = await makeCompetition();
    const params = { ...inChannel, competitionId };
    const update = (over: object) =>
      api.call('lmsCompetitions.update', { params, body: input(over) }, setting.teacher);
    const startDate = inMinutes(5);
    const kept = {
      startDate,
      endDate: inMinutes(300),
      rule: 'SPEED',
      contentList: [{ problemId: SECOND }, { problemId: FIRST }],
    };
    expect((await update({ ...kept, name: '새 이름' })).body).toMatchObject({
      name: '새 이름',
      rule: 'SPEED',
      contentList: [
        { problemId: SECOND, order: 1 },
        { problemId: FIRST, order: 2 },
      ],
    });
    expect(await answerOf(update({ ...kept, contentList: [{ problemId: 999_999 }] }))).toBe(
      'PROBLEM_NOT_FOUND',
    );
    expect(await answerOf(update({ ...kept, endDate: startDate }))).toBe('VALIDATION_FAIL');
    expect(
      await answerOf(update({ ...kept, contentList: [{ problemId: FIRST }, { problemId: FIRST }] })),
    ).toBe('VALIDATION_FAIL');
    const child = await newChild();
    await enroll(child, key);
    test.clock.advance({ minutes: 6 });
    expect(await answerOf(update({ ...kept, rule: 'IOI' }))).toBe('BATTLE_UNDERWAY');
    expect(await answerOf(update({ ...kept, contentList: [{ problemId: FIRST }] }))).toBe('BATTLE_UNDERWAY');
    expect((await update({ ...kept, limitTime: 90 })).body.clock).toMatchObject({
      durationMs: 90 * MINUTE_MS,
      state: 'RUNNING',
    });
    expect(await answerOf(api.call('lmsCompetitions.remove', { params }, setting.teacher))).toBe(
      'BATTLE_UNDERWAY',
    );
    test.clock.advance({ minutes: 100 });
    expect(await answerOf(update({ ...kept, limitTime: 120 }))).toBe('BATTLE_ENDED');
    expect(await answerOf(update({ ...kept, limitTime: 90, name: '끝난 대회' }))).toBe('OK');
  });

  it('removes one that has not begun, and decides who may enrol', async () => {
    const { competitionId, key } = await makeCompetition({ enrollRole: 'student' });
    const child = await newChild();
    expect(await answerOf(enroll(child, key))).toBe('IS_NOT_ADVANCED_CHANNEL_USER');
    const params = { ...inChannel, competitionId };
    expect(await answerOf(api.call('lmsCompetitions.remove', { params }, setting.teacher))).toBe('OK');
    expect(await answerOf(api.call('competitions.getInfo', { params: { key } }, child))).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect(await answerOf(api.call('lmsCompetitions.get', { params }, setting.teacher))).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });

  it('starts before its time and ends before its time, each once', async () => {
    const { competitionId, key } = await makeCompetition({ startDate: inMinutes(50), freezeMinutes: 0 });
    const [child, late] = await Promise.all([newChild(), newChild()]);
    await enroll(child, key);
    const params = { ...inChannel, competitionId };
    const control = (state: string) =>
      api.call('lmsCompetitions.control', { params, body: { state } }, setting.teacher);
    expect(await answerOf(control('ENDED'))).toBe('BATTLE_NOT_STARTED');
    expect(await answerOf(control('PAUSED'))).toBe('VALIDATION_FAIL');
    const { body: begun } = await control('RUNNING');
    expect(begun.clock).toMatchObject({ state: 'RUNNING', durationMs: 60 * MINUTE_MS });
    expect(Date.parse(begun.startDate)).toBeLessThanOrEqual(test.clock.now().getTime());
    expect(await answerOf(control('RUNNING'))).toBe('BATTLE_UNDERWAY');
    const [first, second] = await contentsOf(child, key);
    if (!first || !second) throw new Error('the competition has no contents');
    await handIn(api, child, { key, content: first, program: rightProgram(first) });
    await enroll(late, key);
    test.clock.advance({ minutes: 5 });
    const { body: ended } = await control('ENDED');
    expect(ended.clock?.state).toBe('ENDED');
    expect(Date.parse(ended.endDate)).toBeLessThanOrEqual(test.clock.now().getTime());
    expect(await answerOf(control('ENDED'))).toBe('BATTLE_ENDED');
    expect(await answerOf(control('RUNNING'))).toBe('BATTLE_ENDED');
    expect((await api.call('competitions.getCertificate', { params: { key } }, child)).body.rank).toBe(1);
    expect(await answerOf(api.call('competitions.getCertificate', { params: { key } }, late))).toBe(
      'RESOURCE_NOT_FOUND',
    );
    const { body: told } = await api.call('notifications.list', { query: { page: 1 } }, child);
    expect(told.notificationList).toContainEqual(
      expect.objectContaining({ notificationType: 'COMPETITION', subjectId: competitionId }),
    );
  });

  it('tells whoever has enrolled that it is called off', async () => {
    const { competitionId, key } = await makeCompetition({ name: '비 오는 날 대회' });
    const child = await newChild();
    await enroll(child, key);
    const params = { ...inChannel, competitionId };
    expect(await answerOf(api.call('lmsCompetitions.remove', { params }, setting.teacher))).toBe('OK');
    const { body } = await api.call('notifications.list', { query: { page: 1 } }, child);
    expect(body.notificationList[0]).toMatchObject({ notificationType: 'COMPETITION', subjectId: null });
    expect(body.notificationList[0]?.content).toContain('비 오는 날 대회');
  });

  it('chooses among the problems and stages of the channel', async () => {
    const list = (query: object) =>
      api.call(
        'lmsCompetitions.listProblems',
        { params: inChannel, query: { page: 1, ...query } },
        setting.teacher,
      );
    const { body: codes } = await list({});
    expect(codes.problemList).toHaveLength(12);
    expect(codes.problemList.every(({ kind }) => kind === 'CODE')).toBe(true);
    const levels = codes.problemList.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    const { body: stages } = await list({ kind: 'STAGE', language: 'BLOCKS' });
    expect(stages.problemList[0]).toMatchObject({ kind: 'STAGE' });
    const { body: named } = await list({ query: '바다에 인사' });
    expect(named).toMatchObject({ totalCount: 1, problemList: [{ problemId: FIRST }] });
    expect((await list({ query: '%' })).body.totalCount).toBe(0);
    expect(await answerOf(list({ kind: 'OBJECT' }))).toBe('VALIDATION_FAIL');
    expect(await answerOf(list({ difficulty: 9 }))).toBe('VALIDATION_FAIL');
  });

  it('sees close copies after the end', async () => {
    const { competitionId, key, contestId } = await makeCompetition({
      ...{ startDate: inMinutes(-1), rule: 'IOI' },
      contentList: [{ problemId: COPIED }],
    });
    const [one, other] = await Promise.all([newChild(), newChild()]);
    const params = { ...inChannel, competitionId };
    const copies = () => api.call('lmsCompetitions.listSimilarities', { params }, setting.teacher);
    for (const child of [one, other]) {
      await enroll(child, key);
      const [content] = await contentsOf(child, key);
      if (!content) throw new Error('the competition has no contents');
      await handIn(api, child, { key, content, program: rightProgram(content) });
    }
    expect(await answerOf(copies())).toBe('BATTLE_NOT_ENDED');
    await endCompetition(api, setting.teacher, competitionId);
    await compareSolutions(test.server.deps, { contestId });
    expect((await copies()).body.similarityList).toMatchObject([
      { userIdList: [one.user.userId, other.user.userId].toSorted((a, b) => a - b), percentage: 100 },
    ]);
  });
});
