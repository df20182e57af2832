import type { PageScene } from '#shared/content/lessonScenes.ts';
import type { Moment } from './moments.ts';

/** The properties that every scene is drawn from; the picture is 630 × 462, its ground at 378. */
export interface SceneProps {
  readonly scene: PageScene;
  readonly moment: Moment;
}
