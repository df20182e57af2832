import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { RoleChangeReply } from '#shared/contract/channels/memberFields.ts';
import {
  MOST_OWN_VERIFICATIONS,
  type ChannelVerification,
  type OwnVerification,
} from '#shared/contract/channels/memberVerifications.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Transaction } from '#server/db/connect.ts';
import { cutPage, readCursor } from '#server/db/cursor.ts';
import { channelVerifications } from '#server/db/tables/channels/members.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { lockChannel, readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listLoginNames } from '#server/domain/people/accounts/users.ts';
import { publicTextProblem } from '#server/domain/people/textFilter/publicText.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMayGrant, changeRolesIn, type Staff } from './changeRoles.ts';
import { memberTexts } from './texts.ts';

const PER_PAGE = 50;

/** Members who wait to be recognised, the oldest first. */
export async function listVerifications({
  deps,
  channelId,
  cursor,
}: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly cursor: string | undefined;
}): Promise<{ verificationList: ChannelVerification[]; nextCursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await deps.db
    .select()
    .from(channelVerifications)
    .where(
      and(
        eq(channelVerifications.channelId, channelId),
        eq(channelVerifications.state, 'PENDING'),
        after === undefined ? undefined : gt(channelVerifications.id, after),
      ),
    )
    .orderBy(asc(channelVerifications.id))
    .limit(PER_PAGE + 1);
  const { page, nextCursor } = cutPage(rows, { size: PER_PAGE, idOf: ({ id }) => id });
  const userIds = page.map(({ userId }) => userId);
  const [members, logins] = await Promise.all([
    readMemberRows(deps.db, { channelId, userIds }),
    userIds.length === 0 ? [] : listLoginNames({ db: deps.db, userIds }),
  ]);
  const nicknames = new Map(members.map(({ userId, nickname }) => [userId, nickname]));
  const loginNames = new Map(logins.map(({ userId, loginName }) => [userId, loginName]));
  return {
    verificationList: page.map(({ id, userId, name, message, createdAt }) => ({
      verificationId: id,
      memberId: userId,
      name,
      message,
      nickname: nicknames.get(userId) ?? '',
      loginName: loginNames.get(userId) ?? '',
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  };
}

/** The verification requests of a member, the last first. */
export async function listOwnVerifications({
  deps,
  userId,
  channel: { channelId },
}: Staff): Promise<OwnVerification[]> {
  const rows = await deps.db
    .select()
    .from(channelVerifications)
    .where(and(eq(channelVerifications.userId, userId), eq(channelVerifications.channelId, channelId)))
    .orderBy(desc(channelVerifications.id))
    .limit(MOST_OWN_VERIFICATIONS);
  return rows.map(({ id, name, message, state, createdAt, answeredAt }) => ({
    verificationId: id,
    name,
    message,
    state,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

/** The number of waiting members, counted up to `most`. */
export async function countVerifications({ db }: Pick<Deps, 'db'>, channelId: number, most = 1_000) {
  const rows = await db
    .select({ id: channelVerifications.id })
    .from(channelVerifications)
    .where(and(eq(channelVerifications.channelId, channelId), eq(channelVerifications.state, 'PENDING')))
    .limit(most);
  return rows.length;
}

/** Requests recognition; one request waits at a time. Throws DOLPHIN_DUPLICATE_RESOURCE, VALIDATION_FAIL. */
export async function askVerification({
  deps,
  userId,
  channel: { channelId },
  name,
  message,
}: Staff & { readonly name: string; readonly message: string }): Promise<number> {
  const refused = Object.entries({ name, message }).flatMap(([field, text]) => {
    const problem = text === '' ? undefined : publicTextProblem(text);
    return problem === undefined ? [] : [{ field, message: problem }];
  });
  if (refused[0])
    throw new AppError('VALIDATION_FAIL', {
      message: refused[0].message,
      fieldErrors: refused,
      log: `verification with refused ${refused.map(({ field }) => field).join()}`,
    });
  return transaction(deps, async (tx) => {
    await lockChannel(tx, channelId);
    const waiting = await tx
      .select({ id: channelVerifications.id })
      .from(channelVerifications)
      .where(
        and(
          eq(channelVerifications.userId, userId),
          eq(channelVerifications.channelId, channelId),
          eq(channelVerifications.state, 'PENDING'),
        ),
      );
    if (waiting.length > 0)
      throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
        message: memberTexts.alreadyAsked,
        log: `user ${userId} waits for an answer in channel ${channelId}`,
      });
    const [row] = await tx
      .insert(channelVerifications)
      .values({ channelId, userId, name, message, createdAt: deps.clock.now() })
      .returning({ id: channelVerifications.id });
    if (!row) throw new Error('askVerification: the insert returned no row');
    return row.id;
  });
}

type Answer = Staff & { readonly verificationIds: readonly number[] };

/** Recognises members. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE, and as `changeRoles`. */
export async function acceptVerifications(
  input: Answer & { readonly role: ChannelRole },
): Promise<RoleChangeReply> {
  const { deps, role } = input;
  assertMayGrant(input, role);
  return transaction(deps, async (tx) => {
    const memberIds = await answer(tx, input, 'ACCEPTED');
    return changeRolesIn(tx, {
      ...input,
      memberIds,
      action: 'VERIFICATION_ACCEPT',
      detail: { role },
      decide: ({ standing }) => (standing === 'MEMBER' ? { roles: [role], formerRoles: null } : undefined),
      nobodyLeft: memberTexts.alreadyAnswered,
      change: 'VERIFIED',
    });
  });
}

/** Answers the members whose requests were rejected. Throws RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_RESOURCE. */
export async function rejectVerifications(input: Answer): Promise<number[]> {
  const { deps, userId, channel } = input;
  return transaction(deps, async (tx) => {
    const memberIds = await answer(tx, input, 'REJECTED');
    await writeAudit(tx, {
      channelId: channel.channelId,
      actorId: userId,
      action: 'VERIFICATION_REJECT',
      targetUserId: memberIds,
    });
    for (const memberId of memberIds)
      await emit(tx, {
        type: 'membership.changed',
        userId: memberId,
        channelId: channel.channelId,
        channelName: channel.channelName,
        change: 'NOT_VERIFIED',
      });
    return memberIds;
  });
}

/** Closes the waiting ones of the requests, each once; answers their members. */
async function answer(
  tx: Transaction,
  { deps, userId, channel: { channelId }, verificationIds }: Answer,
  state: 'ACCEPTED' | 'REJECTED',
): Promise<number[]> {
  const ofThem = and(
    eq(channelVerifications.channelId, channelId),
    inArray(channelVerifications.id, [...verificationIds]),
  );
  const known = await tx.select({ id: channelVerifications.id }).from(channelVerifications).where(ofThem);
  if (known.length < verificationIds.length)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `one of the verifications ${verificationIds.join()} is not of channel ${channelId}`,
    });
  const answered = await tx
    .update(channelVerifications)
    .set({ state, answeredBy: userId, answeredAt: deps.clock.now() })
    .where(and(ofThem, eq(channelVerifications.state, 'PENDING')))
    .returning({ userId: channelVerifications.userId });
  if (answered.length === 0)
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      message: memberTexts.alreadyAnswered,
      log: `verifications ${verificationIds.join()} are answered`,
    });
  return [...new Set(answered.map((row) => row.userId))];
}
