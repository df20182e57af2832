import { channelOfDraft } from '#server/domain/learning/authoring/drafts/findDraft.ts';
import type { PlaceKind } from '#shared/contract/battle/places.ts';
import { ROOM_CODE } from '#shared/contract/battle/contestKeys.ts';
import type { ChannelCard } from '#shared/contract/channels/channels.ts';
import type { RoleCheck } from '#shared/contract/roles.ts';
import { channelOfRoom } from '#server/domain/battle/battles/rooms.ts';
import { channelOfCompetition, findCompetitionFor } from '#server/domain/battle/competitions/competitions.ts';
import { channelOfPractice } from '#server/domain/battle/practices/practices.ts';
import { cardOf, membershipsHolding } from '#server/domain/channels/channels/memberships.ts';
import { channelOfStage } from '#server/domain/learning/problems/stageOfProblem.ts';
import { AppError } from '#server/platform/appError.ts';
import type { UserCall } from '#server/domain/call.ts';

interface PlaceQuery extends UserCall {
  readonly kind: PlaceKind;
  /** The code of a room, or an id. */
  readonly key: string;
}

/** The least role in the class that opens a place. */
const LEAST_ROLE: Readonly<Record<PlaceKind, RoleCheck>> = {
  BATTLE: 'generalMember',
  COMPETITION: 'generalMember',
  PRACTICE: 'generalMember',
  STAGE: 'generalMember',
  STAGE_DRAFT: 'teacher',
};

/**
 * The class of a thing that is known by its code or id alone. A thing in a class of others is answered like a missing
 * one. Throws ROOM_NOT_FOUND, RESOURCE_NOT_FOUND.
 */
export async function findPlace(query: PlaceQuery): Promise<ChannelCard> {
  const { deps, userId, kind } = query;
  const channelId = await channelOf(query);
  const memberships = await membershipsHolding({ db: deps.db, userId, check: LEAST_ROLE[kind] });
  const membership = memberships.find((one) => one.channelId === channelId);
  if (!membership) throw nowhere(query);
  if (kind === 'COMPETITION') {
    const viewing = { channelId: membership.channelId, userId, roles: membership.roleList };
    await findCompetitionFor(deps.db, { ...viewing, competitionId: Number(query.key) });
  }
  return cardOf(membership);
}

async function channelOf({ deps, userId, kind, key }: PlaceQuery): Promise<number | undefined> {
  const { db } = deps;
  if (kind === 'BATTLE') return ROOM_CODE.test(key) ? channelOfRoom(db, key) : undefined;
  if (!/^[1-9]\d{0,8}$/.test(key)) return undefined;
  const id = Number(key);
  if (kind === 'COMPETITION') return channelOfCompetition(db, id);
  if (kind === 'PRACTICE') return channelOfPractice(db, { userId, practiceId: id });
  return kind === 'STAGE' ? channelOfStage(db, id) : channelOfDraft(db, { kind: 'STAGE', draftId: id });
}

const nowhere = ({ userId, kind, key }: PlaceQuery) =>
  new AppError(kind === 'BATTLE' ? 'ROOM_NOT_FOUND' : 'RESOURCE_NOT_FOUND', {
    log: `user ${userId} has no class with ${kind} ${key}`,
  });
