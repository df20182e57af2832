import { eq } from 'drizzle-orm';
import { formOfShells } from '#shared/content/companion.ts';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import { furnitureByKey } from '#shared/content/furniture.ts';
import type { HomeDoor } from '#shared/contract/world/home.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { homes } from '#server/db/tables/world/home.ts';
import type { Deps } from '#server/domain/deps.ts';
import { FIRST_ARRANGEMENT } from './furnitureDefinitions.ts';

export interface Home {
  readonly version: number;
  readonly door: HomeDoor;
  readonly pieces: readonly PlacedPiece[];
}

/** A user's home as it was saved, or as it was given. Pieces that are no longer made are left out. */
export async function readHome(query: { db: Database | Transaction; userId: number }): Promise<Home> {
  const [row] = await query.db.select().from(homes).where(eq(homes.userId, query.userId));
  return homeOf(row);
}

/** A home of its row; without one the first arrangement. */
export function homeOf(row: typeof homes.$inferSelect | null | undefined): Home {
  const pieces = row?.pieces ?? FIRST_ARRANGEMENT;
  return {
    version: row?.version ?? 0,
    door: row?.door ?? 'FRIENDS',
    pieces: pieces.filter(({ furnitureKey }) => furnitureByKey(furnitureKey)),
  };
}

/** The form of the star whale that lives with a user; null before its first shell. */
export async function companionFormOf(query: {
  readonly deps: Pick<Deps, 'db' | 'progress'>;
  readonly userId: number;
}): Promise<number | null> {
  const { db, progress } = query.deps;
  const shells = await progress.puzzleShells({ db, userId: query.userId });
  return shells === 0 ? null : formOfShells(shells);
}
