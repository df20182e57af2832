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
import { LOOK_SCALES, type LookScale, lookScaleFor } from './lookScaleFor.ts';
import { OutfitLook, type Strip } from './OutfitLook.ts';

interface Job {
  readonly look: OutfitLook;
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
  readonly #looks = new Map<string, OutfitLook>();
  /** Outfits without wearers, the longest unused first. */
  readonly #idle = new Set<OutfitLook>();
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
  acquire(code: string, scale: LookScale): OutfitLook {
    const look = this.#looks.get(idOf(code, scale)) ?? this.#begin(code, scale);
    look.users += 1;
    this.#idle.delete(look);
    look.want({ animation: 'stand', expression: 'default' });
    return look;
  }

  /**
   * Acquires an outfit of another player like `acquire`: at the scale that the number of outfits allows, or that of an
   * equal outfit.
   */
  acquireForOther(code: string): OutfitLook {
    const worn = LOOK_SCALES.find((scale) => (this.#looks.get(idOf(code, scale))?.users ?? 0) > 0);
    if (worn !== undefined) return this.acquire(code, worn);
    let taken = 0;
    for (const { users, weight } of this.#looks.values()) if (users > 0) taken += weight;
    return this.acquire(code, lookScaleFor(taken, this.#othersScale));
  }

  /** Composed frames stay cached for a while; the item sheets are released. */
  release(look: OutfitLook): void {
    look.users -= 1;
    if (look.users > 0) return;
    this.#releaseSheets(look);
    this.#idle.add(look);
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
    for (const look of [...this.#idle]) this.#forget(look);
    for (const look of this.#looks.values()) look.dropAll();
    this.#pages.clear();
    for (const look of this.#looks.values()) look.want({ animation: 'stand', expression: 'default' });
  }

  destroy(): void {
    this.#jobs = [];
    for (const look of this.#looks.values()) {
      look.users = 0;
      this.#releaseSheets(look);
    }
    this.#looks.clear();
    this.#idle.clear();
    this.#pages.destroy();
  }

  #begin(code: string, scale: LookScale): OutfitLook {
    const items = decodeOutfit(code).flatMap((itemId) => itemById(itemId) ?? []);
    const look = new OutfitLook({
      code,
      scale,
      layers: outfitLayers(items),
      preferredPage: this.#assignments.assign(scale ** 2),
      request: (asking, strip) => this.#request(asking, strip),
      now: () => this.#now,
    });
    this.#looks.set(idOf(code, scale), look);
    return look;
  }

  #forget(look: OutfitLook): void {
    this.#idle.delete(look);
    this.#looks.delete(idOf(look.code, look.scale));
    this.#assignments.free(look.preferredPage, look.weight);
    for (const frame of look.dropAll()) this.#pages.remove(frame);
  }

  #request(look: OutfitLook, strip: Strip): void {
    const { fullUntil, noSparesUntil } = this.#full;
    const isHopeless = this.#now < fullUntil || (isDispensable(strip) && this.#now < noSparesUntil);
    if (look.users === 0 || isHopeless) {
      look.refuse(strip);
      return;
    }
    this.#jobs.push({ look, strip });
    if (look.loadedSheets === null) void this.#loadSheets(look);
  }

  /** Loads the item sheets. An item that fails is left out, so that its wearer is still shown. */
  async #loadSheets(look: OutfitLook): Promise<void> {
    const loadedSheets = look.openSheets();
    await Promise.all(
      look.itemKeys.map(async (key) => {
        try {
          loadedSheets.sheets.set(key, await this.#sheets.retain(key, look.artScale));
        } catch (error) {
          reportGameFailure(`The item ${key} is not drawn.`, error);
        }
      }),
    );
    loadedSheets.isReady = true;
  }

  /** Its last wearer has left, so nothing more is composed for it. */
  #releaseSheets(look: OutfitLook): void {
    if (look.loadedSheets === null) return;
    for (const key of look.itemKeys) this.#sheets.release(key, look.artScale);
    look.closeSheets();
    this.#jobs = this.#jobs.filter((job) => job.look !== look);
  }

  /** Among jobs whose sheets are loaded, an avatar that has no picture yet comes first. */
  #takeJob(): Job | null {
    let next: Job | null = null;
    for (const job of this.#jobs) {
      if (job.look.loadedSheets?.isReady !== true) continue;
      if (!job.look.isReady && job.strip.animation === 'stand') {
        next = job;
        break;
      }
      next ??= job;
    }
    if (next !== null) this.#jobs.splice(this.#jobs.indexOf(next), 1);
    return next;
  }

  #compose({ look, strip }: Job): void {
    const frames: (PageFrame | null)[] = [];
    for (let index = 0; index < OutfitLook.frameCount(strip); index += 1) {
      const drawn = this.#draw(look, strip, index);
      if (drawn !== 'no room') {
        frames.push(drawn);
        continue;
      }
      for (const frame of frames) if (frame !== null) this.#pages.remove(frame);
      if (isDispensable(strip)) this.#full.noSparesUntil = this.#now + NO_SPARES_MS;
      else this.#full.fullUntil = this.#now + FULL_MS;
      look.refuse(strip);
      return;
    }
    // An outfit without any visible item stays a silhouette.
    if (frames.some((frame) => frame !== null)) look.keep(strip, frames);
  }

  /** Draws one frame onto a page; null when the frame is empty. */
  #draw(look: OutfitLook, strip: Strip, index: number): PageFrame | null | 'no room' {
    const sheets = look.loadedSheets?.sheets;
    const plan = planFrame(look.layers, (key, name) => sheets?.get(key)?.frames.get(name), {
      ...strip,
      index,
    });
    if (plan === null) return null;
    const room = {
      canvas: { width: FRAME.width * look.scale, height: FRAME.height * look.scale },
      shrink: look.scale / look.artScale,
      preferredPage: look.preferredPage,
    };
    for (;;) {
      const drawn = this.#pages.add(plan, (key) => sheets?.get(key)?.bitmap, room);
      if (drawn !== null) return drawn;
      if (isDispensable(strip) || !this.#makeRoom()) return 'no room';
    }
  }

  /** Evicts the least recently drawn strip, if it is old enough. */
  #makeRoom(): boolean {
    let [oldest, drawnAt] = [null as OutfitLook | null, this.#now - KEEP_MS];
    for (const look of this.#looks.values()) {
      const usedAt = look.oldestUse();
      if (usedAt === null || usedAt >= drawnAt) continue;
      [oldest, drawnAt] = [look, usedAt];
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

function idOf(code: string, scale: LookScale): string {
  return `${code}@${scale}`;
}
