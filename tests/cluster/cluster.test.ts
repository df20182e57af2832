import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BATTLE_CLOSE } from '#shared/contract/rooms/battleRoom.ts';
import { COUNTDOWN_MS } from '#shared/contract/battle/scoreboards.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { WORLD_SEAT_PATH } from '#shared/contract/rooms/worldRoom.ts';
import { ROUTES } from '#shared/contract/routes.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { CRON } from '#server/jobs/tasks.ts';
import { BattleConnection } from '#client/net/rooms/battle/BattleConnection.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { NODE_OPTIONS } from '../../scripts/support/nodeOptions.ts';
import { startCluster, type Cluster } from '../../scripts/cluster/startCluster.ts';
import { TcpSwitch } from '../../scripts/cluster/TcpSwitch.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { enterRoom, openRoom, rightProgram, submitWork, WRONG_PROGRAM } from '../support/battles.ts';
import { befriend } from '../support/befriend.ts';
import { eventually } from '../support/eventually.ts';
import { readDocument, solutionOfProblem, solveProblem } from '../support/learn.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { givePoints } from '../support/ledger.ts';
import { startTestServer } from '../support/testServer.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { workerPids } from '../support/workerPids.ts';
import { BattleRoomConnection } from '../rooms/support/BattleRoomConnection.ts';
import { reserveUserSeat, Tab } from '../rooms/support/Tab.ts';
import { Visitor } from '../rooms/support/Visitor.ts';

const folder = newScratchFolder('cluster');
const tabs: Tab[] = [];
let database: TestDatabase;
let direct: Client;
let cluster: Cluster;
/** All processes reach Postgres through it. */
let postgres: TcpSwitch;
let postgresPort = 0;
let here: ApiClient;
let there: ApiClient;
let proxy: ApiClient;
/** A page behind the proxy that says nothing. */
let silent: Tab;
let openedAt = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  direct = new Client({ connectionString: database.url });
  await direct.connect();
  await noteCronRuns();
  postgresPort = Number(new URL(database.url).port);
  postgres = await TcpSwitch.open(postgresPort);
  const throughName = new URL(database.url);
  throughName.port = String(postgres.port);
  cluster = await startCluster({
    processes: 2,
    folder,
    databaseUrl: throughName.href,
    pooler: true,
    // Longer than the pings of the server, and much shorter than the 60 s of nginx.
    idle: '5s',
    settings: { JUDGE_WORKERS: '1', PASSWORD_COST: 'low', SHUTDOWN_SECONDS: '3', DATABASE_POOL_SIZE: '5' },
  });
  const [one, other] = cluster.processes;
  [here, there, proxy] = [one, other, cluster].map((process) => createApiClient(process?.url ?? '')) as [
    ApiClient,
    ApiClient,
    ApiClient,
  ];
  silent = await new Tab(proxy, await signUpDressedChild(here)).open();
  openedAt = performance.now();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave();
});
afterAll(async () => {
  silent?.leave();
  await cluster?.close();
  await postgres?.close();
  await direct?.end();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Every line of the table was due an hour ago; a trigger notes each job that a process adds for it. */
async function noteCronRuns(): Promise<void> {
  await direct.query(`
    create table cron_runs (task text, due text);
    create function note_cron_run() returns trigger language plpgsql as $$
      declare task text;
      begin
        select identifier into task from graphile_worker._private_tasks where id = new.task_id;
        if new.payload::jsonb ? '_cron' then
          insert into cron_runs values (task, new.payload::jsonb #>> '{_cron,ts}');
        end if;
        return new;
      end $$;
    create trigger note_cron_run after insert on graphile_worker._private_jobs
      for each row execute function note_cron_run();`);
  await direct.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select task, now() - interval '2 days', now() - interval '1 day' from unnest($1::text[]) as task`,
    [CRON.map(({ task }) => task)],
  );
}

/** One child at each process. */
async function twoFriends(): Promise<[Child, Child]> {
  const children = [await signUpDressedChild(here), await signUpDressedChild(there)] as [Child, Child];
  await befriend(here, ...children);
  return children;
}

async function open(server: ApiClient, child: Child): Promise<Tab> {
  const tab = new Tab(server, child);
  tabs.push(tab);
  return tab.open();
}

const address = () => `192.0.2.${randomInt(1, 250)}`;

it('each line of the crontab was made up for once, though two processes started together', async () => {
  const { rows } = await direct.query<{ task: string; count: number; due: number }>(
    `select task, count(*)::int as count, count(distinct due)::int as due from cron_runs group by task`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { task, count, due } of rows) expect({ task, count }).toEqual({ task, count: due });
});

describe('friends at two processes', () => {
  it('hear of whispers, gifts and requests of each other', async () => {
    const coral = await signUpDressedChild(here);
    const shell = await signUpDressedChild(there);
    const [mine, theirs] = [await open(here, coral), await open(there, shell)];
    await here.call('friends.request', { body: { userId: shell.user.userId } }, coral);
    await eventually(() => expect(theirs.kinds).toContain('notifications'));
    await there.call('friends.request', { body: { userId: coral.user.userId } }, shell);
    await eventually(() => expect(mine.kinds).toContain('friends'));
    await here.call('chat.sendWhisper', { body: { userId: shell.user.userId, text: '같이 놀자' } }, coral);
    await eventually(() => expect(theirs.whispers).toEqual(['같이 놀자']));
    const { body } = await here.call('friends.list', {}, coral);
    const [friend] = body.friendList;
    expect(friend?.userId).toBe(shell.user.userId);
    const params = { id: friend?.friendshipId ?? 0 };
    expect((await here.call('friends.sendGift', { params }, coral)).status).toBe(200);
    await eventually(() => expect(theirs.kinds).toContain('gifts'));
  });

  it('meet behind the proxy, which leads each socket to the process of its room', async () => {
    const [coral, shell] = await twoFriends();
    const pages = [await open(proxy, shell), await open(proxy, shell), await open(proxy, shell)];
    const body = { userId: shell.user.userId, text: '다 들려?' };
    expect((await proxy.call('chat.sendWhisper', { body }, coral)).status).toBe(200);
    for (const page of pages) await eventually(() => expect(page.whispers).toEqual(['다 들려?']));
  });

  it('a sign-out at one process ends the page at the other', async () => {
    const coral = await signUpDressedChild(here);
    const tab = await open(there, coral);
    await here.call('sessions.signOut', {}, coral);
    await eventually(() => expect(tab.connection.isOpen).toBe(false));
  });
});

describe('limits', () => {
  it('count the calls of all processes together', async () => {
    const { perMinute } = ROUTES.sessions.completePasswordReset;
    const from = { address: address() };
    const calls = Array.from({ length: perMinute + 3 }, (_, n) =>
      (n % 2 === 0 ? here : there).call('sessions.completePasswordReset', { body: {} }, from),
    );
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
  });

  it('delay the sixth guess of a password, wherever the first five went', async () => {
    const { loginName } = await signUpDressedChild(here);
    const from = { address: address() };
    const body = { loginName, password: 'not-the-password-1' };
    const codes: string[] = [];
    for (const api of [here, there, here, there, here, there])
      codes.push((await api.call('sessions.signIn', { body }, from)).error.errorCode);
    expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAIL'), 'ACCOUNT_LOCKED']);
  });
});

const idOf = ({ user }: Child) => user.userId;
const sorted = (...children: readonly Child[]) => children.map(idOf).toSorted((a, b) => a - b);

it('a battle is one and the same for guests of two processes: members, presence, progress, entries and the end', async () => {
  const host = await signUpDressedChild(here);
  const guest = await signUpDressedChild(there);
  const third = await signUpDressedChild(there);
  const { room } = await openRoom(here, host, { minutes: 5 });
  const { code } = room;
  const params = { code };
  const mine = await BattleRoomConnection.open(here, host, code);
  onTestFinished(() => mine.leave());

  // By the code, at the other process.
  for (const child of [guest, third]) expect(await enterRoom(there, child, code)).toBe('OK');
  await mine.until(() => expect(mine.roomView?.roomMemberList).toHaveLength(3));
  const theirs = await BattleRoomConnection.open(there, guest, code);
  onTestFinished(() => theirs.leave());
  const away = await BattleRoomConnection.open(there, third, code);
  const online = sorted(host, guest, third);
  for (const line of [mine, theirs])
    await line.until(() => expect(line.all('online').at(-1)).toEqual({ onlineUserIdList: online }));

  // Sent away from here, at the line of there; who has gone is told here.
  await here.call('battles.kick', { params: { code, userId: idOf(third) } }, host);
  await away.until(() => expect(away.closeCode).toBe(BATTLE_CLOSE.NOT_A_MEMBER));
  await mine.until(() =>
    expect(mine.all('online').at(-1)).toEqual({ onlineUserIdList: sorted(host, guest) }),
  );

  await there.call('battles.setReady', { params, body: { ready: true } }, guest);
  await mine.until(() => expect(mine.roomView?.roomMemberList[1]?.ready).toBe(true));
  await here.call('battles.start', { params }, host);
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
  await submitWork(here, host, { ...work, program: rightProgram(content) });
  await theirs.until(() =>
    expect(theirs.entries.at(-1)).toMatchObject({ userId: idOf(host), success: true, pendingCount: 0 }),
  );
  await submitWork(there, guest, { ...work, program: rightProgram(content) });
  for (const line of [mine, theirs])
    await line.until(() => expect(line.snapshot?.board?.clock.state).toBe('ENDED'));
  expect(mine.snapshot?.board?.rankList).toEqual(theirs.snapshot?.board?.rankList);
  expect((await there.call('battles.getResult', { params }, guest)).body.result).toMatchObject({ rank: 2 });
}, 60_000);

it('a proxy that ends silent sockets leaves the page alone, since the server pings it', async () => {
  await sleep(Math.max(0, openedAt + 6000 - performance.now()));
  expect(silent.connection.isOpen).toBe(true);
  // Once when it was opened, and never again.
  expect(silent.catchUps).toBe(1);
});

/** A further process in the process of this test. */
function startBeside(roles: string) {
  const { PORT: _port, DATA_DIR: _folder, ...settings } = cluster.processes[0]?.settings ?? {};
  return startTestServer({
    databaseUrl: database.url,
    settings: { ...settings, LOG_LEVEL: 'silent', ROLES: roles },
  });
}

/** Pages, the API and seats. */
async function expectNoPages(url: string): Promise<void> {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  for (const path of ['/', '/game/v1/users/me', '/channel/v1/channels'])
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  expect((await fetch(`${url}${WORLD_SEAT_PATH}`, { method: 'POST' })).status).toBe(404);
}

it('a process for jobs alone serves no pages and judges nothing, and what it changes reaches the pages of others', async () => {
  const jobs = await startBeside('jobs');
  try {
    await expectNoPages(jobs.url);
    await jobs.deps.judge.ready();
    expect(jobs.deps.judge.stats()).toMatchObject({ workers: 0 });
    const shell = await signUpDressedChild(there);
    const page = await open(there, shell);
    await givePoints(jobs.deps, shell.user.userId, 5);
    await eventually(() => expect(page.kinds).toContain('wallet'));
  } finally {
    await jobs.close();
  }
});

it('a second process on a taken port ends with one line and takes nothing with it', async () => {
  const settings = cluster.processes[0]?.settings ?? {};
  const program = fileURLToPath(new URL('../../scripts/cluster/serverProcess.ts', import.meta.url));
  const child = spawn(process.execPath, [...NODE_OPTIONS, program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (text: Buffer) => (words += text.toString()));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(1);
  expect(words).toContain(`Port ${settings['PORT']} of 127.0.0.1 is taken`);
  expect((await here.call('accounts.getMe', {}, await signUpDressedChild(there))).status).toBe(200);
});

it('a Postgres that is away and comes back behind its name: requests are told, rooms go on, nothing acknowledged is lost', async () => {
  const child = await signUpDressedChild(here);
  const others = await Promise.all(Array.from({ length: 8 }, () => signUpDressedChild(there)));
  const visitor = new Visitor({ url: proxy.url, token: child.token });
  onTestFinished(() => visitor.leave());
  await visitor.enter();
  const before = visitor.feet.x;
  const listening = await lastingConnections();
  // Some are answered, others are cut in the middle.
  const asked = others.map(async (other, index) => {
    const body = { userId: other.user.userId };
    const { status } = await (index % 2 === 0 ? here : there).call('friends.request', { body }, child);
    return status === 200 ? [other.user.userId] : [];
  });
  await asked[0];
  postgres.leadTo('cut');
  const acknowledged = (await Promise.all(asked)).flat();
  const refused = [here, there].map((api) => api.call('accounts.getMe', {}, child));
  for (const answer of refused) expect((await answer).error.errorCode).toBe('SERVICE_BUSY');
  // Then nobody is at the old address.
  postgres.leadTo('silent');
  await visitor.hold(INPUT.RIGHT, 500);
  await visitor.rest();
  await visitor.patches(40);
  expect(visitor.state.status).toBe('live');
  const { x } = visitor.feet;
  expect(x).toBeGreaterThan(before + 30);
  postgres.leadTo(postgresPort);
  await eventually(async () => expect((await here.call('accounts.getMe', {}, child)).status).toBe(200));
  await eventually(async () => {
    const { rows } = await direct.query('select x from character_positions where user_id = $1', [
      idOf(child),
    ]);
    expect(rows[0]?.x).toBeCloseTo(x, 0);
  });
  const { rows } = await direct.query<{ id: number }>(
    `select case when low_user_id = requester_id then high_user_id else low_user_id end as id
     from friendships where requester_id = $1`,
    [idOf(child)],
  );
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  // graphile-worker takes its time to listen again, and polls meanwhile.
  await eventually(async () => expect(await lastingConnections()).toEqual(listening), { timeout: 40_000 });
}, 60_000);

/** The connections that listen or hold a lock, by name. */
async function lastingConnections(): Promise<unknown[]> {
  const { rows } = await direct.query(
    `select application_name as name, count(*)::int as count from pg_stat_activity
     where datname = current_database() and (query ilike 'listen %' or query ilike 'select pg_advisory_lock%')
     group by 1 order by 1`,
  );
  return rows;
}

it('a Redis that goes away and comes back empty throws nobody out, and pushes flow again', async () => {
  const [coral, shell] = await twoFriends();
  const theirs = await open(there, shell);
  const whisper = (text: string) =>
    here.call('chat.sendWhisper', { body: { userId: shell.user.userId, text } }, coral);
  await cluster.redis.stop();
  // Kept where everything is kept; the page of another process learns of it later.
  expect((await whisper('들리니')).status).toBe(200);
  expect((await there.call('accounts.getMe', {}, shell)).status).toBe(200);
  expect(theirs.connection.isOpen).toBe(true);
  await cluster.redis.start();
  let count = 0;
  await eventually(
    async () => {
      count += 1;
      await whisper(`${count} 번째로 불러요`);
      expect(theirs.whispers.at(-1)).toMatch(/불러요$/);
    },
    { interval: 500 },
  );
  // The page fetches everything that went astray meanwhile.
  await eventually(() => expect(theirs.kinds).toContain('missed'));
  expect(theirs.catchUps).toBe(1);
});

it('a process that is drained hands its battle on: clock, scores and what was handed in stay, and pages come back', async () => {
  const host = await signUpDressedChild(here);
  const guest = await signUpDressedChild(there);
  const { room } = await openRoom(proxy, host, { minutes: 5 });
  const { code } = room;
  const params = { code };
  expect(await enterRoom(proxy, guest, code)).toBe('OK');
  const seatAt = async () =>
    (await proxy.call('rooms.reserveBattleSeat', { body: { key: code } }, host)).body;
  // A page of the product, which comes back by itself.
  const page = new BattleConnection({
    endpoint: proxy.url,
    key: code,
    reserveSeat: seatAt,
    isFinal: () => false,
    network: { isOnline: () => true, onOnline: () => () => undefined },
  });
  page.open();
  onTestFinished(() => page.close());
  await eventually(() => expect(battleStore.getState().connection).toBe('live'));
  await proxy.call('battles.setReady', { params, body: { ready: true } }, guest);
  await proxy.call('battles.start', { params }, host);
  await eventually(() => expect(battleStore.getState().board?.contentList).toHaveLength(1));
  const before = battleStore.getState().board;
  const [content] = before?.contentList ?? [];
  if (!before || !content) throw new Error('the race has no content');
  const work = { key: code, content };
  await submitWork(proxy, guest, { ...work, program: WRONG_PROGRAM });
  const entryOf = (child: Child) =>
    battleStore.getState().board?.scoreboardList.find(({ userId }) => userId === idOf(child));
  await eventually(() => expect(entryOf(guest)).toMatchObject({ submissionCount: 1, pendingCount: 0 }));

  const { publicAddress } = await seatAt();
  const from = cluster.processes.find(({ settings }) => settings['ROOMS_ADDRESS'] === publicAddress);
  if (!from) throw new Error(`no process is at ${publicAddress}`);
  const connections: string[] = [];
  const forget = battleStore.subscribe(({ connection }) => {
    if (connection !== connections.at(-1)) connections.push(connection);
  });
  onTestFinished(forget);
  const ended = from.stop();
  // Handed in at the moment of the drain.
  await submitWork(proxy, host, { ...work, program: rightProgram(content) });
  await ended;
  await eventually(() => expect(entryOf(host)).toMatchObject({ success: true, pendingCount: 0 }));
  await eventually(() => expect(battleStore.getState().connection).toBe('live'));
  expect(connections.filter((connection) => connection !== 'live')).toEqual(['lost']);
  expect((await seatAt()).publicAddress).not.toBe(publicAddress);
  expect(battleStore.getState().board?.clock).toMatchObject({
    state: 'RUNNING',
    startsAt: before.clock.startsAt,
    endsAt: before.clock.endsAt,
  });
  expect(entryOf(guest)).toMatchObject({ submissionCount: 1, pendingCount: 0 });
  await submitWork(proxy, guest, { ...work, program: rightProgram(content) });
  await eventually(() => expect(battleStore.getState().board?.clock.state).toBe('ENDED'));
  expect((await proxy.call('battles.getResult', { params }, host)).body.result).toMatchObject({ rank: 1 });
}, 60_000);

it('a process for pages alone passes its seats to one for rooms alone, and neither judges or works off jobs', async () => {
  const [web, rooms] = cluster.processes;
  if (!web || !rooms) throw new Error('there are no two processes');
  const judges = () => workerPids(web.pid).length + workerPids(rooms.pid).length;
  const lines = async () => {
    const { rows } = await direct.query(
      `select application_name from pg_stat_activity where datname = current_database()
       and application_name in ('dolphin-world-jobs', 'dolphin-world-judge')`,
    );
    return rows.length;
  };
  expect(judges()).toBeGreaterThan(0);
  expect(await lines()).toBeGreaterThan(0);
  await Promise.all([web.stop(), rooms.stop()]);
  await Promise.all([web.start({ ROLES: 'web' }), rooms.start({ ROLES: 'rooms' })]);
  expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
  await expectNoPages(rooms.url);

  const child = await signUpDressedChild(here);
  expect(await reserveUserSeat(here, child)).toMatchObject({
    publicAddress: rooms.settings['ROOMS_ADDRESS'],
  });
  await open(here, child);
  const visitor = new Visitor({ url: here.url, token: child.token });
  onTestFinished(() => visitor.leave());
  await visitor.enter();
  await visitor.patches(3);
  expect([judges(), await lines()]).toEqual([0, 0]);

  const judge = await startBeside('judge');
  onTestFinished(() => judge.close());
  await expectNoPages(judge.url);
  await readDocument(here, child, 1);
  // The first one starts the judge; the second is answered with the verdict, which another process has given.
  await solveProblem(here, child, [1, 0]);
  const problemId = problemIdOf(1, 0);
  const work = { clientKey: randomUUID(), ...solutionOfProblem(problemId) };
  const { body } = await here.call('submissions.submit', { params: { problemId }, body: work }, child);
  expect(body.verdict).toBe('AC');
  // A program that is only tried goes to the judge, too.
  const tried = { problemId, language: 'JAVASCRIPT' as const, source: 'console.log(6 * 7);', input: '' };
  const run = await here.call('problems.runCode', { body: tried }, child);
  expect(run.body).toMatchObject({ verdict: 'AC', output: '42\n' });
  expect(judges()).toBe(0);
  expect(await lines()).toBe(1);
});
