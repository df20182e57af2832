import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SOURCE_LIMIT } from '#shared/contract/learning/problems.ts';
import { battleMembers } from '#server/db/tables/battle/battles.ts';
import { contestEntries } from '#server/db/tables/battle/scoreboard.ts';
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
import type { Child } from '../../support/signUpChild.ts';
import { setUpBattles } from '../../support/setUpBattles.ts';

const { test, api, newChild, children, pair, board, roomOf } = setUpBattles();

describe('a battle of a stage', () => {
  it('is the same level for all', async () => {
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

  it('opens it to everybody, and shows where the others went but nothing of how', async () => {
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
