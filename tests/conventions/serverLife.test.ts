import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { startFailure } from '#server/startFailure.ts';
import { NODE_OPTIONS } from '../../scripts/support/nodeOptions.ts';
import { eventually } from '../support/eventually.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';

// Real processes on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
let started: ChildProcess[] = [];

beforeAll(() => {
  dataDir = newScratchFolder('server-life');
});

afterEach(() => {
  for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
  started = [];
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

interface Server {
  process: ChildProcess;
  exit: Promise<number | null>;
  output(): string;
}

/** Starts the whole server on the folder and waits until it has said `until`. */
async function start(until: string, settings: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'src/server/main.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      JUDGE_WORKERS: '1',
      LOG_LEVEL: 'info',
      SHUTDOWN_SECONDS: '2',
      ...settings,
    },
  });
  started.push(child);
  // Not before all that it said has been read.
  const exit = once(child, 'close').then(([code]) => code as number | null);
  let output = '';
  const said = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(until)) resolve();
      });
    }
  });
  await Promise.race([said, exit]);
  return { process: child, exit, output: () => output };
}

const OPEN = 'listening';
const pidFile = () => join(dataDir, 'postgres/cluster/postmaster.pid');
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);

function expectNothingLeft(): void {
  expect(existsSync(pidFile())).toBe(false);
  expect(existsSync(join(dataDir, 'postgres/server.lock'))).toBe(false);
}

describe('a server that is ended', () => {
  it('stops Postgres when its terminal is closed', async () => {
    const server = await start(OPEN);
    server.process.kill('SIGHUP');
    expect(await server.exit).toBe(0);
    expectNothingLeft();
  });

  it('stops Postgres when nobody reads its output any more', async () => {
    const server = await start(OPEN);
    server.process.stdout?.destroy();
    server.process.stderr?.destroy();
    const url = /"url":"([^"]+)"/.exec(server.output())?.[1] ?? '';
    // Any request writes a line of the log.
    await eventually(
      async () => {
        await fetch(`${url}/game/v1/nowhere`).catch(() => undefined);
        expect(server.process.exitCode).toBe(0);
      },
      { timeout: 20_000, interval: 100 },
    );
    expectNothingLeft();
  });

  it('stops Postgres when Ctrl+C comes twice', async () => {
    const server = await start(OPEN);
    server.process.kill('SIGINT');
    await eventually(() => expect(server.output()).toContain('stopping'));
    server.process.kill('SIGINT');
    expect(await server.exit).toBe(0);
    expectNothingLeft();
  });

  it('stops Postgres when Ctrl+C comes while it starts', async () => {
    const server = await start('migrating');
    server.process.kill('SIGINT');
    expect(await server.exit).toBe(0);
    expectNothingLeft();
  });
});

describe('a server that cannot go on', () => {
  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = await start('is taken', { PORT: String(port) });
    expect(await server.exit).toBe(1);
    other.close();
    expect(server.output()).toContain(
      `\nPort ${port} of 127.0.0.1 is taken: stop what listens there, or choose another with PORT.\n`,
    );
    expect(server.output()).not.toContain('    at ');
    expectNothingLeft();
  });

  it('ends with an error when its Postgres died and does not start again', async () => {
    const server = await start(OPEN);
    const control = join(dataDir, 'postgres/cluster/global/pg_control');
    renameSync(control, `${control}.away`);
    process.kill(postmasterPid(), 'SIGKILL');
    expect(await server.exit).toBe(1);
    renameSync(`${control}.away`, control);
    expect(server.output()).toContain('The embedded Postgres died.');
    expect(existsSync(join(dataDir, 'postgres/server.lock'))).toBe(false);
  });

  it('says in one line that the disk is full, whoever noticed it', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const words = 'The disk is full: make room where DATA_DIR lies and start again.';
    expect(startFailure(full)).toBe(words);
    expect(
      startFailure(new Error('migration', { cause: Object.assign(new Error(), { code: '53100' }) })),
    ).toBe(words);
    expect(startFailure(new Error('initdb failed: No space left on device'))).toBe(words);
    expect(startFailure(new TypeError('a fault of ours'))).toBeUndefined();
  });
});
