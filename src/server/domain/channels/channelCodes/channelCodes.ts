import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ChannelCode } from '#shared/contract/channels/channelCodes.ts';
import { channelCodeSchema, type ChannelMemberBody } from '#shared/contract/channels/channelFields.ts';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { channelCodes } from '#server/db/tables/channels/channelCodes.ts';
import { isOpenChannel } from '#server/domain/channels/channels/closedChannels.ts';
import { findChannel } from '#server/domain/channels/channels/findChannel.ts';
import { joinChannel } from '#server/domain/channels/channels/joinChannel.ts';
import { refuseHurtfulTexts } from '#server/domain/channels/channels/refuseText.ts';
import type { Deps } from '#server/domain/deps.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';

interface OfChannel {
  readonly deps: Deps;
  readonly channelId: number;
}

type Row = typeof channelCodes.$inferSelect;
const shown = ({ config }: Deps, { channelId, channelCode, changedAt }: Row): ChannelCode => ({
  channelId,
  channelCode,
  joinUrl: `${config.PUBLIC_URL}/join/${encodeURIComponent(channelCode)}`,
  changedAt: changedAt.toISOString(),
});

/** Letters and digits that are not confused on a blackboard. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = () => Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The code of a channel; the first call makes one. */
export async function getChannelCode({ deps, channelId }: OfChannel): Promise<ChannelCode> {
  const [known] = await deps.db.select().from(channelCodes).where(eq(channelCodes.channelId, channelId));
  if (known) return shown(deps, known);
  await deps.db
    .insert(channelCodes)
    .values({ channelId, channelCode: newCode(), changedAt: deps.clock.now() })
    .onConflictDoNothing();
  const [made] = await deps.db.select().from(channelCodes).where(eq(channelCodes.channelId, channelId));
  if (!made) throw new Error(`getChannelCode: a new code for channel ${channelId} is another's already`);
  return shown(deps, made);
}

/** Sets another code, a random one for an empty text; the old one ends. Throws DOLPHIN_DUPLICATE_RESOURCE. */
export async function saveChannelCode(
  input: OfChannel & { readonly userId: number; readonly channelCode: string },
): Promise<ChannelCode> {
  const { deps, userId, channelId } = input;
  const channelCode = input.channelCode || newCode();
  await refuseHurtfulTexts({ channelCode: input.channelCode });
  const change = { channelCode, changedAt: deps.clock.now() };
  // Only the channel's own row is replaced; the code of another channel is not.
  const saved = await deps.db
    .transaction(async (tx) => {
      const [other] = await tx.select().from(channelCodes).where(eq(channelCodes.channelCode, channelCode));
      if (other && other.channelId !== channelId) return undefined;
      await tx
        .insert(channelCodes)
        .values({ channelId, ...change })
        .onConflictDoNothing();
      const [row] = await tx
        .update(channelCodes)
        .set(change)
        .where(eq(channelCodes.channelId, channelId))
        .returning();
      const of = { actorId: userId, channelId, targetUserId: 0 };
      await writeAudit({ tx, ...of, action: 'CHANNEL_CODE', details: {} });
      return row;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
  if (saved) return shown(deps, saved);
  const message = '이미 다른 교실이 쓰고 있는 코드예요. 다른 코드를 정해 주세요.';
  throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
    message,
    fieldErrors: [{ field: 'channelCode', message }],
    log: `code ${channelCode} is of another channel than ${channelId}`,
  });
}

const isUniqueViolation = (error: unknown): boolean =>
  Reflect.get(Object(Reflect.get(Object(error), 'cause') ?? error), 'code') === '23505';

/** The channel of a code. Throws CHANNEL_CODE_NOT_FOUND. */
export async function findByCode(
  input: UserCall & {
    channelCode: string;
  },
): Promise<Channel> {
  const { deps, userId } = input;
  const id = await channelOfCode(deps, input.channelCode);
  return findChannel({ deps, userId, channel: { id }, isInvited: true });
}

/** Throws CHANNEL_CODE_NOT_FOUND and the errors of `joinChannel`. */
export async function joinByCode(
  input: { deps: Deps; userId: number; channelCode: string } & ChannelMemberBody,
): Promise<Channel> {
  const { deps, channelCode, ...joining } = input;
  const channelId = await channelOfCode(deps, channelCode);
  return joinChannel({ ...joining, deps, channelId, isInvited: true });
}

async function channelOfCode({ db }: Deps, typed: string): Promise<number> {
  const code = channelCodeSchema.safeParse(typed);
  const [row] = code.success
    ? await db.select().from(channelCodes).where(eq(channelCodes.channelCode, code.data))
    : [];
  if (!row || !(await isOpenChannel(db, row.channelId)))
    throw new AppError('CHANNEL_CODE_NOT_FOUND', { log: `no channel has the code ${typed}` });
  return row.channelId;
}
