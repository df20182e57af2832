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

/** A bitmap to draw on a 2D canvas; the caller closes it. */
export function fetchBitmap(url: string, signal?: AbortSignal): Promise<ImageBitmap> {
  return retry(url, signal, async (limit) => {
    const response = await fetch(url, { signal: limit });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return createImageBitmap(await response.blob());
  });
}

/** A decoded picture for a texture: an element, because Phaser uploads it again after a lost context. */
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

/** An asset could not be loaded, even after retries. */
export class AssetError extends Error {
  readonly url: string;

  constructor(url: string, cause?: unknown) {
    super(`The world's file ${url} could not be loaded.`, { cause });
    this.name = 'AssetError';
    this.url = url;
  }
}
