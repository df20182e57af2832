import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { fillVariables } from '../tokens/tones.ts';
import styles from './Button.module.css';

export type ButtonTone = 'ok' | 'alt' | 'danger' | 'sea' | 'quiet';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `ok` for the one thing to do next, `alt` for anything beside it, `danger` for what takes away, `quiet` for words in a row. */
  readonly tone?: ButtonTone;
  /** `small` in rows, heads and toolbars. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  /** Shows a spinner and refuses presses; the name stays readable to screen readers. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const buttonFill = (tone: ButtonTone) => fillVariables(tone === 'danger' ? 'coral' : tone);

export function Button({
  tone = 'ok',
  size = 'medium',
  wide,
  icon,
  busy = false,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      style={buttonFill(tone)}
      className={classNames(
        styles.button,
        tone === 'alt' || tone === 'quiet' ? styles[tone] : styles.fill,
        size !== 'medium' && styles[size],
        wide && styles.wide,
        className,
      )}
    >
      {busy ? <Spinner size={20} /> : icon}
      <span>{children}</span>
    </button>
  );
}
