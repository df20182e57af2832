import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { toneVariables } from '../tokens/tones.ts';
import { spaceOf, type Space } from './Stack.tsx';
import styles from './Card.module.css';

export type CardTone = 'plain' | 'paper' | 'info' | 'success' | 'warning' | 'danger' | 'sunken';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'div' | 'li' | 'article' | 'section' | 'aside' | 'form' | 'fieldset' | 'p' | 'figure';
  readonly tone?: CardTone;
  /** `row` puts the children on one line that wraps, `stack` below one another. */
  readonly layout?: 'row' | 'stack';
  readonly gap?: Space;
  readonly size?: 'small' | 'medium';
  /** The current one of a list. */
  readonly chosen?: boolean;
  /** A link or button with `data-covers` inside answers to a press anywhere on the card. */
  readonly pressable?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

const TONED: ReadonlySet<CardTone> = new Set(['info', 'success', 'warning', 'danger']);

/** A white or tinted box: an entry of a list, a tile, a note. */
export function Card({
  as,
  tone = 'plain',
  layout = 'stack',
  gap = 3,
  size = 'medium',
  chosen = false,
  pressable = false,
  className,
  ref,
  ...rest
}: CardProps) {
  const Element = (as ?? 'div') as 'div';
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      data-chosen={chosen || undefined}
      className={classNames(
        styles.card,
        styles[layout],
        TONED.has(tone) ? styles.toned : styles[tone],
        styles[size],
        pressable && styles.pressable,
        className,
      )}
      style={{ gap: spaceOf(gap), ...(TONED.has(tone) && toneVariables(tone)) }}
    />
  );
}
