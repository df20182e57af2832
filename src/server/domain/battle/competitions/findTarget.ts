import type { Competition } from '#shared/contract/battle/competitions.ts';
import type { RoomMember } from '#shared/contract/battle/battles.ts';
import { ROOM_CODE } from '#shared/contract/battle/contestKeys.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { AppError } from '#server/platform/appError.ts';
import type { CallerChannel, ChannelCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findMember, findRoom, viewRoom, type RoomRow } from '#server/domain/battle/battles/rooms.ts';
import {
  clockOf,
  findContestUser,
  readContents,
  readContest,
  type Contest,
} from '#server/domain/battle/scoreboard/contests.ts';
import { readPlayers, type Viewer } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { ruleTexts } from '#server/domain/battle/scoreboard/texts.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { readBattleTiers } from '#server/domain/battle/battles/ratings.ts';
import {
  describeCompetition,
  findCompetition,
  findCompetitionFor,
  type CompetitionRow,
} from './competitions.ts';

/** A caller and a race, by the id of a competition or the code of a room. */
export interface ContestCall extends ChannelCall {
  readonly key: string;
}

export type Target =
  | { readonly kind: 'competition'; readonly competition: CompetitionRow; readonly contestId: number }
  | { readonly kind: 'room'; readonly room: RoomRow; readonly contestId: number | null };

/**
 * A race that is for the caller. Throws RESOURCE_NOT_FOUND for a competition, ROOM_NOT_FOUND for a room that is not of
 * the channel.
 */
export async function findTarget({
  deps,
  userId,
  channel: { channelId, roles },
  key,
}: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly channel: Pick<CallerChannel, 'channelId' | 'roles'>;
  readonly key: string;
}): Promise<Target> {
  if (ROOM_CODE.test(key)) return targetOfKey({ deps, channelId, key });
  const viewing = { channelId, userId, roles };
  const competition = await findCompetitionFor(deps.db, { ...viewing, competitionId: Number(key) });
  return { kind: 'competition', competition, contestId: competition.contestId };
}

/** The same without a caller, for the battle room itself. */
export async function targetOfKey({
  deps,
  channelId,
  key,
}: {
  readonly deps: Pick<Deps, 'db'>;
  readonly channelId: number;
  readonly key: string;
}): Promise<Target> {
  if (ROOM_CODE.test(key)) {
    const room = await findRoom(deps.db, { channelId, code: key });
    return { kind: 'room', room, contestId: room.contestId };
  }
  const competition = await findCompetition(deps.db, { channelId, competitionId: Number(key) });
  return { kind: 'competition', competition, contestId: competition.contestId };
}

/** The race itself. Throws BATTLE_NOT_STARTED for a room that has not had one. */
export async function contestOf({ deps }: Pick<ContestCall, 'deps'>, target: Target): Promise<Contest> {
  if (target.contestId === null)
    throw new AppError('BATTLE_NOT_STARTED', { log: 'the room has not had a race yet' });
  return readContest({ db: deps.db, contestId: target.contestId });
}

const outside = ({ kind }: Target, log: string) =>
  new AppError(kind === 'room' ? 'NOT_ACCEPT_ROOM' : 'NOT_ENROLLED_COMPETITION', { log });

/** Throws NOT_ACCEPT_ROOM or NOT_ENROLLED_COMPETITION for a user who does not race. */
export async function assertTakesPart({ deps, userId }: ContestCall, target: Target): Promise<void> {
  const { contestId } = target;
  if (contestId !== null && (await findContestUser({ db: deps.db, contestId, userId }))) return;
  throw outside(target, `user ${userId} does not take part in contest ${contestId}`);
}

/**
 * The caller's view of a race: that of a player or the public one. The public view is open to staff, to spectators of
 * the room and, after the end, to the whole channel. Throws NOT_ACCEPT_ROOM, NOT_ENROLLED_COMPETITION.
 */
export async function viewerOf(
  {
    deps,
    userId,
    channel,
  }: {
    readonly deps: Pick<Deps, 'db'>;
    readonly userId: number;
    readonly channel: Pick<CallerChannel, 'roles'>;
  },
  target: Target,
): Promise<Viewer> {
  const { contestId } = target;
  const { db } = deps;
  if (contestId !== null && (await findContestUser({ db, contestId, userId }))) {
    const gone = target.kind === 'room' && (await findMember(db, target.room.id, userId))?.state === 'KICKED';
    if (!gone) return userId;
  }
  if (holdsAtLeast(channel.roles, 'teacher')) return 'public';
  if (target.kind === 'room') {
    const member = await findMember(db, target.room.id, userId);
    if (member?.state === 'IN') return 'public';
    throw outside(target, `user ${userId} is not in room ${target.room.id}`);
  }
  if ((await readContest({ db, contestId: target.competition.contestId })).settledAt !== null)
    return 'public';
  throw outside(target, `user ${userId} has not enrolled in competition ${target.competition.id}`);
}

/** A race that the caller may look at, with the caller's view. */
export async function seenContest(call: ContestCall): Promise<{ contest: Contest; viewer: Viewer }> {
  const target = await findTarget(call);
  const viewer = await viewerOf(call, target);
  return { contest: await contestOf(call, target), viewer };
}

/** Info of a competition, or of a room's race in the same words. */
export async function describeTarget(call: ContestCall, target: Target): Promise<Competition> {
  if (target.kind === 'competition') return describeCompetition(call, target.competition);
  const { deps, userId } = call;
  const { db, clock } = deps;
  const { room, contestId } = target;
  const { settings, code, channelId, createdAt } = room;
  const contest = contestId === null ? null : await readContest({ db, contestId });
  const own = contestId === null ? undefined : await findContestUser({ db, contestId, userId });
  const contents = contestId === null ? [] : await readContents({ db, contestId });
  const now = clock.now();
  const shown = contest && clockOf(contest, now);
  const scoredMs = settings.minutes * 60_000;
  return {
    competitionId: null,
    roomCode: code,
    channelId,
    name: settings.name,
    content: '',
    enrollRole: null,
    groupList: [],
    rule: settings.rule,
    ruleTextList: ruleTexts(settings.rule, scoredMs, settings.freeze),
    limitTime: settings.minutes,
    startDate: shown?.startsAt ?? createdAt.toISOString(),
    endDate: shown?.endsAt ?? new Date(createdAt.getTime() + scoredMs).toISOString(),
    enrollState: own ? 'STARTED' : 'NOT_ENROLLED',
    enrolledUserCount: contestId === null ? 0 : (await readPlayers({ db, contestId })).length,
    contentCount: settings.problemCount,
    pointList: contents.map(({ points }) => points),
    freezeMinutes:
      contest?.freezeFromMs == null ? 0 : Math.round((contest.durationMs - contest.freezeFromMs) / 60_000),
    clock: shown,
  };
}

/** The members of the room, or the users who have enrolled. */
export async function listTargetMembers({ deps }: ContestCall, target: Target): Promise<RoomMember[]> {
  if (target.kind === 'room') return (await viewRoom(deps.db, target.room)).roomMemberList;
  const players = await readPlayers({ db: deps.db, contestId: target.contestId });
  const userIds = players.map(({ userId }) => userId);
  const [users, tiers] = await Promise.all([
    userSummaries({ deps, userIds }),
    readBattleTiers(deps.db, userIds),
  ]);
  return players.map(({ userId, teamId }) => ({
    userId,
    teamId,
    role: 'PLAYER' as const,
    ready: true,
    isHost: false,
    nickname: users.get(userId)?.nickname ?? '',
    level: users.get(userId)?.level ?? 1,
    tier: tiers.get(userId) ?? 'BRONZE',
  }));
}
