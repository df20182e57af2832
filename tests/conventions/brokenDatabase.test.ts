import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Client } from 'pg';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { NODE_OPTIONS } from '../../scripts/support/nodeOptions.ts';
import { eventually } from '../support/eventually.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';

// A Postgres of its own: one whose process is killed throws out everybody who is connected.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const KILLS = 8;

let dataDir: string;
let child: ChildProcess;
let url: string;
let output = '';

/** Processes of Postgres that serve a connection, the asking one left out. */
async function connections(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => pid);
}

/** Connects as the server does; again while Postgres puts itself in order. */
async function connected(): Promise<Client> {
  const port = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  return eventually(
    async () => {
      const client = new Client({
        connectionString: `postgres://dolphin:${password}@127.0.0.1:${port}/dolphin`,
      });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    },
    { timeout: 30_000, interval: 50 },
  );
}

const said = (words: string) =>
  eventually(() => expect(output).toContain(words), { timeout: 60_000, interval: 20 });

beforeAll(async () => {
  dataDir = newScratchFolder('broken-database');
  child = spawn(process.execPath, [...NODE_OPTIONS, 'src/server/main.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' },
      ...{ JUDGE_WORKERS: '1', LOG_LEVEL: 'info', SHUTDOWN_SECONDS: '2' },
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await said('seeding');
  const client = await connected();
  for (const pid of (await connections(client)).slice(0, 1)) process.kill(pid, 'SIGKILL');
  await client.end().catch(() => undefined);
  await said('listening');
  url = /"url":"([^"]+)"/.exec(output)?.[1] ?? '';
});

afterAll(async () => {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  const pid = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

it('starts although a process of Postgres was killed while it seeded', () => {
  expect(output).toContain('the database went away during the start');
  expect(child.exitCode).toBeNull();
});

it('lives through processes of Postgres that are killed or ended while jobs and requests are under way', async () => {
  const statuses = new Set<number>();
  let asking = true;
  const ask = async () => {
    while (asking) {
      const reply = await fetch(`${url}/game/v1/terms/SERVICE`).catch(() => undefined);
      statuses.add(reply?.status ?? 0);
      await reply?.text();
    }
  };
  const asked = ask();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const client = await connected();
    // Jobs end all the time: what cannot be written down is the end of one.
    await client.query(
      "select graphile_worker.add_job('guardians.purge', '{}'::json) from generate_series(1, 200)",
    );
    const pids = await connections(client);
    if (kill % 2 === 0) process.kill(pids[kill % pids.length] ?? 0, 'SIGKILL');
    else await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
    await client.end().catch(() => undefined);
  }
  const client = await connected();
  await eventually(
    async () => {
      const { rows } = await client.query<{ waiting: number }>(
        "select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'guardians.purge' and attempts < 2",
      );
      expect(rows[0]?.waiting).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
  await client.end();
  asking = false;
  await asked;
  expect(child.exitCode).toBeNull();
  expect([...statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
});
