import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { fillVariables } from '../tokens/tones.ts';
import styles from './Panel.module.css';

export type PillTone = 'coral' | 'sea' | 'ok' | 'violet';

export interface PillTitleProps {
  readonly tone?: PillTone;
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export const pillFill = (tone: PillTone) => fillVariables(tone === 'violet' ? 'shop' : tone);

/** Title in a coloured pill. */
export function PillTitle({ tone = 'coral', level = 2, className, children }: PillTitleProps) {
  const Heading = HEADINGS[level];
  return (
    <Heading className={classNames(styles.pill, className)} style={pillFill(tone)}>
      {children}
    </Heading>
  );
}
