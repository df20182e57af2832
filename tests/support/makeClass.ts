import type { ChannelPlan } from '#shared/contract/channels/channelFields.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Child } from './signUpChild.ts';

let counter = 0;

/** A new channel with these members, each under its nickname there, with all that a plan unlocks; answers its id. */
export async function makeClass(
  { db }: Pick<Deps, 'db'>,
  members: readonly { readonly child: Child; readonly nickname: string; readonly roles?: ChannelRole[] }[],
  plan: ChannelPlan = 'PRO',
): Promise<number> {
  counter += 1;
  const [channel] = await db
    .insert(channels)
    .values({ channelDomain: `class-${counter}`, channelName: `해마반 ${counter}`, plan })
    .returning({ id: channels.id });
  if (!channel) throw new Error('makeClass: the insert returned no row');
  await db.insert(channelMembers).values(
    members.map(({ child, nickname, roles = ['USER'] }) => ({
      channelId: channel.id,
      userId: child.user.userId,
      nickname,
      roles,
    })),
  );
  return channel.id;
}
