import { sql } from 'drizzle-orm';
import type { Deps } from '#server/domain/deps.ts';

export interface SavedPosition {
  readonly userId: number;
  readonly mapId: number;
  /** The feet in map pixels. */
  readonly x: number;
  readonly y: number;
  readonly facing: 1 | -1;
}

/**
 * Saves the positions of any number of characters, in one statement. Removed users are skipped, so that one of them
 * cannot lose the others' positions.
 */
export async function savePositions(
  { db }: Pick<Deps, 'db'>,
  positions: readonly SavedPosition[],
): Promise<void> {
  if (positions.length === 0) return;
  const column = (pick: (position: SavedPosition) => number) => sql.param(positions.map(pick));
  await db.execute(sql`
    insert into character_positions (user_id, map_id, x, y, facing, updated_at)
    select p.user_id, p.map_id, p.x, p.y, p.facing, now()
    from unnest(
      ${column((p) => p.userId)}::int[],
      ${column((p) => p.mapId)}::int[],
      ${column((p) => p.x)}::float8[],
      ${column((p) => p.y)}::float8[],
      ${column((p) => p.facing)}::int[]
    ) as p (user_id, map_id, x, y, facing)
    join users on users.id = p.user_id
    on conflict (user_id) do update
    set map_id = excluded.map_id, x = excluded.x, y = excluded.y,
        facing = excluded.facing, updated_at = excluded.updated_at
  `);
}
