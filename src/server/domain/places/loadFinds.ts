import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#server/db/prepared.ts';
import { collectedShells, foundSecrets } from '#server/db/tables/places.ts';
import type { Deps } from '../deps.ts';

/** Ids of what a user has found on one map: the shells of a day, and the secret spots. */
export interface Finds {
  readonly shellIds: ReadonlySet<number>;
  readonly secretIds: ReadonlySet<number>;
}

const shellsOf = prepared((db) =>
  db
    .select({ id: collectedShells.shellId })
    .from(collectedShells)
    .where(
      and(
        eq(collectedShells.userId, sql.placeholder('userId')),
        eq(collectedShells.day, sql.placeholder('day')),
        eq(collectedShells.mapId, sql.placeholder('mapId')),
      ),
    )
    .prepare('shells_of_user'),
);
const secretsOf = prepared((db) =>
  db
    .select({ id: foundSecrets.secretId })
    .from(foundSecrets)
    .where(
      and(
        eq(foundSecrets.userId, sql.placeholder('userId')),
        eq(foundSecrets.mapId, sql.placeholder('mapId')),
      ),
    )
    .prepare('secrets_of_user'),
);

export async function loadFinds(
  { db }: Pick<Deps, 'db'>,
  query: { readonly userId: number; readonly mapId: number; readonly day: string },
): Promise<Finds> {
  const [shells, secrets] = await Promise.all([
    shellsOf(db).execute(query),
    secretsOf(db).execute({ userId: query.userId, mapId: query.mapId }),
  ]);
  return {
    shellIds: new Set(shells.map(({ id }) => id)),
    secretIds: new Set(secrets.map(({ id }) => id)),
  };
}
