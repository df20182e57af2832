import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import panel from '../progress/ProgressPage.module.css';
import styles from './ClassOverviewPage.module.css';

/** A part of the overview, with a way to all that it shows the first of. */
export function OverviewPanel({
  icon: Icon,
  title,
  allAt,
  all,
  children,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly allAt: string;
  readonly all: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={panel.panel} aria-label={title}>
      <header className={panel.head}>
        <h2>
          <Icon aria-hidden="true" />
          {title}
        </h2>
        <Link to={allAt} className={styles.all} aria-label={`${title}: ${all}`}>
          {all}
          <ChevronRight aria-hidden="true" />
        </Link>
      </header>
      {children}
    </section>
  );
}
