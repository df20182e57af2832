import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import type { Deps } from './domain/deps.ts';
import { ChatMemory } from './domain/chat/ChatMemory.ts';
import { purgeWhispers } from './domain/chat/whisperBox.ts';
import { createDomainEvents } from './domain/events.ts';
import { CheatLog } from './domain/fairPlay/CheatLog.ts';
import { resumeSubmissions } from './domain/learning/resumeSubmissions.ts';
import { Presence } from './domain/presence/Presence.ts';
import { seedWorld } from './domain/seed/seedWorld.ts';
import { createMailGateway } from './gateways/mail/createMailGateway.ts';
import { createApp } from './http/createApp.ts';
import { startJudge } from './judge/startJudge.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Logger } from './platform/log.ts';
import { attachRooms } from './rooms/attachRooms.ts';
import { seatRoute } from './rooms/seatRoute.ts';

export interface RunningServer {
  /** `http://host:port`, without a slash at the end. */
  readonly url: string;
  readonly deps: Deps;
  /** Stops taking requests, lets the running ones and the rooms finish, then closes the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Told before each step, for whoever watches the start. */
  readonly onStep?: (step: string) => void;
}

/** Config → database → domain → HTTP and rooms → listen. */
export async function startServer({
  config,
  log,
  clock = systemClock,
  onStep,
}: StartOptions): Promise<RunningServer> {
  onStep?.('database');
  const database = await openDatabase(config, log);
  const judge = startJudge({ workers: config.JUDGE_WORKERS, log });
  try {
    onStep?.('migrations');
    await migrate(database.pool);
    onStep?.('seed');
    await seedWorld(database.db);
    onStep?.('listen');
    const { db } = database;
    const deps: Deps = {
      db,
      config,
      log,
      clock,
      judge,
      events: createDomainEvents(),
      presence: new Presence(),
      chat: new ChatMemory(),
      cheats: new CheatLog(log),
      mail: createMailGateway({ db, config }),
    };
    let ready = false;
    const health = {
      ready: () => ready,
      check: async () => {
        await database.pool.query('select 1');
      },
    };
    const app = createApp(deps, health, seatRoute());
    const http = createServer(app);
    const rooms = await attachRooms({ http, deps });
    await listen(http, config);
    ready = true;
    const sweeping = setInterval(() => void sweep(deps), SWEEP_MS);
    void sweep(deps);
    void resumeSubmissions(deps).then((count) => {
      if (count > 0) log.info({ count }, 'submissions of the last run are judged');
    });

    return {
      url: `http://${config.HOST}:${(http.address() as AddressInfo).port}`,
      deps,
      close: async () => {
        ready = false;
        clearInterval(sweeping);
        await rooms.close();
        await drain(http, config.SHUTDOWN_SECONDS * 1000);
        await judge.close();
        await database.close();
      },
    };
  } catch (error) {
    await judge.close();
    await database.close();
    throw error;
  }
}

/** What is kept for a time only is looked through every few hours. */
const SWEEP_MS = 6 * 60 * 60 * 1000;

async function sweep(deps: Deps): Promise<void> {
  try {
    await purgeWhispers(deps);
  } catch (error) {
    deps.log.error({ err: error }, 'old whispers could not be forgotten');
  }
}

function listen(http: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.PORT, config.HOST, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

/** Waits for the running requests, at most `withinMs`, then cuts what is left. */
function drain(http: Server, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (!http.listening) {
      resolve();
      return;
    }
    const cut = setTimeout(() => http.closeAllConnections(), withinMs);
    http.close(() => {
      clearTimeout(cut);
      resolve();
    });
    http.closeIdleConnections();
  });
}
