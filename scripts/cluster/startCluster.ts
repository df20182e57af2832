import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NODE_OPTIONS } from '../support/nodeOptions.ts';
import { needPrograms } from './debianPrograms.ts';
import { nginxConfig, pathOf } from './nginxConfig.ts';

export interface ClusterProcess {
  /** Without the proxy. */
  readonly url: string;
  /** The file of its log. */
  readonly log: string;
  /** The settings it starts with. */
  readonly settings: Readonly<Record<string, string>>;
  readonly pid: number | undefined;
  /** Resolves when it answers /readyz. Throws when it ends before. */
  start(changes?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends it as an operator does; resolves when it has ended. */
  stop(): Promise<void>;
  /** Without a warning. */
  kill(): Promise<void>;
}

export interface ClusterRedis {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it; what it held is gone. */
  stop(): Promise<void>;
}

export interface ClusterPooler {
  readonly url: string;
  start(): Promise<void>;
  /** Cuts all connections that lead through it. */
  stop(): Promise<void>;
}

export interface Cluster {
  /** The address of the proxy. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly redis: ClusterRedis;
  /** Undefined unless the options asked for it. */
  readonly pooler: ClusterPooler | undefined;
  readonly processes: readonly ClusterProcess[];
  /** Stops everything; the processes first, together. */
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly processes: number;
  /** Everything is kept in it. */
  readonly folder: string;
  /** The port of the proxy; a free one unless told. */
  readonly port?: number;
  /** A Postgres that runs already; an embedded one is started without it. */
  readonly databaseUrl?: string;
  /** The processes reach Postgres through PgBouncer, which pools transactions. */
  readonly pooler?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  /** Each process serves /metrics at the METRICS_PORT of its settings. */
  readonly metrics?: boolean;
  /** The time after which nginx ends a silent socket, as it writes it. */
  readonly idle?: string;
}

/** A file that runs beside this one. */
const script = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

/** Redis, Postgres, processes and nginx on this machine. All of them end with the process that started them. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const programs = needPrograms(['redis-server', 'nginx']);
  const { folder, port = await freePort() } = options;
  mkdirSync(folder, { recursive: true });
  // The account that Postgres runs as may have to walk through it.
  chmodSync(folder, 0o755);
  const running: { stop(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of running.splice(0).toReversed()) await part.stop();
  };
  try {
    const redis = redisAt(programs['redis-server'], {
      port: await freePort(),
      log: join(folder, 'redis.log'),
    });
    running.push(redis);
    await redis.start();
    let { databaseUrl } = options;
    if (databaseUrl === undefined) {
      const postgres = fork(script('postgresProcess'), [folder]);
      running.push({ stop: () => end(postgres, 'SIGTERM') });
      databaseUrl = (await firstMessage(postgres, 'Postgres')).url;
    }
    const pooler = options.pooler ? await startPooler(folder, databaseUrl) : undefined;
    if (pooler) running.push(pooler);
    const ports: number[] = [];
    const metricsPorts: number[] = [];
    for (let count = 0; count < options.processes; count += 1) {
      ports.push(await freePort());
      if (options.metrics) metricsPorts.push(await freePort());
    }
    const common = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      TOKEN_SECRET: randomBytes(32).toString('base64'),
      DATABASE_URL: pooler?.url ?? databaseUrl,
      ...(pooler && { DATABASE_DIRECT_URL: databaseUrl }),
      REDIS_URL: redis.url,
      STORAGE_FOLDER: join(folder, 'files'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '1',
      ...options.settings,
    };
    const processes = ports.map((one, index) =>
      processOf(join(folder, `process-${index + 1}.log`), {
        ...common,
        PORT: String(one),
        ROOMS_ADDRESS: `127.0.0.1:${port}${pathOf(index + 1)}`,
        DATA_DIR: join(folder, `process-${index + 1}`),
        ...(options.metrics && { METRICS_PORT: String(metricsPorts[index]) }),
      }),
    );
    running.push({
      stop: async () => void (await Promise.all(processes.map((one) => one.stop()))),
    });
    await Promise.all(processes.map((one) => one.start()));
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, nginxConfig({ folder, port, ports, idle: options.idle }));
    const nginx = fork(script('besideParent'), [programs.nginx, '-p', folder, '-c', config]);
    running.push({ stop: () => end(nginx, 'SIGTERM') });
    await answering(port, nginx, 'nginx');
    return { url: `http://127.0.0.1:${port}`, databaseUrl, redis, pooler, processes, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function redisAt(program: string, { port, log }: { port: number; log: string }): ClusterRedis {
  const password = randomBytes(12).toString('hex');
  let child: ChildProcess | undefined;
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    start: async () => {
      const at = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', password];
      const quiet = ['--save', '', '--appendonly', 'no', '--logfile', log];
      child = fork(script('besideParent'), [program, ...at, ...quiet]);
      await answering(port, child, 'Redis');
    },
    stop: async () => {
      if (child) await end(child, 'SIGTERM');
    },
  };
}

/** PgBouncer before a Postgres of this machine. */
async function startPooler(folder: string, databaseUrl: string): Promise<ClusterPooler> {
  const { pgbouncer } = needPrograms(['pgbouncer']);
  const port = await freePort();
  const address = new URL(databaseUrl);
  const users = join(folder, 'pgbouncer-users');
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${address.username}" "${decodeURIComponent(address.password)}"\n`);
  writeFileSync(
    config,
    `[databases]
* = host=${address.hostname} port=${address.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 5
`,
  );
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  address.port = String(port);
  let child: ChildProcess | undefined;
  const pooler: ClusterPooler = {
    url: address.href,
    start: async () => {
      child = fork(script('besideParent'), [pgbouncer, '-q', ...account, config]);
      await answering(port, child, 'PgBouncer');
    },
    stop: async () => {
      if (child) await end(child, 'SIGQUIT');
    },
  };
  await pooler.start();
  return pooler;
}

function processOf(log: string, settings: Readonly<Record<string, string>>): ClusterProcess {
  const url = `http://127.0.0.1:${settings['PORT']}`;
  let child: ChildProcess | undefined;
  return {
    url,
    log,
    settings,
    get pid() {
      return child?.pid;
    },
    start: async (changes) => {
      const output = openSync(log, 'a');
      const made = fork(script('serverProcess'), {
        execArgv: NODE_OPTIONS,
        env: { ...process.env, ...settings, ...changes },
        stdio: ['ignore', output, 'inherit', 'ipc'],
      });
      closeSync(output);
      child = made;
      while (!(await isReady(url))) {
        if (made.exitCode !== null) throw new Error(`The process at ${url} ended before it was ready.`);
        await sleep(100);
      }
    },
    stop: async () => {
      if (child) await end(child, 'SIGTERM');
    },
    kill: async () => {
      if (child) await end(child, 'SIGKILL');
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function firstMessage(child: ChildProcess, name: string): Promise<{ readonly url: string }> {
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${name} ended before it was ready.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [{ readonly url: string }];
  return message;
}

/** Waits until something listens. */
async function answering(port: number, child: ChildProcess, name: string): Promise<void> {
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it was ready.`);
    await sleep(30);
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
