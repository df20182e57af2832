import type { Textures } from 'phaser';
import type { FramePlan } from '#shared/content/outfitLayers.ts';
import { type Cell, PageAllocator } from './PageAllocator.ts';

const PAGE_SIZE = 2048;
/** Keeps neighbours from bleeding into each other when drawn between pixels. */
const GAP = 2;

export interface PageFrame {
  readonly frame: Textures.Frame;
  readonly cell: Cell;
}

interface Page {
  readonly texture: Textures.Texture;
  readonly context: CanvasRenderingContext2D;
  isDirty: boolean;
}

/**
 * Large canvases that composed avatars share, so that a crowd is a handful of textures. The canvases live in main
 * memory: after a loss of the graphics context Phaser fills its textures from them again.
 */
export class AvatarPages {
  readonly #textures: Textures.TextureManager;
  readonly #allocator = new PageAllocator(PAGE_SIZE);
  readonly #pages: Page[] = [];
  #count = 0;

  constructor(textures: Textures.TextureManager) {
    this.#textures = textures;
  }

  get count(): number {
    return this.#pages.length;
  }

  /** Draws a plan into free room; `canvasSize` is the side lengths of the frame's untrimmed canvas. */
  add(
    plan: FramePlan,
    bitmapOf: (itemKey: string) => CanvasImageSource | undefined,
    canvasSize: { readonly width: number; readonly height: number },
  ): PageFrame | null {
    const cell = this.#allocator.allocate(plan.width + GAP, plan.height + GAP);
    if (cell === null) return null;
    const { texture } = this.#page(cell.page);
    this.#count += 1;
    const frame = texture.add(`frame-${this.#count}`, 0, cell.x, cell.y, plan.width, plan.height);
    if (frame === null) {
      this.#allocator.free(cell);
      return null;
    }
    frame.setTrim(canvasSize.width, canvasSize.height, plan.left, plan.top, plan.width, plan.height);
    this.redraw(cell, plan, bitmapOf);
    return { frame, cell };
  }

  redraw(cell: Cell, plan: FramePlan, bitmapOf: (itemKey: string) => CanvasImageSource | undefined): void {
    const page = this.#page(cell.page);
    const { context } = page;
    context.clearRect(cell.x, cell.y, cell.w, cell.h);
    for (const { itemKey, frame } of plan.parts) {
      const bitmap = bitmapOf(itemKey);
      if (bitmap === undefined) continue;
      const { x, y, w, h } = frame;
      context.drawImage(
        bitmap,
        x,
        y,
        w,
        h,
        cell.x + frame.left - plan.left,
        cell.y + frame.top - plan.top,
        w,
        h,
      );
    }
    page.isDirty = true;
  }

  remove({ frame, cell }: PageFrame): void {
    frame.texture.remove(frame.name);
    this.#allocator.free(cell);
  }

  /** Hands one changed page to the GPU (a few ms); returns its number, or null when all are up to date. */
  upload(): number | null {
    const index = this.#pages.findIndex(({ isDirty }) => isDirty);
    const page = this.#pages[index];
    if (page === undefined) return null;
    page.isDirty = false;
    page.texture.source[0]?.update();
    return index;
  }

  destroy(): void {
    for (const { texture } of this.#pages) this.#textures.remove(texture);
    this.#pages.length = 0;
  }

  #page(index: number): Page {
    const known = this.#pages[index];
    if (known !== undefined) return known;
    const canvas = document.createElement('canvas');
    canvas.width = PAGE_SIZE;
    canvas.height = PAGE_SIZE;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const texture = this.#textures.create(`avatars-${index}`, canvas, PAGE_SIZE, PAGE_SIZE);
    if (context === null || texture === null)
      throw new Error(`Page ${index} of the avatars could not be made.`);
    const page = { texture, context, isDirty: false };
    this.#pages[index] = page;
    return page;
  }
}
