import type { Textures } from 'phaser';
import { FRAME } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import { outfitLayers, planFrame } from '#shared/content/outfitLayers.ts';
import { decodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { reportFailure } from '../reportFailure.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';
import { AvatarPages, type PageFrame } from './AvatarPages.ts';
import { HomePages } from './HomePages.ts';
import type { ItemSheets } from './ItemSheets.ts';
import { LOOK_SCALES, type LookScale, lookScaleFor } from './lookScaleFor.ts';
import { OutfitLook, type Strip } from './OutfitLook.ts';

interface Job {
  readonly look: OutfitLook;
  readonly strip: Strip;
}

/** Drawing time per frame of the game, ms; where frames are long anyway, this share of them. */
const BUDGET_MS = 4;
const BUDGET_SHARE = 0.15;
const MAX_BUDGET_MS = 60;
/** Outfits nobody wears any more that are kept for whoever comes back. */
const MAX_IDLE = 24;
/** What was drawn so recently (ms) is not given up for something else. */
const KEEP_MS = 2000;
/** Nobody asks for room again so soon (ms) after there was none, nor for room that nothing else is given up for. */
const FULL_MS = 1000;
const NO_SPARES_MS = 15_000;
/** More than this between two frames is a pause, in which nothing grows old. */
const MAX_FRAME_MS = 100;

/**
 * Turns outfits into pictures: each one once, however many wear it, a little per frame, and only the animations that
 * are drawn. Where the pages are full, what has not been drawn for longest makes room.
 */
export class AvatarComposer {
  readonly #sheets: ItemSheets;
  readonly #pages: AvatarPages;
  readonly #othersScale: ArtScale;
  readonly #homes = new HomePages(AvatarPages.MAX_PAGES);
  readonly #looks = new Map<string, OutfitLook>();
  /** Looks without users, the longest idle first. */
  readonly #idle = new Set<OutfitLook>();
  #jobs: Job[] = [];
  /** Of the last `update`, on the page's clock and on ours, which stands still while nothing is drawn. */
  #updatedAt = 0;
  #now = 0;
  /** Until when nothing is asked of full pages, and nothing dispensable of pages without free room. */
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

  /** What all composed avatars take of the graphics card's memory. */
  get bytes(): number {
    return this.#pages.bytes;
  }

  /** Whether nothing that was asked for is still to be drawn. */
  get isSettled(): boolean {
    return this.#jobs.length === 0;
  }

  /** The look of an outfit code; every `acquire` wants one `release`. Unknown items are left out. */
  acquire(code: string, scale: LookScale): OutfitLook {
    const look = this.#looks.get(idOf(code, scale)) ?? this.#begin(code, scale);
    look.users += 1;
    this.#idle.delete(look);
    look.want({ animation: 'stand', expression: 'default' });
    return look;
  }

  /** As `acquire`, for one of many: as fine as the crowd allows, and as who wears the same already. */
  acquireForOther(code: string): OutfitLook {
    const worn = LOOK_SCALES.find((scale) => (this.#looks.get(idOf(code, scale))?.users ?? 0) > 0);
    if (worn !== undefined) return this.acquire(code, worn);
    let taken = 0;
    for (const { users, weight } of this.#looks.values()) if (users > 0) taken += weight;
    return this.acquire(code, lookScaleFor(taken, this.#othersScale));
  }

  /** What was composed stays for a while; the pictures of its items do not. */
  release(look: OutfitLook): void {
    look.users -= 1;
    if (look.users > 0) return;
    this.#undress(look);
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

  /** Begins again from nothing: the pages went with the graphics context. */
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
      this.#undress(look);
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
      home: this.#homes.settle(scale ** 2),
      request: (asking, strip) => this.#request(asking, strip),
      now: () => this.#now,
    });
    this.#looks.set(idOf(code, scale), look);
    return look;
  }

  #forget(look: OutfitLook): void {
    this.#idle.delete(look);
    this.#looks.delete(idOf(look.code, look.scale));
    this.#homes.leave(look.home, look.weight);
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
    if (look.wardrobe === null) void this.#dress(look);
  }

  /** Fetches the pictures of its items. One that cannot be had is left out rather than hiding its wearer. */
  async #dress(look: OutfitLook): Promise<void> {
    const wardrobe = look.openWardrobe();
    await Promise.all(
      look.itemKeys.map(async (key) => {
        try {
          wardrobe.sheets.set(key, await this.#sheets.retain(key, look.artScale));
        } catch (error) {
          reportFailure(`The item ${key} is not drawn.`, error);
        }
      }),
    );
    wardrobe.isReady = true;
  }

  /** Its last wearer has left: nothing more is composed for it. */
  #undress(look: OutfitLook): void {
    if (look.wardrobe === null) return;
    for (const key of look.itemKeys) this.#sheets.release(key, look.artScale);
    look.closeWardrobe();
    this.#jobs = this.#jobs.filter((job) => job.look !== look);
  }

  /** Of those whose pictures are here, whoever cannot be seen at all comes first. */
  #takeJob(): Job | null {
    let next: Job | null = null;
    for (const job of this.#jobs) {
      if (job.look.wardrobe?.isReady !== true) continue;
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
    // An outfit without anything to be seen stays a silhouette.
    if (frames.some((frame) => frame !== null)) look.keep(strip, frames);
  }

  /** One frame on its page, null when nothing is to be seen on it. */
  #draw(look: OutfitLook, strip: Strip, index: number): PageFrame | null | 'no room' {
    const sheets = look.wardrobe?.sheets;
    const plan = planFrame(look.layers, (key, name) => sheets?.get(key)?.frames.get(name), {
      ...strip,
      index,
    });
    if (plan === null) return null;
    const room = {
      canvas: { width: FRAME.width * look.scale, height: FRAME.height * look.scale },
      shrink: look.scale / look.artScale,
      home: look.home,
    };
    for (;;) {
      const drawn = this.#pages.add(plan, (key) => sheets?.get(key)?.bitmap, room);
      if (drawn !== null) return drawn;
      if (isDispensable(strip) || !this.#makeRoom()) return 'no room';
    }
  }

  /** Gives up the strip that has not been drawn for longest, if that is long enough. */
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

/** For shut eyes nothing else is given up: they stay open. */
function isDispensable({ expression }: Strip): boolean {
  return expression === 'blink';
}

function idOf(code: string, scale: LookScale): string {
  return `${code}@${scale}`;
}
