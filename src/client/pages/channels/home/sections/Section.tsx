import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#client/ui/classNames.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { ListQuery } from '#client/ui/list/ListBody.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { homeTexts as texts } from '../texts.ts';
import styles from './Section.module.css';

interface SectionProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** Where all of it is. */
  readonly allAt?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A section of the main page: paper with a title and, at the right, the way to all of it. */
export function Section({ icon: Icon, title, allAt, wide = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, wide && styles.wide)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          <Icon aria-hidden="true" />
          {title}
        </h2>
        {allAt !== undefined && (
          <Link to={allAt} className={styles.all} aria-label={`${title}: ${texts.all}`}>
            {texts.all}
            <ChevronRight aria-hidden="true" />
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

/** What a section shows of a query, small in each state: one section that fails leaves the page usable. */
export function SectionBody<T>({
  query,
  children,
}: {
  readonly query: ListQuery<T>;
  readonly children: (data: T) => ReactNode;
}) {
  const { data, isError, isFetching, fetchStatus, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.sectionFailed}</p>
        <Button tone="alt" busy={isFetching} onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      </div>
    );
  return fetchStatus === 'paused' ? <p className={styles.quiet}>{uiTexts.offline}</p> : <Loading />;
}
