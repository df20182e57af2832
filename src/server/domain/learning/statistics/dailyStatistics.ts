import { and, eq, getTableColumns, gte } from 'drizzle-orm';
import type { DayCounts } from '#shared/contract/learning/statistics.ts';
import { channelDays } from '#server/db/tables/learning/statistics.ts';
import { countJoined } from '#server/domain/channels/channels/memberCounts.ts';
import { memberIdsOf } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { countReadDays } from '#server/domain/learning/progress/summariseLearning.ts';
import { countSubmissionDays } from '#server/domain/learning/submissions/submissionCounts.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight } from '#server/platform/seoulWeek.ts';

interface OfChannel {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly channelId: number;
}

const { channelId: _channelId, ...dayColumns } = getTableColumns(channelDays);

/** The judge may still work on submissions of the late evening. */
const UNSETTLED_DAYS = 2;

/** The activity of the members on each of the last days. A past day is counted once and stored. */
export async function dailyStatistics(query: OfChannel & { readonly days: number }) {
  const { deps, channelId, days } = query;
  const { db, clock } = deps;
  const now = clock.now();
  const today = seoulDay(now);
  const first = addDays(today, 1 - days);
  const kept = await db
    .select(dayColumns)
    .from(channelDays)
    .where(and(eq(channelDays.channelId, channelId), gte(channelDays.day, first)));
  const known = new Map(kept.map((counts) => [counts.day, counts]));
  const all = Array.from({ length: days }, (_, index) => addDays(first, index));
  const from = all.find((day) => !known.has(day)) ?? today;
  const counted = await countDays(query, { from, to: today });

  const firstUnsettled = addDays(today, 1 - UNSETTLED_DAYS);
  const settled = counted.filter(({ day }) => day < firstUnsettled);
  if (settled.length > 0)
    await db
      .insert(channelDays)
      .values(settled.map((counts) => ({ channelId, ...counts })))
      .onConflictDoNothing();
  for (const counts of counted) known.set(counts.day, counts);
  return {
    dayList: all.flatMap((day) => known.get(day) ?? []),
    asOf: now.toISOString(),
  };
}

async function countDays(
  { deps: { db }, channelId }: OfChannel,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DayCounts[]> {
  const since = seoulMidnight(from);
  const members = memberIdsOf(db, channelId);
  const [joined, submitted, read] = await Promise.all([
    countJoined(db, { channelId, since }),
    countSubmissionDays({ db, members, since }),
    countReadDays({ db, members, since }),
  ]);
  const counts: DayCounts[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const {
      submitterCount = 0,
      submissionCount = 0,
      passCount = 0,
    } = submitted.find((one) => one.day === day) ?? {};
    counts.push({
      day,
      submitterCount,
      submissionCount,
      passCount,
      joinedCount: joined.get(day) ?? 0,
      documentCount: read.get(day) ?? 0,
    });
  }
  return counts;
}
