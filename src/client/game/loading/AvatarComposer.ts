import type { Textures } from 'phaser';
import { type AnimationName, type Expression, FRAME } from '#shared/content/avatarLayers.ts';
import { itemById } from '#shared/content/items.ts';
import { decodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import type { ArtScale } from '../view/chooseArtScale.ts';
import { AvatarPages } from './AvatarPages.ts';
import type { ItemSheets } from './ItemSheets.ts';
import { OutfitLook } from './OutfitLook.ts';
import { outfitLayers, planFrame } from '#shared/content/outfitLayers.ts';
import { reportFailure } from '../reportFailure.ts';

interface Job {
  readonly look: OutfitLook;
  readonly animation: AnimationName;
  readonly expression: Expression;
}

/** Drawing time per frame of the game, ms; where frames are long anyway, this share of them. */
const BUDGET_MS = 4;
const BUDGET_SHARE = 0.15;
const MAX_BUDGET_MS = 60;
/** Beyond so many pages further outfits are composed at 1x (a page is 16 MB here and on the GPU). */
const FINE_PAGES = 6;
/** Composed before they are needed, so that the first step does not wait. */
const SOON: readonly AnimationName[] = ['walk', 'jump', 'fall'];

/** Turns outfits into pictures: each one once, however many wear it, a little per frame. */
export class AvatarComposer {
  readonly #sheets: ItemSheets;
  readonly #pages: AvatarPages;
  readonly #looks = new Map<string, OutfitLook>();
  #jobs: Job[] = [];
  #updatedAt = 0;

  constructor(textures: Textures.TextureManager, sheets: ItemSheets) {
    this.#sheets = sheets;
    this.#pages = new AvatarPages(textures);
  }

  /** Pages in use. */
  get pages(): number {
    return this.#pages.count;
  }

  /** The look of an outfit code; every `acquire` wants one `release`. Unknown items are left out. */
  acquire(code: string, wishedScale: ArtScale): OutfitLook {
    const scale = this.#pages.count > FINE_PAGES ? 1 : wishedScale;
    const id = `${code}@${scale}`;
    const look = this.#looks.get(id) ?? this.#begin(id, code, scale);
    look.users += 1;
    return look;
  }

  release(look: OutfitLook): void {
    look.users -= 1;
    if (look.users > 0) return;
    this.#looks.delete(`${look.code}@${look.scale}`);
    this.#jobs = this.#jobs.filter((job) => job.look !== look);
    for (const frame of look.composed.values()) this.#pages.remove(frame);
    look.composed.clear();
    for (const key of itemKeysOf(look)) this.#sheets.release(key, look.scale);
  }

  /** Once per frame of the game: composes for a few milliseconds, then hands at most one page to the GPU. */
  update(): void {
    const start = performance.now();
    const budget = Math.min(MAX_BUDGET_MS, Math.max(BUDGET_MS, (start - this.#updatedAt) * BUDGET_SHARE));
    this.#updatedAt = start;
    while (this.#jobs.length > 0 && performance.now() - start < budget) this.#compose(this.#nextJob());
    // A page costs the same however much of it is new: finish what is asked for first, unless somebody is invisible.
    if (this.#jobs.length > 0 && [...this.#looks.values()].every(({ isReady }) => isReady)) return;
    const page = this.#pages.upload();
    if (page === null) return;
    for (const look of this.#looks.values()) look.publish(page);
  }

  /** Draws everything again, for the case that the canvases went with the graphics context. */
  recompose(): void {
    for (const look of this.#looks.values()) {
      for (const { cell, plan } of look.composed.values()) {
        this.#pages.redraw(cell, plan, (key) => look.sheets.get(key)?.bitmap);
      }
    }
  }

  destroy(): void {
    this.#jobs = [];
    for (const look of this.#looks.values()) {
      look.users = 0;
      for (const key of itemKeysOf(look)) this.#sheets.release(key, look.scale);
    }
    this.#looks.clear();
    this.#pages.destroy();
  }

  #begin(id: string, code: string, scale: ArtScale): OutfitLook {
    const items = decodeOutfit(code).flatMap((itemId) => itemById(itemId) ?? []);
    const look = new OutfitLook(code, scale, outfitLayers(items), (...request) => this.#request(...request));
    this.#looks.set(id, look);
    void this.#loadSheets(look);
    return look;
  }

  /** An item whose pictures cannot be had is left out rather than hiding its wearer. */
  async #loadSheets(look: OutfitLook): Promise<void> {
    await Promise.all(
      itemKeysOf(look).map(async (key) => {
        try {
          look.sheets.set(key, await this.#sheets.retain(key, look.scale));
        } catch (error) {
          reportFailure(`The item ${key} is not drawn.`, error);
        }
      }),
    );
    look.want('stand', 'default');
    for (const animation of SOON) look.want(animation, 'default');
  }

  #request(look: OutfitLook, animation: AnimationName, expression: Expression): void {
    // Its last wearer may have left while the sheets were on their way.
    if (look.users > 0) this.#jobs.push({ look, animation, expression });
  }

  /** Whoever cannot be seen at all comes first. */
  #nextJob(): Job {
    const urgent = this.#jobs.findIndex(({ look, animation }) => animation === 'stand' && !look.isReady);
    const [job] = this.#jobs.splice(Math.max(0, urgent), 1);
    if (job === undefined) throw new Error('There is nothing to compose.');
    return job;
  }

  #compose({ look, animation, expression }: Job): void {
    const canvasSize = { width: FRAME.width * look.scale, height: FRAME.height * look.scale };
    for (let index = 0; index < OutfitLook.frameCount(animation); index += 1) {
      const plan = planFrame(look.layers, (key, name) => look.sheets.get(key)?.frames.get(name), {
        animation,
        index,
        expression,
      });
      if (plan === null) continue;
      const stored = this.#pages.add(plan, (key) => look.sheets.get(key)?.bitmap, canvasSize);
      if (stored !== null) look.keep(animation, index, expression, { ...stored, plan });
    }
  }
}

function itemKeysOf({ layers }: OutfitLook): string[] {
  return [...new Set(layers.map(({ itemKey }) => itemKey))];
}
