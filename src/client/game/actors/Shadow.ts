import type { GameObjects, Scene } from 'phaser';
import { reachDown } from '#shared/simulation/sweep.ts';
import type { CollisionMap, SlopeBox } from '#shared/simulation/geometry.ts';
import { moverPosition } from '#shared/simulation/moverPosition.ts';
import { slopeLineAt } from '#shared/simulation/slopes.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';

/** World px above the floor at which the shadow is invisible. */
const FADE_HEIGHT = 260;
const HALF_WIDTH = 12;
/** Feet are drawn slightly inside the grass, and the shadow with them. */
const SINK_PX = 2;

/** The soft ellipse on the floor below an actor. */
export class Shadow {
  readonly #map: CollisionMap;
  readonly #image: GameObjects.Image;
  readonly #scale: number;

  constructor(scene: Scene, map: CollisionMap, { artScale, width }: { artScale: number; width: number }) {
    this.#map = map;
    this.#scale = width / 38 / artScale;
    this.#image = scene.add.image(0, 0, UI_TEXTURE, 'actor/shadow').setDepth(DEPTH.SHADOW);
  }

  setVisible(isVisible: boolean): void {
    if (isVisible !== this.#image.visible) this.#image.setVisible(isVisible);
  }

  /** Draws the shadow of feet at (x, y), without searching for the floor. */
  standAt(x: number, y: number): void {
    this.#draw(x, y, 1);
  }

  /** Finds the floor below (x, y) and draws the shadow on it; movers are placed at this world tick. */
  update(x: number, y: number, tick: number): void {
    const floor = floorBelow(this.#map, { x, y, tick });
    this.#draw(x, floor, 1 - Math.min(1, (floor - y) / FADE_HEIGHT));
  }

  destroy(): void {
    this.#image.destroy();
  }

  /** `closeness` is 1 for feet on the floor and 0 for feet too high for a shadow. */
  #draw(x: number, floor: number, closeness: number): void {
    this.#image
      .setPosition(x, floor + SINK_PX)
      .setAlpha(closeness)
      .setScale(this.#scale * (0.6 + 0.4 * closeness));
  }
}

/** The y of the first floor below (x, y). */
function floorBelow(
  map: CollisionMap,
  { x, y, tick }: { readonly x: number; readonly y: number; readonly tick: number },
): number {
  const [left, right] = [x - HALF_WIDTH, x + HALF_WIDTH];
  // While an error is smoothed out, the drawn feet may be slightly below the floor.
  const from = y - 8;
  const onSolid = reachDown(map.solids, from, map.height, left, right);
  const onWall = reachDown(map.walls, from, onSolid, left, right);
  const onSlope = slopeBelow(map.slopes, x, from, onWall);
  const onPlatform = reachDown(map.platforms, from, onSlope, left, right);
  const onLadder = reachDown(map.ladders, from, onPlatform, left, right);
  const movers = map.movers.map((mover) => ({ ...moverPosition(mover, tick), w: mover.w }));
  return reachDown(movers, from, onLadder, left, right);
}

function slopeBelow(slopes: readonly SlopeBox[], x: number, from: number, to: number): number {
  let floor = to;
  for (const slope of slopes) {
    if (x < slope.x || x > slope.x + slope.w) continue;
    const line = slopeLineAt(slope, x);
    if (line >= from && line < floor) floor = line;
  }
  return floor;
}
