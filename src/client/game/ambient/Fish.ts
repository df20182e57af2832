import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { FurtherFrame, UiFrame } from '#shared/content/sprites.gen.ts';
import { textureOf } from '../loading/loadArt.ts';
import type { View } from '../camera/cameraMotion.ts';

interface School {
  readonly fish: readonly { readonly image: GameObjects.Image; readonly dx: number; readonly dy: number }[];
  readonly speed: number;
  readonly phase: number;
  /** 1 swims to the right. */
  direction: 1 | -1;
  x: number;
  y: number;
}

/** The species of a school and its size. */
export interface SchoolPlan {
  readonly frame: UiFrame | FurtherFrame;
  readonly count: number;
}

const MARGIN = 160;
const WAVE_MS = 3800;
const WAVE_PX = 7;

/** Small schools of fish that cross the view and enter again elsewhere. */
export class Fish {
  readonly #schools: readonly School[];
  #time = 0;
  #isPlaced = false;

  constructor(scene: Scene, artScale: number, schools: readonly SchoolPlan[]) {
    this.#schools = schools.map(({ frame, count }, index) => ({
      fish: Array.from({ length: count }, (_, place) => ({
        image: scene.add
          .image(0, 0, textureOf(frame), frame)
          .setScale((1.15 - place * 0.14) / artScale)
          .setDepth(DEPTH.BUBBLE),
        dx: -place * 38,
        dy: (place % 2) * 22 - 8,
      })),
      speed: 34 + index * 9,
      phase: index * 2.1,
      direction: index % 2 === 0 ? 1 : -1,
      x: 0,
      y: 0,
    }));
  }

  update(view: View, dt: number): void {
    this.#time += dt;
    if (!this.#isPlaced) this.#place(view);
    for (const school of this.#schools) {
      school.x += (school.direction * school.speed * dt) / 1000;
      if (school.x < view.left - MARGIN || school.x > view.left + view.width + MARGIN)
        this.#turn(school, view);
      for (const { image, dx, dy } of school.fish) {
        const wave = Math.sin((this.#time / WAVE_MS) * Math.PI * 2 + school.phase + dx * 0.02) * WAVE_PX;
        image
          .setPosition(school.x + dx * school.direction, school.y + dy + wave)
          .setFlipX(school.direction < 0);
      }
    }
  }

  destroy(): void {
    for (const { fish } of this.#schools) for (const { image } of fish) image.destroy();
  }

  #place(view: View): void {
    this.#isPlaced = true;
    for (const school of this.#schools) {
      school.x = view.left + Math.random() * view.width;
      school.y = swimmingDepth(view);
    }
  }

  #turn(school: School, view: View): void {
    school.direction = school.x < view.left ? 1 : -1;
    school.x = school.direction > 0 ? view.left - MARGIN * 0.9 : view.left + view.width + MARGIN * 0.9;
    school.y = swimmingDepth(view);
  }
}

const swimmingDepth = (view: View) => view.top + view.height * (0.2 + Math.random() * 0.35);
