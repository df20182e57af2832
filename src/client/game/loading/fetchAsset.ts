import { AssetError } from './AssetError.ts';

const TRIES = 3;
const PAUSE_MS = 600;
const TIMEOUT_MS = 30_000;

/** A parsed JSON file. Throws AssetError, or the signal's reason. */
export function fetchJson(url: string, signal?: AbortSignal): Promise<unknown> {
  return retry(url, signal, async (limit) => {
    const response = await fetch(url, { signal: limit });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const body: unknown = await response.json();
    return body;
  });
}

/** Pixels ready to be drawn into a canvas; the caller closes them. */
export function fetchBitmap(url: string, signal?: AbortSignal): Promise<ImageBitmap> {
  return retry(url, signal, async (limit) => {
    const response = await fetch(url, { signal: limit });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return createImageBitmap(await response.blob());
  });
}

/** A decoded picture for a texture. An element and not a bitmap: Phaser hands it to the GPU again after a loss. */
export function fetchImage(url: string, signal?: AbortSignal): Promise<HTMLImageElement> {
  return retry(url, signal, async () => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  });
}

async function retry<T>(
  url: string,
  signal: AbortSignal | undefined,
  load: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      const limit = AbortSignal.timeout(TIMEOUT_MS);
      return await load(signal === undefined ? limit : AbortSignal.any([signal, limit]));
    } catch (error) {
      signal?.throwIfAborted();
      if (attempt === TRIES) throw new AssetError(url, error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
