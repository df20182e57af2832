import type { Presence } from '@colyseus/core';
import type { SubmissionProgress } from '#shared/contract/learning/progress.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { EventOf } from '#server/domain/events.ts';
import type { AFTER_COMMIT } from '#server/domain/listeners.ts';

/** The notices for a battle room in any process; the room reads the data itself from the database. */
export type BattleNotice =
  | { readonly kind: 'entry'; readonly userId: number; readonly competitionContentId: number }
  | { readonly kind: 'contest' }
  | { readonly kind: 'room' }
  | { readonly kind: 'memberGone'; readonly userId: number }
  /** The users connected to the same battle at another process; `asks` requests the receiver's list. */
  | {
      readonly kind: 'elsewhere';
      readonly from: string;
      readonly userIdList: readonly number[];
      readonly asks: boolean;
    }
  /** The judge's progress of a submission, perhaps one of this battle. */
  | { readonly kind: 'progress'; readonly userId: number; readonly progress: SubmissionProgress }
  | { readonly kind: 'sessionRevoked'; readonly userId: number; readonly sessionId?: string };

/** Sends to the battle rooms of other processes. */
export interface BattleRelay {
  /** The id of this process. */
  readonly id: string;
  tell(topic: string, notice: object): void;
}

type BattleEvent = (typeof AFTER_COMMIT)['battleRooms'][number];

/** Topics of Colyseus' presence. */
export const contestTopic = (contestId: number): string => `contest:${contestId}`;
export const battleTopic = (roomId: number): string => `battle:${roomId}`;
export const SESSIONS_TOPIC = 'battle:sessions';
export const PROGRESS_TOPIC = 'battle:progress';
/** Everything is read again. */
export const EVERY_BATTLE_TOPIC = 'battle:every';
export const presenceTopic = (channelId: number, key: string): string => `elsewhere:${channelId}:${key}`;

/** Publishes committed events of all processes to the battle rooms of this one, until the returned function is called. */
export function publishBattleNotices(
  { events, log }: Pick<Deps, 'events' | 'log'>,
  presence: Pick<Presence, 'publish'>,
): () => void {
  const publish = (topic: string, notice: BattleNotice) => {
    Promise.resolve(presence.publish(topic, notice)).catch((error: unknown) =>
      log.error({ err: error, topic, kind: notice.kind }, 'a live line could not be told'),
    );
  };
  const notices: { readonly [T in BattleEvent]: (event: EventOf<T>) => void } = {
    'contest.entry': ({ userId, contestId, competitionContentId }) =>
      publish(contestTopic(contestId), { kind: 'entry', userId, competitionContentId }),
    'contest.changed': ({ contestId }) => publish(contestTopic(contestId), { kind: 'contest' }),
    'battle.changed': ({ roomId }) => publish(battleTopic(roomId), { kind: 'room' }),
    'battle.memberGone': ({ roomId, userId }) => publish(battleTopic(roomId), { kind: 'memberGone', userId }),
    'submission.progress': ({ userId, progress }) =>
      publish(PROGRESS_TOPIC, { kind: 'progress', userId, progress }),
    'session.revoked': ({ type: _type, ...which }) =>
      publish(SESSIONS_TOPIC, { kind: 'sessionRevoked', ...which }),
  };
  return events.follow(notices);
}
