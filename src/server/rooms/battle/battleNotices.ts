import type { Presence } from '@colyseus/core';
import type { Deps } from '#server/domain/deps.ts';
import type { EventOf } from '#server/domain/events.ts';
import type { AFTER_COMMIT } from '#server/domain/listeners.ts';

/** What a live line is told, in any process; the facts themselves it reads from the database. */
export type BattleNotice =
  | { readonly kind: 'entry'; readonly userId: number; readonly competitionContentId: number }
  | { readonly kind: 'contest' }
  | { readonly kind: 'room' }
  | { readonly kind: 'memberGone'; readonly userId: number }
  | { readonly kind: 'sessionRevoked'; readonly userId: number; readonly sessionId?: string };

type BattleEvent = (typeof AFTER_COMMIT)['battleRooms'][number];

/** Topics of Colyseus' presence. */
export const contestTopic = (contestId: number): string => `contest:${contestId}`;
export const battleTopic = (roomId: number): string => `battle:${roomId}`;
export const SESSIONS_TOPIC = 'battle:sessions';

/** Publishes committed events to the live lines until the returned function is called. */
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
    'session.revoked': ({ type: _type, ...which }) =>
      publish(SESSIONS_TOPIC, { kind: 'sessionRevoked', ...which }),
  };
  return events.follow(notices);
}
