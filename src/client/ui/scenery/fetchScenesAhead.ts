import type { UiScene } from '#shared/content/sprites.gen.ts';
import { sceneFile } from './sceneFile.ts';

/** Kept, so that the page can show them again without a network. */
const kept: HTMLImageElement[] = [];

/** Fetches the scenes that are shown when nothing can be fetched any more. */
export function fetchScenesAhead(names: readonly UiScene[]): void {
  if (kept.length > 0) return;
  const scale = window.devicePixelRatio > 1 ? 2 : 1;
  for (const name of names) {
    const image = new Image();
    image.src = sceneFile(name, scale);
    kept.push(image);
  }
}
