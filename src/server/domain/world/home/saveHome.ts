import { sql } from 'drizzle-orm';
import {
  arrangementProblem,
  type ArrangementProblem,
  type PlacedPiece,
} from '#shared/content/homePlacement.ts';
import type { HomeDoor } from '#shared/contract/world/home.ts';
import { homes } from '#server/db/tables/world/home.ts';
import { AppError } from '#server/platform/appError.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { transaction } from '#server/domain/transaction.ts';
import { ownedFurniture } from './ownedFurniture.ts';
import { readHome } from './readHome.ts';
import { homeTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Saves an arrangement on top of the version it was made from; a newer one of another tab is never overwritten. Throws
 * VALIDATION_FAIL (outside, overlapping, not owned, more than 40) or HOME_CONFLICT without any loss.
 */
export async function saveArrangement(
  request: UserCall & {
    pieceList: readonly PlacedPiece[];
    baseVersion: number;
  },
): Promise<{ version: number; pieceList: PlacedPiece[] }> {
  const { deps, userId, pieceList, baseVersion } = request;
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const { version } = await readHome({ db: tx, userId });
    if (version !== baseVersion)
      throw new AppError('HOME_CONFLICT', {
        log: `the home of user ${userId} is at ${version}, the save was based on ${baseVersion}`,
      });
    const owned = await ownedFurniture({ db: tx, wallet });
    const problem = arrangementProblem(pieceList, (key) => owned.get(key) ?? 0);
    if (problem) {
      throw new AppError('VALIDATION_FAIL', {
        message: messageOf(problem, pieceList),
        log: `arrangement of user ${userId}: ${JSON.stringify(problem)}`,
      });
    }
    const next = { version: version + 1, pieces: [...pieceList], updatedAt: deps.clock.now() };
    await tx
      .insert(homes)
      .values({ userId, ...next })
      .onConflictDoUpdate({ target: homes.userId, set: next });
    return { version: next.version, pieceList: next.pieces };
  });
}

function messageOf(problem: ArrangementProblem, pieces: readonly PlacedPiece[]): string {
  if (problem.kind === 'TOO_MANY') return homeTexts.tooMany;
  if (problem.kind === 'NOT_OWNED') return homeTexts.notOwned(problem.furnitureKey);
  const piece = pieces[problem.index];
  if (!piece) throw new Error(`messageOf: no piece ${problem.index}`);
  return problem.kind === 'OUTSIDE'
    ? homeTexts.outside(piece.furnitureKey)
    : homeTexts.overlap(piece.furnitureKey, problem.furnitureKey);
}

/** Sets who may enter; the arrangement and its version stay as they are. */
export async function saveDoor(
  request: UserCall & {
    door: HomeDoor;
  },
): Promise<{ door: HomeDoor }> {
  const { deps, userId, door } = request;
  await deps.db
    .insert(homes)
    .values({ userId, door })
    .onConflictDoUpdate({ target: homes.userId, set: { door: sql`excluded.door` } });
  return { door };
}
