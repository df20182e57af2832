import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { openDatabase } from '#server/db/connect.ts';
import { errorHandler } from '#server/http/errorHandler.ts';
import { parseConfig } from '#server/platform/config.ts';
import { SharedPresence } from '#server/domain/people/presence/SharedPresence.ts';
import { ProcessRoster } from '#server/platform/ProcessRoster.ts';
import { openRedis } from '#server/platform/redis.ts';
import { RoomCluster } from '#server/rooms/cluster/RoomCluster.ts';
import { createLog } from '#server/platform/log.ts';
import { attachRooms } from '#server/rooms/attachRooms.ts';
import type { WorldDeps } from '#server/rooms/WorldRoom.ts';
import { matchmakeRouter } from '../../support/matchmakeRouter.ts';
import { worldDepsOf } from '../../support/worldDepsOf.ts';

export interface WorldServer {
  readonly url: string;
  readonly port: number;
  readonly deps: WorldDeps;
  close(): Promise<void>;
}

/** The rooms on a real port and a real database, without the rest of the server around them. */
export async function startWorldServer(options: {
  databaseUrl: string;
  port?: number;
  /** Shares its rooms with the other processes of this Redis. */
  redisUrl?: string | undefined;
  roomsAddress?: string | undefined;
}): Promise<WorldServer> {
  const config = parseConfig({
    NODE_ENV: 'test',
    DATABASE_URL: options.databaseUrl,
    DATABASE_POOL_SIZE: '5',
    PASSWORD_COST: 'low',
    TOKEN_SECRET: 'a secret for tests alone, long enough',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    REDIS_URL: options.redisUrl,
    ROOMS_ADDRESS: options.roomsAddress,
  });
  const log = createLog(config);
  const database = await openDatabase(config, log);
  const redis = await openRedis(config, log);
  const roster = redis && new ProcessRoster({ redis, log });
  const deps: WorldDeps = {
    ...worldDepsOf({ db: database.db, config, log }),
    ...(redis && roster && { presence: new SharedPresence({ redis, roster, log }) }),
  };
  const app = express();
  app.use(matchmakeRouter());
  app.use(errorHandler(log));
  const http = createServer(app);
  const cluster = redis && roster && new RoomCluster({ redis, roster, log, hasRooms: true });
  await roster?.start();
  const rooms = await attachRooms({ http, deps, ...(cluster && { cluster }) });
  await new Promise<void>((resolve) => http.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    deps,
    close: async () => {
      await rooms.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await database.close();
      await roster?.stop();
      await redis?.close();
    },
  };
}
