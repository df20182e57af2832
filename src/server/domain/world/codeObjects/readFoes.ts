import { eq } from 'drizzle-orm';
import { FOES } from '#shared/content/foes.ts';
import type { CodeObjectState } from '#shared/contract/world/codeObjects.ts';
import { foeStates } from '#server/db/tables/world/codeObjects.ts';
import type { Deps } from '#server/domain/deps.ts';

/** Maps those of the objects that are foes to how far the user is with them. */
export async function readFoes(request: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly objectIds: readonly number[];
}): Promise<ReadonlyMap<number, NonNullable<CodeObjectState['foe']>>> {
  const { deps, userId, objectIds } = request;
  const foes = FOES.filter(({ objectId }) => objectIds.some((id) => id === objectId));
  if (foes.length === 0) return new Map();
  const states = await deps.db.select().from(foeStates).where(eq(foeStates.userId, userId));
  return new Map(
    foes.map(({ id, objectId }) => {
      const state = states.find(({ foeId }) => foeId === id);
      const beatenAt = state?.beatenAt?.toISOString() ?? null;
      return [objectId, { wonCount: state?.wonCount ?? 0, beatenAt }];
    }),
  );
}

/** The foes that a user has beaten, by id. */
export async function beatenFoeIds(request: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
}): Promise<ReadonlySet<number>> {
  const states = await request.deps.db.select().from(foeStates).where(eq(foeStates.userId, request.userId));
  return new Set(states.filter(({ beatenAt }) => beatenAt !== null).map(({ foeId }) => foeId));
}
