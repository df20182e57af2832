import type { Textures } from 'phaser';
import { FRAME } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import { outfitLayers, planFrame } from '#shared/content/outfitLayers.ts';
import { decodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { reportGameFailure } from '../reportGameFailure.ts';
import type { ArtScale } from '../view/artScale.ts';
import { AvatarPages, type PageFrame } from './AvatarPages.ts';
import { PageAssignments } from './PageAssignments.ts';
import type { ItemSheets } from './ItemSheets.ts';
import { LOOK_SCALES, type OutfitScale, outfitScaleFor } from './outfitScaleFor.ts';
import { ComposedOutfit, type Strip } from './ComposedOutfit.ts';

interface Job {
  readonly composed: ComposedOutfit;
  readonly strip: Strip;
}

/** Drawing time per frame, ms; in long frames, this share of the frame. */
const BUDGET_MS = 4;
const BUDGET_SHARE = 0.15;
const MAX_BUDGET_MS = 60;
/** Outfits that stay cached without a wearer. */
const MAX_IDLE = 24;
/** A strip drawn within this time (ms) is not evicted. */
const KEEP_MS = 2000;
/** Time (ms) before full pages are tried again, for any strip and for a strip that may not evict others. */
const FULL_MS = 1000;
const NO_SPARES_MS = 15_000;
/** A longer gap between two frames is a pause that does not age the cache. */
const MAX_FRAME_MS = 100;

/**
 * Draws outfits into texture pages: each outfit once for all its wearers, a few milliseconds per frame, and only the
 * animations that are shown. On full pages the least recently drawn strip is evicted.
 */
export class AvatarComposer {
  readonly #sheets: ItemSheets;
  readonly #pages: AvatarPages;
  readonly #othersScale: ArtScale;
  readonly #assignments = new PageAssignments(AvatarPages.MAX_PAGES);
  readonly #composedOutfits = new Map<string, ComposedOutfit>();
  /** Outfits without wearers, the longest unused first. */
  readonly #idle = new Set<ComposedOutfit>();
  #jobs: Job[] = [];
  /** Times of the last `update`: the page's clock, and the composer's own, which stops during pauses. */
  #updatedAt = 0;
  #now = 0;
  /** The times until which full pages are not tried again: for any strip, and for strips that may not evict others. */
  #full = { fullUntil: 0, noSparesUntil: 0 };

  /** Others are drawn at `othersScale` at most. */
  constructor(textures: Textures.TextureManager, sheets: ItemSheets, othersScale: ArtScale = 1) {
    this.#sheets = sheets;
    this.#othersScale = othersScale;
    this.#pages = new AvatarPages(textures);
  }

  /** Pages in use. */
  get pages(): number {
    return this.#pages.count;
  }

  /** Memory of the graphics card that all composed avatars take, bytes. */
  get bytes(): number {
    return this.#pages.bytes;
  }

  /** Whether every requested strip is drawn. */
  get isSettled(): boolean {
    return this.#jobs.length === 0;
  }

  /** The composed pictures of an outfit code; each `acquire` needs one `release`. Unknown items are left out. */
  acquire(code: string, scale: OutfitScale): ComposedOutfit {
    const composed = this.#composedOutfits.get(idOf(code, scale)) ?? this.#begin(code, scale);
    composed.users += 1;
    this.#idle.delete(composed);
    composed.want({ animation: 'stand', expression: 'default' });
    return composed;
  }

  /**
   * Acquires an outfit of another player like `acquire`: at the scale that the number of outfits allows, or that of an
   * equal outfit.
   */
  acquireForOther(code: string): ComposedOutfit {
    const worn = LOOK_SCALES.find((scale) => (this.#composedOutfits.get(idOf(code, scale))?.users ?? 0) > 0);
    if (worn !== undefined) return this.acquire(code, worn);
    let taken = 0;
    for (const { users, weight } of this.#composedOutfits.values()) if (users > 0) taken += weight;
    return this.acquire(code, outfitScaleFor(taken, this.#othersScale));
  }

  /** Composed frames stay cached for a while; the item sheets are released. */
  release(composed: ComposedOutfit): void {
    composed.users -= 1;
    if (composed.users > 0) return;
    this.#releaseSheets(composed);
    this.#idle.add(composed);
    const [longestIdle] = this.#idle;
    if (this.#idle.size > MAX_IDLE && longestIdle !== undefined) this.#forget(longestIdle);
  }

  /** Once per frame of the game: composes for a few milliseconds. */
  update(): void {
    const start = performance.now();
    const sinceLast = start - this.#updatedAt;
    const budget = Math.min(MAX_BUDGET_MS, Math.max(BUDGET_MS, sinceLast * BUDGET_SHARE));
    this.#updatedAt = start;
    this.#now += Math.min(MAX_FRAME_MS, sinceLast);
    if (this.#pages.isLost) return;
    while (performance.now() - start < budget) {
      const job = this.#takeJob();
      if (job === null) return;
      this.#compose(job);
    }
  }

  /** Composes everything again after a lost graphics context. */
  recompose(): void {
    this.#jobs = [];
    this.#full = { fullUntil: 0, noSparesUntil: 0 };
    for (const composed of [...this.#idle]) this.#forget(composed);
    for (const composed of this.#composedOutfits.values()) composed.dropAll();
    this.#pages.clear();
    for (const composed of this.#composedOutfits.values())
      composed.want({ animation: 'stand', expression: 'default' });
  }

  destroy(): void {
    this.#jobs = [];
    for (const composed of this.#composedOutfits.values()) {
      composed.users = 0;
      this.#releaseSheets(composed);
    }
    this.#composedOutfits.clear();
    this.#idle.clear();
    this.#pages.destroy();
  }

  #begin(code: string, scale: OutfitScale): ComposedOutfit {
    const items = decodeOutfit(code).flatMap((itemId) => itemById(itemId) ?? []);
    const composed = new ComposedOutfit({
      code,
      scale,
      layers: outfitLayers(items),
      preferredPage: this.#assignments.assign(scale ** 2),
      request: (asking, strip) => this.#request(asking, strip),
      now: () => this.#now,
    });
    this.#composedOutfits.set(idOf(code, scale), composed);
    return composed;
  }

  #forget(composed: ComposedOutfit): void {
    this.#idle.delete(composed);
    this.#composedOutfits.delete(idOf(composed.code, composed.scale));
    this.#assignments.free(composed.preferredPage, composed.weight);
    for (const frame of composed.dropAll()) this.#pages.remove(frame);
  }

  #request(composed: ComposedOutfit, strip: Strip): void {
    const { fullUntil, noSparesUntil } = this.#full;
    const isHopeless = this.#now < fullUntil || (isDispensable(strip) && this.#now < noSparesUntil);
    if (composed.users === 0 || isHopeless) {
      composed.refuse(strip);
      return;
    }
    this.#jobs.push({ composed, strip });
    if (composed.loadedSheets === null) void this.#loadSheets(composed);
  }

  /** Loads the item sheets. An item that fails is left out, so that its wearer is still shown. */
  async #loadSheets(composed: ComposedOutfit): Promise<void> {
    const loadedSheets = composed.openSheets();
    await Promise.all(
      composed.itemKeys.map(async (key) => {
        try {
          loadedSheets.sheets.set(key, await this.#sheets.retain(key, composed.artScale));
        } catch (error) {
          reportGameFailure(`The item ${key} is not drawn.`, error);
        }
      }),
    );
    loadedSheets.isReady = true;
  }

  /** Its last wearer has left, so nothing more is composed for it. */
  #releaseSheets(composed: ComposedOutfit): void {
    if (composed.loadedSheets === null) return;
    for (const key of composed.itemKeys) this.#sheets.release(key, composed.artScale);
    composed.closeSheets();
    this.#jobs = this.#jobs.filter((job) => job.composed !== composed);
  }

  /** Among jobs whose sheets are loaded, an avatar that has no picture yet comes first. */
  #takeJob(): Job | null {
    let next: Job | null = null;
    for (const job of this.#jobs) {
      if (job.composed.loadedSheets?.isReady !== true) continue;
      if (!job.composed.isReady && job.strip.animation === 'stand') {
        next = job;
        break;
      }
      next ??= job;
    }
    if (next !== null) this.#jobs.splice(this.#jobs.indexOf(next), 1);
    return next;
  }

  #compose({ composed, strip }: Job): void {
    const frames: (PageFrame | null)[] = [];
    for (let index = 0; index < ComposedOutfit.frameCount(strip); index += 1) {
      const drawn = this.#draw(composed, strip, index);
      if (drawn !== 'no room') {
        frames.push(drawn);
        continue;
      }
      for (const frame of frames) if (frame !== null) this.#pages.remove(frame);
      if (isDispensable(strip)) this.#full.noSparesUntil = this.#now + NO_SPARES_MS;
      else this.#full.fullUntil = this.#now + FULL_MS;
      composed.refuse(strip);
      return;
    }
    // An outfit without any visible item stays a silhouette.
    if (frames.some((frame) => frame !== null)) composed.keep(strip, frames);
  }

  /** Draws one frame onto a page; null when the frame is empty. */
  #draw(composed: ComposedOutfit, strip: Strip, index: number): PageFrame | null | 'no room' {
    const sheets = composed.loadedSheets?.sheets;
    const plan = planFrame(composed.layers, (key, name) => sheets?.get(key)?.frames.get(name), {
      ...strip,
      index,
    });
    if (plan === null) return null;
    const room = {
      canvas: { width: FRAME.width * composed.scale, height: FRAME.height * composed.scale },
      shrink: composed.scale / composed.artScale,
      preferredPage: composed.preferredPage,
    };
    for (;;) {
      const drawn = this.#pages.add(plan, (key) => sheets?.get(key)?.bitmap, room);
      if (drawn !== null) return drawn;
      if (isDispensable(strip) || !this.#makeRoom()) return 'no room';
    }
  }

  /** Evicts the least recently drawn strip, if it is old enough. */
  #makeRoom(): boolean {
    let [oldest, drawnAt] = [null as ComposedOutfit | null, this.#now - KEEP_MS];
    for (const composed of this.#composedOutfits.values()) {
      const usedAt = composed.oldestUse();
      if (usedAt === null || usedAt >= drawnAt) continue;
      [oldest, drawnAt] = [composed, usedAt];
    }
    if (oldest === null) return false;
    for (const frame of oldest.dropOldest()) this.#pages.remove(frame);
    if (oldest.users === 0 && oldest.oldestUse() === null) this.#forget(oldest);
    return true;
  }
}

/** A blink never evicts another strip: without room the eyes stay open. */
function isDispensable({ expression }: Strip): boolean {
  return expression === 'blink';
}

function idOf(code: string, scale: OutfitScale): string {
  return `${code}@${scale}`;
}
