import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { SHELL_KINDS, shellNumber, type ShellKind } from '#shared/content/collectibles.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { collectedShells, foundSecrets } from '#server/db/tables/world/collectibles.ts';
import type { Deps } from '#server/domain/deps.ts';

/** Ids of a user's finds on one map: the shells of a day, and the secret spots. */
export interface Finds {
  readonly shellIds: ReadonlySet<number>;
  readonly secretIds: ReadonlySet<number>;
}

interface AmongUsers {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly mapId: number;
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

/** The number of found shells of a day on all maps, and the secret spots in the order of their discovery. */
export async function loadAllFinds(
  { db }: Pick<Deps, 'db'>,
  { userId, day }: { readonly userId: number; readonly day: string },
) {
  const [shells, secrets] = await Promise.all([
    db
      .select({ mapId: collectedShells.mapId, found: count() })
      .from(collectedShells)
      .where(and(eq(collectedShells.userId, userId), eq(collectedShells.day, day)))
      .groupBy(collectedShells.mapId),
    db
      .select({ mapId: foundSecrets.mapId, secretId: foundSecrets.secretId })
      .from(foundSecrets)
      .where(eq(foundSecrets.userId, userId))
      .orderBy(foundSecrets.foundAt),
  ]);
  return { shells, secrets };
}

/** SQL expression: the number of shells of all days that a user has found. */
export const shellCount = (userId: number): SQL => sql`(
  select count(*)::int from ${collectedShells} where user_id = ${userId}::int)`;

/** The same for secret spots. */
export const secretCount = (userId: number): SQL => sql`(
  select count(*)::int from ${foundSecrets} where user_id = ${userId}::int)`;

/** SQL rows of a user's secret spots: id, map and time. */
export const secretDates = (userId: number): SQL => sql`
  select secret_id, map_id, found_at from ${foundSecrets} where user_id = ${userId}::int`;

/**
 * SQL rows of a user's first finds of each kind of shell on each map: the kind's number, map and time. One index lookup
 * for each, for any number of finds.
 */
export function firstShells(userId: number): SQL {
  const spots = sql.join(
    MAPS.flatMap(({ id }) =>
      SHELL_KINDS.map((kind) => sql`(${id}::int, ${kind}::text, ${shellNumber(kind)}::int)`),
    ),
    sql`, `,
  );
  return sql`
    select spot.number, spot.map_id, first.collected_at
    from (values ${spots}) as spot (map_id, kind, number)
    cross join lateral (
      select collected_at from ${collectedShells}
      where user_id = ${userId}::int and map_id = spot.map_id and kind = spot.kind
      order by collected_at limit 1
    ) as first`;
}

/** The users among these who have found a secret spot. */
export async function secretFindersAmong(query: AmongUsers & { readonly secretId: number }) {
  const rows = await query.db
    .select({ userId: foundSecrets.userId })
    .from(foundSecrets)
    .where(
      and(
        inArray(foundSecrets.userId, [...query.userIds]),
        eq(foundSecrets.mapId, query.mapId),
        eq(foundSecrets.secretId, query.secretId),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** The users among these who have ever found a kind of shell on a map. */
export async function shellFindersAmong(query: AmongUsers & { readonly kind: ShellKind }) {
  const rows = await query.db
    .selectDistinct({ userId: collectedShells.userId })
    .from(collectedShells)
    .where(
      and(
        inArray(collectedShells.userId, [...query.userIds]),
        eq(collectedShells.mapId, query.mapId),
        eq(collectedShells.kind, query.kind),
      ),
    );
  return rows.map(({ userId }) => userId);
}
