import type { ChannelNotification } from '#shared/contract/learning/statistics.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { countJoined, countPending } from '#server/domain/channels/channels/memberCounts.ts';
import { countFailed } from '#server/domain/channels/textMessages/listTextMessages.ts';
import { countUnreadNotices } from '#server/domain/people/notifications/ownNotifications.ts';
import { countOpenReports } from '#server/domain/people/reports/listReports.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { addDays, seoulMidnight } from '#server/platform/seoulWeek.ts';

const NEW_FOR_DAYS = 7;

/** Counts of what waits for the caller in a channel; entries with nothing waiting are left out. */
export async function channelNotifications(query: ChannelCall): Promise<ChannelNotification[]> {
  const { deps, userId, channel } = query;
  const { db, clock } = deps;
  const { channelId, roles } = channel;
  const since = seoulMidnight(addDays(seoulDay(clock.now()), 1 - NEW_FOR_DAYS));
  const isManager = holdsAtLeast(roles, 'manager');
  const isTeacher = holdsAtLeast(roles, 'teacher');
  const [pending, reports, failed, joined, unread] = await Promise.all([
    isManager ? countPending(db, channelId) : 0,
    isManager ? countOpenReports(db, channelId) : 0,
    isTeacher ? countFailed(db, channelId) : 0,
    isTeacher ? countJoined(db, { channelId, since, but: userId }) : new Map<string, number>(),
    countUnreadNotices({ deps, userId, channelId }),
  ]);
  const all: ChannelNotification[] = [
    { kind: 'PENDING_MEMBERS', count: pending },
    { kind: 'OPEN_REPORTS', count: reports },
    { kind: 'FAILED_TEXTS', count: failed },
    { kind: 'NEW_MEMBERS', count: [...joined.values()].reduce((sum, count) => sum + count, 0) },
    { kind: 'UNREAD_NOTICES', count: unread },
  ];
  return all.filter(({ count }) => count > 0);
}
