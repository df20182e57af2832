import { Resvg } from '@resvg/resvg-js';
import type { RenderedImage } from '@resvg/resvg-js';
import { FRAME } from '#shared/content/avatarLayers.ts';

/** Straight (not premultiplied) RGBA. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

export interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The canvas every frame of an avatar is drawn on. */
export const FRAME_VIEW: View = { x: -FRAME.anchorX, y: -FRAME.anchorY, w: FRAME.width, h: FRAME.height };

export function svgDocument(content: string, view: View, scale: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(view.w * scale)}" height="${Math.round(view.h * scale)}" viewBox="${view.x} ${view.y} ${view.w} ${view.h}">${content}</svg>`;
}

/** Without fonts, so that the result depends on nothing outside the document. */
const ALONE = { font: { loadSystemFonts: false } } as const;

export function render(document: string): Picture {
  return straighten(new Resvg(document, ALONE).render());
}

/** A part of a larger picture, and where it lies there, in pixels. */
export interface Part {
  readonly picture: Picture;
  readonly left: number;
  readonly top: number;
}

/** Room left round the outlines, units: their smoothed edges reach a little further. */
const MARGIN = 2;

/**
 * Draws what can be seen of a view, trimmed; `null` if nothing is. Drawing costs as much as its area, and nineteen
 * twentieths of a frame are empty: only the box round the outlines is drawn, in whole units, so that every pixel is the
 * one that the whole picture has.
 */
export function renderTrimmed(content: string, view: View, scale: number): Part | null {
  const svg = new Resvg(svgDocument(content, view, 1), { ...ALONE, fitTo: { mode: 'zoom', value: scale } });
  const box = svg.getBBox();
  if (!box) return null;
  const left = Math.max(0, Math.floor(box.x - view.x) - MARGIN);
  const top = Math.max(0, Math.floor(box.y - view.y) - MARGIN);
  const w = Math.min(view.w, Math.ceil(box.x - view.x + box.width) + MARGIN) - left;
  const h = Math.min(view.h, Math.ceil(box.y - view.y + box.height) + MARGIN) - top;
  if (w <= 0 || h <= 0) return null;
  svg.cropByBBox(Object.assign(box, { x: view.x + left, y: view.y + top, width: w, height: h }));
  const picture = straighten(svg.render());
  const area = bounds(picture);
  if (!area) return null;
  const isWhole = w === view.w && h === view.h;
  // nothing may be lost that is wider than its outline
  if (!isWhole && touchesEdge(picture, area)) return trim(render(svgDocument(content, view, scale)));
  return { picture: crop(picture, area), left: left * scale + area.x, top: top * scale + area.y };
}

function trim(picture: Picture): Part | null {
  const area = bounds(picture);
  return area && { picture: crop(picture, area), left: area.x, top: area.y };
}

/** Whether a part reaches the edge of its picture. */
export function touchesEdge({ width, height }: Pick<Picture, 'width' | 'height'>, part: View): boolean {
  return part.x === 0 || part.y === 0 || part.x + part.w === width || part.y + part.h === height;
}

/** Asking for the pixels copies them: once is enough. */
function straighten(image: RenderedImage): Picture {
  const { width, height, pixels } = image;
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = i; channel < i + 3; channel++)
      pixels[channel] = Math.min(255, ((pixels[channel] ?? 0) * 255) / alpha);
  }
  return { width, height, pixels };
}

/** Stretches of space where a picture is not empty, or `null` if it is. Pixels of the picture. */
export function bounds({ width, height, pixels }: Picture, threshold = 2): View | null {
  const isEmpty = (x: number, y: number) => (pixels[(y * width + x) * 4 + 3] ?? 0) <= threshold;
  const rowIsEmpty = (y: number) => {
    for (let x = 0; x < width; x++) if (!isEmpty(x, y)) return false;
    return true;
  };
  let [top, bottom] = [0, height - 1];
  while (top < height && rowIsEmpty(top)) top++;
  if (top === height) return null;
  while (rowIsEmpty(bottom)) bottom--;
  // only what lies further out than anything before is looked at: most of a frame is empty
  let [left, right] = [width, -1];
  for (let y = top; y <= bottom; y++) {
    let x = 0;
    while (x < left && isEmpty(x, y)) x++;
    left = x;
    x = width - 1;
    while (x > right && isEmpty(x, y)) x--;
    right = x;
  }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

export function crop({ width, pixels }: Picture, { x, y, w, h }: View): Picture {
  const out = Buffer.alloc(w * h * 4);
  for (let row = 0; row < h; row++)
    pixels.copy(out, row * w * 4, ((row + y) * width + x) * 4, ((row + y) * width + x + w) * 4);
  return { width: w, height: h, pixels: out };
}
