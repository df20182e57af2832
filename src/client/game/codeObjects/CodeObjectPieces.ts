import type { GameObjects, Scene } from 'phaser';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import type { CodeObjectFrame } from '#shared/content/sprites.gen.ts';
import { DEPTH, LIGHT_ABOVE_LAYER } from '../depths.ts';
import { codeObjectTexture } from '../loading/loadArt.ts';

/** A picture of an object around its own pivot; all positions are world px from the foot of the object. */
export class Piece {
  readonly #image: GameObjects.Image;
  readonly #foot: { readonly x: number; readonly y: number };
  readonly #artScale: number;

  constructor(image: GameObjects.Image, foot: { readonly x: number; readonly y: number }, artScale: number) {
    this.#image = image;
    this.#foot = foot;
    this.#artScale = artScale;
  }

  at(dx: number, dy: number): this {
    this.#image.setPosition(this.#foot.x + dx, this.#foot.y + dy);
    return this;
  }

  /** 1 is the size that it was drawn in. */
  scale(x: number, y = x): this {
    this.#image.setScale(x / this.#artScale, y / this.#artScale);
    return this;
  }

  /** 1 is the size of the drawing. */
  turn(angle: number): this {
    this.#image.setRotation(angle);
    return this;
  }

  /** 1 is the size of the drawing. */
  alpha(alpha: number): this {
    this.#image.setAlpha(alpha).setVisible(alpha > 0);
    return this;
  }

  /** Lights alone keep a colour: the daylight tints everything else. */
  tint(color: number): this {
    this.#image.setTint(color);
    return this;
  }

  frame(frame: CodeObjectFrame): this {
    if (this.#image.frame.name !== frame) this.#image.setFrame(frame, false, false);
    return this;
  }

  /** Shows only the part above this height below the pivot. */
  cutBelow(dy: number): this {
    const { realWidth, realHeight } = this.#image.frame;
    const height = Math.max(0, realHeight / 2 + dy * this.#artScale);
    this.#image.setCrop(0, 0, realWidth, height);
    return this;
  }

  /** Shows only the part below this height above the pivot. */
  cutAbove(dy: number): this {
    const { realWidth, realHeight } = this.#image.frame;
    const from = Math.max(0, realHeight / 2 + dy * this.#artScale);
    this.#image.setCrop(0, from, realWidth, realHeight - from);
    return this;
  }

  destroy(): void {
    this.#image.destroy();
  }
}

/** Words of an object. */
export interface Words {
  readonly show: (isShown: boolean) => void;
}

const WORDS = { fontFamily: 'Jua, Pretendard, sans-serif', fontSize: '15px', color: '#5a3722' } as const;

/** Puts the pictures of one object into the world, later ones over earlier ones. */
export class CodeObjectPieces {
  readonly #scene: Scene;
  readonly #object: CodeObject;
  readonly #artScale: number;
  readonly #pieces: Piece[] = [];
  readonly #texts: GameObjects.Text[] = [];

  constructor(scene: Scene, object: CodeObject, artScale: number) {
    this.#scene = scene;
    this.#object = object;
    this.#artScale = artScale;
  }

  add(frame: CodeObjectFrame, dx = 0, dy = 0): Piece {
    return this.#put(frame, DEPTH.CODE_OBJECT).at(dx, dy);
  }

  /** Keeps its colour at dusk, and lies over all other pieces. */
  addLight(frame: CodeObjectFrame, dx = 0, dy = 0): Piece {
    return this.#put(frame, DEPTH.CODE_OBJECT + LIGHT_ABOVE_LAYER).at(dx, dy);
  }

  /** In front of the avatars. */
  addFront(frame: CodeObjectFrame, dx = 0, dy = 0): Piece {
    return this.#put(frame, DEPTH.EFFECT).at(dx, dy);
  }

  /** Words on a board, around their middle and at most this wide; later pieces do not cover them. */
  addWords(words: string, at: { readonly dx: number; readonly dy: number; readonly most: number }): Words {
    const { x, y } = this.#object;
    const text = this.#scene.add
      .text(x + at.dx, y + at.dy, words, { ...WORDS, resolution: this.#artScale })
      .setOrigin(0.5)
      .setDepth(DEPTH.CODE_OBJECT + LIGHT_ABOVE_LAYER);
    this.#texts.push(text);
    text.setScale(Math.min(1, at.most / text.width));
    return { show: (isShown) => void text.setVisible(isShown) };
  }

  destroy(): void {
    for (const piece of this.#pieces) piece.destroy();
    for (const text of this.#texts) text.destroy();
  }

  #put(frame: CodeObjectFrame, depth: number): Piece {
    const { kind, x, y } = this.#object;
    const image = this.#scene.add.image(x, y, codeObjectTexture(kind), frame).setDepth(depth);
    const piece = new Piece(image, { x, y }, this.#artScale).scale(1);
    this.#pieces.push(piece);
    return piece;
  }
}
