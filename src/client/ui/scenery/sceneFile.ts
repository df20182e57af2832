import type { UiScene } from '#shared/content/sprites.gen.ts';

/** Address of a small scene. */
export const sceneFile = (name: UiScene, scale: 1 | 2) => `/ui/scenes/@${scale}x/${name}.webp`;

/** Referenced, so that the browser keeps them for when there is no network. */
const preloaded: HTMLImageElement[] = [];

/** Preloads the scenes of the error states, which are shown when nothing can be fetched. */
export function preloadScenes(names: readonly UiScene[]): void {
  if (preloaded.length > 0) return;
  const scale = window.devicePixelRatio > 1 ? 2 : 1;
  for (const name of names) {
    const image = new Image();
    image.src = sceneFile(name, scale);
    preloaded.push(image);
  }
}
