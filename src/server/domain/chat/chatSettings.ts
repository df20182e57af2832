import { and, eq } from 'drizzle-orm';
import type { ChatSettings } from '#shared/contract/chat.ts';
import { channelMembers } from '#server/db/tables/channels.ts';
import { channelChatSettings, userChatSettings } from '#server/db/tables/chat.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { writeAudit } from '../moderation/writeAudit.ts';

const FREE: ChatSettings = { chatMode: 'FREE', whisperOn: true };

interface Change {
  readonly deps: Deps;
  readonly actorId: number;
  readonly channelId: number;
  readonly settings: ChatSettings;
}

/** How the members of a channel may talk; free until somebody says otherwise. */
export async function getChannelChatSettings(input: {
  deps: Pick<Deps, 'db'>;
  channelId: number;
}): Promise<ChatSettings> {
  const { chatMode, whisperOn } = channelChatSettings;
  const [row] = await input.deps.db
    .select({ chatMode, whisperOn })
    .from(channelChatSettings)
    .where(eq(channelChatSettings.channelId, input.channelId));
  return row ?? FREE;
}

export async function saveChannelChatSettings(change: Change): Promise<ChatSettings> {
  const { deps, actorId, channelId, settings } = change;
  const row = { ...settings, updatedAt: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(channelChatSettings)
      .values({ channelId, ...row })
      .onConflictDoUpdate({ target: channelChatSettings.channelId, set: row });
    await writeAudit({
      tx,
      actorId,
      channelId,
      action: 'CHANNEL_CHAT_SETTINGS',
      targetUserId: 0,
      details: { ...settings },
    });
  });
  return settings;
}

/** Of a member; free until somebody says otherwise. Throws MEMBER_NOT_FOUND for whoever is no member of the channel. */
export async function getMemberChatSettings(input: {
  deps: Pick<Deps, 'db'>;
  channelId: number;
  memberId: number;
}): Promise<ChatSettings> {
  const { chatMode, whisperOn } = userChatSettings;
  const [row] = await input.deps.db
    .select({ chatMode, whisperOn })
    .from(channelMembers)
    .leftJoin(userChatSettings, eq(userChatSettings.userId, channelMembers.userId))
    .where(isMember(input));
  if (!row) throw noMember(input);
  return { chatMode: row.chatMode ?? FREE.chatMode, whisperOn: row.whisperOn ?? FREE.whisperOn };
}

/** What the guardian of a member asked the class for. Throws MEMBER_NOT_FOUND for whoever is no member of it. */
export async function saveMemberChatSettings(change: Change & { memberId: number }): Promise<ChatSettings> {
  const { deps, actorId, channelId, settings, memberId } = change;
  const row = { ...settings, updatedAt: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    const [member] = await tx
      .select({ userId: channelMembers.userId })
      .from(channelMembers)
      .where(isMember(change));
    if (!member) throw noMember(change);
    await tx
      .insert(userChatSettings)
      .values({ userId: memberId, ...row })
      .onConflictDoUpdate({ target: userChatSettings.userId, set: row });
    await writeAudit({
      tx,
      actorId,
      channelId,
      action: 'MEMBER_CHAT_SETTINGS',
      targetUserId: memberId,
      details: { ...settings },
    });
  });
  deps.events.emit('socialChanged', { userId: memberId, what: 'rights' });
  return settings;
}

interface Membership {
  readonly channelId: number;
  readonly memberId: number;
}

const isMember = ({ channelId, memberId }: Membership) =>
  and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, memberId));

const noMember = ({ channelId, memberId }: Membership) =>
  new AppError('MEMBER_NOT_FOUND', { log: `user ${memberId} is not in channel ${channelId}` });
