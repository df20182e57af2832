import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/connect.ts';
import { addJob } from '#server/domain/jobs.ts';
import { listSandboxMails } from '#server/gateways/mail/sandboxMail.ts';
import { hasLostClaims } from '#server/jobs/startJobs.ts';
import { CRON } from '#server/jobs/tasks.ts';
import { eventually } from '../support/eventually.ts';
import { startKillableServer } from '../support/killableServer.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  server = await startTestServer({ databaseUrl: database.url });
});
afterEach(() => server.close());
afterAll(() => database.drop());

const mailTo = (to: string) => ({ to, subject: '돌핀 월드', body: '안녕하세요.' });
const addMail = (to: string) => server.deps.db.transaction((tx) => addJob(tx, 'mail.send', mailTo(to)));
const sentTo = async (to: string) =>
  (await listSandboxMails(server.deps.db)).filter((mail) => mail.to === to).length;
interface JobRow extends Record<string, unknown> {
  attempts: number;
  locked: boolean;
  error: string | null;
}
const jobs = async () =>
  (
    await server.deps.db.execute<JobRow>(sql`
      select attempts, locked_at is not null as locked, last_error as error
      from graphile_worker.jobs where task_identifier = 'mail.send'`)
  ).rows;

it('a job is done once its transaction has committed, and never when that rolled back', async () => {
  const work = server.deps.db.transaction(async (tx) => {
    await addJob(tx, 'mail.send', mailTo('rolled-back@example.com'));
    throw new Error('given up');
  });
  await expect(work).rejects.toThrow('given up');
  await addMail('committed@example.com');
  await eventually(async () => expect(await sentTo('committed@example.com')).toBe(1));
  await eventually(async () => expect(await jobs()).toEqual([]));
  expect(await sentTo('rolled-back@example.com')).toBe(0);
});

it('a job that fails is kept with its reason and tried again', async () => {
  const send = vi.spyOn(server.deps.mail, 'send').mockRejectedValueOnce(new Error('post office closed'));
  await addMail('second-try@example.com');
  await eventually(async () =>
    expect(await jobs()).toMatchObject([
      { attempts: 1, locked: false, error: expect.stringContaining('closed') as string },
    ]),
  );
  await eventually(async () => expect(await sentTo('second-try@example.com')).toBe(1), { timeout: 20_000 });
  expect(send).toHaveBeenCalledTimes(2);
}, 40_000);

it('a job under way is finished before the server stops', async () => {
  let finish = () => {};
  const isStarted = new Promise<void>((started) => {
    vi.spyOn(server.deps.mail, 'send').mockImplementationOnce(() => {
      started();
      return new Promise((resolve) => (finish = resolve));
    });
  });
  await addMail('slow@example.com');
  await isStarted;
  const closed = server.close();
  finish();
  await closed;
  server = await startTestServer({ databaseUrl: database.url });
  expect(await jobs()).toEqual([]);
});

it('a job that a killed server had begun, and one it had not, are done by the next server', async () => {
  const silent = await silentMailServer();
  try {
    await server.close();
    const killable = await startKillableServer(database.url, {
      JOB_CONCURRENCY: '1',
      MAIL_TRANSPORT: 'smtp',
      MAIL_SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
    const outside = await openDatabase(
      { DATABASE_URL: database.url, DATABASE_POOL_SIZE: 2, DATA_DIR: 'unused' },
      server.deps.log,
    );
    await outside.db.transaction(async (tx) => {
      await addJob(tx, 'mail.send', mailTo('begun@example.com'));
      await addJob(tx, 'mail.send', mailTo('waiting@example.com'));
    });
    await once(silent, 'connection');
    await killable.kill();
    await outside.close();
  } finally {
    silent.close();
  }
  server = await startTestServer({ databaseUrl: database.url });
  await eventually(async () => {
    expect([await sentTo('begun@example.com'), await sentTo('waiting@example.com')]).toEqual([1, 1]);
  });
}, 40_000);

it('a job of a killed process is done by another that lives on', async () => {
  const payload = JSON.stringify(mailTo('elsewhere@example.com'));
  await server.deps.db.execute(sql`
    select graphile_worker.add_job('mail.send', ${payload}::json, run_at => now() + interval '1 day')`);
  // The row of a process that was killed a moment ago.
  await server.deps.db.execute(sql`
    update graphile_worker._private_jobs
    set run_at = now(), locked_by = 'worker-of-the-dead', locked_at = now() - interval '10 seconds'
    where run_at > now() + interval '1 hour'`);
  await eventually(async () => expect(await sentTo('elsewhere@example.com')).toBe(1));
});

it('a job is known as lost that a worker of this process has locked for minutes and does not do', async () => {
  const pool = new Pool({ connectionString: database.url, max: 1 });
  try {
    await pool.query(`select graphile_worker.add_job('mail.send', run_at => now() + interval '1 day')`);
    const lock = (age: string) =>
      pool.query<{ id: string }>(
        `update graphile_worker._private_jobs set locked_by = 'worker-1', locked_at = now() - $1::interval
         where run_at > now() + interval '1 hour' returning id`,
        [age],
      );
    const isLost = (holder: string, ...underWay: readonly string[]) =>
      hasLostClaims(pool, { holders: new Set([holder]), underWay: new Set(underWay) });
    await lock('1 minute');
    expect(await isLost('worker-1')).toBe(false);
    const [job] = (await lock('6 minutes')).rows;
    expect([
      await isLost('worker-1'),
      await isLost('worker-2'),
      await isLost('worker-1', job?.id ?? ''),
    ]).toEqual([true, false, false]);
    await pool.query(`delete from graphile_worker._private_jobs where locked_by = 'worker-1'`);
  } finally {
    await pool.end();
  }
});

it('what is done by the clock is registered, with what was missed made up for', async () => {
  const { rows } = await server.deps.db.execute(
    sql`select identifier from graphile_worker._private_known_crontabs order by 1`,
  );
  expect(rows.map(({ identifier }) => identifier)).toEqual(CRON.map(({ task }) => task).toSorted());
  for (const { options } of CRON) expect(options?.backfillPeriod).toBeGreaterThan(0);
});

it('a server that cannot listen lets go of its jobs', async () => {
  const PORT = new URL(server.url).port;
  await expect(startTestServer({ databaseUrl: database.url, settings: { PORT } })).rejects.toThrow(
    /EADDRINUSE/,
  );
  const { rows } = await server.deps.db.execute(sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and objsubid = 1 and mode = 'ShareLock' and datname = current_database()`);
  expect(rows).toHaveLength(1);
});

/** Takes connections and says nothing: sending a mail through it hangs. */
function silentMailServer(): Promise<Server> {
  const mailServer = createServer((socket) => socket.on('error', () => {}));
  return new Promise((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve(mailServer)));
}
