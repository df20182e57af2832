import { type GameObjects, type Scene, TintModes } from 'phaser';
import type { StagePose } from '#client/bridge/stageView.ts';
import { FRAME } from '#shared/content/avatarLayers.ts';
import type { AvatarComposer } from '../avatars/AvatarComposer.ts';
import type { ComposedOutfit } from '../avatars/ComposedOutfit.ts';
import { FrameClock } from '../actors/actorMotion.ts';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';

const ALPHA = 0.56;
const RIM = 2.2;
const RIM_AT = [
  [-RIM, 0],
  [RIM, 0],
  [0, -RIM],
  [0, RIM],
] as const;

/** The run of a friend: pale, with a white rim, behind the child's own avatar. */
export class GhostActor {
  readonly #composer: AvatarComposer;
  readonly #composed: ComposedOutfit;
  readonly #images: readonly GameObjects.Image[];
  readonly #clock = new FrameClock();

  constructor(scene: Scene, composer: AvatarComposer, outfit: string) {
    this.#composer = composer;
    this.#composed = composer.acquireForOther(outfit);
    const image = () =>
      scene.add
        .image(0, 0, UI_TEXTURE, 'actor/silhouette')
        .setOrigin(FRAME.originX, FRAME.originY)
        .setDepth(DEPTH.OTHERS)
        .setVisible(false);
    const rims = RIM_AT.map(() =>
      image().setTint2(0xffffff).setTintMode(TintModes.MULTIPLY_TWO).setAlpha(0.4),
    );
    this.#images = [...rims, image().setAlpha(ALPHA)];
  }

  update(pose: StagePose, dt: number): void {
    const speed = pose.animation === 'climb' ? pose.vy : pose.vx;
    const index = this.#clock.advance(pose.animation, speed, dt);
    const shown = this.#composed.frame(pose.animation, index, 'default');
    if (shown === null) return;
    const scale = 1 / this.#composed.scale;
    this.#images.forEach((image, part) => {
      const [dx, dy] = RIM_AT[part] ?? [0, 0];
      if (image.frame !== shown.frame) image.setFrame(shown.frame);
      image
        .setVisible(true)
        .setPosition(pose.x + dx, pose.y + dy)
        .setScale(scale * pose.facing, scale);
    });
  }

  destroy(): void {
    this.#composer.release(this.#composed);
    for (const image of this.#images) image.destroy();
  }
}
