import { schema, t } from '@colyseus/schema';
import type { ReplicatedPlayer } from '#server/rooms/interest/ReplicatedPlayer.ts';
import type { Replication } from './PeerRoom.ts';

const PlainPlayer = schema(
  {
    userId: t.uint32(),
    nickname: t.string().default(''),
    outfit: t.string().default(''),
    level: t.uint16().default(1),
    /** The feet in quarter pixels. */
    x: t.uint16().default(0),
    y: t.uint16().default(0),
    pose: t.uint8().default(0),
  },
  'PlainPlayer',
);

const PlainState = schema({ time: t.uint32().default(0), players: t.map(PlainPlayer) }, 'PlainState');

/** One state that is broadcast to all, as in every tutorial. */
export class PlainReplication implements Replication {
  readonly state = new PlainState();
  readonly #players = new Set<ReplicatedPlayer>();

  enter(player: ReplicatedPlayer): void {
    const { userId, nickname, level, outfit } = player;
    this.#players.add(player);
    this.state.players.set(String(userId), new PlainPlayer({ userId, nickname, level, outfit }));
  }

  leave({ player }: { player: ReplicatedPlayer }): void {
    this.#players.delete(player);
    this.state.players.delete(String(player.userId));
  }

  update(time: number): never[] {
    this.state.time = time;
    for (const { userId, x, y, pose } of this.#players)
      Object.assign(this.state.players.get(String(userId)) ?? {}, { x, y, pose });
    return [];
  }

  packSelf(_client: object, news: Uint8Array): Uint8Array {
    return news;
  }
}
