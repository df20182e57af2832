import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../classNames.ts';
import { toneVariables } from '../tokens/tones.ts';
import styles from './Chip.module.css';

export type ChipTone =
  | 'plain'
  | 'info'
  | 'success'
  | 'warning'
  | 'danger'
  | 'open'
  | 'kind1'
  | 'kind2'
  | 'kind3'
  | 'kind4'
  | 'kind5'
  | 'kind6';

export interface ChipProps {
  /** The meaning of its colour beside its words; `open` is nothing yet, `kind1`–`kind6` have no rank. */
  readonly tone?: ChipTone;
  readonly icon?: ReactNode;
  /** `small` is plain text in a box, such as a tag. */
  readonly size?: 'small' | 'medium';
  /** Offers to take it away; `label` names the button. */
  readonly remove?: { readonly label: string; readonly onPress: () => void; readonly disabled?: boolean };
  readonly title?: string;
  readonly children: ReactNode;
}

/** A word or two that say a state, a role or a group. Pressable choices are `Chips`. */
export function Chip({ tone = 'plain', icon, size = 'medium', remove, title, children }: ChipProps) {
  return (
    <span
      className={classNames(styles.chip, tone === 'open' && styles.open, size === 'small' && styles.small)}
      style={toneVariables(tone === 'open' ? 'plain' : tone.replace('kind', 'kind-'))}
      title={title}
    >
      {icon}
      <span className={styles.words}>{children}</span>
      {remove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={remove.label}
          disabled={remove.disabled}
          onClick={remove.onPress}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

export interface BadgeProps {
  readonly count: number;
  /** The number is read out with it, such as «new answers». */
  readonly label?: string;
  readonly tone?: 'alert' | 'quiet';
}

/** A number that asks for a look; nothing is shown for 0. */
export function Badge({ count, label, tone = 'alert' }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(styles.badge, styles[tone])}
      {...(label && { role: 'img', 'aria-label': `${label} ${count}` })}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
