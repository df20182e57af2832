import type { GameObjects, Scene } from 'phaser';
import { PET_FRAME, petLookById, petPicture, type PetKey } from '#shared/content/pets.ts';
import { DEPTH } from '../depths.ts';
import { fetchImage } from '../loading/fetchAsset.ts';
import { reportGameFailure } from '../reportGameFailure.ts';

interface CompanionOptions {
  readonly scene: Scene;
  readonly artScale: number;
  /** It neither bobs nor strokes. */
  readonly reducedMotion: boolean;
}

/** Size in the world against the drawing. */
const SIZE = 0.82;
/** Its resting place, from the feet of its child: px behind and above. */
const PLACE = { behind: 54, above: 8 } as const;
/** Time in which it covers two thirds of its way, ms. */
const LAG_MS = 220;
/** At a larger distance (px) it appears at once, because its child went through a portal. */
const LOST_PX = 420;
const BOB = { px: 3.5, ms: 1900 } as const;
/** Between two strokes, ms, at rest and under way. */
const STROKE_MS = { rest: 620, way: 220 } as const;
/** Below this speed, px/ms, it is at rest. */
const REST_SPEED = 0.03;
/** A smaller step of its child does not change its side, px. */
const TURN_PX = 0.4;

const textureOf = (key: PetKey) => `pet-${key}`;

/** The companion of one player: swims behind it and waits where it waits. */
export class Companion {
  readonly #options: CompanionOptions;
  readonly #pet: PetKey;
  #image: GameObjects.Image | null = null;
  /** The feet of its child in the last frame; null when they were not drawn. */
  #child: { x: number; y: number } | null = null;
  #at = { x: 0, y: 0 };
  #side: -1 | 1 = 1;
  #time = 0;
  #stroke = 0;
  #isGone = false;

  /** The companion of this id, or null for 0. */
  static of(petId: number, options: CompanionOptions): Companion | null {
    const look = petLookById(petId);
    return look === undefined ? null : new Companion(look.key, options);
  }

  private constructor(pet: PetKey, options: CompanionOptions) {
    this.#pet = pet;
    this.#options = options;
    this.#load().catch((error: unknown) => reportGameFailure('companion', error));
  }

  /** The feet of its child are drawn at (x, y), world px. */
  follow(x: number, y: number): void {
    const image = this.#image;
    if (image === null) return;
    const { scene, reducedMotion } = this.#options;
    const dt = scene.game.loop.delta;
    const child = this.#child;
    if (child !== null && Math.abs(x - child.x) > TURN_PX) this.#side = x > child.x ? 1 : -1;
    this.#child = { x, y };
    const wanted = { x: x - this.#side * PLACE.behind, y: y - PLACE.above };
    const isLost = child === null || Math.hypot(wanted.x - this.#at.x, wanted.y - this.#at.y) > LOST_PX;
    const share = isLost ? 1 : 1 - Math.exp(-dt / LAG_MS);
    const step = { x: (wanted.x - this.#at.x) * share, y: (wanted.y - this.#at.y) * share };
    this.#at = { x: this.#at.x + step.x, y: this.#at.y + step.y };
    const isResting = isLost || dt <= 0 || Math.hypot(step.x, step.y) / dt < REST_SPEED;
    this.#time += dt;
    this.#stroke += reducedMotion ? 0 : dt / (isResting ? STROKE_MS.rest : STROKE_MS.way);
    const bob = reducedMotion ? 0 : Math.sin((this.#time / BOB.ms) * Math.PI * 2) * BOB.px;
    image
      .setFrame(Math.floor(this.#stroke) % PET_FRAME.frames)
      .setFlipX(this.#side < 0)
      .setPosition(this.#at.x, this.#at.y + bob)
      .setVisible(true);
  }

  /** Its child is not drawn in this frame. */
  hide(): void {
    this.#child = null;
    this.#image?.setVisible(false);
  }

  destroy(): void {
    this.#isGone = true;
    this.#image?.destroy();
    this.#image = null;
  }

  /** The picture is fetched with the first companion of its kind. */
  async #load(): Promise<void> {
    const { scene, artScale } = this.#options;
    const key = textureOf(this.#pet);
    const { textures } = scene;
    if (!textures.exists(key)) {
      const picture = await fetchImage(petPicture(this.#pet, artScale > 1 ? 2 : 1));
      // Two of a kind may have come at once, and the map may have changed by now.
      if (!textures.exists(key))
        addStrip(textures.create(key, picture, picture.naturalWidth, picture.naturalHeight));
    }
    if (this.#isGone) return;
    this.#image = scene.add
      .image(0, 0, key, 0)
      .setOrigin(0.5, 1 - 4 / PET_FRAME.height)
      .setDepth(DEPTH.COMPANION)
      .setVisible(false);
    this.#image.setScale((PET_FRAME.width * SIZE) / this.#image.width);
  }
}

/** Both frames lie side by side at every scale of the picture. */
function addStrip(texture: ReturnType<Scene['textures']['create']>): void {
  const source = texture?.source[0];
  if (texture === null || source === undefined) return;
  const width = source.width / PET_FRAME.frames;
  for (let frame = 0; frame < PET_FRAME.frames; frame += 1)
    texture.add(frame, 0, frame * width, 0, width, source.height);
}
