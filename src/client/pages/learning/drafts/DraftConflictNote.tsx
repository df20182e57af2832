import { Button } from '#client/ui/button/Button.tsx';
import { learningTexts } from '../texts.ts';
import styles from './DraftConflictNote.module.css';

export interface DraftConflictNoteProps {
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Another tab or computer has saved newer code: nothing is overwritten until one version is chosen. */
export function DraftConflictNote({ busy, onKeepMine, onTakeTheirs }: DraftConflictNoteProps) {
  return (
    <section className={styles.note} role="alert">
      <h3>{learningTexts.conflictTitle}</h3>
      <p>{learningTexts.conflictText}</p>
      <div>
        <Button tone="alt" busy={busy} onClick={onKeepMine}>
          {learningTexts.keepMine}
        </Button>
        <Button tone="alt" busy={busy} onClick={onTakeTheirs}>
          {learningTexts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
