import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import type { DraftState } from './DraftKeeper.ts';
import { learningTexts } from './texts.ts';
import styles from './DraftSign.module.css';

const SIGNS = {
  saved: { Icon: CloudCheck, text: learningTexts.draftSaved },
  saving: { Icon: CloudUpload, text: learningTexts.draftSaving },
  unsaved: { Icon: CloudUpload, text: learningTexts.draftUnsaved },
  local: { Icon: CloudOff, text: learningTexts.draftLocal },
  conflict: { Icon: CloudOff, text: learningTexts.conflictTitle },
} as const satisfies Record<DraftState, unknown>;

/** Whether the code on the screen is safe. */
export function DraftSign({ state }: { readonly state: DraftState }) {
  const { Icon, text } = SIGNS[state];
  return (
    <p className={styles.sign} data-state={state} role="status">
      <Icon aria-hidden="true" />
      {text}
    </p>
  );
}
