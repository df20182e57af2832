import { eq } from 'drizzle-orm';
import type { ChatSettings, MemberChat } from '#shared/contract/people/chat.ts';
import { holdsAtLeast, outranks, type ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelChatSettings, userChatSettings } from '#server/db/tables/people/chat.ts';
import { chatTexts } from './texts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { getChatRules } from './getChatRules.ts';

const FREE: ChatSettings = { chatMode: 'FREE', whisperOn: true };

interface Change {
  readonly deps: Deps;
  readonly actorId: number;
  readonly channelId: number;
  readonly settings: ChatSettings;
}

/** The talk settings of the members of a channel; free by default. */
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
  await transaction(deps, async (tx) => {
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

/**
 * The setting for a member, free by default, and the rules in force. Throws MEMBER_NOT_FOUND for a user who is no
 * member of the channel.
 */
export async function getMemberChat(input: {
  deps: Pick<Deps, 'db' | 'clock' | 'memberships'>;
  channelId: number;
  memberId: number;
}): Promise<MemberChat> {
  const { deps, memberId: userId } = input;
  const { db } = deps;
  await checkMember(deps, input);
  const { chatMode, whisperOn } = userChatSettings;
  const [row] = await db
    .select({ chatMode, whisperOn })
    .from(userChatSettings)
    .where(eq(userChatSettings.userId, userId));
  const { chatModeBy, whisperBy, needsGuardianConsent, mutedUntil, ...rules } = await getChatRules({
    deps,
    userId,
  });
  return {
    settings: row ?? FREE,
    rules: {
      chatMode: rules.chatMode,
      whisperOn: rules.whisperOn,
      chatModeBy,
      whisperBy,
      needsGuardianConsent,
      mutedUntil,
    },
  };
}

/**
 * Saves what the guardian of a member asked the class for. Throws MEMBER_NOT_FOUND for a user who is no member of it,
 * NOT_HAS_ROLE for staff that is not below the caller.
 */
export async function saveMemberChat(change: Change & { memberId: number }): Promise<MemberChat> {
  const { deps, actorId, channelId, settings, memberId } = change;
  const row = { ...settings, updatedAt: deps.clock.now() };
  await transaction(deps, async (tx) => {
    const roles = await checkMember({ ...deps, db: tx }, change);
    if (memberId !== actorId && holdsAtLeast(roles, 'teacher')) {
      const own = await checkMember({ ...deps, db: tx }, { channelId, memberId: actorId });
      if (!outranks(own, roles))
        throw new AppError('NOT_HAS_ROLE', {
          message: chatTexts.notBelow,
          log: `user ${actorId} with [${own.join()}] is not above user ${memberId}`,
        });
    }
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
    await emit(tx, { type: 'chatRights.changed', userId: memberId });
  });
  return getMemberChat({ deps, channelId, memberId });
}

async function checkMember(
  { db, memberships }: Pick<Deps, 'memberships'> & { readonly db: Database | Transaction },
  { channelId, memberId }: { readonly channelId: number; readonly memberId: number },
): Promise<readonly ChannelRole[]> {
  const roles = await memberships.rolesIn({ db, channelId, userId: memberId });
  if (roles.length === 0)
    throw new AppError('MEMBER_NOT_FOUND', { log: `user ${memberId} is not in channel ${channelId}` });
  return roles;
}
