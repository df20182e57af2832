import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { COUNTDOWN_MS, type ScoreboardEntry } from '#shared/contract/battle/scoreboards.ts';
import { BATTLE_CLOSE } from '#shared/contract/rooms/battleRoom.ts';
import { createApiClient } from '../support/apiClient.ts';
import {
  endRace,
  enterRoom,
  handIn,
  openRoom,
  rightProgram,
  startRace,
  submitWork,
  WRONG_PROGRAM,
} from '../support/battles.ts';
import { startKillableServer } from '../support/killableServer.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { BattleRoomConnection } from './support/BattleRoomConnection.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api } = test;

beforeAll(async () => {
  await test.server.deps.judge.ready();
});

const pair = async () =>
  [await signUpDressedChild(test.server), await signUpDressedChild(test.server)] as [Child, Child];

async function lineOf(child: Child, key: string): Promise<BattleRoomConnection> {
  const line = await BattleRoomConnection.open(test.server, child, key);
  onTestFinished(() => line.leave());
  return line;
}

const ofUser = (entries: readonly ScoreboardEntry[], child: Child) =>
  entries.filter(({ userId }) => userId === child.user.userId);

describe('the room of a battle', () => {
  it('tells everybody who comes, is ready and is sent away', async () => {
    const [host, guest] = await pair();
    const { room } = await openRoom(api, host);
    const { code } = room;
    await expect(BattleRoomConnection.open(test.server, guest, code)).rejects.toThrow('NOT_ACCEPT_ROOM');
    await expect(BattleRoomConnection.open(test.server, guest, 'ZZZZZZ')).rejects.toThrow('ROOM_NOT_FOUND');
    const line = await lineOf(host, code);
    expect(line.snapshot).toMatchObject({ room: { room: { code } }, board: null });
    await enterRoom(api, guest, code);
    await line.until(() => expect(line.roomView?.roomMemberList).toHaveLength(2));
    const other = await lineOf(guest, code);
    await line.until(() =>
      expect(line.all('online').at(-1)).toEqual({
        onlineUserIdList: [host.user.userId, guest.user.userId].toSorted((a, b) => a - b),
      }),
    );
    await api.call('battles.setReady', { params: { code }, body: { ready: true } }, guest);
    await line.until(() => expect(line.roomView?.roomMemberList[1]?.ready).toBe(true));
    await api.call('battles.kick', { params: { code, userId: guest.user.userId } }, host);
    await other.until(() => expect(other.closeCode).toBe(BATTLE_CLOSE.NOT_A_MEMBER));
    await line.until(() => expect(line.roomView?.roomMemberList).toHaveLength(1));
    await api.call('battles.leave', { params: { code } }, host);
    await line.until(() => expect(line.closeCode).toBeDefined());
  });

  it('tells every entry in less than 200 bytes, frozen ones to their owner alone, and the end', async () => {
    const players = await pair();
    const [host, rival] = players;
    const { code: key, contestId, contents } = await startRace(test, players, { minutes: 10 });
    const [content] = contents;
    if (!content) throw new Error('the race has no content');
    const [mine, theirs] = [await lineOf(host, key), await lineOf(rival, key)];
    expect(mine.snapshot?.board).toMatchObject({ clock: { state: 'RUNNING' }, scoreboardList: [] });
    await handIn(api, host, { key, content, program: WRONG_PROGRAM });
    await theirs.until(() =>
      expect(ofUser(theirs.entries, host).at(-1)).toMatchObject({ submissionCount: 1, pendingCount: 0 }),
    );
    expect(theirs.entries[0]).toMatchObject({ pendingCount: 1, submissionId: null });
    expect(theirs.bytesOf('entry')).toHaveLength(theirs.entries.length);
    expect(Math.max(...theirs.bytesOf('entry'))).toBeLessThan(200);

    test.clock.advance({ minutes: 9 });
    await handIn(api, rival, { key, content, program: rightProgram(content) });
    await theirs.until(() => expect(ofUser(theirs.entries, rival).at(-1)).toMatchObject({ success: true }));
    await mine.until(() => expect(ofUser(mine.entries, rival)).toHaveLength(2));
    for (const entry of ofUser(mine.entries, rival))
      expect(entry).toMatchObject({
        success: false,
        correct: 0,
        score: 0,
        pendingCount: 1,
        submissionId: null,
      });
    await endRace(test, contestId);
    await mine.until(() => expect(mine.snapshot?.board?.clock.state).toBe('ENDED'));
    expect(mine.snapshot?.board?.rankList[0]).toMatchObject({ userId: rival.user.userId, successCount: 1 });
    const told = JSON.stringify([mine.all('snapshot'), mine.entries]);
    expect(told).not.toContain(JSON.stringify(rightProgram(content).source).slice(1, -1));
  });

  it('says what time it is, and lets nobody pass solutions on during the race', async () => {
    const players = await pair();
    const [host, rival] = players;
    const { room } = await openRoom(api, host);
    await enterRoom(api, rival, room.code);
    const [mine, theirs] = [await lineOf(host, room.code), await lineOf(rival, room.code)];
    mine.send('ping', { clientTime: 5 });
    await mine.until(() => expect(mine.all('pong')).toHaveLength(1));
    const [pong] = mine.all<{ serverTime: number }>('pong');
    expect(Math.abs((pong?.serverTime ?? 0) - test.clock.now().getTime())).toBeLessThan(5_000);
    mine.send('say', { text: '잘해 보자', lineKey: 'a'.repeat(32) });
    await theirs.until(() => expect(theirs.all('line')).toMatchObject([{ text: '잘해 보자' }]));
    mine.send('say', { text: { forged: true }, lineKey: 'c'.repeat(32) });
    await mine.until(() => expect(mine.all('talkRefused')).toMatchObject([{ errorCode: 'VALIDATION_FAIL' }]));
    await api.call('battles.setReady', { params: { code: room.code }, body: { ready: true } }, rival);
    await api.call('battles.start', { params: { code: room.code } }, host);
    await mine.until(() => expect(mine.snapshot?.board?.clock.state).toBe('COUNTDOWN'));
    mine.send('say', { text: '답은 반복문이야', lineKey: 'b'.repeat(32) });
    await mine.until(() => expect(mine.all('talkRefused')).toHaveLength(2));
    expect(mine.all('talkRefused')[1]).toMatchObject({ errorCode: 'CHAT_SAFE_PHRASES_ONLY' });
    // Prepared lines and pictures are no solutions.
    theirs.send('phrase', { phraseId: 6, lineKey: 'd'.repeat(32) });
    await mine.until(() => expect(mine.all('line').at(-1)).toMatchObject({ phraseId: 6 }));
    mine.send('forged', { totalPoint: 999 });
    mine.send('entry', { userId: host.user.userId, score: 999 });
    // By the server's clock the contents come to everybody at once.
    await theirs.until(() => expect(theirs.snapshot?.board?.contentList).toHaveLength(1));
    expect(theirs.snapshot?.board).toMatchObject({ clock: { state: 'RUNNING' }, scoreboardList: [] });
  });
});

it('of those who cheer at once all see three, and each its own; only pictures that everybody has', async () => {
  const [host, rival] = await pair();
  const { room } = await openRoom(api, host);
  await enterRoom(api, rival, room.code);
  const [mine, theirs] = [await lineOf(host, room.code), await lineOf(rival, room.code)];
  for (const emote of ['CHEER', 'LOVE', 'HAPPY']) mine.send('emote', { emote });
  const seen = (line: BattleRoomConnection) =>
    line.all<{ userId: number }>('emoted').map(({ userId }) => userId);
  const { userId } = host.user;
  await theirs.until(() => expect(seen(theirs)).toEqual([userId, userId, userId]));
  theirs.send('emote', { emote: 'LOVE' });
  await theirs.until(() => expect(seen(theirs)).toEqual([userId, userId, userId, rival.user.userId]));
  expect(seen(mine)).toEqual([userId, userId, userId]);
  test.clock.advance({ seconds: 3 });
  theirs.send('emote', { emote: 'CHEER' });
  await mine.until(() => expect(seen(mine)).toHaveLength(4));
  for (const emote of ['PROUD', 'FORGED', 7]) theirs.send('emote', { emote });
  await theirs.until(() => expect(theirs.all('talkRefused')).toHaveLength(3));
  expect(seen(mine)).toHaveLength(4);
});

it('a killed server keeps the battle: room, race and what was handed in', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const settings = { TOKEN_SECRET: 'a secret for tests alone, long enough' };
  let server = await startKillableServer(database.url, settings);
  onTestFinished(() => server.kill());
  const rest = createApiClient(server.url);
  const [host, rival] = [await signUpDressedChild(server), await signUpDressedChild(server)];
  const { room } = await openRoom(rest, host);
  const key = room.code;
  await enterRoom(rest, rival, key);
  await rest.call('battles.setReady', { params: { code: key }, body: { ready: true } }, rival);
  await rest.call('battles.start', { params: { code: key } }, host);
  const line = await BattleRoomConnection.open(server, host, key);
  await sleep(COUNTDOWN_MS);
  await line.until(() => expect(line.snapshot?.board?.contentList).toHaveLength(1));
  const [content] = line.snapshot?.board?.contentList ?? [];
  if (!content) throw new Error('the race has no content');
  const work = { key, content, program: rightProgram(content) };
  const { body: handedIn } = await submitWork(rest, rival, work);
  await server.kill();

  server = await startKillableServer(database.url, settings);
  const again = createApiClient(server.url);
  expect((await again.call('battles.getOwn', {}, host)).body.room).toMatchObject({
    code: key,
    state: 'RUNNING',
  });
  const back = await BattleRoomConnection.open(server, host, key);
  onTestFinished(() => back.leave());
  await expect
    .poll(
      async () =>
        (await again.call('competitions.getScoreboard', { params: { key } }, host)).body.scoreboardList,
      {
        timeout: 30_000,
        interval: 200,
      },
    )
    .toMatchObject([{ userId: rival.user.userId, submissionId: handedIn.submissionId, success: true }]);
  expect(back.snapshot?.board?.clock).toMatchObject({
    state: 'RUNNING',
    startsAt: line.snapshot?.board?.clock.startsAt,
  });
}, 90_000);
