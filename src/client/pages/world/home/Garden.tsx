import type { ReactNode } from 'react';
import { homeTexts } from './texts.ts';
import styles from './HomePage.module.css';

/** Waterings from which on each form of the garden is seen. */
const FORMS = [0, 1, 5, 15, 40] as const;

interface GardenProps {
  readonly count: number;
  /** The visitor's button. */
  readonly children?: ReactNode;
}

/** A pot that grows by the waterings of visitors. */
export function Garden({ count, children }: GardenProps) {
  const form = FORMS.filter((from) => count >= from).length;
  const next = FORMS[form];
  return (
    <figure className={styles.garden}>
      <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
        <g stroke="#1f5a44" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
          {form >= 2 && <path d="M32 44V32M32 37q-8 0-9-7q8 0 9 7M32 35q7 0 9-7q-8 0-9 7" fill="#5fcf8f" />}
          {form >= 3 && (
            <path d="M32 34V22M32 28q-9-1-11-9q10 0 11 9M32 26q9-1 11-9q-10 0-11 9" fill="#4fc27a" />
          )}
          {form >= 4 && <circle cx="32" cy="15" r="7" fill="#ff8fa8" stroke="#8a2a4a" />}
          {form >= 5 && (
            <path d="M18 14a5 5 0 1 0 .1 0ZM46 14a5 5 0 1 0 .1 0Z" fill="#ffd34d" stroke="#7a3f08" />
          )}
        </g>
        <path
          d="M18 44h28l-4 17H22Z"
          fill="#d98a4a"
          stroke="#7a3f08"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </svg>
      <figcaption>
        <b>{homeTexts.garden}</b>
        {next === undefined ? homeTexts.gardenFull(count) : homeTexts.gardenGrows(count, next - count)}
      </figcaption>
      {children}
    </figure>
  );
}
