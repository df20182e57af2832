import sharp from 'sharp';
import type { Picture } from '../../sprites/core/render.ts';

// one job per worker thread already fills the machine
sharp.concurrency(1);

const input = ({ width, height, pixels }: Picture) => sharp(pixels, { raw: { width, height, channels: 4 } });

/** Lossless WebP is smaller than quality 90 for this art and has no halo. */
export function encodeLossless(picture: Picture): Promise<Buffer> {
  return input(picture).webp({ lossless: true, effort: 4 }).toBuffer();
}

/** Used for sheets that are mostly empty: half the time, 4 % more bytes. */
export function encodeStill(picture: Picture): Promise<Buffer> {
  return input(picture).webp({ lossless: true, effort: 2 }).toBuffer();
}

/** The allowed error of colours that change from pixel to pixel, in WebP's measure; flat areas stay as they are. */
const NEAR = { sheet: 40, smooth: 60 } as const;

/**
 * Encodes a tight sheet: a fifth fewer bytes than lossless, with invisible colour errors and intact edges. More effort
 * than this takes twice as long and saves nothing. Soft glows are `smooth`, or they would show rings.
 */
export function encodeSheet(picture: Picture, kind: keyof typeof NEAR = 'sheet'): Promise<Buffer> {
  return input(picture).webp({ nearLossless: true, quality: NEAR[kind], effort: 2 }).toBuffer();
}

/** Used for sheets of similar frames, where lossless finds more repetition. */
export async function encodeRows(picture: Picture): Promise<Buffer> {
  const [lossless, near] = await Promise.all([encodeLossless(picture), encodeSheet(picture)]);
  return near.length < lossless.length ? near : lossless;
}

/** Used for large painted areas. */
export function encodeLossy(picture: Picture, quality: number, alphaQuality = 80): Promise<Buffer> {
  return input(picture).webp({ quality, alphaQuality, effort: 6 }).toBuffer();
}

/** Used for link previews, which some programs cannot read as WebP. The picture must be opaque. */
export function encodeJpeg(picture: Picture, quality: number): Promise<Buffer> {
  return input(picture).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** A picture on top of another one that is stretched to its size. */
export function encodeOverview(front: Picture, behind: Picture): Promise<Buffer> {
  const { width, height, pixels } = front;
  return input(behind)
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .composite([{ input: pixels, raw: { width, height, channels: 4 } }])
    .jpeg({ quality: 72 })
    .toBuffer();
}

/** Size of the small picture of a whole place. */
const CARD = { width: 480, height: 270 } as const;

/** A small preview of a place: the middle of the world. */
export async function encodeCard(front: Picture, behind: Picture): Promise<Buffer> {
  return sharp(await encodeOverview(front, behind))
    .resize(CARD.width, CARD.height, { fit: 'cover' })
    .webp({ quality: 76, effort: 6 })
    .toBuffer();
}

export function encodePng(picture: Picture): Promise<Buffer> {
  return input(picture).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
}
