import { ANIMATIONS, type AnimationName, type Expression } from '#shared/content/avatarLayers.ts';
import type { OutfitLayer } from '#shared/content/outfitLayers.ts';
import type { ArtScale } from '../view/artScale.ts';
import type { OutfitScale } from './outfitScaleFor.ts';
import type { PageFrame } from './AvatarPages.ts';
import type { ItemSheet } from './ItemSheets.ts';

/** One animation with one expression. */
export interface Strip {
  readonly animation: AnimationName;
  readonly expression: Expression;
}

/** A composed strip; an empty frame is null. */
interface ComposedStrip {
  readonly frames: readonly (PageFrame | null)[];
  /** When it was last drawn, in ms of the composer's clock. */
  usedAt: number;
}

/** The sheets of an outfit's items, held while it has wearers. */
interface OutfitSheets {
  readonly sheets: Map<string, ItemSheet>;
  /** Whether every item that can be loaded is loaded. */
  isReady: boolean;
}

interface ComposedOutfitOptions {
  readonly code: string;
  readonly scale: OutfitScale;
  readonly layers: readonly OutfitLayer[];
  /** The preferred page of its frames. */
  readonly preferredPage: number;
  /** Requests a strip that is not composed. */
  readonly request: (composed: ComposedOutfit, strip: Strip) => void;
  /** The time of the frame that is being drawn, ms. */
  readonly now: () => number;
}

type StripId = `${Expression}/${AnimationName}`;
const ids = new Map<Expression, Map<AnimationName, StripId>>();

/** Cached strings, because they are needed for every avatar in every frame. */
function idOf({ animation, expression }: Strip): StripId {
  let ofExpression = ids.get(expression);
  if (ofExpression === undefined) ids.set(expression, (ofExpression = new Map()));
  let id = ofExpression.get(animation);
  if (id === undefined) ofExpression.set(animation, (id = `${expression}/${animation}`));
  return id;
}

const STANDING: Strip = { animation: 'stand', expression: 'default' };

/** The composed pictures of one outfit, shared by all its wearers. Strips are composed on first use. */
export class ComposedOutfit {
  readonly code: string;
  readonly scale: OutfitScale;
  readonly layers: readonly OutfitLayer[];
  readonly preferredPage: number;
  users = 0;
  /** Resolves when the first strip is composed. */
  readonly shown: Promise<void>;

  readonly #request: ComposedOutfitOptions['request'];
  readonly #now: () => number;
  readonly #strips = new Map<StripId, ComposedStrip>();
  readonly #asked = new Set<StripId>();
  #resolveShown: () => void = () => undefined;
  #loadedSheets: OutfitSheets | null = null;

  constructor({ code, scale, layers, preferredPage, request, now }: ComposedOutfitOptions) {
    this.code = code;
    this.scale = scale;
    this.layers = layers;
    this.preferredPage = preferredPage;
    this.#request = request;
    this.#now = now;
    this.shown = new Promise((resolve) => {
      this.#resolveShown = resolve;
    });
  }

  /** Whether the outfit has anything to draw. */
  get isReady(): boolean {
    return this.#strips.has(idOf(STANDING));
  }

  get artScale(): ArtScale {
    return this.scale === 2 ? 2 : 1;
  }

  /** Room it takes, in outfits at 1x. */
  get weight(): number {
    return this.scale ** 2;
  }

  /** Null while it has no wearers; nothing can be composed then. */
  get loadedSheets(): OutfitSheets | null {
    return this.#loadedSheets;
  }

  openSheets(): OutfitSheets {
    this.#loadedSheets = { sheets: new Map(), isReady: false };
    return this.#loadedSheets;
  }

  /** The requested strip cannot be composed. */
  closeSheets(): void {
    this.#loadedSheets = null;
    this.#asked.clear();
  }

  get itemKeys(): string[] {
    return [...new Set(this.layers.map(({ itemKey }) => itemKey))];
  }

  /** The nearest available frame to the requested one; null while nothing is composed. */
  frame(animation: AnimationName, index: number, expression: Expression): PageFrame | null {
    const requested = this.#composed({ animation, expression });
    if (requested !== null) return requested.frames[index] ?? null;
    const plain = expression === 'default' ? null : this.#composed({ animation, expression: 'default' });
    return plain?.frames[index] ?? this.#composed(STANDING)?.frames[0] ?? null;
  }

  has(strip: Strip): boolean {
    return this.#strips.has(idOf(strip));
  }

  want(strip: Strip): void {
    const id = idOf(strip);
    if (this.#strips.has(id) || this.#asked.has(id)) return;
    this.#asked.add(id);
    this.#request(this, strip);
  }

  /** The requested strip is composed. */
  keep(strip: Strip, frames: readonly (PageFrame | null)[]): void {
    const id = idOf(strip);
    this.#asked.delete(id);
    this.#strips.set(id, { frames, usedAt: this.#now() });
    if (this.isReady) this.#resolveShown();
  }

  /** The requested strip is not loaded now; it is requested again when needed. */
  refuse(strip: Strip): void {
    this.#asked.delete(idOf(strip));
  }

  /** When the least recently drawn strip was drawn; null without strips. */
  oldestUse(): number | null {
    let oldest: number | null = null;
    for (const { usedAt } of this.#strips.values()) oldest = Math.min(oldest ?? usedAt, usedAt);
    return oldest;
  }

  /** Removes the least recently drawn strip; the caller frees its frames. */
  dropOldest(): readonly PageFrame[] {
    const oldest = this.oldestUse();
    for (const [id, { usedAt, frames }] of this.#strips) {
      if (usedAt !== oldest) continue;
      this.#strips.delete(id);
      return frames.filter((frame) => frame !== null);
    }
    return [];
  }

  /** Removes all strips; the caller frees their frames. */
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
