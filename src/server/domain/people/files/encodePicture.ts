import sharp from 'sharp';
import { AppError } from '#server/platform/appError.ts';
import type { StoredContent } from '#server/gateways/storage/storageGateway.ts';

export interface Picture {
  readonly content: Buffer;
  readonly type: 'image/webp';
  readonly ending: 'webp';
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp'];
/** A photo of 48 megapixels fits; more pixels would cost hundreds of megabytes to decode. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 10_000;
const QUALITY = 82;

const texts = {
  moving: '움직이는 사진은 올릴 수 없어요.',
  tooManyPixels: '사진의 가로와 세로가 너무 길어요. 더 작은 사진을 골라 주세요.',
};

/**
 * A square of `side` pixels cut from the middle of a picture, or the whole of it no longer than `longest`, encoded
 * again: upright, without a camera's data, and without any byte of the sent file. Throws FILE_TYPE_REFUSED,
 * FILE_TOO_LARGE, FILE_UNREADABLE.
 */
export async function encodePicture(
  upload: StoredContent,
  shape: { readonly side: number } | { readonly longest: number },
): Promise<Picture> {
  const source = Buffer.isBuffer(upload) ? upload : upload.path;
  // Reading the head decodes nothing, so that a picture with too many pixels has an error of its own.
  const head = sharp(source, { limitInputPixels: false, failOn: 'error' });
  const { format, pages = 1, width, height } = await head.metadata().catch(refuseUnreadable);
  if (!FORMATS.includes(format)) throw new AppError('FILE_TYPE_REFUSED', { log: `a picture is ${format}` });
  if (pages > 1)
    throw new AppError('FILE_TYPE_REFUSED', { message: texts.moving, log: `a picture has ${pages} frames` });
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    throw new AppError('FILE_TOO_LARGE', {
      message: texts.tooManyPixels,
      log: `a picture is ${width} × ${height}, at most ${LONGEST_SIDE} a side and ${MOST_PIXELS} in all`,
    });
  }
  const { data, info } = await sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(
      'side' in shape
        ? { width: shape.side, height: shape.side, fit: 'cover' }
        : { width: shape.longest, height: shape.longest, fit: 'inside', withoutEnlargement: true },
    )
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
  const { size, width: shownWidth, height: shownHeight } = info;
  return { content: data, type: 'image/webp', ending: 'webp', size, width: shownWidth, height: shownHeight };
}

function refuseUnreadable(cause: unknown): never {
  throw new AppError('FILE_UNREADABLE', { cause, log: 'a picture cannot be decoded' });
}
