import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { openDatabase } from '#server/db/connect.ts';
import { errorHandler } from '#server/http/errorHandler.ts';
import { parseConfig } from '#server/platform/config.ts';
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
}): Promise<WorldServer> {
  const config = parseConfig({
    NODE_ENV: 'test',
    DATABASE_URL: options.databaseUrl,
    DATABASE_POOL_SIZE: '5',
    PASSWORD_COST: 'low',
    TOKEN_SECRET: 'a secret for tests alone, long enough',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  });
  const log = createLog(config);
  const database = await openDatabase(config, log);
  const deps = worldDepsOf({ db: database.db, config, log });
  const app = express();
  app.use(matchmakeRouter());
  app.use(errorHandler(log));
  const http = createServer(app);
  const rooms = await attachRooms({ http, deps });
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
    },
  };
}
