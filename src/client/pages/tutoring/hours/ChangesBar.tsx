import { CircleDot, Save, TriangleAlert, Undo2 } from 'lucide-react';
import { classNames } from '#client/ui/classNames.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { isOpenLook, lookOf } from './model/hoursDraft.ts';
import { hoursTexts as texts } from './texts.ts';
import type { HoursEditorState } from './useHoursEditor.ts';
import styles from './ChangesBar.module.css';

/** What is not saved yet, from the first change on; after a save that failed it says so and stays. */
export function ChangesBar({ editor }: { readonly editor: HoursEditorState }) {
  const { tab, hours, unsavedSlots, isUnsaved, save, drop, startSave } = editor;
  const isOnline = useOnline();
  if (!isUnsaved) return null;
  const opened = [...unsavedSlots].filter((slot) => isOpenLook(lookOf(hours, tab, slot))).length;
  const hasFailed = save.isError;
  return (
    <section className={classNames(styles.bar, hasFailed && styles.failed)}>
      {hasFailed ? <TriangleAlert aria-hidden="true" /> : <CircleDot aria-hidden="true" />}
      <div className={styles.words} role="status">
        <h2>{texts.unsaved(unsavedSlots.size)}</h2>
        <p>
          {!isOnline
            ? texts.offlineSave
            : hasFailed
              ? refusalOf(save.error)
              : texts.unsavedDetail(tab, opened, unsavedSlots.size - opened)}
        </p>
      </div>
      <Button tone="alt" icon={<Undo2 />} disabled={save.isPending} onClick={drop}>
        {texts.undoAll}
      </Button>
      <Button icon={<Save />} busy={save.isPending} disabled={!isOnline} onClick={startSave}>
        {save.isPending ? texts.saving : hasFailed ? texts.saveAgain : texts.save}
      </Button>
    </section>
  );
}

/** The server's words where it has refused; of a failure there is nothing else to say than that. */
function refusalOf(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused ? userMessageOf(error, texts.failedSave) : texts.failedSave;
}
