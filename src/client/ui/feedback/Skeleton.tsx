import styles from './Feedback.module.css';

/** Stands for words or a box that is being loaded; the place around it says so (`aria-busy`). */
export function Skeleton({
  lines = 1,
  height = 14,
}: {
  readonly lines?: number;
  /** CSS pixels of one line. */
  readonly height?: number;
}) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} style={{ height }} />
      ))}
    </span>
  );
}
