import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { battleRooms } from '#server/db/tables/battle/battles.ts';
import { contests } from '#server/db/tables/battle/scoreboard.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { compareSolutions } from '#server/domain/battle/scoreboard/compareSolutions.ts';
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
import { checkLedger } from '../../support/ledger.ts';
import type { Child } from '../../support/signUpChild.ts';
import { setUpBattles } from '../../support/setUpBattles.ts';

const { test, api, children, pair, leave, board, roomOf } = setUpBattles();

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
  // The child who has solved everything leaves first: the race goes on for the other.
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
