import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../classNames.ts';
import type { ButtonTone } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLinkProps {
  readonly to: string;
  readonly tone?: ButtonTone;
  readonly size?: 'medium' | 'large';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Goes to another page, but looks like a button. */
export function ButtonLink({ to, tone = 'alt', size = 'medium', wide, children }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        styles.button,
        styles[tone],
        size === 'large' && styles.large,
        wide && styles.wide,
      )}
    >
      {children}
    </Link>
  );
}
