import { Eye, EyeOff } from 'lucide-react';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { lmsTexts as texts } from '../texts.ts';
import styles from './VisibleChip.module.css';

/** Whether pupils see a content. */
export function VisibleChip({ state }: { readonly state: ContentVisibleState }) {
  const Icon = state === 'VISIBLE' ? Eye : EyeOff;
  return (
    <span className={styles.chip} data-state={state}>
      <Icon aria-hidden="true" />
      {texts.states[state]}
    </span>
  );
}
