import { Button } from '#client/ui/button/Button.tsx';
import { lmsTexts as texts } from '../texts.ts';
import type { ContentDraft } from './useContentDraft.ts';
import styles from './SavedSign.module.css';

export interface SavedSignProps {
  readonly draft: Pick<ContentDraft<unknown>, 'state' | 'refusal' | 'busy' | 'keepMine' | 'takeTheirs'>;
  /** The meaning of the choice between two versions in this editor. */
  readonly conflictText?: string;
}

/** Whether what was written is saved; after a colleague's save nothing is overwritten until one of the two is chosen. */
export function SavedSign({ draft, conflictText = texts.conflictText }: SavedSignProps) {
  const { state, refusal, busy } = draft;
  if (state !== 'conflict')
    return (
      <span className={styles.sign} role="status" data-state={state}>
        {refusal ?? texts.saving[state]}
      </span>
    );
  return (
    <section className={styles.note} role="alert">
      <h2>{texts.conflictTitle}</h2>
      <p>{conflictText}</p>
      <div>
        <Button tone="alt" busy={busy} onClick={() => void draft.keepMine()}>
          {texts.keepMine}
        </Button>
        <Button tone="alt" busy={busy} onClick={() => void draft.takeTheirs()}>
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
