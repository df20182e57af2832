import { ANIMATIONS, type AnimationName, type Expression } from '#shared/content/avatarLayers.ts';
import type { OutfitLayer } from '#shared/content/outfitLayers.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';
import type { LookScale } from './lookScaleFor.ts';
import type { PageFrame } from './AvatarPages.ts';
import type { ItemSheet } from './ItemSheets.ts';

/** One animation with one expression. */
export interface Strip {
  readonly animation: AnimationName;
  readonly expression: Expression;
}

/** A strip that is composed; a frame on which nothing is to be seen is null. */
interface ComposedStrip {
  readonly frames: readonly (PageFrame | null)[];
  /** When it was last drawn, ms on the clock of the look. */
  usedAt: number;
}

/** The pictures of an outfit's items, while somebody wears it. */
interface Wardrobe {
  readonly sheets: Map<string, ItemSheet>;
  /** Whether all of them are here that can be had. */
  isReady: boolean;
}

interface LookOptions {
  readonly code: string;
  readonly scale: LookScale;
  readonly layers: readonly OutfitLayer[];
  /** The page its frames lie on, as far as there is room. */
  readonly home: number;
  /** Asks for a strip that is not composed. */
  readonly request: (look: OutfitLook, strip: Strip) => void;
  /** The time of the frame that is being drawn, ms. */
  readonly now: () => number;
}

type StripId = `${Expression}/${AnimationName}`;
const ids = new Map<Expression, Map<AnimationName, StripId>>();

/** Made once for each: it is asked for in every frame, for everybody. */
function idOf({ animation, expression }: Strip): StripId {
  let ofExpression = ids.get(expression);
  if (ofExpression === undefined) ids.set(expression, (ofExpression = new Map()));
  let id = ofExpression.get(animation);
  if (id === undefined) ofExpression.set(animation, (id = `${expression}/${animation}`));
  return id;
}

const STANDING: Strip = { animation: 'stand', expression: 'default' };

/** One outfit as pictures, shared by everybody who wears exactly this. Strips appear when they are first asked for. */
export class OutfitLook {
  readonly code: string;
  readonly scale: LookScale;
  readonly layers: readonly OutfitLayer[];
  readonly home: number;
  users = 0;
  /** Fulfilled when it can be shown for the first time. */
  readonly shown: Promise<void>;

  readonly #request: LookOptions['request'];
  readonly #now: () => number;
  readonly #strips = new Map<StripId, ComposedStrip>();
  readonly #asked = new Set<StripId>();
  #tellShown: () => void = () => undefined;
  #wardrobe: Wardrobe | null = null;

  constructor({ code, scale, layers, home, request, now }: LookOptions) {
    this.code = code;
    this.scale = scale;
    this.layers = layers;
    this.home = home;
    this.#request = request;
    this.#now = now;
    this.shown = new Promise((resolve) => {
      this.#tellShown = resolve;
    });
  }

  /** Whether it can be shown at all. */
  get isReady(): boolean {
    return this.#strips.has(idOf(STANDING));
  }

  /** Of the pictures it is composed from. */
  get artScale(): ArtScale {
    return this.scale === 2 ? 2 : 1;
  }

  /** Room of an ordinary look that this one takes. */
  get weight(): number {
    return this.scale ** 2;
  }

  /** Null while it is closed: then nothing can be composed. */
  get wardrobe(): Wardrobe | null {
    return this.#wardrobe;
  }

  openWardrobe(): Wardrobe {
    this.#wardrobe = { sheets: new Map(), isReady: false };
    return this.#wardrobe;
  }

  /** What was asked for will not come. */
  closeWardrobe(): void {
    this.#wardrobe = null;
    this.#asked.clear();
  }

  /** Every item of it. */
  get itemKeys(): string[] {
    return [...new Set(this.layers.map(({ itemKey }) => itemKey))];
  }

  /** The nearest there is to the wished frame; null while nothing can be shown. */
  frame(animation: AnimationName, index: number, expression: Expression): PageFrame | null {
    const wished = this.#composed({ animation, expression });
    if (wished !== null) return wished.frames[index] ?? null;
    const plain = expression === 'default' ? null : this.#composed({ animation, expression: 'default' });
    return plain?.frames[index] ?? this.#composed(STANDING)?.frames[0] ?? null;
  }

  has(strip: Strip): boolean {
    return this.#strips.has(idOf(strip));
  }

  /** Asks for a strip once. */
  want(strip: Strip): void {
    const id = idOf(strip);
    if (this.#strips.has(id) || this.#asked.has(id)) return;
    this.#asked.add(id);
    this.#request(this, strip);
  }

  /** The strip that was asked for is here. */
  keep(strip: Strip, frames: readonly (PageFrame | null)[]): void {
    const id = idOf(strip);
    this.#asked.delete(id);
    this.#strips.set(id, { frames, usedAt: this.#now() });
    if (this.isReady) this.#tellShown();
  }

  /** The strip that was asked for does not come now; whoever needs it asks again. */
  refuse(strip: Strip): void {
    this.#asked.delete(idOf(strip));
  }

  /** When the strip that has not been drawn for longest was drawn; null without any. */
  oldestUse(): number | null {
    let oldest: number | null = null;
    for (const { usedAt } of this.#strips.values()) oldest = Math.min(oldest ?? usedAt, usedAt);
    return oldest;
  }

  /** Gives up the strip that has not been drawn for longest; its frames are the caller's to remove. */
  dropOldest(): readonly PageFrame[] {
    const oldest = this.oldestUse();
    for (const [id, { usedAt, frames }] of this.#strips) {
      if (usedAt !== oldest) continue;
      this.#strips.delete(id);
      return frames.filter((frame) => frame !== null);
    }
    return [];
  }

  /** Gives up everything, as `dropOldest`. */
  dropAll(): PageFrame[] {
    const all = [...this.#strips.values()].flatMap(({ frames }) => frames.filter((frame) => frame !== null));
    this.#strips.clear();
    this.#asked.clear();
    return all;
  }

  static frameCount({ animation }: Strip): number {
    return ANIMATIONS[animation].frames;
  }

  #composed(strip: Strip): ComposedStrip | null {
    const composed = this.#strips.get(idOf(strip));
    if (composed === undefined) {
      this.want(strip);
      return null;
    }
    composed.usedAt = this.#now();
    return composed;
  }
}
