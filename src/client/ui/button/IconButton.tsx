import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { fillVariables } from '../tokens/tones.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Name for screen readers; also written under the icon when `captioned`. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?:
    | 'bag'
    | 'quest'
    | 'shop'
    | 'skills'
    | 'bell'
    | 'book'
    | 'ranking'
    | 'settings'
    | 'plain'
    | 'close'
    | 'quiet';
  /** `small` in rows and heads. */
  readonly size?: 'small' | 'medium';
  readonly captioned?: boolean;
  /** Number on the corner; nothing is shown for 0. */
  readonly badge?: number;
}

const FILLS: Readonly<Record<string, string>> = { bell: 'sea', book: 'sea', ranking: 'sea', close: 'coral' };

export function IconButton({
  label,
  icon,
  tone = 'plain',
  captioned = false,
  badge = 0,
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      style={fillVariables(FILLS[tone] ?? tone)}
      aria-label={badge > 0 ? `${label} ${badge}` : label}
      className={classNames(
        styles.button,
        (tone === 'quiet' || tone === 'plain') && styles[tone],
        captioned && styles.captioned,
        size === 'small' && styles.small,
        className,
      )}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {captioned && (
        <span className={styles.caption} aria-hidden="true">
          {label}
        </span>
      )}
      {badge > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </button>
  );
}

/** A small, quiet icon at the end of a row. */
export const RowButton = (props: Omit<IconButtonProps, 'size' | 'tone'>) => (
  <IconButton {...props} size="small" tone="quiet" />
);
