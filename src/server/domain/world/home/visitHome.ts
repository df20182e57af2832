import { and, eq, sql } from 'drizzle-orm';
import type { VisitedHome } from '#shared/contract/world/home.ts';
import { guestbookEntries, homeGreetings, homeWaterings } from '#server/db/tables/world/home.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { countWaterings } from './countWaterings.ts';
import { enterHome } from './homeOwner.ts';
import { companionFormOf } from './readHome.ts';
import { homeTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

export interface Visit extends UserCall {
  readonly hostId: number;
}

/** A user's home, and the visitor's greetings there today. Throws as `enterHome`. */
export async function visitHome(visit: Visit): Promise<VisitedHome> {
  const { owner, pieces } = await enterHome(visit);
  const { db, clock } = visit.deps;
  const day = seoulDay(clock.now());
  const [companionForm, greeted, written, watered, gardenCount] = await Promise.all([
    companionFormOf({ deps: visit.deps, userId: visit.hostId }),
    db
      .select({ one: sql`1` })
      .from(homeGreetings)
      .where(
        and(
          eq(homeGreetings.homeUserId, visit.hostId),
          eq(homeGreetings.day, day),
          eq(homeGreetings.visitorId, visit.userId),
        ),
      ),
    db
      .select({ one: sql`1` })
      .from(guestbookEntries)
      .where(
        and(
          eq(guestbookEntries.homeUserId, visit.hostId),
          eq(guestbookEntries.writerId, visit.userId),
          eq(guestbookEntries.day, day),
        ),
      ),
    db
      .select({ one: sql`1` })
      .from(homeWaterings)
      .where(
        and(
          eq(homeWaterings.homeUserId, visit.hostId),
          eq(homeWaterings.day, day),
          eq(homeWaterings.visitorId, visit.userId),
        ),
      ),
    countWaterings(db, visit.hostId),
  ]);
  return {
    owner,
    companionForm,
    pieceList: [...pieces],
    greeted: greeted.length > 0,
    written: written.length > 0,
    watered: watered.length > 0,
    gardenCount,
  };
}

/** Greets the owner: the first greeting of a day is announced, later ones count with it. Throws as `enterHome`. */
export async function greetHome(visit: Visit): Promise<{ greeted: true }> {
  const { deps, userId, hostId } = visit;
  assertVisitor(visit);
  await enterHome(visit);
  const day = seoulDay(deps.clock.now());
  await transaction(deps, async (tx) => {
    const rows = await tx
      .insert(homeGreetings)
      .values({ homeUserId: hostId, visitorId: userId, day })
      .onConflictDoNothing()
      .returning();
    if (rows.length > 0) await emit(tx, { type: 'home.visited', userId: hostId, visitorId: userId });
  });
  return { greeted: true };
}

/** Throws VALIDATION_FAIL for the owner, who is no guest. */
export function assertVisitor({ userId, hostId }: Visit): void {
  if (userId === hostId)
    throw new AppError('VALIDATION_FAIL', {
      message: homeTexts.oneself,
      log: `user ${userId} is at home there`,
    });
}
