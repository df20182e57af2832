import '@fontsource/jetbrains-mono/latin-500.css';
import { lazy, Suspense } from 'react';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { MatrixPanel } from '../progress/ProgressPage.tsx';
import styles from './ClassOverviewPage.module.css';

// Below and beside the table, which does not wait for them.
const StatisticsSection = lazy(async () => ({
  default: (await import('../home/sections/StatisticsSection.tsx')).StatisticsSection,
}));
const CommonestMistake = lazy(async () => ({
  default: (await import('./CommonestMistake.tsx')).CommonestMistake,
}));
const ClassSide = lazy(async () => ({ default: (await import('./ClassSide.tsx')).ClassSide }));

/** The teachers' view during a lesson: who waits for help, how far everybody is, and where most go wrong. */
export function ClassOverviewPage() {
  return (
    <div className={styles.page}>
      <div className={styles.wide}>
        <MatrixPanel />
        <Suspense>
          <CommonestMistake />
          <StatisticsSection />
        </Suspense>
      </div>
      <div className={styles.side}>
        <Suspense fallback={<Loading />}>
          <ClassSide />
        </Suspense>
      </div>
    </div>
  );
}
