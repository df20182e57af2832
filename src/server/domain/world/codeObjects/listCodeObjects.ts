import { and, desc, eq, inArray } from 'drizzle-orm';
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import {
  CODE_OBJECT_FRIENDS,
  type CodeObjectFriend,
  type CodeObjectState,
} from '#shared/contract/world/codeObjects.ts';
import { codeObjectPrograms as programs } from '#server/db/tables/world/codeObjects.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { friendsSince } from '#server/domain/people/friends/listFriends.ts';
import { AppError } from '#server/platform/appError.ts';
import { programView } from './programView.ts';
import { readFoes } from './readFoes.ts';

interface ListRequest {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly mapId: number;
}

/** Every code object of a map with the caller's program and the friends who share theirs. Throws RESOURCE_NOT_FOUND. */
export async function listCodeObjects(request: ListRequest): Promise<{ objectList: CodeObjectState[] }> {
  const { deps, userId, mapId } = request;
  if (!mapById(mapId)) throw new AppError('RESOURCE_NOT_FOUND', { log: `no map ${mapId}` });
  const objectIds = CODE_OBJECTS.filter((object) => object.mapId === mapId).map(({ id }) => id);
  const [own, friends, foes] = await Promise.all([
    deps.db
      .select()
      .from(programs)
      .where(and(eq(programs.userId, userId), inArray(programs.objectId, objectIds))),
    friendsWhoShare(request, objectIds),
    readFoes({ deps, userId, objectIds }),
  ]);
  return {
    objectList: objectIds.map((objectId) => {
      const program = own.find((one) => one.objectId === objectId);
      return {
        objectId,
        own: program
          ? {
              ...programView(program),
              language: program.language,
              source: program.source,
              isShared: program.isShared,
            }
          : null,
        foe: foes.get(objectId) ?? null,
        friendList: friends.get(objectId) ?? [],
      };
    }),
  };
}

/**
 * Maps an object to the friends who share a program for it, the last changed first. A block has ended the friendship.
 */
async function friendsWhoShare(
  { deps, userId }: ListRequest,
  objectIds: readonly number[],
): Promise<ReadonlyMap<number, CodeObjectFriend[]>> {
  const friendIds = (await friendsSince({ db: deps.db, userId })).map((friend) => friend.userId);
  if (friendIds.length === 0) return new Map();
  const { userId: ofUser, objectId, updatedAt, isShared } = programs;
  const rows = await deps.db
    .select({ userId: ofUser, objectId, updatedAt })
    .from(programs)
    .where(and(inArray(ofUser, friendIds), inArray(objectId, [...objectIds]), eq(isShared, true)))
    .orderBy(desc(updatedAt), desc(ofUser));
  const names = await userSummaries({ deps, userIds: rows.map((row) => row.userId) });
  const byObject = Map.groupBy(rows, (row) => row.objectId);
  return new Map(
    [...byObject].map(([id, shared]) => [
      id,
      shared
        .flatMap((row) => {
          const friend = names.get(row.userId);
          if (!friend) return [];
          const { nickname } = friend;
          return [{ userId: row.userId, nickname, updatedAt: row.updatedAt.toISOString() }];
        })
        .slice(0, CODE_OBJECT_FRIENDS),
    ]),
  );
}
