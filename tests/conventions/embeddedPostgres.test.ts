import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { processIdentity } from '#server/db/embedded/processIdentity.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { NODE_OPTIONS } from '../../scripts/support/nodeOptions.ts';
import { eventually } from '../support/eventually.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';

interface Answer {
  url?: string;
  refusal?: string;
}

// Real processes on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
let running: ChildProcess[] = [];

beforeAll(() => {
  dataDir = newScratchFolder('embedded');
});

afterEach(async () => {
  await Promise.all(running.map(letGo));
  running = [];
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** Starts a process that opens the database of the folder, and waits for what became of it. */
async function hold(): Promise<{ process: ChildProcess; answer: Answer }> {
  const child = fork(join(projectRoot, 'tests/support/databaseHolder.ts'), [dataDir], {
    execArgv: NODE_OPTIONS,
    stdio: 'inherit',
  });
  running.push(child);
  const died = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the holder ended with ${String(code)}`)),
  );
  const [answer] = (await Promise.race([once(child, 'message'), died])) as [Answer];
  return { process: child, answer };
}

async function letGo(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (child.connected) child.disconnect();
  await gone;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function query(url: string | undefined, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

describe('the embedded Postgres', () => {
  it('makes a cluster that syncs, sorts alike everywhere and listens on loopback alone', async () => {
    const { answer } = await hold();
    expect(answer.url).toMatch(/^postgres:\/\/dolphin:.{64}@127\.0\.0\.1:\d+\/dolphin$/);
    expect(
      await query(
        answer.url,
        `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens,
                current_setting('timezone') AS zone, datlocale AS locale FROM pg_database WHERE datname = 'dolphin'`,
      ),
    ).toEqual([{ fsync: 'on', listens: '127.0.0.1', zone: 'UTC', locale: 'C.UTF-8' }]);
    await query(answer.url, 'CREATE TABLE kept (id integer PRIMARY KEY)');
  });

  it('asks for the password', async () => {
    const { answer } = await hold();
    const stranger = new URL(answer.url ?? '');
    stranger.password = 'wrong';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('leaves nothing running after an orderly end', async () => {
    const { process: holder } = await hold();
    await letGo(holder);
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    expect(existsSync(join(dataDir, 'postgres/server.lock'))).toBe(false);
  });

  it('starts again after its server was killed, with everything that was confirmed', async () => {
    const first = await hold();
    await query(first.answer.url, 'INSERT INTO kept VALUES (1)');
    const pid = postmasterPid();
    await kill(first.process);

    const second = await hold();
    expect(postmasterPid()).not.toBe(pid);
    expect(processIdentity(pid)).toBeUndefined();
    expect(await query(second.answer.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
  });

  it('starts again after Postgres itself and its server were killed together', async () => {
    const first = await hold();
    await query(first.answer.url, 'INSERT INTO kept VALUES (2)');
    process.kill(postmasterPid(), 'SIGKILL');
    await kill(first.process);
    const second = await hold();
    expect(await query(second.answer.url, 'SELECT id FROM kept ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('starts Postgres again on its port when that dies alone', async () => {
    const { answer } = await hold();
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await eventually(
      async () => expect(await query(answer.url, 'SELECT id FROM kept WHERE id = 1')).toEqual([{ id: 1 }]),
      { timeout: 20_000, interval: 100 },
    );
    expect(postmasterPid()).not.toBe(pid);
  });

  it("repeats pg_ctl's own words when the cluster does not start", async () => {
    await letGo((await hold()).process);
    const control = join(dataDir, 'postgres/cluster/global/pg_control');
    renameSync(control, `${control}.away`);
    const { answer } = await hold();
    renameSync(`${control}.away`, control);
    expect(answer.refusal).toMatch(/pg_ctl failed: pg_ctl: error/);
    expect(answer.refusal).toMatch(/could not open file .*pg_control/);
  });

  it.runIf(process.getuid?.() === 0)('says that a restored cluster belongs to another account', async () => {
    await letGo((await hold()).process);
    const cluster = join(dataDir, 'postgres/cluster');
    const { uid, gid } = statSync(cluster);
    chownSync(cluster, 0, 0);
    const { answer } = await hold();
    chownSync(cluster, uid, gid);
    expect(answer.refusal).toMatch(/pg_ctl: .*Permission denied/);
  });

  it('lets exactly one of several have a folder whose owner died, and tells the others who has it', async () => {
    await kill((await hold()).process);
    const rivals = await Promise.all([hold(), hold(), hold()]);
    const [owner, ...tooMany] = rivals.filter(({ answer }) => answer.url);
    expect(tooMany).toEqual([]);
    for (const { answer } of rivals.filter((rival) => rival !== owner)) {
      expect(answer.refusal).toContain(`process ${owner?.process.pid}`);
      expect(answer.refusal).toContain(join(dataDir, 'postgres'));
    }
    expect(await query(owner?.answer.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('does not take somebody else for its Postgres when process numbers have come round', async () => {
    await letGo((await hold()).process);
    writeFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), `${process.pid}\n/elsewhere\n`);
    const stale = { pid: process.pid, identity: 'an earlier boot', token: 'stale' };
    writeFileSync(join(dataDir, 'postgres/server.lock'), JSON.stringify(stale));
    const { answer } = await hold();
    expect(await query(answer.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
