import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from '../classNames.ts';
import { marginsOf, type Space } from '../layout/Stack.tsx';
import styles from './Text.module.css';

export type TextSize = 'display' | 'title' | 'heading' | 'label' | 'body' | 'small' | 'caption' | 'code';
export type TextTone = 'plain' | 'soft' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?:
    | 'p'
    | 'span'
    | 'b'
    | 'strong'
    | 'small'
    | 'div'
    | 'q'
    | 'em'
    | 'time'
    | 'dt'
    | 'dd'
    | 'pre'
    | 'legend'
    | 'summary'
    | 'output'
    | 'li';
  readonly size?: TextSize;
  readonly tone?: TextTone;
  /** Keeps one line and ends it with dots. */
  readonly truncate?: boolean;
  /** Keeps line breaks of what somebody has written. */
  readonly written?: boolean;
  /** Digits of the same width, for numbers below one another. */
  readonly tabular?: boolean;
  readonly bold?: boolean;
  readonly align?: 'start' | 'center' | 'end';
  /** Takes the room that the neighbours leave. */
  readonly grow?: boolean;
  /** Space above and below where no parent keeps its children apart. */
  readonly before?: Space;
  readonly after?: Space;
  /** The machine-readable date of `as="time"`. */
  readonly dateTime?: string;
}

// Variables and not properties, so that the sheet of a view may say otherwise.
const styleOf = (size: TextSize) => ({ '--text-style': `var(--type-${size})` }) as CSSProperties;
const toneOf = (colour: string) => ({ '--text-tone': colour }) as CSSProperties;

const TONES: Readonly<Record<TextTone, CSSProperties>> = {
  plain: toneOf('var(--text)'),
  soft: toneOf('var(--text-soft)'),
  accent: toneOf('var(--text-accent)'),
  success: toneOf('var(--success-text)'),
  warning: toneOf('var(--warning-text)'),
  danger: toneOf('var(--danger-text)'),
  inherit: toneOf('currentcolor'),
};

/** Words in one of the seven styles. */
export function Text({
  as,
  size = 'body',
  tone = 'plain',
  truncate = false,
  written = false,
  tabular = false,
  bold = false,
  align,
  grow = false,
  before,
  after,
  className,
  ...rest
}: TextProps) {
  const Element = (as ?? 'p') as 'p';
  return (
    <Element
      {...rest}
      style={{ ...styleOf(size), ...TONES[tone], ...marginsOf({ before, after }) }}
      className={classNames(
        styles.text,
        size === 'display' && styles.display,
        truncate && styles.truncate,
        written && styles.written,
        tabular && styles.tabular,
        bold && styles.bold,
        grow && styles.grow,
        align && styles[align],
        className,
      )}
    />
  );
}

/** Small, soft words: what explains a thing, stands beside it, or says that there is nothing. */
export const Hint = (props: Omit<TextProps, 'size' | 'tone'>) => <Text {...props} size="small" tone="soft" />;

/** The smallest soft words, below a picture or a number. */
export const Caption = (props: Omit<TextProps, 'as' | 'size' | 'tone'>) => (
  <Text {...props} as="small" size="caption" tone="soft" />
);

/** The name of a thing among its facts. */
export const Label = (props: Omit<TextProps, 'as' | 'size'>) => <Text {...props} as="b" size="label" />;

export interface HeadingProps extends Omit<TextProps, 'as'> {
  readonly level: 1 | 2 | 3 | 4;
}

const SIZES = { 1: 'title', 2: 'heading', 3: 'label', 4: 'label' } as const;
const ELEMENTS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading; its size follows its level unless it is told another. */
export function Heading({ level, size = SIZES[level], ...rest }: HeadingProps) {
  return <Text {...rest} as={ELEMENTS[level] as 'p'} size={size} />;
}
