import { classNames } from '#client/ui/classNames.ts';
import { short, lettersOf } from './values.ts';
import styles from './Scenes.module.css';

export interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Widest it may get, in the picture's own units; smaller letters, then fewer. */
  readonly room: number;
  readonly size?: number;
  readonly code?: boolean;
  readonly light?: boolean;
  readonly className?: string;
}

/** Words in a scene, around their middle. */
export function Words({ x, y, text, room, size = 26, code, light, className }: WordsProps) {
  const fitting = Math.max(13, Math.min(size, room / Math.max(1, widthOf(text))));
  const most = Math.max(
    2,
    Math.floor((room / fitting / Math.max(1, widthOf(text))) * lettersOf(text).length),
  );
  return (
    <text
      x={x}
      y={y}
      fontSize={fitting}
      textAnchor="middle"
      dominantBaseline="central"
      className={classNames(styles.words, code && styles.code, light && styles.light, className)}
    >
      {short(text, most)}
    </text>
  );
}

/** Width in letters: those of Korean are wide, others narrow. */
export const widthOf = (text: string): number =>
  lettersOf(text).reduce((sum, sign) => sum + (sign < '\u2000' ? 0.62 : 1), 0);
