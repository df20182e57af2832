import { and, eq, gt } from 'drizzle-orm';
import { holdsAtLeast, isActiveMember } from '#shared/contract/roles.ts';
import { userChatSettings, whispers } from '#server/db/tables/people/chat.ts';
import { isAdult } from '#server/domain/people/consent/guardianConsent.ts';
import type { Deps } from '#server/domain/deps.ts';
import { areFriends } from '#server/domain/people/friends/friendshipRules.ts';
import type { WhisperFrom } from '#shared/contract/people/chat.ts';

/** A receiver of a whisper may answer for this time. */
const ANSWER_MS = 24 * 60 * 60 * 1000;

interface Pair {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'memberships'>;
  readonly userId: number;
  readonly receiverId: number;
}

/**
 * Whether one user may whisper to another: staff of a channel to its members, any user in answer, friends, and users
 * that the receiver admits. An adult cannot begin a whisper to a child unless it is staff of the child's channels, even
 * if the receiver admits it.
 */
export async function mayWhisper({ deps, userId, receiverId }: Pair): Promise<boolean> {
  const [isFriend, isAnswer, own, theirs, fromAdult, toAdult, whisperFrom] = await Promise.all([
    areFriends({ deps, userId, otherId: receiverId }),
    hasWhispered({ deps, userId: receiverId, receiverId: userId }),
    deps.memberships.list({ db: deps.db, userId }),
    deps.memberships.list({ db: deps.db, userId: receiverId }),
    isAdult({ deps, userId }),
    isAdult({ deps, userId: receiverId }),
    getWhisperFrom({ deps, userId: receiverId }),
  ]);
  const theirChannels = new Set(
    theirs.filter(({ roleList }) => isActiveMember(roleList)).map(({ channelId }) => channelId),
  );
  const shared = own.filter(
    ({ channelId, roleList }) => theirChannels.has(channelId) && isActiveMember(roleList),
  );
  if (isAnswer || shared.some(({ roleList }) => holdsAtLeast(roleList, 'teacher'))) return true;
  if (fromAdult && !toAdult) return false;
  return isFriend || (whisperFrom === 'CHANNEL_MEMBERS' && shared.length > 0);
}

export async function getWhisperFrom(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
}): Promise<WhisperFrom> {
  const [row] = await input.deps.db
    .select({ whisperFrom: userChatSettings.whisperFrom })
    .from(userChatSettings)
    .where(eq(userChatSettings.userId, input.userId));
  return row?.whisperFrom ?? 'FRIENDS';
}

/** The user's own choice; what guardian and class have asked for stays as it is. */
export async function saveWhisperFrom(input: {
  deps: Pick<Deps, 'db' | 'clock'>;
  userId: number;
  whisperFrom: WhisperFrom;
}): Promise<{ whisperFrom: WhisperFrom }> {
  const { deps, userId, whisperFrom } = input;
  const row = { whisperFrom, updatedAt: deps.clock.now() };
  await deps.db
    .insert(userChatSettings)
    .values({ userId, chatMode: 'FREE', whisperOn: true, ...row })
    .onConflictDoUpdate({ target: userChatSettings.userId, set: row });
  return { whisperFrom };
}

async function hasWhispered({ deps, userId, receiverId }: Pair): Promise<boolean> {
  const since = new Date(deps.clock.now().getTime() - ANSWER_MS);
  const rows = await deps.db
    .select({ id: whispers.id })
    .from(whispers)
    .where(
      and(eq(whispers.senderId, userId), eq(whispers.receiverId, receiverId), gt(whispers.createdAt, since)),
    )
    .limit(1);
  return rows.length > 0;
}
