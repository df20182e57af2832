import {
  AS_EXPECTED,
  moveBody,
  STRAIGHT,
  type MovedSpot,
  type ZoneBody,
  type ZoneSpot,
} from '#shared/contract/rooms/sights/zoneBody.ts';
import type { CameBody } from '#shared/contract/rooms/sights/zoneReport.ts';
import type { ShownPlayer } from '../ShownPlayer.ts';
import { outfitIdOf } from './outfitIdOf.ts';

/** Facts of one player at one time; whoever was told a number was told these. */
let lastEdition = 0;

/** A player as it was last told to those who watch its zone. */
export class ShownBody implements CameBody {
  readonly slot: number;
  readonly player: ShownPlayer;
  x: number;
  y: number;
  pose: number;
  tick: number;
  since: number;
  vx = 0;
  vy = 0;
  move = AS_EXPECTED;
  way: readonly MovedSpot[] = STRAIGHT;
  /** The zone it is in; null before its first patch. */
  zone: number | null = null;
  /** As it was when it was last about to come into another zone. */
  before: Readonly<ZoneBody> = this;
  #edition = 0;
  #outfitId = '';

  constructor(slot: number, player: ShownPlayer) {
    this.slot = slot;
    this.player = player;
    this.x = player.x;
    this.y = player.y;
    this.pose = player.pose;
    this.tick = player.tick;
    this.since = player.since;
    this.renew();
  }

  /** Another number whenever the facts are others; no two bodies share one. */
  get edition(): number {
    return this.#edition;
  }

  get outfitId(): string {
    return this.#outfitId;
  }

  /** To be called before `follow` where that leads into another zone. */
  keepBefore(): void {
    const { slot, x, y, pose, vx, vy, tick, since } = this;
    this.before = { slot, x, y, pose, vx, vy, tick, since, way: STRAIGHT };
  }

  /** Name, level or outfit may have changed. */
  renew(): void {
    lastEdition += 1;
    this.#edition = lastEdition;
    this.#outfitId = outfitIdOf(this.player.outfit);
  }

  /** Follows the player to where it is now. */
  follow(): void {
    const { way } = this.player;
    this.way = way.length === 0 ? STRAIGHT : way.map((spot) => this.#pass(spot));
    this.move = moveBody(this, this.player);
    this.player.isShown = true;
  }

  #pass(spot: ZoneSpot): MovedSpot {
    const move = moveBody(this, spot);
    return { ...spot, vx: this.vx, vy: this.vy, move };
  }
}
