import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { BATTLE_CLOSE } from '#shared/contract/rooms/battleRoom.ts';
import { COUNTDOWN_MS } from '#shared/contract/battle/scoreboards.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createApiClient } from '../support/apiClient.ts';
import { enterRoom, openRoom, rightProgram, submitWork, WRONG_PROGRAM } from '../support/battles.ts';
import { startKillableServer } from '../support/killableServer.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';
import { startRedis } from '../support/startRedis.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { BattleRoomConnection } from '../rooms/support/BattleRoomConnection.ts';

const redis = await startRedis();
afterAll(() => redis.stop());
const common = {
  TOKEN_SECRET: 'a secret for tests alone, long enough',
  REDIS_URL: redis.url,
  STORAGE_FOLDER: newScratchFolder('battle-files'),
};
const test = setUpApi({ clock: systemClock, settings: common });
const { api } = test;

const idOf = ({ user }: Child) => user.userId;
const sorted = (...children: readonly Child[]) => children.map(idOf).toSorted((a, b) => a - b);

it('a battle is one and the same at two processes: members, presence, progress, entries and the end', async () => {
  await test.server.deps.judge.ready();
  const folder = newScratchFolder('battle-elsewhere');
  const settings = { ...common, DATA_DIR: folder, JUDGE_WORKERS: '1' };
  const other = await startKillableServer(test.server.databaseUrl, settings);
  onTestFinished(async () => {
    await other.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const there = createApiClient(other.url);
  const host = await signUpDressedChild(test.server);
  const guest = await signUpDressedChild(other);
  const third = await signUpDressedChild(other);
  const { room } = await openRoom(api, host, { minutes: 5 });
  const { code } = room;
  const params = { code };
  const mine = await BattleRoomConnection.open(test.server, host, code);
  onTestFinished(() => mine.leave());

  // By the code, at the other process.
  for (const child of [guest, third]) expect(await enterRoom(there, child, code)).toBe('OK');
  await mine.until(() => expect(mine.roomView?.roomMemberList).toHaveLength(3));
  const theirs = await BattleRoomConnection.open(other, guest, code);
  onTestFinished(() => theirs.leave());
  const away = await BattleRoomConnection.open(other, third, code);
  const online = sorted(host, guest, third);
  for (const line of [mine, theirs])
    await line.until(() => expect(line.all('online').at(-1)).toEqual({ onlineUserIdList: online }));

  // Sent away from here, at the line of there; who has gone is told here.
  await api.call('battles.kick', { params: { code, userId: idOf(third) } }, host);
  await away.until(() => expect(away.closeCode).toBe(BATTLE_CLOSE.NOT_A_MEMBER));
  await mine.until(() =>
    expect(mine.all('online').at(-1)).toEqual({ onlineUserIdList: sorted(host, guest) }),
  );

  await there.call('battles.setReady', { params, body: { ready: true } }, guest);
  await mine.until(() => expect(mine.roomView?.roomMemberList[1]?.ready).toBe(true));
  await api.call('battles.start', { params }, host);
  await theirs.until(() => expect(theirs.snapshot?.board?.clock.state).toBe('COUNTDOWN'));
  await sleep(COUNTDOWN_MS);
  for (const line of [mine, theirs])
    await line.until(() => expect(line.snapshot?.board?.contentList).toHaveLength(1));
  const [content] = theirs.snapshot?.board?.contentList ?? [];
  if (!content) throw new Error('the race has no content');

  // A program is handed in there, judged by the process that has room, seen here; and the other way round.
  const work = { key: code, content };
  await submitWork(there, guest, { ...work, program: WRONG_PROGRAM });
  await mine.until(() =>
    expect(mine.entries.at(-1)).toMatchObject({ userId: idOf(guest), submissionCount: 1, pendingCount: 0 }),
  );
  await submitWork(api, host, { ...work, program: rightProgram(content) });
  await theirs.until(() =>
    expect(theirs.entries.at(-1)).toMatchObject({ userId: idOf(host), success: true, pendingCount: 0 }),
  );
  await submitWork(there, guest, { ...work, program: rightProgram(content) });
  for (const line of [mine, theirs])
    await line.until(() => expect(line.snapshot?.board?.clock.state).toBe('ENDED'));
  expect(mine.snapshot?.board?.rankList).toEqual(theirs.snapshot?.board?.rankList);
  expect((await there.call('battles.getResult', { params }, guest)).body.result).toMatchObject({ rank: 2 });

  // A process that dies takes its guests with it, not the room.
  await other.kill();
  expect((await api.call('battles.get', { params }, host)).body.roomMemberList).toHaveLength(2);
}, 120_000);
