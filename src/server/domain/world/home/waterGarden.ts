import { and, count, eq } from 'drizzle-orm';
import { homeWaterings } from '#server/db/tables/world/home.ts';
import { transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { countWaterings } from './countWaterings.ts';
import { enterHome } from './homeOwner.ts';
import { assertVisitor, type Visit } from './visitHome.ts';

/** The reward of a visitor who waters; a few gardens of a day pay. */
export const WATERING_REWARD = { point: 1, exp: 2 } as const;
export const PAID_WATERINGS_A_DAY = 5;

/**
 * Waters the garden of a home that is open to the visitor; it counts and pays once a day. Throws as `enterHome`, and
 * VALIDATION_FAIL for the owner.
 */
export async function waterGarden(
  visit: Visit,
): Promise<{ gardenCount: number; gainedPoint: number; gainedExp: number }> {
  const { deps, userId, hostId } = visit;
  assertVisitor(visit);
  await enterHome(visit);
  const day = seoulDay(deps.clock.now());
  return transaction(deps, async (tx) => {
    const wallet = await lockWallet({ tx, userId });
    const [watered] = await tx
      .insert(homeWaterings)
      .values({ homeUserId: hostId, visitorId: userId, day })
      .onConflictDoNothing()
      .returning({ day: homeWaterings.day });
    const [today] = await tx
      .select({ gardens: count() })
      .from(homeWaterings)
      .where(and(eq(homeWaterings.visitorId, userId), eq(homeWaterings.day, day)));
    const isPaid = watered !== undefined && (today?.gardens ?? 0) <= PAID_WATERINGS_A_DAY;
    const reasonKey = `water:${day}:${hostId}`;
    const { gained } = isPaid
      ? await postReward({ tx, wallet, reasonKey, reward: WATERING_REWARD })
      : { gained: { point: 0, exp: 0 } };
    return {
      gardenCount: await countWaterings(tx, hostId),
      gainedPoint: gained.point,
      gainedExp: gained.exp,
    };
  });
}
