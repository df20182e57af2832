import type { NpcSprite } from '#shared/content/npcs.ts';
import { classNames } from '../classNames.ts';
import styles from './Scenery.module.css';

export interface MascotProps {
  readonly sprite: NpcSprite;
  /** Side in CSS pixels. */
  readonly size: number;
  /** Does not bob. */
  readonly still?: boolean;
  readonly className?: string;
}

/** Portrait of an NPC; decoration beside a text. */
export function Mascot({ sprite, size, still = false, className }: MascotProps) {
  const folder = `/npc/${sprite}`;
  return (
    <img
      className={classNames(styles.mascot, !still && styles.bobbing, className)}
      src={`${folder}/@1x/bust.webp`}
      srcSet={`${folder}/@1x/bust.webp 1x, ${folder}/@2x/bust.webp 2x`}
      width={size}
      height={size}
      alt=""
      draggable={false}
    />
  );
}
