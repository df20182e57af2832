import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { SOURCE_LIMIT } from '#shared/contract/learning/problems.ts';
import { battleMembers, battleRatings, battleRooms } from '#server/db/tables/battle/battles.ts';
import { contestEntries, contests } from '#server/db/tables/battle/scoreboard.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { closeIdleRooms } from '#server/domain/battle/battles/lobby.ts';
import { compareSolutions } from '#server/domain/battle/scoreboard/compareSolutions.ts';
import { replaceAbsentHost } from '#server/domain/battle/battles/membership.ts';
import { endSolved } from '#server/domain/battle/battles/endSolved.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import {
  answerOf,
  endRace,
  enterRoom,
  handIn,
  openRoom,
  rightProgram,
  startRace,
  submitWork,
  WRONG_PROGRAM,
} from '../../support/battles.ts';
import { befriend } from '../../support/befriend.ts';
import { checkLedger } from '../../support/ledger.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api } = test;
const newChild = () => signUpDressedChild(test.server);
const children = (count: number) => Promise.all(Array.from({ length: count }, newChild));
const pair = async () => (await children(2)) as [Child, Child];

beforeAll(async () => {
  await test.server.deps.judge.ready();
});

const leave = (child: Child, code: string) =>
  answerOf(api.call('battles.leave', { params: { code } }, child));
const board = async (child: Child, key: string) =>
  (await api.call('competitions.getScoreboard', { params: { key } }, child)).body;
const roomOf = async (child: Child, code: string) =>
  (await api.call('battles.get', { params: { code } }, child)).body;

async function staff(): Promise<Child> {
  const teacher = await newChild();
  await test.server.deps.db
    .update(channelMembers)
    .set({ roles: ['TEACHER'] })
    .where(eq(channelMembers.userId, teacher.user.userId));
  return teacher;
}

describe('a battle', () => {
  it('goes from the lobby to the podium, rewards once, and is watched again', async () => {
    const [host, rival, viewer] = (await children(3)) as [Child, Child, Child];
    const { room } = await openRoom(api, host, { minutes: 10, shareSolutions: true });
    const { code } = room;
    const params = { code };
    const key = code;
    const { body: lobby } = await api.call('battles.list', { query: { page: 1 } }, rival);
    expect(lobby.roomList.find((one) => one.code === code)).toMatchObject({
      memberCount: 1,
      hasPassword: false,
    });
    expect(await enterRoom(api, rival, code)).toBe('OK');
    expect(await enterRoom(api, viewer, code, { spectate: true })).toBe('OK');
    expect(await answerOf(api.call('battles.start', { params }, host))).toBe('BATTLE_NOT_READY');
    await api.call('battles.setReady', { params, body: { ready: true } }, rival);
    expect(await answerOf(api.call('battles.start', { params }, rival))).toBe('NOT_HAS_ROLE');
    const { body: started } = await api.call('battles.start', { params }, host);
    expect(started.room).toMatchObject({ state: 'RUNNING' });
    const contestId = started.room.contestId ?? 0;

    // Counted down: nobody sees what there is to solve.
    expect(await board(rival, key)).toMatchObject({ clock: { state: 'COUNTDOWN' }, contentList: [] });
    expect(await answerOf(api.call('competitions.listContents', { params: { key } }, rival))).toBe(
      'BATTLE_NOT_STARTED',
    );
    test.clock.advance({ seconds: 6 });
    const [content] = (await board(rival, key)).contentList;
    if (!content) throw new Error('the race has no content');
    expect(await answerOf(submitWork(api, viewer, { key, content, program: WRONG_PROGRAM }))).toBe(
      'NOT_ACCEPT_ROOM',
    );

    expect(await handIn(api, host, { key, content, program: WRONG_PROGRAM })).toBe('WA');
    expect(await handIn(api, rival, { key, content, program: rightProgram(content) })).toBe('AC');
    const seen = await board(viewer, key);
    expect(seen.rankList.map(({ userId }) => userId)).toEqual([rival.user.userId, host.user.userId]);
    expect(seen.scoreboardList.find(({ userId }) => userId === rival.user.userId)).toMatchObject({
      success: true,
      submissionCount: 1,
    });
    expect(await answerOf(api.call('competitions.getReplay', { params: { key } }, host))).toBe(
      'BATTLE_NOT_ENDED',
    );

    expect(await answerOf(api.call('battles.getResult', { params }, host))).toBe('BATTLE_NOT_ENDED');
    await endRace(test, contestId);
    expect(await answerOf(submitWork(api, host, { key, content, program: WRONG_PROGRAM }))).toBe(
      'BATTLE_ENDED',
    );
    // The same end, told by many.
    await Promise.all(Array.from({ length: 4 }, () => settleContest(test.server.deps, { contestId })));
    expect((await roomOf(host, code)).room.state).toBe('ENDED');
    const rewards = await test.server.deps.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.reasonKey, `battle:${contestId}`));
    const pointsOf = (child: Child) =>
      rewards
        .filter(({ userId, kind }) => userId === child.user.userId && kind === 'POINT')
        .map(({ amount }) => amount);
    expect([pointsOf(rival), pointsOf(host), pointsOf(viewer)]).toEqual([[30], [20], []]);
    await checkLedger(test.server.deps);
    expect((await api.call('battles.getRating', {}, rival)).body).toMatchObject({
      battleCount: 1,
      winCount: 1,
    });
    expect((await api.call('battles.getRating', {}, host)).body).toMatchObject({
      battleCount: 1,
      winCount: 0,
    });

    const resultOf = async (child: Child) =>
      (await api.call('battles.getResult', { params }, child)).body.result;
    const [won, lost] = [await resultOf(rival), await resultOf(host)];
    expect(won).toMatchObject({ contestId, rank: 1, point: 30, exp: 30, isOverDay: false });
    expect(won?.gainList.map(({ kind }) => kind)).toEqual(['FIRST', 'NO_WRONG']);
    expect(won?.rating?.before).toEqual({ tier: 'BRONZE', tierLevel: 1, rating: 0, share: 0 });
    expect(won?.rating?.after.rating).toBe((await api.call('battles.getRating', {}, rival)).body.rating);
    expect(lost).toMatchObject({ rank: 2, point: 20, gainList: [{ kind: 'FIRST', count: 1 }] });
    expect(await resultOf(viewer)).toBeNull();

    const { body: replay } = await api.call('competitions.getReplay', { params: { key } }, viewer);
    expect(replay.stepList.map(({ userId, success }) => [userId, success])).toEqual([
      [host.user.userId, false],
      [rival.user.userId, true],
    ]);
    const solution = { params: { key, competitionContentId: content.competitionContentId } };
    const { body: solutions } = await api.call('competitions.listSolutions', solution, host);
    expect(solutions.solutionList).toMatchObject([{ userId: rival.user.userId, ...rightProgram(content) }]);

    expect(await answerOf(api.call('battles.rematch', { params }, host))).toBe('OK');
    expect((await roomOf(host, code)).room).toMatchObject({ state: 'WAITING', memberCount: 2 });
  });

  it('is fought again by whoever asks for it, and tells what got better', async () => {
    const players = await pair();
    const [host, rival] = players;
    const { code, contestId, contents } = await startRace(test, players);
    const params = { code };
    const stranger = (await children(1))[0] as Child;
    const readyIds = async () =>
      (await roomOf(host, code)).roomMemberList.flatMap(({ userId, ready }) => (ready ? userId : []));
    expect(await answerOf(api.call('battles.rematch', { params }, rival))).toBe('BATTLE_UNDERWAY');
    const [content] = contents;
    if (!content) throw new Error('the race has no content');
    await handIn(api, host, { key: code, content, program: rightProgram(content) });
    await endRace(test, contestId);
    expect(await answerOf(api.call('battles.rematch', { params }, stranger))).toBe('NOT_HAS_ROLE');
    // Anybody asks first, twice by mistake; the host starts once all have asked.
    for (const child of [rival, rival])
      expect(await answerOf(api.call('battles.rematch', { params }, child))).toBe('OK');
    expect(await readyIds()).toEqual([rival.user.userId]);
    expect(await answerOf(api.call('battles.rematch', { params }, host))).toBe('OK');
    const { body: started } = await api.call('battles.start', { params }, host);
    expect(started.room.state).toBe('RUNNING');
    expect(started.room.contestId).not.toBe(contestId);
    test.clock.advance({ seconds: 6 });
    const [next] = (await board(rival, code)).contentList;
    if (!next) throw new Error('the rematch has no content');
    await handIn(api, rival, { key: code, content: next, program: WRONG_PROGRAM });
    await handIn(api, rival, { key: code, content: next, program: rightProgram(next) });
    await endRace(test, started.room.contestId ?? 0);
    const { body } = await api.call('battles.getResult', { params }, rival);
    expect(body.result?.gainList).toEqual([
      { kind: 'RANK_UP', count: 1 },
      { kind: 'MORE_SOLVED', count: 1 },
    ]);
    const { body: beaten } = await api.call('battles.getResult', { params }, host);
    expect(beaten.result).toMatchObject({ rank: 2, gainList: [], point: 0 });
    const { before, after } = beaten.result?.rating ?? {};
    expect(after?.rating).toBeLessThanOrEqual(before?.rating ?? -1);
  });

  it('hides what others reach at the end until everything is judged, from no one’s own side', async () => {
    const players = await children(2);
    const [host, rival] = players as [Child, Child];
    const { code: key, contestId, contents } = await startRace(test, players, { minutes: 10, rule: 'ICPC' });
    const [content] = contents;
    if (!content) throw new Error('the race has no content');
    test.clock.advance({ minutes: 9 });
    expect(await handIn(api, rival, { key, content, program: rightProgram(content) })).toBe('AC');
    const frozen = await board(host, key);
    expect(frozen.clock.isFrozen).toBe(true);
    expect(frozen.scoreboardList).toMatchObject([
      { userId: rival.user.userId, score: 0, success: false, pendingCount: 1, correct: 0 },
    ]);
    expect(frozen.rankList.map(({ rank }) => rank)).toEqual([1, 1]);
    const own = await board(rival, key);
    expect(own.scoreboardList).toMatchObject([{ success: true, pendingCount: 0 }]);
    expect(own.rankList[0]).toMatchObject({ userId: rival.user.userId, totalPoint: 100 });
    const { body: mine } = await api.call('competitions.getMyScore', { params: { key } }, rival);
    expect(mine.row).toMatchObject({ rank: 1, totalPoint: 100 });
    await endRace(test, contestId);
    expect((await board(host, key)).scoreboardList).toEqual(own.scoreboardList);
  });

  it('of a stage is the same level for all', async () => {
    const players = await children(2);
    const { contents } = await startRace(test, players, { kind: 'STAGE', language: undefined });
    expect(contents).toMatchObject([{ kind: 'STAGE', order: 1 }]);
    expect(
      (await api.call('problems.get', { params: { problemId: contents[0]?.problemId ?? 0 } }, players[1]))
        .body.stage,
    ).not.toBeNull();
  });

  /** The stages of a race are drawn: it is drawn anew until there is one to which nobody has come on the road. */
  async function raceOnTheFarRoad() {
    const settings = { kind: 'STAGE', language: 'JAVASCRIPT', difficulty: undefined, minutes: 10 };
    for (let draws = 0; draws < 10; draws += 1) {
      const players = (await children(3)) as [Child, Child, Child];
      const { code, contestId, contents } = await startRace(test, players, { ...settings, problemCount: 10 });
      const { stageList } = (await api.call('stages.list', {}, players[0])).body;
      const content = contents.find(({ problemId }) =>
        stageList.some((stage) => stage.problemId === problemId && !stage.isOpen),
      );
      if (content) return { players, key: code, contestId, content };
    }
    throw new Error('ten races had no stage that the road has not come to');
  }

  it('of a stage opens it to everybody, and shows where the others went but nothing of how', async () => {
    const { players, key, contestId, content } = await raceOnTheFarRoad();
    const [host, rival] = players;
    const { problemId } = content;
    const params = { key, competitionContentId: content.competitionContentId };
    const { body: problem } = await api.call('competitions.getProblem', { params }, host);
    expect(problem).toMatchObject({ problemId, kind: 'STAGE' });
    expect(problem.stage).not.toBeNull();
    const pathsOf = async (child: Child) =>
      (await api.call('competitions.listPaths', { params }, child)).body.pathList;
    expect(await pathsOf(host)).toEqual([]);

    const astray = { language: 'JAVASCRIPT' as const, source: 'say("비밀 쪽지"); walk(1);' };
    expect(await handIn(api, rival, { key, content, program: astray })).toBe('WA');
    const program = rightProgram(content);
    expect(await handIn(api, host, { key, content, program })).toBe('AC');
    expect(await pathsOf(host)).toMatchObject([{ userId: rival.user.userId, success: false }]);
    const seen = await pathsOf(players[2]);
    expect(seen.map(({ userId, success }) => [userId, success])).toEqual([
      [rival.user.userId, false],
      [host.user.userId, true],
    ]);
    expect(seen.every(({ path }) => path.length > 1)).toBe(true);
    const told = JSON.stringify(seen);
    for (const secret of ['비밀', 'walk', 'say', 'source', 'command']) expect(told).not.toContain(secret);

    // The stars of the road wait for the end, too: friends would see by them what the board hides.
    const starsOf = async (child: Child) => (await api.call('stages.list', {}, child)).body.starTotal;
    expect(await starsOf(host)).toBe(0);
    test.clock.advance({ minutes: 9 });
    expect(await handIn(api, rival, { key, content, program })).toBe('AC');
    expect((await pathsOf(host)).map(({ success }) => success)).toEqual([false]);
    await endRace(test, contestId);
    expect((await pathsOf(host)).map(({ success }) => success)).toEqual([true]);
    expect(await starsOf(host)).toBeGreaterThan(0);
    const outsider = await newChild();
    expect(await answerOf(api.call('competitions.listPaths', { params }, outsider))).toBe('NOT_ACCEPT_ROOM');
  });

  it('of teams counts the best of each, and shows a frozen team its own', async () => {
    const players = (await children(3)) as [Child, Child, Child];
    const { code: key, contents } = await startRace(test, players, { mode: 'TEAM', minutes: 10 });
    const [content] = contents;
    if (!content) throw new Error('the race has no content');
    const teamOf = new Map(
      (await board(players[0], key)).userList.map(({ userId, teamId }) => [userId, teamId]),
    );
    expect(players.map(({ user }) => teamOf.get(user.userId))).toEqual([1, 2, 1]);
    test.clock.advance({ minutes: 9 });
    await handIn(api, players[2], { key, content, program: rightProgram(content) });
    expect((await board(players[0], key)).rankList[0]).toMatchObject({
      teamId: 1,
      userId: null,
      successCount: 1,
    });
    expect((await board(players[1], key)).rankList[0]).toMatchObject({ successCount: 0 });
  });

  it('flags close copies to the host alone', async () => {
    const players = await children(3);
    const [host, copier, other] = players as [Child, Child, Child];
    const { code, contestId, contents } = await startRace(test, players, { minutes: 5 });
    const [content] = contents;
    if (!content) throw new Error('the race has no content');
    const { source } = rightProgram(content);
    const padded = `let one = 1;\nlet two = one + 1;\nlet three = two + one;\nif (three < 0) { one = two; }\n${source}`;
    for (const child of [copier, other])
      await handIn(api, child, { key: code, content, program: { language: 'JAVASCRIPT', source: padded } });
    const ask = (child: Child) => api.call('battles.listSimilarities', { params: { code } }, child);
    expect(await answerOf(ask(host))).toBe('BATTLE_NOT_ENDED');
    await endRace(test, contestId);
    await compareSolutions(test.server.deps, { contestId });
    expect((await ask(host)).body.similarityList).toMatchObject([
      { userIdList: [copier.user.userId, other.user.userId].toSorted((a, b) => a - b), percentage: 100 },
    ]);
    expect(await answerOf(ask(other))).toBe('NOT_HAS_ROLE');
  });
});

describe('coming in', () => {
  it('is refused with the codes of the spec, and leaves the room as it was', async () => {
    const [host, guest] = await pair();
    const { room } = await openRoom(api, host, { password: '비밀', capacity: 2, spectators: false });
    const { code } = room;
    expect(await enterRoom(api, guest, 'ZZZZZZ')).toBe('ROOM_NOT_FOUND');
    expect(await enterRoom(api, guest, '000000')).toBe('VALIDATION_FAIL');
    expect(await enterRoom(api, guest, code)).toBe('MISMATCH_ROOM_PASSWORD');
    expect(await enterRoom(api, guest, code, { password: '틀림' })).toBe('MISMATCH_ROOM_PASSWORD');
    expect(await enterRoom(api, guest, code, { spectate: true, password: '비밀' })).toBe('NOT_ACCEPT_ROOM');
    expect(await enterRoom(api, guest, code, { password: '비밀' })).toBe('OK');
    expect(await enterRoom(api, guest, code, { password: '비밀' })).toBe('ALREADY_ROOM_MEMBER_USER');
    const late = await newChild();
    expect(await enterRoom(api, late, code, { password: '비밀' })).toBe('TOO_MANY_ROOM_MEMBER');
    const { room: second } = await openRoom(api, late);
    expect(await enterRoom(api, guest, second.code)).toBe('ALREADY_ANOTHER_ROOM_MEMBER_USER');
    expect(await answerOf(api.call('battles.create', { body: { name: '또 방' } }, guest))).toBe(
      'ALREADY_ANOTHER_ROOM_MEMBER_USER',
    );
    expect((await api.call('battles.getOwn', {}, guest)).body.room?.code).toBe(code);
    const seen = await roomOf(host, code);
    expect(seen.roomMemberList.map(({ userId }) => userId)).toEqual([host.user.userId, guest.user.userId]);
    expect(JSON.stringify(seen)).not.toContain('argon2');
  });

  it('with wrong passwords by the hundred is slowed down', async () => {
    const [host, guesser] = await pair();
    const { room } = await openRoom(api, host, { password: '비밀' });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => enterRoom(api, guesser, room.code, { password: `${index}` })),
    );
    expect(new Set(answers)).toEqual(new Set(['MISMATCH_ROOM_PASSWORD', 'TOO_MANY_REQUESTS']));
    expect(answers.filter((one) => one === 'MISMATCH_ROOM_PASSWORD').length).toBeLessThanOrEqual(20);
    expect((await roomOf(host, room.code)).roomMemberList).toHaveLength(1);
  });

  it('during or after the race, from another channel, or once sent away is refused', async () => {
    const players = (await children(2)) as [Child, Child];
    const { code, contestId } = await startRace(test, players);
    const late = await newChild();
    expect(await enterRoom(api, late, code)).toBe('NOT_ACCEPT_ROOM');
    expect(await enterRoom(api, late, code, { spectate: true })).toBe('OK');
    await leave(late, code);
    await endRace(test, contestId);
    expect(await enterRoom(api, late, code)).toBe('NOT_ACCEPT_ROOM');
    const foreigner = {
      ...late,
      channelId: await makeClass(test.server.deps, [{ child: late, nickname: '멀리' }]),
    };
    expect(await enterRoom(api, foreigner, code)).toBe('ROOM_NOT_FOUND');

    const [host, guest] = await pair();
    const { room } = await openRoom(api, host);
    await enterRoom(api, guest, room.code);
    const kick = { params: { code: room.code, userId: guest.user.userId } };
    expect(await answerOf(api.call('battles.kick', kick, guest))).toBe('NOT_HAS_ROLE');
    expect(await answerOf(api.call('battles.kick', kick, host))).toBe('OK');
    expect(await answerOf(api.call('battles.kick', kick, host))).toBe('MEMBER_NOT_FOUND');
    for (const spectate of [false, true])
      expect(await enterRoom(api, guest, room.code, { spectate })).toBe('NOT_ACCEPT_ROOM');
    const params = { code: room.code };
    for (const again of [
      api.call('rooms.reserveBattleSeat', { body: { key: room.code } }, guest),
      api.call('competitions.getScoreboard', { params: { key: room.code } }, guest),
    ])
      expect(['NOT_ACCEPT_ROOM', 'BATTLE_NOT_STARTED']).toContain(await answerOf(again));
    expect(await answerOf(api.call('battles.setReady', { params, body: { ready: true } }, guest))).toBe(
      'ROOM_NOT_FOUND',
    );
    expect(await answerOf(api.call('battles.rematch', { params }, guest))).toBe('NOT_HAS_ROLE');
    // An invitation does not bring it back either.
    await befriend(api, host, guest);
    await api.call('battles.invite', { params, body: { userId: guest.user.userId } }, host);
    expect(await enterRoom(api, guest, room.code)).toBe('NOT_ACCEPT_ROOM');
    expect((await roomOf(host, room.code)).roomMemberList).toHaveLength(1);
  });

  it('by a friend’s invitation needs no password, and is told by a notification', async () => {
    const [host, friend] = await pair();
    const { room } = await openRoom(api, host, { password: '비밀' });
    const invite = () =>
      answerOf(
        api.call(
          'battles.invite',
          { params: { code: room.code }, body: { userId: friend.user.userId } },
          host,
        ),
      );
    expect(await invite()).toBe('NOT_A_FRIEND');
    await befriend(api, host, friend);
    expect(await invite()).toBe('OK');
    const { body } = await api.call('notifications.list', { query: { page: 1 } }, friend);
    expect(body.notificationList[0]).toMatchObject({
      notificationType: 'BATTLE_INVITE',
      subjectId: room.roomId,
    });
    expect(body.notificationList[0]?.content).toContain(room.code);
    expect(await enterRoom(api, friend, room.code)).toBe('OK');
  });

  it('by a quick match leads players of one tier into one room, which starts when all are ready', async () => {
    const [one, other] = await pair();
    const quick = (child: Child) =>
      api.call('battles.quickMatch', { body: { kind: 'CODE', language: 'JAVASCRIPT' } }, child);
    const { body: first } = await quick(one);
    expect(first.room).toMatchObject({ isQuick: true, tier: 'BRONZE', memberCount: 1 });
    const { body: second } = await quick(other);
    expect(second.room.code).toBe(first.room.code);
    const champion = await newChild();
    await test.server.deps.db
      .insert(battleRatings)
      .values({ userId: champion.user.userId, mu: 45, sigma: 2, battleCount: 30, winCount: 30 });
    expect((await quick(champion)).body.room).toMatchObject({ tier: 'DIAMOND', memberCount: 1 });
    const ready = { params: { code: first.room.code }, body: { ready: true } };
    expect((await api.call('battles.setReady', ready, one)).body.room.state).toBe('WAITING');
    expect((await api.call('battles.setReady', ready, other)).body.room.state).toBe('RUNNING');
  });
});

describe('the host', () => {
  it('passes its part on by will and by leaving, and an empty room is gone', async () => {
    const [host, second, third] = (await children(3)) as [Child, Child, Child];
    const { room } = await openRoom(api, host);
    const { code } = room;
    for (const child of [second, third]) await enterRoom(api, child, code);
    const pass = { params: { code, userId: third.user.userId } };
    expect(await answerOf(api.call('battles.passHost', pass, second))).toBe('NOT_HAS_ROLE');
    expect((await api.call('battles.passHost', pass, host)).body.room.hostId).toBe(third.user.userId);
    expect(await leave(third, code)).toBe('OK');
    expect((await roomOf(host, code)).room.hostId).toBe(host.user.userId);
    expect(await leave(host, code)).toBe('OK');
    expect((await roomOf(second, code)).room.hostId).toBe(second.user.userId);
    expect(await leave(second, code)).toBe('OK');
    expect(await answerOf(api.call('battles.get', { params: { code } }, second))).toBe('ROOM_NOT_FOUND');
    expect(await leave(second, code)).toBe('ROOM_NOT_FOUND');
  });

  it('changes the room while it waits; a name that is not for children is refused', async () => {
    const [host, guest] = await pair();
    const { room } = await openRoom(api, host);
    const { code } = room;
    await enterRoom(api, guest, code);
    const update = (child: Child, body: object) =>
      api.call('battles.update', { params: { code }, body: { name: '새 이름', ...body } }, child);
    expect(await answerOf(update(guest, {}))).toBe('NOT_HAS_ROLE');
    expect(await answerOf(update(host, { name: '시발' }))).toBe('VALIDATION_FAIL');
    expect(await answerOf(update(host, { problemCount: 10, kind: 'STAGE', difficulty: 5 }))).toBe(
      'BATTLE_NO_PROBLEM',
    );
    expect(await answerOf(update(host, { capacity: 31 }))).toBe('VALIDATION_FAIL');
    expect(
      (await update(host, { mode: 'TEAM', capacity: 2 })).body.roomMemberList.map(({ teamId }) => teamId),
    ).toEqual([1, 2]);
  });

  it('finds a room closed in which nothing happens for half an hour', async () => {
    const host = await newChild();
    const { room } = await openRoom(api, host);
    await closeIdleRooms(test.server.deps);
    expect((await roomOf(host, room.code)).room.state).toBe('WAITING');
    test.clock.advance({ minutes: 31 });
    await closeIdleRooms(test.server.deps);
    expect((await api.call('battles.getOwn', {}, host)).body.room).toBeNull();
  });
});

describe('a host that cannot be reached', () => {
  it('passes its part to a player who is there, not during a race and not in a class', async () => {
    const [host, second, third] = (await children(3)) as [Child, Child, Child];
    const { room } = await openRoom(api, host);
    const { roomId, code } = room;
    for (const child of [second, third]) await enterRoom(api, child, code);
    const replace = (...online: Child[]) =>
      replaceAbsentHost(test.server.deps, {
        roomId,
        online: new Set(online.map(({ user }) => user.userId)),
      });
    const hostId = async () => (await roomOf(host, code)).room.hostId;
    await replace(host, third);
    await replace();
    expect(await hostId()).toBe(host.user.userId);
    await Promise.all([replace(third), replace(third)]);
    expect(await hostId()).toBe(third.user.userId);
    for (const child of [host, second])
      await api.call('battles.setReady', { params: { code }, body: { ready: true } }, child);
    await api.call('battles.start', { params: { code } }, third);
    await replace(second);
    expect(await hostId()).toBe(third.user.userId);
  });
});

describe('at once', () => {
  it('two hosts command a room: one after the other, and never both as host', async () => {
    const [host, second, third] = (await children(3)) as [Child, Child, Child];
    const { room } = await openRoom(api, host);
    const params = { code: room.code };
    for (const child of [second, third]) await enterRoom(api, child, room.code);
    const about = ({ user }: Child) => ({ params: { ...params, userId: user.userId } });
    const answers = await Promise.all([
      answerOf(api.call('battles.passHost', about(second), host)),
      answerOf(api.call('battles.kick', about(third), host)),
      answerOf(api.call('battles.kick', about(host), second)),
      answerOf(api.call('battles.passHost', about(third), second)),
      answerOf(api.call('battles.rematch', { params }, third)),
    ]);
    for (const answer of answers)
      expect(['OK', 'NOT_HAS_ROLE', 'MEMBER_NOT_FOUND', 'ROOM_NOT_FOUND']).toContain(answer);
    const { room: after, roomMemberList } = await roomOf(host, room.code);
    expect(roomMemberList.filter(({ isHost }) => isHost)).toHaveLength(1);
    expect(roomMemberList.map(({ userId }) => userId)).toContain(after.hostId);
  });

  it('ten children come into the last two places', async () => {
    const [host, ...others] = await children(11);
    if (!host) throw new Error('no host');
    const { room } = await openRoom(api, host, { capacity: 3 });
    const answers = await Promise.all(others.map((child) => enterRoom(api, child, room.code)));
    expect(answers.toSorted()).toEqual([
      ...Array<string>(2).fill('OK'),
      ...Array<string>(8).fill('TOO_MANY_ROOM_MEMBER'),
    ]);
    expect((await roomOf(host, room.code)).room.memberCount).toBe(3);
  });

  it('one child comes into one of five rooms', async () => {
    const hosts = await children(5);
    const guest = await newChild();
    const rooms = await Promise.all(hosts.map((host) => openRoom(api, host)));
    const answers = await Promise.all(rooms.map(({ room }) => enterRoom(api, guest, room.code)));
    expect(answers.toSorted()).toEqual([...Array<string>(4).fill('ALREADY_ANOTHER_ROOM_MEMBER_USER'), 'OK']);
    const inside = await test.server.deps.db.$count(
      battleMembers,
      and(eq(battleMembers.userId, guest.user.userId), eq(battleMembers.state, 'IN')),
    );
    expect(inside).toBe(1);
  });

  it('a host’s commands start one race, and the same press hands in once', async () => {
    const [host, guest] = await pair();
    const { room } = await openRoom(api, host);
    const params = { code: room.code };
    await enterRoom(api, guest, room.code);
    await api.call('battles.setReady', { params, body: { ready: true } }, guest);
    const starts = await Promise.all(
      Array.from({ length: 5 }, () => answerOf(api.call('battles.start', { params }, host))),
    );
    expect(starts.toSorted()).toEqual([...Array<string>(4).fill('BATTLE_UNDERWAY'), 'OK']);
    const kick = { params: { code: room.code, userId: guest.user.userId } };
    expect(await answerOf(api.call('battles.kick', kick, host))).toBe('BATTLE_UNDERWAY');
    test.clock.advance({ seconds: 6 });
    const key = room.code;
    const [content] = (await board(host, key)).contentList;
    if (!content) throw new Error('the race has no content');
    const clientKey = randomUUID();
    const presses = await Promise.all(
      Array.from({ length: 4 }, () =>
        submitWork(api, guest, { key, content, program: WRONG_PROGRAM }, { clientKey }),
      ),
    );
    expect(new Set(presses.map(({ status, body }) => `${status} ${body.submissionId}`)).size).toBe(1);
    const again = submitWork(
      api,
      guest,
      { key, content, program: { ...WRONG_PROGRAM, source: 'print(2);' } },
      { clientKey },
    );
    expect(await answerOf(again)).toBe('DOLPHIN_DUPLICATE_RESOURCE');
    const entries = await test.server.deps.db.$count(
      contestEntries,
      eq(contestEntries.userId, guest.user.userId),
    );
    expect(entries).toBe(1);
  });
});

describe('what is handed in', () => {
  it('with another race’s content, too much code, a language it does not allow, or too often is refused', async () => {
    const players = (await children(2)) as [Child, Child];
    const race = await startRace(test, players);
    const others = (await children(2)) as [Child, Child];
    const foreign = await startRace(test, others);
    const [content] = race.contents;
    const [other] = foreign.contents;
    if (!content || !other) throw new Error('a race has no content');
    const { code: key } = race;
    const submit = (over: object, which = content) =>
      answerOf(submitWork(api, players[1], { key, content: which, program: WRONG_PROGRAM }, over));
    expect(await submit({}, other)).toBe('RESOURCE_NOT_FOUND');
    expect(await answerOf(submitWork(api, others[0], { key, content, program: WRONG_PROGRAM }))).toBe(
      'NOT_ACCEPT_ROOM',
    );
    expect(await submit({ source: 'x'.repeat(SOURCE_LIMIT + 1) })).toBe('VALIDATION_FAIL');
    expect(await submit({ language: 'COBOL' })).toBe('VALIDATION_FAIL');
    expect(await submit({ source: '' })).toBe('VALIDATION_FAIL');
    const answers: string[] = [];
    for (let press = 0; press < 10; press += 1) answers.push(await submit({}));
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
    const { db } = test.server.deps;
    await expect
      .poll(
        () =>
          db.$count(contestEntries, and(eq(contestEntries.contestId, race.contestId), sql`verdict is null`)),
        {
          timeout: 15_000,
        },
      )
      .toBe(0);
    expect((await board(players[0], key)).scoreboardList).toHaveLength(1);
  });
});

describe('a class', () => {
  it('is put into teams, stopped, given more time and ended by its teacher alone', async () => {
    const teacher = await staff();
    const [one, two] = await pair();
    const inChannel = { id: DEFAULT_CHANNEL_ID };
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
  const inChannel = { id: DEFAULT_CHANNEL_ID };
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
  const inChannel = { id: DEFAULT_CHANNEL_ID };
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

it('ends before its time once everybody who is still there has solved everything', async () => {
  const [one, two, three] = (await children(3)) as [Child, Child, Child];
  const { code, contestId, contents } = await startRace(test, [one, two, three]);
  const [content] = contents;
  if (!content) throw new Error('the race has no content');
  const stateAfter = async (what: () => Promise<unknown>) => {
    await what();
    await endSolved(test.server.deps, { contestId });
    return (await board(one, code)).clock.state;
  };
  const solves = (child: Child) => () =>
    handIn(api, child, { key: code, content, program: rightProgram(content) });
  expect(await stateAfter(solves(one))).toBe('RUNNING');
  expect(await stateAfter(() => handIn(api, two, { key: code, content, program: WRONG_PROGRAM }))).toBe(
    'RUNNING',
  );
  expect(await stateAfter(solves(two))).toBe('RUNNING');
  // The last one gives up. Jobs may look at the same time.
  expect(await leave(three, code)).toBe('OK');
  await Promise.all([1, 2, 3].map(() => endSolved(test.server.deps, { contestId })));
  expect((await board(one, code)).clock.state).toBe('ENDED');
  await endSolved(test.server.deps, { contestId });
  expect((await api.call('battles.getRating', {}, one)).body.battleCount).toBe(1);
});

it('what was submitted counts although its child has left, and the room goes when nobody is left', async () => {
  const players = (await children(2)) as [Child, Child];
  const { code, contestId, contents } = await startRace(test, players);
  const [content] = contents;
  if (!content) throw new Error('the race has no content');
  await handIn(api, players[1], { key: code, content, program: rightProgram(content) });
  // Who has solved everything leaves first: the race goes on for the other.
  for (const child of players.toReversed()) expect(await leave(child, code)).toBe('OK');
  // A racer may come back.
  expect(await enterRoom(api, players[1], code)).toBe('OK');
  expect((await board(players[1], code)).scoreboardList).toMatchObject([{ success: true }]);
  await leave(players[1], code);
  await endRace(test, contestId);
  const { db } = test.server.deps;
  const [room] = await db.select().from(battleRooms).where(eq(battleRooms.contestId, contestId));
  expect(room?.state).toBe('CLOSED');
  const [contest] = await db.select().from(contests).where(eq(contests.id, contestId));
  expect(contest?.settledAt).not.toBeNull();
  expect((await api.call('battles.getRating', {}, players[1])).body.battleCount).toBe(1);
});
