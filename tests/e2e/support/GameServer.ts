import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { clusterHome } from '#server/db/embedded/clusterHome.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { openCluster } from '../../../scripts/support/embeddedCluster.ts';
import { NODE_OPTIONS } from '../../../scripts/support/nodeOptions.ts';
import { scratchFolder } from '../../support/scratchFolder.ts';

/** The whole product in a process of its own, as `npm start` runs it; it can be killed and started again. */
export class GameServer {
  /** `http://127.0.0.1:port`, the same before and after a kill. */
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #output = '';

  private constructor(port: number, folder: string, settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#folder = folder;
  }

  /**
   * Starts a server with an empty world: its own database in a folder of its own, on a free port. `settings` go over
   * those of a journey.
   */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<GameServer> {
    const folder = mkdtempSync(join(scratchFolder(), 'dolphin-world-e2e-'));
    // mkdtemp hides the folder from everyone else, the account Postgres may run as included.
    chmodSync(folder, 0o755);
    const server = new GameServer(await freePort(), folder, settings);
    await server.start();
    return server;
  }

  /** Resolves once the server says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [...NODE_OPTIONS, 'src/server/main.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DEMO_MONTH: 'off',
        PORT: String(this.#port),
        DATA_DIR: join(this.#folder, 'data'),
        DATABASE_URL: '',
        JUDGE_WORKERS: '1',
        PASSWORD_COST: this.#settings['NODE_ENV'] === 'production' ? 'full' : 'low',
        LOG_LEVEL: 'warn',
        SHUTDOWN_SECONDS: '2',
        ...this.#settings,
      },
    });
    this.#process = child;
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output = `${this.#output}${text}`.slice(-20_000);
      });
    }
    // Nobody is to find a server that a crashed run has left behind.
    process.once('exit', () => child.kill('SIGKILL'));
    await this.#untilReady(child);
  }

  /** The address of its Postgres while it runs, as scripts on the same machine find it. */
  async databaseUrl(): Promise<string> {
    const dataDir = join(this.#folder, 'data');
    return (await openCluster(dataDir, clusterHome(dataDir).home)).url;
  }

  /** Ends the process without a warning and waits until it is gone. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Does what happens to a machine that loses its power for a moment. */
  async killAndStart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) break;
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok && this.#output.includes(`${this.url}\n`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The server did not become ready:\n${this.#output}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
