import { and, desc, eq, lt } from 'drizzle-orm';
import { mapById } from '#shared/content/maps/maps.ts';
import { ENCOUNTER_SPAN_MS, ENCOUNTER_TRIES, type Encounter } from '#shared/contract/learning/encounters.ts';
import { dayInSeoul, daysLater, instantInSeoul } from '#shared/time/seoulTime.ts';
import { encounters } from '#server/db/tables/learning/encounters.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';
import { shownCode } from './contents/encounterContent.ts';
import { chooseEncounter, encounterOfKey } from './contents/encounterContents.ts';
import { knownConcepts, languageFor } from './knownConcepts.ts';

/** Points of a right answer, and as much experience. */
export const ENCOUNTER_PAY = 3;
/** After so many paid ones a day the next are answered for fun. */
export const PAID_A_DAY = 12;
/** A content does not come again within this many days, if there is another one. */
const MEMORY_DAYS = 2;

/**
 * The encounter of this moment: the same in every tab and process, and none once it is answered. Throws RESOURCE_NOT_FOUND for a map that is none.
 */
export async function meetEncounter({
  deps,
  userId,
  mapId,
}: UserCall & { readonly mapId: number }): Promise<{ encounter: Encounter | null; nextInMs: number }> {
  if (!mapById(mapId)) throw new AppError('RESOURCE_NOT_FOUND', { log: `there is no map ${mapId}` });
  const { db, clock } = deps;
  const now = clock.now();
  const span = Math.floor(now.getTime() / ENCOUNTER_SPAN_MS);
  const nextInMs = (span + 1) * ENCOUNTER_SPAN_MS - now.getTime();
  const known = await knownConcepts({ db, userId });
  const rows = await db
    .select()
    .from(encounters)
    .where(eq(encounters.userId, userId))
    .orderBy(desc(encounters.span));
  let met = rows.find((row) => row.span === span);
  if (!met) {
    const lately = rows.map(({ contentKey }) => contentKey);
    const { key } = chooseEncounter({ userId, mapId, span, known: known.all, lately });
    await forgetEarlier({ deps, userId, now });
    await db
      .insert(encounters)
      .values({ userId, span, contentKey: key, mapId, metAt: now })
      .onConflictDoNothing();
    [met] = await db
      .select()
      .from(encounters)
      .where(and(eq(encounters.userId, userId), eq(encounters.span, span)));
  }
  const content = met && encounterOfKey(met.contentKey);
  if (!met || !content || met.isRight !== null) return { encounter: null, nextInMs };
  return {
    encounter: {
      encounterId: span,
      kind: content.kind,
      question: content.question,
      code: shownCode(content.program, languageFor(known, content.concepts)),
      patternList: [...content.pattern],
      pieceList: [...content.pieces],
      isOrder: content.isOrder,
      triesLeft: ENCOUNTER_TRIES - met.tries,
      point: mayPay(rows, now) ? ENCOUNTER_PAY : 0,
    },
    nextInMs,
  };
}

/** Whether the day of a moment in Seoul has not paid enough yet. */
export function mayPay(
  rows: readonly Pick<typeof encounters.$inferSelect, 'paid' | 'metAt'>[],
  now: Date,
): boolean {
  const midnight = instantInSeoul(dayInSeoul(now), 0);
  return rows.filter(({ paid, metAt }) => paid > 0 && metAt >= midnight).length < PAID_A_DAY;
}

async function forgetEarlier({ deps, userId, now }: UserCall & { readonly now: Date }): Promise<void> {
  const first = instantInSeoul(daysLater(dayInSeoul(now), -MEMORY_DAYS), 0);
  await deps.db.delete(encounters).where(and(eq(encounters.userId, userId), lt(encounters.metAt, first)));
}
