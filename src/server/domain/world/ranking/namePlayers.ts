import type { WorldRankingRow } from '#shared/contract/world/ranking.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { tierOf } from '#shared/content/tiers.ts';
import { listPublicUsers } from '#server/domain/people/accounts/users.ts';
import { linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { acquaintances } from '#server/domain/people/profiles/acquaintances.ts';
import { wornItemIdsOf } from '#server/domain/world/avatar/wornItems.ts';
import { readWallets } from '#server/domain/world/economy/readWallet.ts';
import { sharedMemberships } from '#server/domain/channels/channels/memberships.ts';
import type { UserCall } from '#server/domain/call.ts';

type Player = WorldRankingRow['user'];

/**
 * The players of a list as their reader may know them: name, level, tier and outfit of all, further fields of
 * acquaintances. In the ranking of a channel the names are those of the channel.
 */
export async function namePlayers(
  query: UserCall & {
    channelId: number | null;
    playerIds: readonly number[];
  },
): Promise<ReadonlyMap<number, Player>> {
  const { deps, userId, channelId, playerIds } = query;
  const { db } = deps;
  const userIds = [...new Set(playerIds)];
  if (userIds.length === 0) return new Map();
  const [users, wallets, looks, known, memberships] = await Promise.all([
    listPublicUsers({ db, userIds }),
    readWallets({ db, userIds }),
    wornItemIdsOf({ db, userIds }),
    acquaintances({ deps, userId, otherIds: userIds }),
    sharedMemberships({ db, userId, otherIds: userIds, channelId }),
  ]);
  const players = users.map(async (user): Promise<[number, Player]> => {
    const exp = wallets.get(user.userId)?.exp ?? 0;
    const { tier, tierLevel } = tierOf(exp);
    const shared = memberships.get(user.userId);
    const isKnown = known.has(user.userId);
    return [
      user.userId,
      {
        userId: user.userId,
        nickname: user.nickname,
        channelNickname: shared?.nickname ?? '',
        channelId: shared?.channelId ?? null,
        channelName: shared?.channelName ?? '',
        profile: isKnown ? await linkToFile(deps, user.portrait) : '',
        introduction: isKnown ? user.introduction : '',
        gender: isKnown ? user.gender : 'NOT_SELECTED',
        tier,
        tierLevel,
        level: experienceOf(exp).level,
        itemIdList: [...(looks.get(user.userId) ?? [])],
      },
    ];
  });
  return new Map(await Promise.all(players));
}
