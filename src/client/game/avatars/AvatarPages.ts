import { Renderer, type Textures } from 'phaser';
import type { FramePlan } from '#shared/content/outfitLayers.ts';
import { type Cell, PageAllocator } from './PageAllocator.ts';

const PAGE_SIZE = 2048;
const BYTES_PER_PAGE = PAGE_SIZE * PAGE_SIZE * 4;
/** Graphics memory that all avatars together may take, bytes. */
const MAX_BYTES = 128_000_000;
/** Empty border that keeps neighbouring cells from bleeding into each other. */
const GAP = 2;

export interface PageFrame {
  readonly frame: Textures.Frame;
  readonly cell: Cell;
}

interface Room {
  /** Side lengths of the frame's untrimmed canvas, as it is drawn. */
  readonly canvas: { readonly width: number; readonly height: number };
  /** The scale against the art: 1 or less. */
  readonly shrink: number;
  readonly preferredPage: number;
}

/**
 * Large textures that composed avatars share, so that a crowd takes few draw calls. A frame is drawn on a small 2D
 * canvas and uploaded into its cell alone; no copy is kept in main memory, so that everything is composed again after a
 * lost graphics context.
 */
export class AvatarPages {
  static readonly MAX_PAGES = Math.floor(MAX_BYTES / BYTES_PER_PAGE);

  readonly #textures: Textures.TextureManager;
  readonly #renderer: Renderer.WebGL.WebGLRenderer;
  readonly #context: CanvasRenderingContext2D;
  readonly #pages: (Textures.Texture | undefined)[] = [];
  #allocator = newAllocator();
  #named = 0;

  constructor(textures: Textures.TextureManager) {
    const { renderer } = textures.game;
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!(renderer instanceof Renderer.WebGL.WebGLRenderer) || context === null)
      throw new Error('Avatars need WebGL and a canvas to be composed on.');
    this.#textures = textures;
    this.#renderer = renderer;
    this.#context = context;
  }

  /** Pages in use. */
  get count(): number {
    return this.#pages.filter((page) => page !== undefined).length;
  }

  /** Memory of the graphics card they take, bytes. */
  get bytes(): number {
    return this.count * BYTES_PER_PAGE;
  }

  /** False while the graphics context is lost. */
  get isLost(): boolean {
    return this.#renderer.gl.isContextLost();
  }

  /** Draws a plan into a free cell, on its preferred page if possible; null when no page has room. */
  add(
    plan: FramePlan,
    bitmapOf: (itemKey: string) => CanvasImageSource | undefined,
    { canvas, shrink, preferredPage }: Room,
  ): PageFrame | null {
    const left = Math.floor(plan.left * shrink);
    const top = Math.floor(plan.top * shrink);
    const width = Math.ceil((plan.left + plan.width) * shrink) - left;
    const height = Math.ceil((plan.top + plan.height) * shrink) - top;
    const cell = this.#allocator.allocate(width + GAP, height + GAP, preferredPage);
    if (cell === null) return null;
    const page = this.#page(cell.page);
    this.#named += 1;
    const frame = page.add(`frame-${this.#named}`, 0, cell.x, cell.y, width, height);
    if (frame === null) throw new Error(`Frame ${this.#named} of the avatars is there already.`);
    frame.setTrim(canvas.width, canvas.height, left, top, width, height);
    this.#context.canvas.width = cell.w;
    this.#context.canvas.height = cell.h;
    this.#context.setTransform(shrink, 0, 0, shrink, -left, -top);
    drawPlan(this.#context, plan, bitmapOf);
    this.#upload(page, cell);
    return { frame, cell };
  }

  /** Destroys pages without cells. */
  remove({ frame, cell }: PageFrame): void {
    forget(frame.texture, frame.name);
    this.#allocator.free(cell);
    const page = this.#pages[cell.page];
    if (page === undefined || !this.#allocator.isEmpty(cell.page)) return;
    this.#textures.remove(page);
    this.#pages[cell.page] = undefined;
  }

  /** Forgets every cell after the graphics context was lost; the pages themselves were restored empty. */
  clear(): void {
    for (const page of this.#pages) for (const name of page?.getFrameNames() ?? []) forget(page, name);
    this.#allocator = newAllocator();
  }

  destroy(): void {
    for (const page of this.#pages) if (page !== undefined) this.#textures.remove(page);
    this.#pages.length = 0;
  }

  /** The canvas covers the whole cell with its border, so that the previous content is overwritten. */
  #upload(page: Textures.Texture, { x, y, h }: Cell): void {
    const { gl, glTextureUnits, glWrapper } = this.#renderer;
    const wrapper = page.source[0]?.glTexture;
    if (wrapper == null) return;
    glTextureUnits.bind(wrapper, 0);
    glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } });
    // Phaser's textures have y pointing upwards.
    const fromBelow = PAGE_SIZE - y - h;
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, fromBelow, gl.RGBA, gl.UNSIGNED_BYTE, this.#context.canvas);
  }

  #page(index: number): Textures.Texture {
    const known = this.#pages[index];
    if (known !== undefined) return known;
    const { gl } = this.#renderer;
    const { LINEAR, CLAMP_TO_EDGE, RGBA } = gl;
    const wrapper = this.#renderer.createTexture2D(
      ...([0, LINEAR, LINEAR, CLAMP_TO_EDGE, CLAMP_TO_EDGE, RGBA] as const),
      ...([undefined, PAGE_SIZE, PAGE_SIZE, true, false, true] as const),
    );
    const page = this.#textures.addGLTexture(`avatars-${index}`, wrapper);
    if (page === null) throw new Error(`Page ${index} of the avatars could not be made.`);
    this.#pages[index] = page;
    return page;
  }
}

/** It is not destroyed, because a sprite may still show the frame while the connection is down. */
function forget(page: Textures.Texture | undefined, name: string): void {
  if (page !== undefined) Reflect.deleteProperty(page.frames, name);
}

function newAllocator(): PageAllocator {
  return new PageAllocator(PAGE_SIZE, AvatarPages.MAX_PAGES);
}

/** Draws the layers of a frame at their places on its untrimmed canvas; layers without a bitmap are left out. */
export function drawPlan(
  context: CanvasRenderingContext2D,
  plan: FramePlan,
  bitmapOf: (itemKey: string) => CanvasImageSource | undefined,
): void {
  for (const { itemKey, frame } of plan.parts) {
    const bitmap = bitmapOf(itemKey);
    if (bitmap === undefined) continue;
    const { x, y, w, h, left, top } = frame;
    context.drawImage(bitmap, x, y, w, h, left, top, w, h);
  }
}
