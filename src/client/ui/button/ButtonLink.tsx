import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../classNames.ts';
import { buttonFill, type ButtonTone } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLinkProps {
  readonly to: string;
  readonly tone?: ButtonTone;
  readonly size?: 'small' | 'medium' | 'large';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  /** Names the target when several links of a page read alike; it begins or ends with the words that are shown. */
  readonly label?: string;
  /** Another site, which opens beside the product. */
  readonly isOutside?: boolean;
  readonly children: ReactNode;
}

/** Goes to another page, but looks like a button. */
export function ButtonLink({
  to,
  tone = 'alt',
  size = 'medium',
  wide,
  icon,
  label,
  isOutside = false,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      style={buttonFill(tone)}
      className={classNames(
        styles.button,
        tone === 'alt' || tone === 'quiet' ? styles[tone] : styles.fill,
        size !== 'medium' && styles[size],
        wide && styles.wide,
      )}
    >
      {icon}
      {children}
    </Link>
  );
}
