import { submissionProgressStore } from '#client/stores/submissionProgressStore.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { learningTexts } from '../texts.ts';
import styles from './JudgingProgress.module.css';

/** While a submission is at the judge: its place in the queue, then how many cases are done. */
export function JudgingProgress({ problemId }: { readonly problemId: number }) {
  const pushed = useStore(submissionProgressStore, ({ progress }) => progress);
  const progress = pushed?.problemId === problemId ? pushed : null;
  const place = progress?.place ?? null;
  return (
    <section className={styles.panel} role="status" aria-label={learningTexts.judging}>
      <h2 className={styles.title}>{learningTexts.judging}</h2>
      {place !== null && <p className={styles.text}>{learningTexts.placeInQueue(place)}</p>}
      {progress !== null && place === null && (
        <ProgressBar
          label={learningTexts.casesDoneLabel}
          value={progress.done}
          max={progress.total}
          caption={learningTexts.casesDone(progress.done, progress.total)}
        />
      )}
    </section>
  );
}
