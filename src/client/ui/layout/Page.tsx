import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { classNames } from '../classNames.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** Widest measure: 720, 960 or 1320 pixels, or all there is. */
  readonly width?: 'narrow' | 'medium' | 'wide' | 'full';
  /** Stands beside the content on a roomy screen, and above it elsewhere; nothing while it is false. */
  readonly side?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The column of a page inside a frame, which has the `main`. */
export function Page({ width = 'medium', side, className, children }: PageProps) {
  const hasSide = Boolean(side);
  return (
    <div className={classNames(styles.page, styles[width], hasSide && styles.withSide, className)}>
      {side === undefined ? (
        children
      ) : (
        <>
          <div className={styles.content}>{children}</div>
          {side}
        </>
      )}
    </div>
  );
}

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly titleId?: string;
  /** A way back, before the title. */
  readonly back?: { readonly to: string; readonly label: string };
  /** A number or a chip beside the title. */
  readonly beside?: ReactNode;
  /** A sentence below the title. */
  readonly note?: ReactNode;
  /** Buttons at the right. */
  readonly children?: ReactNode;
}

/** The head of a page: its only `h1`, and what can be done here. */
export function PageHead({ title, titleId, back, beside, note, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && (
        <ButtonLink to={back.to} size="small" icon={<ArrowLeft aria-hidden="true" />}>
          {back.label}
        </ButtonLink>
      )}
      <div className={styles.titles}>
        <div className={styles.line}>
          <h1 className={styles.title} id={titleId}>
            {title}
          </h1>
          {beside !== undefined && <span className={styles.beside}>{beside}</span>}
        </div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
