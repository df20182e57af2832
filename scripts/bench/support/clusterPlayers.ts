import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { openDatabase } from '#server/db/connect.ts';
import { issueTokens } from '#server/domain/people/sessions/refreshSessions.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import { parseConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { worldDepsOf } from '../../../tests/support/worldDepsOf.ts';
import { makeChildren } from './makeChildren.ts';

/** The settings of the processes of a cluster that is measured. */
export const CLUSTER_SETTINGS = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'only-for-the-minutes-of-a-benchmark',
  ALLOW_SANDBOX: 'mail,sms,identity,payments',
  ACCESS_TOKEN_MINUTES: '60',
  LOG_LEVEL: 'error',
  // All bots come from one address.
  REQUESTS_PER_MINUTE: '10000000',
  DATABASE_POOL_SIZE: '10',
  JUDGE_WORKERS: '1',
  SHUTDOWN_SECONDS: '1',
};

interface ClusterPlayer {
  readonly userId: number;
  readonly token: string;
}

/** High in the air: a body lands on the highest wall below. */
const ABOVE_ALL = 300;
/** Multiples of it, cut to their fractions, spread any number of consecutive children evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * New children with a purse, and their access tokens. They stand all over the map: a crowd at the spawn would see more
 * of each other at first than after a while, and cost more.
 */
export async function makePlayers(
  databaseUrl: string,
  { count, map }: { readonly count: number; readonly map: Pick<MapDefinition, 'id' | 'width'> },
): Promise<ClusterPlayer[]> {
  const config = parseConfig({
    ...CLUSTER_SETTINGS,
    PUBLIC_URL: 'http://127.0.0.1',
    DATABASE_URL: databaseUrl,
  });
  const log = createLog(config);
  const { db, close } = await openDatabase(config, log);
  const deps = worldDepsOf({ db, config, log });
  const userIds = await makeChildren(db, count);
  await savePositions(
    deps,
    userIds.map((userId, index) => ({
      ...{ userId, mapId: map.id, y: ABOVE_ALL, facing: 1 as const },
      x: map.width * (0.02 + 0.96 * ((index * GOLDEN) % 1)),
    })),
  );
  const players = await Promise.all(
    userIds.map(async (userId) => {
      const { accessToken } = await issueTokens({ deps, db, userId });
      return { userId, token: accessToken };
    }),
  );
  await close();
  return players;
}
