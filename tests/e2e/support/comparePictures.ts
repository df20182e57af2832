import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

export interface Comparison {
  /** Pixels that differ by more than the tolerance. */
  readonly different: number;
  /** The largest difference of any channel, 0–255. */
  readonly largest: number;
}

interface Raw {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/**
 * Measures how far two encoded pictures are from each other, pixel by pixel. When they differ, `diffFile`
 * shows the expected one, the actual one, and the pixels that differ in red, one under the other.
 */
export async function comparePictures({
  expected,
  actual,
  tolerance,
  diffFile,
}: {
  readonly expected: Buffer;
  readonly actual: Buffer;
  /** How far a channel may be off. */
  readonly tolerance: number;
  readonly diffFile: string;
}): Promise<Comparison> {
  const [was, is] = await Promise.all([decode(expected), decode(actual)]);
  if (was.width !== is.width || was.height !== is.height)
    throw new Error(`the picture is ${is.width} × ${is.height} instead of ${was.width} × ${was.height}`);
  const diff = Buffer.alloc(was.pixels.length);
  let [different, largest] = [0, 0];
  for (let i = 0; i < was.pixels.length; i += 3) {
    let step = 0;
    for (let channel = i; channel < i + 3; channel++)
      step = Math.max(step, Math.abs(was.pixels.readUInt8(channel) - is.pixels.readUInt8(channel)));
    largest = Math.max(largest, step);
    const isDifferent = step > tolerance;
    if (isDifferent) different++;
    diff.set(isDifferent ? [220, 0, 40] : pale(was.pixels, i), i);
  }
  if (different > 0) await writeBelowEachOther(diffFile, [was, is, { ...was, pixels: diff }]);
  return { different, largest };
}

async function decode(bytes: Buffer): Promise<Raw> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** A pixel as a shadow of itself, so that what differs stands out. */
function pale(pixels: Buffer, i: number): [number, number, number] {
  const sum = pixels.readUInt8(i) + pixels.readUInt8(i + 1) + pixels.readUInt8(i + 2);
  const grey = 190 + Math.round(sum / 12);
  return [grey, grey, grey];
}

async function writeBelowEachOther(file: string, pictures: readonly Raw[]): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const [{ width, height } = { width: 0, height: 0 }] = pictures;
  const pixels = Buffer.concat(pictures.map((picture) => picture.pixels));
  await sharp(pixels, { raw: { width, height: height * pictures.length, channels: 3 } })
    .png()
    .toFile(file);
}
