/** A file of the world could not be loaded, even after trying again. */
export class AssetError extends Error {
  readonly url: string;

  constructor(url: string, cause?: unknown) {
    super(`The world's file ${url} could not be loaded.`, { cause });
    this.name = 'AssetError';
    this.url = url;
  }
}
