import { Renderer, type Textures } from 'phaser';
import type { FramePlan } from '#shared/content/outfitLayers.ts';
import { drawPlan } from './drawPlan.ts';
import { type Cell, PageAllocator } from './PageAllocator.ts';

const PAGE_SIZE = 2048;
const BYTES_PER_PAGE = PAGE_SIZE * PAGE_SIZE * 4;
/** All avatars together take at most so many bytes of the graphics card's memory. */
const MAX_BYTES = 128_000_000;
/** Keeps neighbours from bleeding into each other when drawn between pixels. */
const GAP = 2;

export interface PageFrame {
  readonly frame: Textures.Frame;
  readonly cell: Cell;
}

interface Room {
  /** Side lengths of the frame's untrimmed canvas, as it is drawn. */
  readonly canvas: { readonly width: number; readonly height: number };
  /** How much smaller than the art it is drawn: 1 or less. */
  readonly shrink: number;
  /** The page it should lie on. */
  readonly home: number;
}

/**
 * Large textures that composed avatars share, so that a crowd is drawn in a handful of calls. A frame is drawn in a small
 * canvas of the processor and goes from there straight into its cell: no page is ever uploaded as a whole, and none is
 * kept a second time in main memory. What a lost graphics context takes along must be composed again.
 */
export class AvatarPages {
  static readonly MAX_PAGES = Math.floor(MAX_BYTES / BYTES_PER_PAGE);

  readonly #textures: Textures.TextureManager;
  readonly #renderer: Renderer.WebGL.WebGLRenderer;
  readonly #desk: CanvasRenderingContext2D;
  readonly #pages: (Textures.Texture | undefined)[] = [];
  #allocator = newAllocator();
  #named = 0;

  constructor(textures: Textures.TextureManager) {
    const { renderer } = textures.game;
    const desk = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!(renderer instanceof Renderer.WebGL.WebGLRenderer) || desk === null)
      throw new Error('Avatars need WebGL and a canvas to be composed on.');
    this.#textures = textures;
    this.#renderer = renderer;
    this.#desk = desk;
  }

  /** Pages in use. */
  get count(): number {
    return this.#pages.filter((page) => page !== undefined).length;
  }

  /** What they take of the graphics card's memory. */
  get bytes(): number {
    return this.count * BYTES_PER_PAGE;
  }

  /** Nothing can be put on a page while the graphics card is away. */
  get isLost(): boolean {
    return this.#renderer.gl.isContextLost();
  }

  /** Draws a plan into free room, on its home page if it can be; null when nothing is left. */
  add(
    plan: FramePlan,
    bitmapOf: (itemKey: string) => CanvasImageSource | undefined,
    { canvas, shrink, home }: Room,
  ): PageFrame | null {
    const left = Math.floor(plan.left * shrink);
    const top = Math.floor(plan.top * shrink);
    const width = Math.ceil((plan.left + plan.width) * shrink) - left;
    const height = Math.ceil((plan.top + plan.height) * shrink) - top;
    const cell = this.#allocator.allocate(width + GAP, height + GAP, home);
    if (cell === null) return null;
    const page = this.#page(cell.page);
    this.#named += 1;
    const frame = page.add(`frame-${this.#named}`, 0, cell.x, cell.y, width, height);
    if (frame === null) throw new Error(`Frame ${this.#named} of the avatars is there already.`);
    frame.setTrim(canvas.width, canvas.height, left, top, width, height);
    this.#desk.canvas.width = cell.w;
    this.#desk.canvas.height = cell.h;
    this.#desk.setTransform(shrink, 0, 0, shrink, -left, -top);
    drawPlan(this.#desk, plan, bitmapOf);
    this.#upload(page, cell);
    return { frame, cell };
  }

  /** A page that nothing lies on any more is given back to the graphics card. */
  remove({ frame, cell }: PageFrame): void {
    forget(frame.texture, frame.name);
    this.#allocator.free(cell);
    const page = this.#pages[cell.page];
    if (page === undefined || !this.#allocator.isEmpty(cell.page)) return;
    this.#textures.remove(page);
    this.#pages[cell.page] = undefined;
  }

  /** Takes every picture for lost, as the graphics card has lost it; the pages themselves have come back, empty. */
  clear(): void {
    for (const page of this.#pages) for (const name of page?.getFrameNames() ?? []) forget(page, name);
    this.#allocator = newAllocator();
  }

  destroy(): void {
    for (const page of this.#pages) if (page !== undefined) this.#textures.remove(page);
    this.#pages.length = 0;
  }

  /** The desk holds exactly one cell, its empty rim included: what lay there before is gone. */
  #upload(page: Textures.Texture, { x, y, h }: Cell): void {
    const { gl, glTextureUnits, glWrapper } = this.#renderer;
    const wrapper = page.source[0]?.glTexture;
    if (wrapper == null) return;
    glTextureUnits.bind(wrapper, 0);
    glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } });
    // Phaser's textures stand on their heads.
    const fromBelow = PAGE_SIZE - y - h;
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, fromBelow, gl.RGBA, gl.UNSIGNED_BYTE, this.#desk.canvas);
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

/** Not destroyed: whoever is not drawn anew at once, with the line down, still shows it. */
function forget(page: Textures.Texture | undefined, name: string): void {
  if (page !== undefined) Reflect.deleteProperty(page.frames, name);
}

function newAllocator(): PageAllocator {
  return new PageAllocator(PAGE_SIZE, AvatarPages.MAX_PAGES);
}
