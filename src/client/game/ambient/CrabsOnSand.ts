import type { GameObjects, Scene } from 'phaser';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { DEPTH } from '../depths.ts';
import { FURTHER_TEXTURE } from '../loading/loadArt.ts';
import type { Spot } from './Ambient.ts';
import type { View } from '../camera/cameraMotion.ts';
import { moveCrab, type Crab, type Stretch } from './crabMotion.ts';
import { openGround } from './crabMotion.ts';

interface GroundCrab {
  readonly image: GameObjects.Image;
  readonly home: Stretch;
  crab: Crab;
}

/** Largest number of crabs, and the sand each needs, px. */
const MOST = 4;
const TERRITORY_PX = 420;
const EDGE = 40;
const FEET_BELOW_MIDDLE = 11;
/** Offset into the moss, so that crabs do not stand on its tips, px. */
const SINK_PX = 3;
const ALARM_PX = { across: 96, upDown: 100 } as const;
const STEP_MS = 90;
const OUT_OF_VIEW = 60;

/** Small crabs on the ground that walk, stop, and dig in when a player comes near. */
export class CrabsOnSand {
  readonly #ground: number;
  readonly #crabs: readonly GroundCrab[];
  #time = 0;

  constructor(scene: Scene, artScale: number, map: MapDefinition) {
    this.#ground = map.spawn.y;
    this.#crabs = territoriesOn(map).map((home, index) => {
      const x = home.from + (home.to - home.from) * (0.3 + Math.random() * 0.4);
      const image = scene.add
        .image(x, this.#ground - FEET_BELOW_MIDDLE + SINK_PX, FURTHER_TEXTURE, 'ambient/crab-0')
        .setScale((0.85 + (index % 3) * 0.12) / artScale)
        .setDepth(DEPTH.CRAB);
      return { image, home, crab: { x, does: 'rest', direction: 1, left: Math.random() * 1500 } };
    });
  }

  update(view: View, dt: number, avatars: readonly Spot[]): void {
    this.#time += dt;
    const step = Math.floor(this.#time / STEP_MS) % 2;
    for (const dweller of this.#crabs) {
      const { image, home, crab } = dweller;
      const isSeen = crab.x > view.left - OUT_OF_VIEW && crab.x < view.left + view.width + OUT_OF_VIEW;
      image.setVisible(isSeen);
      if (!isSeen) continue;
      const isDisturbed = avatars.some(
        ({ x, y }) => Math.abs(x - crab.x) < ALARM_PX.across && Math.abs(y - this.#ground) < ALARM_PX.upDown,
      );
      dweller.crab = moveCrab(crab, { dt, home, isDisturbed, random: Math.random });
      const { x, does } = dweller.crab;
      image.setX(x).setFrame(frameOf(does, step), false, false);
    }
  }

  destroy(): void {
    for (const { image } of this.#crabs) image.destroy();
  }
}

function frameOf(
  does: Crab['does'],
  step: number,
): 'ambient/crab-0' | 'ambient/crab-1' | 'ambient/crab-peek' {
  if (does === 'hide') return 'ambient/crab-peek';
  return does === 'scuttle' && step === 1 ? 'ambient/crab-1' : 'ambient/crab-0';
}

/** Divides the widest stretches of open ground among the crabs. */
function territoriesOn(map: MapDefinition): Stretch[] {
  const realms = openGround(map).flatMap(({ from, to }) => {
    const count = Math.floor((to - from - 2 * EDGE) / TERRITORY_PX);
    return Array.from({ length: count }, (_, i): Stretch => {
      const start = from + EDGE + i * TERRITORY_PX;
      return { from: start, to: start + TERRITORY_PX };
    });
  });
  const every = Math.max(1, realms.length / MOST);
  return realms.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every)).slice(0, MOST);
}
