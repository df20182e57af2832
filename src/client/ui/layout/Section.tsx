import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Section.module.css';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'style'> {
  /** Its heading, which also names it for screen readers unless `aria-label` does. */
  readonly title?: ReactNode;
  readonly level?: 1 | 2 | 3;
  /** A picture before the heading. */
  readonly lead?: ReactNode;
  /** A number or a chip beside the heading. */
  readonly beside?: ReactNode;
  /** Buttons at the right of the heading. */
  readonly actions?: ReactNode;
  /** A sentence below the heading. */
  readonly note?: ReactNode;
  readonly as?: 'section' | 'article' | 'aside' | 'form' | 'div';
  readonly tone?: 'paper' | 'plain' | 'bare';
  readonly ref?: Ref<HTMLElement>;
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const LEVELS = { 1: 'title', 2: 'heading', 3: 'subheading' } as const;

/** A part of a page on paper, with a heading of its own. */
export function Section({
  title,
  level = 2,
  lead,
  beside,
  actions,
  note,
  as,
  tone = 'paper',
  className,
  children,
  ref,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const Heading = HEADINGS[level];
  const Element = (as ?? 'section') as 'section';
  const isNamedByHeading = title !== undefined && rest['aria-label'] === undefined;
  return (
    <Element
      aria-labelledby={isNamedByHeading ? headingId : undefined}
      {...rest}
      ref={ref}
      className={classNames(styles.section, styles[tone], className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {lead}
          {title !== undefined && (
            <Heading id={headingId} className={styles[LEVELS[level]]}>
              {title}
            </Heading>
          )}
          {beside !== undefined && <span className={styles.beside}>{beside}</span>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </Element>
  );
}
