import type { UiScene } from '#shared/content/sprites.gen.ts';
import { classNames } from '../classNames.ts';
import { sceneFile } from './sceneFile.ts';
import styles from './Scenery.module.css';

export interface SceneProps {
  readonly name: UiScene;
  /** In CSS pixels; the height follows. */
  readonly width?: number;
  readonly className?: string;
}

/** Shape of every scene, as it is drawn. */
const SHAPE = { width: 240, height: 176 } as const;

/** A small scene with an NPC for empty and error states. Decoration beside a text. */
export function Scene({ name, width = 200, className }: SceneProps) {
  return (
    <img
      className={classNames(styles.scene, className)}
      src={sceneFile(name, 1)}
      srcSet={`${sceneFile(name, 1)} 1x, ${sceneFile(name, 2)} 2x`}
      width={width}
      height={Math.round((width * SHAPE.height) / SHAPE.width)}
      alt=""
      draggable={false}
    />
  );
}
