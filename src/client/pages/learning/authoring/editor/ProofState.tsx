import { Text } from '#client/ui/text/Text.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import type { DraftCheck } from '#shared/contract/learning/authoring/drafts.ts';
import styles from './ContentPage.module.css';

export interface ProofStateProps {
  readonly check: DraftCheck | null;
  /** The version before the author's eyes; null while it is not saved. */
  readonly version: number | null;
  readonly isChecking: boolean;
  readonly texts: {
    readonly checking: (done: number, total: number) => string;
    readonly passed: string;
    readonly failed: string;
  };
}

/** The judge's answer to the programs of a draft, or how far it is. */
export function ProofState({ check, version, isChecking, texts }: ProofStateProps) {
  if (check === null) return null;
  const { done, total, state, faultList } = check;
  if (isChecking)
    return (
      <div role="status">
        <ProgressBar
          label={texts.checking(done, total)}
          value={done}
          max={total}
          caption={texts.checking(done, total)}
        />
      </div>
    );
  if (check.version !== version || state === 'RUNNING') return null;
  if (state === 'PASSED')
    return (
      <Text tone="success" bold role="status">
        {texts.passed}
      </Text>
    );
  return (
    <div role="status">
      <Text size="small" tone="soft">
        {texts.failed}
      </Text>
      <Faults faults={faultList} />
    </div>
  );
}

/** The reasons against publishing, one line each. */
export function Faults({ faults }: { readonly faults: readonly string[] }) {
  return faults.length === 0 ? null : (
    <ul className={styles.faults}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}
