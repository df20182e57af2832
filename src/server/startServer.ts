import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from './db/connect.ts';
import { migrateDirectly } from './db/migrate.ts';
import { whileDatabaseReturns } from './db/whileDatabaseReturns.ts';
import { createPorts } from './domain/ports.ts';
import type { Deps } from './domain/deps.ts';
import { RedisChatLog } from './domain/people/chat/ChatLog.ts';
import { ChatMemory } from './domain/people/chat/ChatMemory.ts';
import { createDomainEvents } from './domain/listeners.ts';
import { relayEvents } from './domain/relayEvents.ts';
import { CheatLog } from './domain/world/fairPlay/CheatLog.ts';
import { QUEST_BOOK, type QuestBook } from './domain/world/quests/questBook.ts';
import { ForwardedJudge } from './domain/learning/submissions/ForwardedJudge.ts';
import { VerdictWaiters } from './domain/learning/submissions/VerdictWaiters.ts';
import { MemoryPresence } from './domain/people/presence/MemoryPresence.ts';
import { SharedPresence } from './domain/people/presence/SharedPresence.ts';
import { removeOldUploads } from './domain/people/files/storedFiles.ts';
import { disableDemoAccounts } from './domain/seed/demoAccounts.ts';
import { SignInThrottle } from './domain/people/sessions/SignInThrottle.ts';
import { seedWorld } from './domain/seed/seedWorld.ts';
import { createAiDraftGateway } from './gateways/aiDraft/createAiDraftGateway.ts';
import { createErrorTracking } from './gateways/errorTracking/createErrorTracking.ts';
import { createIdentityGateway } from './gateways/identity/createIdentityGateway.ts';
import { createPaymentGateway } from './gateways/payments/createPaymentGateway.ts';
import { createMailGateway } from './gateways/mail/createMailGateway.ts';
import { createTextMessageGateway } from './gateways/textMessage/createTextMessageGateway.ts';
import { createStorage } from './gateways/storage/createStorage.ts';
import { ByteMeter } from './http/ByteMeter.ts';
import { createApp } from './http/createApp.ts';
import { startMetrics, type RunningMetrics } from './http/startMetrics.ts';
import { startJobs, type RunningJobs } from './jobs/startJobs.ts';
import { startJudging } from './jobs/startJudging.ts';
import { startJudge } from './judge/startJudge.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { metricReaders } from './metricReaders.ts';
import type { Config } from './platform/config.ts';
import type { Role } from './platform/settings.ts';
import type { Logger } from './platform/log.ts';
import { countInRedis } from './platform/RateLimiter.ts';
import { ProcessRelay } from './platform/ProcessRelay.ts';
import { ProcessRoster } from './platform/ProcessRoster.ts';
import { MemoryStates, RedisStates } from './platform/StateStore.ts';
import { openRedis } from './platform/redis.ts';
import { traceTo, type Tracing } from './platform/tracing.ts';
import { joinInstallation } from './joinInstallation.ts';
import { RoomCluster } from './rooms/cluster/RoomCluster.ts';
import { attachRooms } from './rooms/attachRooms.ts';
import { roomHandlers } from './rooms/seatRoute.ts';

export interface RunningServer {
  /** `http://host:port`, without a slash at the end. */
  readonly url: string;
  readonly deps: Deps;
  /** The address of /metrics; undefined when METRICS_PORT is not set. */
  readonly metricsUrl: string | undefined;
  /** Leads to its Postgres, past a pooler. */
  readonly directUrl: string;
  /** Resolves when the server cannot continue, because its database is lost for good. */
  readonly lost: Promise<Error>;
  /** Stops taking requests, lets the running ones and the rooms finish, then closes the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock?: Clock;
  /** The courses of the product by default. */
  readonly quests?: QuestBook;
  /** Called before each step, for observers of the start. */
  readonly onStep?: (step: string) => void;
}

/** Config → database → domain → HTTP and rooms → listen. */
export async function startServer({
  config,
  log,
  clock = systemClock,
  quests = QUEST_BOOK,
  onStep,
}: StartOptions): Promise<RunningServer> {
  const tracing = await startTracing(config);
  onStep?.('database');
  const redis = await openRedis(config, log);
  const database = await openDatabase(config, log).catch(async (error: unknown) => {
    await redis?.close();
    throw error;
  });
  const does = (...roles: readonly Role[]) => roles.some((role) => config.ROLES.includes(role));
  const judge = does('judge')
    ? startJudge({ workers: config.JUDGE_WORKERS, log })
    : new ForwardedJudge({ db: database.db });
  const relay = redis && new ProcessRelay({ redis, log });
  let installation: { close(): void } | undefined;
  let jobs: RunningJobs | undefined;
  let judging: RunningJobs | undefined;
  let metrics: RunningMetrics | undefined;
  let uploads: NodeJS.Timeout | undefined;
  try {
    onStep?.('migrations');
    await whileDatabaseReturns(log, () => migrateDirectly(database.directUrl));
    // Before anything is written that the other processes would not see.
    installation = redis && (await joinInstallation({ redis, pool: database.pool, config }));
    onStep?.('seed');
    await whileDatabaseReturns(log, async () => {
      await seedWorld(database.db);
      if (config.NODE_ENV === 'production') await disableDemoAccounts(database.db, log);
    });
    onStep?.('listen');
    const { db } = database;
    const states = redis ? new RedisStates(redis) : new MemoryStates();
    const roster = redis && new ProcessRoster({ redis, log });
    const deps: Deps = {
      db,
      config,
      log,
      clock,
      judge,
      verdicts: new VerdictWaiters(),
      events: createDomainEvents(log, { quests, clock }),
      quests,
      presence: redis && roster ? new SharedPresence({ redis, roster, log }) : new MemoryPresence(),
      ...createPorts({ db, clock }),
      chat: redis ? new ChatMemory(states, new RedisChatLog(redis)) : new ChatMemory(),
      cheats: new CheatLog(log),
      signInThrottle: new SignInThrottle(states),
      mail: createMailGateway({ db, config }),
      textMessages: createTextMessageGateway({ db, config }),
      aiDrafts: createAiDraftGateway({ config }),
      identity: createIdentityGateway({ config }),
      payments: createPaymentGateway({ db, clock, config }),
      errors: await createErrorTracking({ config }),
      storage: await createStorage({ config, clock }),
    };
    let ready = false;
    const health = {
      ready: () => ready,
      check: async () => {
        await database.pool.query('select 1');
      },
    };
    const app = createApp(deps, health, roomHandlers, redis && countInRedis(redis));
    const http = createServer(app);
    const databaseUrl = database.directUrl;
    if (does('jobs')) jobs = await whileDatabaseReturns(log, () => startJobs({ deps, databaseUrl }));
    if (does('judge', 'web'))
      judging = await whileDatabaseReturns(log, () =>
        startJudging({ deps, databaseUrl, takesJobs: does('judge') }),
      );
    if (relay) await relayEvents(deps.events, relay);
    const cluster = redis && roster && new RoomCluster({ redis, roster, log, hasRooms: does('rooms') });
    if (does('web', 'rooms')) await roster?.start();
    const rooms = does('web', 'rooms')
      ? await attachRooms({ http, deps, relay, ...(cluster && { cluster }) })
      : undefined;
    if (does('web')) uploads = clearUploads(deps);
    const { pool } = database;
    metrics = await startMetrics({
      config,
      log,
      readers: () => metricReaders({ db, pool, judge, rooms, bytes: new ByteMeter(http) }),
    });
    await listen(http, config);
    ready = true;
    return {
      url: `http://${config.HOST}:${(http.address() as AddressInfo).port}`,
      deps,
      metricsUrl: metrics?.url,
      directUrl: database.directUrl,
      lost: database.lost,
      close: async () => {
        ready = false;
        clearInterval(uploads);
        // They stop side by side: running jobs get as long as requests.
        const ended = Promise.all([
          Promise.resolve(rooms?.close()).then(() => drain(http, config.SHUTDOWN_SECONDS * 1000)),
          jobs?.close(),
          judging?.close(),
        ]);
        // Rooms that wait for a lost database must not keep it from being stopped.
        await Promise.race([
          ended,
          sleep(config.SHUTDOWN_SECONDS * 1000 + CUT_MS, undefined, { ref: false }),
        ]);
        await judge.close();
        await deps.errors.close();
        metrics?.close();
        await tracing?.close();
        await database.close();
        installation?.close();
        await roster?.stop();
        await redis?.close();
      },
    };
  } catch (error) {
    clearInterval(uploads);
    metrics?.close();
    await jobs?.close();
    await judging?.close();
    await judge.close();
    await database.close();
    installation?.close();
    await redis?.close();
    throw error;
  }
}

/** Traces only with OTEL_EXPORTER_OTLP_ENDPOINT; its library is loaded only then. */
async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  TRACE_SHARE: share,
}: Config): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { createOpenTelemetry } = await import('./platform/openTelemetry.ts');
  const tracing = createOpenTelemetry({ endpoint, share });
  traceTo(tracing);
  return {
    ...tracing,
    close: async () => {
      traceTo(undefined);
      await tracing.close();
    },
  };
}

const CLEAR_UPLOADS_MS = 60 * 60 * 1000;

/** Not a job: uploads under way lie on the disk of the process that receives them. */
function clearUploads(deps: Deps): NodeJS.Timeout {
  const clear = () =>
    void removeOldUploads(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'old uploads could not be removed'),
    );
  clear();
  return setInterval(clear, CLEAR_UPLOADS_MS).unref();
}

/** The time that cut connections need to end. */
const CUT_MS = 1000;

function listen(http: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.PORT, config.HOST, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

/** Waits for the running requests, at most `withinMs`, then cuts the rest. */
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
