import { CircleCheck, CircleX, CloudOff, ListChecks, Plus, Trash2 } from 'lucide-react';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { learningTexts } from '../texts.ts';
import type { TrialCases } from './useTrialCases.ts';
import styles from './ProblemWorkspace.module.css';

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
    <Cluster as="header" justify="between" className={styles.cases}>
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
      <Row as="span">
        <Button
          tone="alt"
          size="small"
          aria-label={learningTexts.trialAdd}
          title={learningTexts.trialAdd}
          icon={<Plus />}
          disabled={!trial.canAdd}
          onClick={() => trial.add({ input: '', expected: '' })}
        />
        {chosen.isOwn && (
          <Button
            tone="alt"
            size="small"
            aria-label={learningTexts.trialRemove}
            title={learningTexts.trialRemove}
            icon={<Trash2 />}
            onClick={trial.remove}
          />
        )}
        <Button tone="alt" size="small" icon={<ListChecks />} disabled={isRunning} onClick={onRunAll}>
          {learningTexts.trialAll}
        </Button>
      </Row>
      {(ownState === 'local' || ownState === 'refused') && (
        <Row role="status">
          <CloudOff size={18} aria-hidden="true" />
          <Text as="span" size="label" tone="soft">
            {unsafe}
          </Text>
        </Row>
      )}
    </Cluster>
  );
}

function Mark({ isRight }: { readonly isRight: boolean | undefined }) {
  if (isRight === undefined) return null;
  const Sign = isRight ? CircleCheck : CircleX;
  return (
    <>
      <Sign
        fill={isRight ? 'var(--ok-top)' : 'var(--danger)'}
        color="var(--text-on-fill)"
        aria-hidden="true"
      />
      <VisuallyHidden>{isRight ? learningTexts.casePassed : learningTexts.caseDiffers}</VisuallyHidden>
    </>
  );
}
