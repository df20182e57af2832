import { and, count, eq, gte } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { MOST_SENT_A_DAY, type OwnStage, type OwnStageClass } from '#shared/contract/learning/ownStages.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { dayInSeoul, instantInSeoul } from '#shared/time/seoulTime.ts';
import type { Transaction } from '#server/db/connect.ts';
import { ownStages } from '#server/db/tables/learning/ownStages.ts';
import { assertMember } from '#server/domain/channels/channels/assertMember.ts';
import { assertPlugin } from '#server/domain/channels/channels/assertPlugin.ts';
import { membershipsHolding, readMembership } from '#server/domain/channels/channels/memberships.ts';
import { assertMayTalk } from '#server/domain/people/chat/assertMayTalk.ts';
import { getChatRules } from '#server/domain/people/chat/getChatRules.ts';
import { friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import type { UserCall } from '#server/domain/call.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertRoom, change, lockShelf, type OneOwn } from './editOwnStage.ts';
import { assertUnsent, findOwnStage, ownReply, titleOf } from './ownStageRows.ts';
import { ownStageTexts } from './texts.ts';

/** The classes that share stages. Everybody is in the school, so it is no class. */
export async function listStageClasses({ deps, userId }: UserCall): Promise<OwnStageClass[]> {
  const memberships = await membershipsHolding({ db: deps.db, userId, check: 'generalMember' });
  const classes = await Promise.all(
    memberships
      .filter(({ channelId }) => channelId !== DEFAULT_CHANNEL_ID)
      .map(async ({ channelId, channelName, roleList }) => {
        const membership = await readMembership({ db: deps.db, userId, channelId });
        return membership?.pluginMap.OWN_STAGE
          ? [{ channelId, channelName, isStaff: holdsAtLeast(roleList, 'teacher') }]
          : [];
      }),
  );
  return classes.flat();
}

/** Throws CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE, CHANNEL_CONTENT_UNAUTHORIZED. */
async function assertClass({ deps, userId }: UserCall, channelId: number): Promise<void> {
  const membership =
    channelId === DEFAULT_CHANNEL_ID ? undefined : await readMembership({ db: deps.db, userId, channelId });
  if (!membership)
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', { log: `channel ${channelId} is no class of ${userId}` });
  assertMember(membership, userId, 'generalMember');
  assertPlugin(membership, 'OWN_STAGE');
}

/**
 * Shows a proved stage to friends, to a class, or to both; friends are told. Throws RESOURCE_NOT_FOUND, VALIDATION_FAIL
 * (to nobody), OWN_STAGE_SENT, OWN_STAGE_NOT_PROVED, OWN_STAGE_LIMIT, OWN_STAGES_FULL, CHAT_MUTED, CHAT_OFF and what
 * `assertClass` throws.
 */
export async function sendOwnStage(
  call: OneOwn & { readonly toFriends: boolean; readonly channelId: number | null },
): Promise<OwnStage> {
  const { deps, userId, stageId, toFriends, channelId } = call;
  const now = deps.clock.now();
  // A stage speaks by prepared words: what ends those ends sending, too.
  assertMayTalk(await getChatRules(call), { ownWords: false, now });
  if (channelId !== null) await assertClass(call, channelId);
  else if (!toFriends)
    throw new AppError('VALIDATION_FAIL', { message: ownStageTexts.nobody, log: 'a stage sent to nobody' });
  const row = await transaction(deps, async (tx) => {
    await lockShelf(tx, userId);
    const before = await findOwnStage(tx, { userId, stageId, lock: true });
    assertUnsent(before);
    if (before.proof === null)
      throw new AppError('OWN_STAGE_NOT_PROVED', { log: `stage ${stageId} is not proved` });
    await assertRoom(tx, { userId, sent: true });
    await assertDay(tx, { userId, now });
    const sent = await change(tx, before, { sentAt: now, updatedAt: now, toFriends, channelId });
    if (toFriends)
      for (const friend of await friendsSince({ db: tx, userId }))
        await emit(tx, {
          ...{ type: 'ownStage.sent', userId: friend.userId },
          ...{ authorId: userId, stageId, title: titleOf(sent) },
        });
    return sent;
  });
  return ownReply(call, row);
}

async function assertDay(
  tx: Transaction,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const [row] = await tx
    .select({ stages: count() })
    .from(ownStages)
    .where(and(eq(ownStages.userId, userId), gte(ownStages.sentAt, instantInSeoul(dayInSeoul(now), 0))));
  if ((row?.stages ?? 0) >= MOST_SENT_A_DAY)
    throw new AppError('OWN_STAGE_LIMIT', { log: `user ${userId} has sent ${row?.stages ?? 0} today` });
}
