import type { UiScene } from '#shared/content/sprites.gen.ts';

/** Address of a small scene. */
export const sceneFile = (name: UiScene, scale: 1 | 2) => `/ui/scenes/@${scale}x/${name}.webp`;
