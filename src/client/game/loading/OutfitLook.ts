import type { Textures } from 'phaser';
import { ANIMATIONS, type AnimationName, type Expression } from '#shared/content/avatarLayers.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';
import type { PageFrame } from './AvatarPages.ts';
import type { FramePlan, OutfitLayer } from '#shared/content/outfitLayers.ts';
import type { ItemSheet } from './ItemSheets.ts';

export interface ComposedFrame extends PageFrame {
  readonly plan: FramePlan;
}

/** Asks for an animation that has not been composed yet. */
type Request = (look: OutfitLook, animation: AnimationName, expression: Expression) => void;

const nameOf = (animation: AnimationName, index: number, expression: Expression) =>
  `${expression}/${animation}_${index}`;

/** One outfit as pictures, shared by everybody who wears exactly this. Frames appear when they are first asked for. */
export class OutfitLook {
  readonly code: string;
  readonly scale: ArtScale;
  readonly layers: readonly OutfitLayer[];
  readonly sheets = new Map<string, ItemSheet>();
  readonly composed = new Map<string, ComposedFrame>();
  users = 0;
  /** Fulfilled when it can be shown. */
  readonly shown: Promise<void>;

  readonly #request: Request;
  readonly #visible = new Map<string, Textures.Frame>();
  readonly #requested = new Set<string>();
  #tellShown: () => void = () => undefined;

  constructor(code: string, scale: ArtScale, layers: readonly OutfitLayer[], request: Request) {
    this.code = code;
    this.scale = scale;
    this.layers = layers;
    this.#request = request;
    this.shown = new Promise((resolve) => {
      this.#tellShown = resolve;
    });
  }

  /** Whether it can be shown at all. */
  get isReady(): boolean {
    return this.#visible.has(nameOf('stand', 0, 'default'));
  }

  /** The nearest there is to the wished frame; null while nothing can be shown. */
  frame(animation: AnimationName, index: number, expression: Expression): Textures.Frame | null {
    const wished = this.#visible.get(nameOf(animation, index, expression));
    if (wished !== undefined) return wished;
    this.want(animation, expression);
    return (
      this.#visible.get(nameOf(animation, index, 'default')) ??
      this.#visible.get(nameOf('stand', 0, 'default')) ??
      null
    );
  }

  /** Asks for an animation once. */
  want(animation: AnimationName, expression: Expression): void {
    const id = `${expression}/${animation}`;
    if (this.#requested.has(id)) return;
    this.#requested.add(id);
    this.#request(this, animation, expression);
  }

  /** Remembers a frame that is drawn, but not on the GPU yet. */
  keep(animation: AnimationName, index: number, expression: Expression, frame: ComposedFrame): void {
    this.composed.set(nameOf(animation, index, expression), frame);
  }

  /** Shows what is drawn on a page that has reached the GPU. */
  publish(page: number): void {
    for (const [name, { frame, cell }] of this.composed)
      if (cell.page === page) this.#visible.set(name, frame);
    if (this.isReady) this.#tellShown();
  }

  static frameCount(animation: AnimationName): number {
    return ANIMATIONS[animation].frames;
  }
}
