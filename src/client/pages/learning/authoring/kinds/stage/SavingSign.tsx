import { Button } from '#client/ui/button/Button.tsx';
import type { DraftState } from '#client/pages/learning/drafts/DraftKeeper.ts';
import { editorTexts } from './texts.ts';
import styles from './SavingSign.module.css';

export interface SavingSignProps {
  readonly state: DraftState;
  /** A choice is being carried out. */
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Whether the stage is saved; after a colleague's save nothing is overwritten until one of the two is chosen. */
export function SavingSign({ state, busy, onKeepMine, onTakeTheirs }: SavingSignProps) {
  if (state !== 'conflict')
    return (
      <span className={styles.sign} role="status" data-state={state}>
        {editorTexts.saving[state]}
      </span>
    );
  return (
    <section className={styles.note} role="alert">
      <h2>{editorTexts.conflictTitle}</h2>
      <p>{editorTexts.conflictText}</p>
      <div>
        <Button tone="alt" busy={busy} onClick={onKeepMine}>
          {editorTexts.keepMine}
        </Button>
        <Button tone="alt" busy={busy} onClick={onTakeTheirs}>
          {editorTexts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
