import { Button } from '#client/ui/button/Button.tsx';
import sign from '../kinds/stage/SavingSign.module.css';
import { lmsTexts as texts } from '../texts.ts';
import type { ContentDraft } from './useContentDraft.ts';

/** Whether what was written is saved; after a colleague's save nothing is overwritten until one of the two is chosen. */
export function SavedSign({ draft }: { readonly draft: Omit<ContentDraft<unknown>, 'body' | 'change'> }) {
  const { state, refusal, busy } = draft;
  if (state !== 'conflict')
    return (
      <span className={sign.sign} role="status" data-state={state}>
        {refusal ?? texts.saving[state]}
      </span>
    );
  return (
    <section className={sign.note} role="alert">
      <h2>{texts.conflictTitle}</h2>
      <p>{texts.conflictText}</p>
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
