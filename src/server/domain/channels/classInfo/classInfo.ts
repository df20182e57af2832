import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  classContentQuerySchema,
  ClassInfo,
  MemberClassInfo,
  OwnClassInfoBody,
} from '#shared/contract/channels/classInfo.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelClassInfos } from '#server/db/tables/channels/classInfo.ts';
import { knowsChannel } from '#server/domain/channels/channels/assertMember.ts';
import { assertPlugin } from '#server/domain/channels/channels/assertPlugin.ts';
import { readMembership } from '#server/domain/channels/channels/memberships.ts';
import { channelTexts } from '#server/domain/channels/channels/texts.ts';
import { assertMayReplace } from '#server/domain/people/sessions/assertMayReplace.ts';
import { AppError } from '#server/platform/appError.ts';
import type { ChannelScope } from '#server/domain/call.ts';

type Content = z.output<typeof classContentQuerySchema>;

interface OfMember extends ChannelScope {
  readonly content: Content;
}

/** The own class info. Throws NEED_TO_CHANNEL_INFO where there is none, and what `assertMayGive` throws. */
export async function getOwnClassInfo(input: OfMember): Promise<ClassInfo> {
  await assertMayGive(input);
  return (await readClassInfo(input)) ?? refuseWithout(input);
}

/** Saves the own class info. Throws the errors of `assertMayGive` and `assertMayReplace`. */
export async function saveOwnClassInfo(
  input: OfMember & { readonly info: OwnClassInfoBody; readonly address: string },
): Promise<ClassInfo> {
  await assertMayGive(input);
  const { deps, userId, channelId, info, address } = input;
  const known = await readClassInfo(input);
  await assertMayReplace({
    deps,
    userId,
    address,
    password: info.password,
    from: known?.phoneNumber ?? '',
    to: info.phoneNumber,
  });
  const key = { channelId, userId, ...contentKey(input.content) };
  const change = {
    phoneNumber: info.phoneNumber.replaceAll('-', ''),
    firstRegistrationDate: new Date(info.firstRegistrationDate),
    subject: info.subject,
    changedAt: deps.clock.now(),
  };
  await deps.db
    .insert(channelClassInfos)
    .values({ ...key, ...change })
    .onConflictDoUpdate({
      target: [
        channelClassInfos.channelId,
        channelClassInfos.userId,
        channelClassInfos.contentType,
        channelClassInfos.contentId,
      ],
      set: change,
    });
  return (await readClassInfo(input)) ?? refuseWithout(input);
}

function refuseWithout({ userId, channelId }: OfMember): never {
  throw new AppError('NEED_TO_CHANNEL_INFO', {
    log: `user ${userId} has given no class info in channel ${channelId}`,
  });
}

/** A member's answers to the questions of the class, for its teachers. Throws MEMBER_NOT_FOUND, RESOURCE_NOT_FOUND. */
export async function getClassInfoOf(input: OfMember): Promise<ClassInfo> {
  const { deps, userId, channelId } = input;
  const membership = await readMembership({ db: deps.db, channelId, userId });
  if (!membership || membership.roles.length === 0)
    throw new AppError('MEMBER_NOT_FOUND', { log: `user ${userId} is no member of channel ${channelId}` });
  const info = await readClassInfo(input);
  if (!info)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} gave no class info in ${channelId}` });
  return { ...info, phoneNumber: masked(info.phoneNumber) };
}

/** Staff removes the guardian's phone of a member: the member's other answers stay. */
export async function forgetParentPhones(
  tx: Transaction,
  { channelId, userId }: { readonly channelId: number; readonly userId: number },
): Promise<void> {
  await tx
    .update(channelClassInfos)
    .set({ phoneNumber: '' })
    .where(and(eq(channelClassInfos.channelId, channelId), eq(channelClassInfos.userId, userId)));
}

const masked = (phoneNumber: string): string => phoneNumber.replace(/^(\d{3})\d+(\d{4})$/, '$1-••••-$2');

/** All class info of a member, that of the channel first, then the newest. Throws MEMBER_NOT_FOUND. */
export async function listClassInfosOf({
  deps,
  userId,
  channelId,
}: Omit<OfMember, 'content'>): Promise<MemberClassInfo[]> {
  const membership = await readMembership({ db: deps.db, channelId, userId });
  if (!membership || membership.roles.length === 0)
    throw new AppError('MEMBER_NOT_FOUND', { log: `user ${userId} is no member of channel ${channelId}` });
  const rows = await deps.db
    .select()
    .from(channelClassInfos)
    .where(and(eq(channelClassInfos.channelId, channelId), eq(channelClassInfos.userId, userId)))
    .orderBy(asc(channelClassInfos.contentId), desc(channelClassInfos.changedAt))
    .limit(MOST_SHOWN);
  return rows.map(({ contentType, contentId, phoneNumber, firstRegistrationDate, subject, changedAt }) => ({
    contentType,
    contentId,
    subject,
    phoneNumber: masked(phoneNumber),
    firstRegistrationDate: firstRegistrationDate.toISOString(),
    changedAt: changedAt.toISOString(),
  }));
}

/** A limit above the number of classes of any pupil. */
const MOST_SHOWN = 30;

/** The last parents' numbers of members, by user, in digits and unmasked: never sent to a client in this form. */
export async function readParentPhones(
  db: Database | Transaction,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: channelClassInfos.userId, phoneNumber: channelClassInfos.phoneNumber })
    .from(channelClassInfos)
    .where(
      and(
        eq(channelClassInfos.channelId, channelId),
        inArray(channelClassInfos.userId, [...userIds]),
        ne(channelClassInfos.phoneNumber, ''),
      ),
    )
    .orderBy(asc(channelClassInfos.changedAt));
  return new Map(rows.map(({ userId, phoneNumber }) => [userId, phoneNumber]));
}

const contentKey = ({ content_id: contentId, content_type: contentType }: Content) =>
  contentId === undefined || contentType === undefined
    ? { contentType: 'CHANNEL' as const, contentId: 0 }
    : { contentType, contentId };

async function readClassInfo({ deps, userId, channelId, content }: OfMember): Promise<ClassInfo | undefined> {
  const { contentType, contentId } = contentKey(content);
  const [row] = await deps.db
    .select()
    .from(channelClassInfos)
    .where(
      and(
        eq(channelClassInfos.channelId, channelId),
        eq(channelClassInfos.userId, userId),
        eq(channelClassInfos.contentType, contentType),
        eq(channelClassInfos.contentId, contentId),
      ),
    );
  return (
    row && {
      phoneNumber: row.phoneNumber,
      firstRegistrationDate: row.firstRegistrationDate.toISOString(),
      subject: row.subject,
    }
  );
}

/**
 * Admits members and users who wait to become one. Throws CHANNEL_NOT_FOUND, CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE
 * (banned) and CHANNEL_CONTENT_UNAUTHORIZED (switched off).
 */
async function assertMayGive({ deps, userId, channelId, content }: OfMember): Promise<void> {
  const membership = await readMembership({ db: deps.db, channelId, userId });
  if (!membership || !knowsChannel(membership))
    throw new AppError('CHANNEL_NOT_FOUND', { log: `user ${userId} knows no channel ${channelId}` });
  const { roles, channelName } = membership;
  if (roles.length === 0) {
    throw new AppError('CHANNEL_MEMBER_NOT_FOUND', {
      message: channelTexts.notAMember(channelName),
      log: `user ${userId} is no member of channel ${channelId}`,
    });
  }
  const isShutOut = roles.some((role) => role === 'SUSPEND' || role === 'BEN' || role === 'JOIN_REJECTED');
  if (!isShutOut && (roles.includes('PENDING') || holdsAtLeast(roles, 'visitor'))) {
    // A course class has questions of its own besides those of the channel.
    if (contentKey(content).contentType === 'CHANNEL') assertPlugin(membership, 'CLASS_INFO');
    return;
  }
  throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} holds [${roles.join()}] in ${channelId}` });
}
