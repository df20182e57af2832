import { MOST_SHOWN_HERE, type MemberHere } from '#shared/contract/learning/statistics.ts';
import { namesInChannel } from '#server/domain/channels/channels/memberCounts.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import type { ChannelScope } from '#server/domain/call.ts';

/** Members in the world or in a lesson now, by name; without those who hide from the caller. */
export async function listHere(
  query: ChannelScope,
): Promise<{ memberList: MemberHere[]; totalCount: number }> {
  const { deps, userId, channelId } = query;
  const { db, presence, appearances } = deps;
  const present = await presence.present();
  const [members, hidden] = await Promise.all([
    namesInChannel({ db, channelId, userIds: [...present.keys()] }),
    blockedAround({ deps, userId }),
  ]);
  const here = members
    .filter((member) => !hidden.has(member.userId))
    .toSorted((a, b) => a.nickname.localeCompare(b.nickname, 'ko'));
  const shown = here.slice(0, MOST_SHOWN_HERE);
  const worn = await appearances.wornItemIds({ db, userIds: shown.map((member) => member.userId) });
  return {
    memberList: shown.map((member) => ({
      ...member,
      itemIdList: [...(worn.get(member.userId) ?? [])],
      isInLesson: present.get(member.userId)?.isInLesson ?? false,
    })),
    totalCount: here.length,
  };
}
