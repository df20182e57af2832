import { createHash } from 'node:crypto';
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { renderTrimmed, touchesEdge } from '../../sprites/core/render.ts';
import type { Part, Picture } from '../../sprites/core/render.ts';
import { encodeLossless, encodeRows, encodeSheet } from './encode.ts';
import type { Frame } from './frame.ts';

export const MAX_PAGE = 2048;
const PADDING = 2;
/** Rows and columns begin at multiples of this: WebP predicts in blocks, and finds a picture again only on its grid. */
const BLOCK = 32;

/** A rectangle of the sheet; the packer fills in x and y. */
interface Slot {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

export interface Sheet {
  readonly webp: Buffer;
  /** Phaser's "JSON hash". */
  readonly json: Buffer;
}

export interface SheetOptions {
  readonly label: string;
  readonly scale: number;
  /** The share of the canvas at which the anchor lies. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** Names of frames that must not be empty. */
  readonly required?: readonly string[];
  /**
   * Lays the frames out in rows of this many, or of as many as fit, all cut to one size, instead of tightly. Similar
   * pictures are then beside each other, which lossless WebP rewards: a mascot takes half the bytes.
   */
  readonly columns?: number;
  /** Has soft glows. */
  readonly smooth?: boolean;
}

/** Draws a frame and trims it; `null` if it is empty. Throws if a part leaves the canvas. */
function drawFrame({ name, content, view }: Frame, { label, scale }: SheetOptions): Part | null {
  const sprite = renderTrimmed(content, view, scale);
  if (!sprite) return null;
  const { picture, left: x, top: y } = sprite;
  const canvas = { width: view.w * scale, height: view.h * scale };
  // A drawing that reaches the very edge has lost its part beyond it.
  if (touchesEdge(canvas, { x, y, w: picture.width, h: picture.height }))
    throw new Error(`${label}: frame ${name} leaves the canvas`);
  return sprite;
}

interface Placed {
  readonly frame: Frame;
  readonly sprite: Part;
  readonly slot: Slot;
}

/** Draws different frames once, and gives every frame its rectangle. */
function drawFrames(frames: readonly Frame[], options: SheetOptions): Placed[] {
  const drawn = new Map<string, Part | null>();
  const slots = new Map<string, Slot>();
  const placed: Placed[] = [];
  for (const frame of frames) {
    const key = `${Object.values(frame.view).join(' ')} ${frame.content}`;
    if (!drawn.has(key)) drawn.set(key, drawFrame(frame, options));
    const sprite = drawn.get(key);
    if (!sprite) continue;
    const { width, height, pixels } = sprite.picture;
    const hash = createHash('sha1').update(`${width}x${height}`).update(pixels).digest('base64');
    const slot = slots.get(hash) ?? { x: 0, y: 0, width, height, pixels };
    slots.set(hash, slot);
    placed.push({ frame, sprite, slot });
  }
  return placed;
}

/** Gives all frames the size of the one rectangle that holds each of them; equal frames stay one picture. */
function alike(placed: readonly Placed[]): Placed[] {
  const left = Math.min(...placed.map(({ sprite }) => sprite.left));
  const top = Math.min(...placed.map(({ sprite }) => sprite.top));
  const width = Math.max(...placed.map(({ sprite }) => sprite.left + sprite.picture.width)) - left;
  const height = Math.max(...placed.map(({ sprite }) => sprite.top + sprite.picture.height)) - top;
  const drawn = new Map<string, Placed>();
  return placed.map(({ frame, sprite }) => {
    const known = drawn.get(frame.content);
    if (known) return { ...known, frame };
    const { pixels, ...size } = sprite.picture;
    const picture = paste([{ pixels, ...size, x: sprite.left - left, y: sprite.top - top }], {
      width,
      height,
    });
    const fresh = { frame, sprite: { picture, left, top }, slot: { x: 0, y: 0, ...picture } };
    drawn.set(frame.content, fresh);
    return fresh;
  });
}

/** Draws, trims and packs frames onto one page of at most 2048 × 2048. */
export async function packSheet(frames: readonly Frame[], options: SheetOptions): Promise<Sheet> {
  const trimmed = drawFrames(frames, options);
  for (const name of options.required ?? [])
    if (!trimmed.some(({ frame }) => frame.name === name))
      throw new Error(`${options.label}: frame ${name} is empty`);
  const placed = options.columns ? alike(trimmed) : trimmed;
  const slots = [...new Set(placed.map(({ slot }) => slot))];
  const size = options.columns ? layInRows(slots, options.columns) : layTightly(slots, options.label);
  if (size.width > MAX_PAGE || size.height > MAX_PAGE)
    throw new Error(`${options.label} needs more than one page of ${MAX_PAGE} × ${MAX_PAGE}`);
  const page = paste(slots, size);
  const json = {
    frames: Object.fromEntries(
      placed.map(({ frame, sprite, slot }) => [
        frame.name,
        {
          frame: { x: slot.x, y: slot.y, w: slot.width, h: slot.height },
          rotated: false,
          trimmed: true,
          spriteSourceSize: { x: sprite.left, y: sprite.top, w: slot.width, h: slot.height },
          sourceSize: {
            w: Math.round(frame.view.w * options.scale),
            h: Math.round(frame.view.h * options.scale),
          },
        },
      ]),
    ),
    meta: {
      image: 'sheet.webp',
      format: 'RGBA8888',
      size: { w: page.width, h: page.height },
      scale: String(options.scale),
      anchor: options.anchor,
    },
  };
  return {
    webp: await encodePage(page, options),
    json: Buffer.from(JSON.stringify(json)),
  };
}

/** Rows at 2x are lossless without a second try: it takes twice as long there and saves next to nothing. */
function encodePage(page: Picture, { columns, scale, smooth }: SheetOptions): Promise<Buffer> {
  if (columns) return scale === 1 ? encodeRows(page) : encodeLossless(page);
  return encodeSheet(page, smooth ? 'smooth' : 'sheet');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function layTightly(slots: Slot[], label: string): Size {
  const packer = new MaxRectsPacker<Slot>(MAX_PAGE, MAX_PAGE, PADDING, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
  });
  packer.addArray(slots);
  const [page, ...more] = packer.bins;
  if (!page) throw new Error(`${label} draws nothing`);
  if (more.length > 0) throw new Error(`${label} needs more than one page of ${MAX_PAGE} × ${MAX_PAGE}`);
  return { width: page.width, height: page.height };
}

function layInRows(slots: readonly Slot[], columns: number): Size {
  const [{ width, height } = { width: 0, height: 0 }] = slots;
  const across = Math.ceil((width + PADDING) / BLOCK) * BLOCK;
  const down = Math.ceil((height + PADDING) / BLOCK) * BLOCK;
  const inRow = Math.min(columns, Math.floor(MAX_PAGE / across));
  slots.forEach((slot, i) => {
    slot.x = (i % inRow) * across;
    slot.y = Math.floor(i / inRow) * down;
  });
  return { width: inRow * across, height: Math.ceil(slots.length / inRow) * down };
}

function paste(slots: readonly Slot[], { width, height }: Size): Picture {
  const pixels = Buffer.alloc(width * height * 4);
  for (const slot of slots)
    for (let row = 0; row < slot.height; row++)
      slot.pixels.copy(
        pixels,
        ((slot.y + row) * width + slot.x) * 4,
        row * slot.width * 4,
        (row + 1) * slot.width * 4,
      );
  return { width, height, pixels };
}
