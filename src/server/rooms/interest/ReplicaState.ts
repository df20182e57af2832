import {
  AS_EXPECTED,
  moveBody,
  STRAIGHT_PATH,
  type MovedSpot,
  type ZoneBody,
  type ZoneSpot,
} from '#shared/contract/rooms/snapshot/zoneBody.ts';
import type { EnteringBody } from '#shared/contract/rooms/snapshot/zoneSnapshot.ts';
import type { ReplicatedPlayer } from './ReplicatedPlayer.ts';
import { outfitIdOf } from './outfitIdOf.ts';

/** The profile of one player at one version. */
let lastEdition = 0;

/** A player as last sent to the clients that watch its zone. */
export class ReplicaState implements EnteringBody {
  readonly slot: number;
  readonly player: ReplicatedPlayer;
  x: number;
  y: number;
  pose: number;
  tick: number;
  since: number;
  vx = 0;
  vy = 0;
  move = AS_EXPECTED;
  path: readonly MovedSpot[] = STRAIGHT_PATH;
  /** The zone it is in; null before its first patch. */
  zone: number | null = null;
  /** Its state before it last changed zones. */
  before: Readonly<ZoneBody> = this;
  #edition = 0;
  #outfitId = '';

  constructor(slot: number, player: ReplicatedPlayer) {
    this.slot = slot;
    this.player = player;
    this.x = player.x;
    this.y = player.y;
    this.pose = player.pose;
    this.tick = player.tick;
    this.since = player.since;
    this.renew();
  }

  /** Changes with the profile; no two players share a version. */
  get edition(): number {
    return this.#edition;
  }

  get outfitId(): string {
    return this.#outfitId;
  }

  /** Must be called before an `update` that changes the zone. */
  keepBefore(): void {
    const { slot, x, y, pose, vx, vy, tick, since } = this;
    this.before = { slot, x, y, pose, vx, vy, tick, since, path: STRAIGHT_PATH };
  }

  /** Name, level, outfit or seen skills may have changed. */
  renew(): void {
    lastEdition += 1;
    this.#edition = lastEdition;
    this.#outfitId = outfitIdOf(this.player.outfit);
  }

  /** Copies the player's current position and pose. */
  update(): void {
    const { path } = this.player;
    this.path = path.length === 0 ? STRAIGHT_PATH : path.map((spot) => this.#pass(spot));
    this.move = moveBody(this, this.player);
    this.player.isSent = true;
  }

  #pass(spot: ZoneSpot): MovedSpot {
    const move = moveBody(this, spot);
    return { ...spot, vx: this.vx, vy: this.vy, move };
  }
}
