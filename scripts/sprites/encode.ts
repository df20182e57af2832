import sharp from 'sharp';
import type { Picture } from '../../sprites/core/render.ts';

// one job per worker thread already fills the machine
sharp.concurrency(1);

const input = ({ width, height, pixels }: Picture) => sharp(pixels, { raw: { width, height, channels: 4 } });

/** For this art lossless WebP is smaller than quality 90, and has no halo. */
export function encodeLossless(picture: Picture): Promise<Buffer> {
  return input(picture).webp({ lossless: true, effort: 4 }).toBuffer();
}

/** For tight sheets: a tenth fewer bytes than lossless, with colours off by no more than the eye can tell, edges intact. */
export function encodeSheet(picture: Picture): Promise<Buffer> {
  return input(picture).webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
}

/** For large painted areas. */
export function encodeLossy(picture: Picture, quality: number, alphaQuality = 80): Promise<Buffer> {
  return input(picture).webp({ quality, alphaQuality, effort: 6 }).toBuffer();
}

export function encodePng(picture: Picture): Promise<Buffer> {
  return input(picture).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
}
