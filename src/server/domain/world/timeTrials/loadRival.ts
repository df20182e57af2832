import type { Ghost, Rival } from '#shared/contract/rooms/timeTrialMessages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { dressedUsers, friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { loadGhost } from './loadGhost.ts';
import type { CourseOnMap } from './timeTrialCourses.ts';

interface RivalRequest extends CourseOnMap {
  readonly deps: Pick<Deps, 'db' | 'appearances'>;
  readonly userId: number;
  /** Null for the own best run. */
  readonly rivalId: number | null;
}

interface RunToBeat {
  readonly ghost: Ghost | null;
  /** Null while the ghost is one's own. */
  readonly rival: Rival | null;
}

/** The run to beat: that of a friend who has finished this course, else the own best one. */
export async function loadRival({ deps, userId, rivalId, map, course }: RivalRequest): Promise<RunToBeat> {
  if (rivalId !== null) {
    const friends = await friendsSince({ db: deps.db, userId });
    const isFriend = friends.some((friend) => friend.userId === rivalId);
    const ghost = isFriend ? await loadGhost({ deps, userId: rivalId, map, course }) : null;
    const user = ghost && (await dressedUsers({ deps, userIds: [rivalId] })).get(rivalId);
    if (user) return { ghost, rival: { nickname: user.nickname, itemIdList: user.itemIdList } };
  }
  return { ghost: await loadGhost({ deps, userId, map, course }), rival: null };
}
