import { describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import {
  answerOf,
  endRace,
  enterRoom,
  handIn,
  rightProgram,
  submitWork,
  WRONG_PROGRAM,
} from '../../support/battles.ts';
import type { Child } from '../../support/signUpChild.ts';
import { setUpBattles } from '../../support/setUpBattles.ts';

const { test, api, children, pair, staff, board, roomOf } = setUpBattles();
const inChannel = { id: DEFAULT_CHANNEL_ID };

describe('a class', () => {
  it('is put into teams, stopped, given more time and ended by its teacher alone', async () => {
    const teacher = await staff();
    const [one, two] = await pair();
    const body = {
      name: '해마반 대결',
      minutes: 10,
      problemCount: 1,
      language: 'JAVASCRIPT',
      difficulty: 1,
      mode: 'TEAM',
    };
    const { body: made } = await api.call('battles.createForClass', { params: inChannel, body }, teacher);
    const { code } = made.room;
    const params = { code };
    expect(made.room).toMatchObject({ isClass: true, memberCount: 0, hostId: teacher.user.userId });
    for (const child of [one, two]) expect(await enterRoom(api, child, code)).toBe('OK');
    const memberList = [one, two].map(({ user }, index) => ({ userId: user.userId, teamId: 2 - index }));
    const { body: teamed } = await api.call('battles.setTeams', { params, body: { memberList } }, teacher);
    expect(teamed.roomMemberList.map(({ teamId }) => teamId)).toEqual([2, 1]);
    const control = (child: Child, command: object) =>
      answerOf(api.call('battles.control', { params, body: command }, child));
    expect(await control(teacher, { action: 'PAUSE' })).toBe('BATTLE_NOT_STARTED');
    expect(await answerOf(api.call('battles.start', { params }, teacher))).toBe('OK');
    test.clock.advance({ seconds: 6 });
    expect(await control(one, { action: 'END' })).toBe('NOT_HAS_ROLE');
    expect(await control(teacher, { action: 'PAUSE' })).toBe('OK');
    const key = code;
    const [content] = (await board(one, key)).contentList;
    if (!content) throw new Error('the race has no content');
    const work = { key, content, program: WRONG_PROGRAM };
    test.clock.advance({ minutes: 30 });
    expect(await answerOf(submitWork(api, one, work))).toBe('BATTLE_PAUSED');
    expect(await control(teacher, { action: 'RESUME' })).toBe('OK');
    const { clock } = await board(one, key);
    expect(clock.elapsedMs).toBeLessThan(60_000);
    expect(await control(teacher, { action: 'EXTEND', minutes: 5 })).toBe('OK');
    test.clock.advance({ minutes: 12 });
    expect(await handIn(api, one, work)).toBe('WA');
    const screen = await api.call('battles.getScreen', { params: { ...inChannel, code } }, teacher);
    expect(screen.body.board).toMatchObject({ clock: { state: 'RUNNING', durationMs: 15 * 60_000 } });
    expect(await control(teacher, { action: 'END' })).toBe('OK');
    expect((await board(two, key)).clock.state).toBe('ENDED');
    expect(await control(teacher, { action: 'PAUSE' })).toBe('BATTLE_ENDED');
    expect((await api.call('battles.getRating', {}, one)).body.battleCount).toBe(0);
  });
});

it('a teacher who comes by the code of a class looks on and runs it, without a place in it', async () => {
  const [teacher, colleague] = [await staff(), await staff()];
  const [child] = (await children(1)) as [Child];
  const body = {
    name: '5학년 2반 대결',
    problemCount: 1,
    language: 'JAVASCRIPT',
    difficulty: 1,
    capacity: 2,
  };
  const { body: made } = await api.call('battles.createForClass', { params: inChannel, body }, teacher);
  const { code } = made.room;
  const params = { code };
  // Also twice, and also as a spectator.
  for (const spectate of [false, false, true])
    expect(await enterRoom(api, colleague, code, { spectate })).toBe('OK');
  expect((await roomOf(child, code)).roomMemberList).toEqual([]);
  expect((await api.call('battles.getOwn', {}, colleague)).body.room).toBeNull();
  expect(await enterRoom(api, child, code)).toBe('OK');
  expect(await answerOf(api.call('battles.start', { params }, colleague))).toBe('OK');
  test.clock.advance({ seconds: 6 });
  const { userList, contentList } = await board(colleague, code);
  expect(userList.map(({ userId }) => userId)).toEqual([child.user.userId]);
  const [content] = contentList;
  if (!content) throw new Error('the race has no content');
  expect(await answerOf(submitWork(api, colleague, { key: code, content, program: WRONG_PROGRAM }))).toBe(
    'NOT_ACCEPT_ROOM',
  );
});

it('a frozen race is opened on the projector from what all saw at its end', async () => {
  const teacher = await staff();
  const [one, two] = await pair();
  const settings = {
    name: '해마반 대결',
    minutes: 10,
    problemCount: 1,
    language: 'JAVASCRIPT',
    difficulty: 1,
  };
  const { body: made } = await api.call(
    'battles.createForClass',
    { params: inChannel, body: settings },
    teacher,
  );
  const { code } = made.room;
  for (const child of [one, two]) await enterRoom(api, child, code);
  const { body: started } = await api.call('battles.start', { params: { code } }, teacher);
  test.clock.advance({ minutes: 9 });
  const [content] = (await board(one, code)).contentList;
  if (!content) throw new Error('the race has no content');
  await handIn(api, one, { key: code, content, program: rightProgram(content) });
  const screen = async () =>
    (await api.call('battles.getScreen', { params: { ...inChannel, code } }, teacher)).body;
  expect(await screen()).toMatchObject({
    board: { scoreboardList: [{ success: false, pendingCount: 1 }] },
    frozenBoard: null,
  });
  await endRace(test, started.room.contestId ?? 0);
  expect(await screen()).toMatchObject({
    board: { scoreboardList: [{ success: true, pendingCount: 0 }] },
    frozenBoard: { scoreboardList: [{ success: false, pendingCount: 1, submissionId: null }] },
  });
});

it('two teachers who end a race while its last verdict does, too, end it once', async () => {
  const teachers = [await staff(), await staff()] as const;
  const [one] = await pair();
  const body = { name: '해마반 대결', problemCount: 1, language: 'JAVASCRIPT', difficulty: 1 };
  for (let race = 0; race < 5; race += 1) {
    const { body: made } = await api.call('battles.createForClass', { params: inChannel, body }, teachers[0]);
    const { code } = made.room;
    const params = { code };
    expect(await enterRoom(api, one, code)).toBe('OK');
    const { body: started } = await api.call('battles.start', { params }, teachers[0]);
    const contestId = started.room.contestId ?? 0;
    test.clock.advance({ seconds: 6 });
    const end = (teacher: Child) =>
      answerOf(api.call('battles.control', { params, body: { action: 'END' } }, teacher));
    const settle = () => settleContest(test.server.deps, { contestId });
    const ends = [...teachers, ...teachers, ...teachers].map((teacher) => [end(teacher), settle()]);
    const answers = await Promise.all(ends.flat());
    for (const answer of answers) expect(['OK', 'BATTLE_ENDED', true, false]).toContain(answer);
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect((await roomOf(one, code)).room.state).toBe('ENDED');
  }
});
