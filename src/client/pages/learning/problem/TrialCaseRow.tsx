import { Check, CloudOff, ListChecks, Plus, Trash2, X } from 'lucide-react';
import { Button } from '#client/ui/button/Button.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { learningTexts } from '../texts.ts';
import type { TrialCases } from './useTrialCases.ts';
import styles from './TrialCaseRow.module.css';

/** The examples and the child's own cases as chips with how each went; more of them, fewer, and all at once. */
export function TrialCaseRow({
  trial,
  isRunning,
  onRunAll,
}: {
  readonly trial: TrialCases;
  readonly isRunning: boolean;
  readonly onRunAll: () => void;
}) {
  const { cases, chosen, marks, ownState } = trial;
  const unsafe = ownState === 'local' ? learningTexts.draftLocal : learningTexts.trialRefused;
  return (
    <header className={styles.row}>
      <Chips
        label={learningTexts.trialCases}
        options={cases.map(({ id, isOwn, number }) => ({
          value: id,
          label: isOwn ? learningTexts.trialOwn(number) : learningTexts.trialSample(number),
          icon: <Mark isRight={marks.get(id)} />,
        }))}
        value={chosen.id}
        onChange={trial.choose}
      />
      <span className={styles.tools}>
        <Button
          tone="alt"
          className={styles.tool}
          aria-label={learningTexts.trialAdd}
          title={learningTexts.trialAdd}
          icon={<Plus />}
          disabled={!trial.canAdd}
          onClick={() => trial.add({ input: '', expected: '' })}
        />
        {chosen.isOwn && (
          <Button
            tone="alt"
            className={styles.tool}
            aria-label={learningTexts.trialRemove}
            title={learningTexts.trialRemove}
            icon={<Trash2 />}
            onClick={trial.remove}
          />
        )}
        <Button
          tone="alt"
          className={styles.tool}
          icon={<ListChecks />}
          disabled={isRunning}
          onClick={onRunAll}
        >
          {learningTexts.trialAll}
        </Button>
      </span>
      {(ownState === 'local' || ownState === 'refused') && (
        <p className={styles.unsafe} role="status">
          <CloudOff aria-hidden="true" />
          {unsafe}
        </p>
      )}
    </header>
  );
}

function Mark({ isRight }: { readonly isRight: boolean | undefined }) {
  if (isRight === undefined) return null;
  const Sign = isRight ? Check : X;
  return (
    <span className={styles.mark} data-right={isRight}>
      <Sign aria-hidden="true" />
      <VisuallyHidden>{isRight ? learningTexts.casePassed : learningTexts.caseDiffers}</VisuallyHidden>
    </span>
  );
}
