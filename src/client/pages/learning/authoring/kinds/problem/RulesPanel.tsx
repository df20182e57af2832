import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { TextAreaField, TextField } from '#client/ui/form/TextField.tsx';
import {
  CHECKER_KINDS,
  PROBLEM_LIMITS,
  PROBLEM_TEXT_LIMITS,
  type ProblemDraftContent,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { NumberField } from '../stage/NumberField.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import type { PanelProps } from './problemCalls.ts';
import styles from './Panels.module.css';
import { problemTexts as texts } from './texts.ts';

type Checker = ProblemDraftContent['checker'];
type Subtask = ProblemDraftContent['subtaskList'][number];
const CHECKERS = CHECKER_KINDS.map((value) => ({ value, label: texts.checkers[value] }));

/** How submissions are judged: limits, comparison of outputs, points by parts. */
export function RulesPanel({ content, onContent }: PanelProps) {
  const { checker, subtaskList } = content;
  const setChecker = (change: Partial<Checker>) =>
    onContent((before) => ({ ...before, checker: { ...before.checker, ...change } }));
  const setSubtasks = (change: (before: Subtask[]) => Subtask[]) =>
    onContent((before) => ({ ...before, subtaskList: change(before.subtaskList) }));
  return (
    <Stack gap={5}>
      <Grid min={280} fill>
        <NumberField
          label={texts.timeLimit}
          value={content.timeLimitMs}
          min={PROBLEM_LIMITS.timeMs.least}
          max={PROBLEM_LIMITS.timeMs.most}
          onChange={(timeLimitMs) => onContent((before) => ({ ...before, timeLimitMs }))}
        />
        <NumberField
          label={texts.memoryLimit}
          value={content.memoryLimitMb}
          min={PROBLEM_LIMITS.memoryMb.least}
          max={PROBLEM_LIMITS.memoryMb.most}
          onChange={(memoryLimitMb) => onContent((before) => ({ ...before, memoryLimitMb }))}
        />
      </Grid>
      <SelectField
        label={texts.checker}
        options={CHECKERS}
        value={checker.kind}
        onChange={(kind) => setChecker({ kind: kind as Checker['kind'] })}
      />
      {checker.kind === 'numeric' && (
        <TextField
          label={texts.tolerance}
          type="number"
          inputMode="decimal"
          min={0}
          max={1}
          step="any"
          value={checker.tolerance}
          onChange={({ target }) => {
            const tolerance = Number(target.value);
            if (tolerance >= 0 && tolerance <= 1) setChecker({ tolerance });
          }}
        />
      )}
      {checker.kind === 'custom' && (
        <TextAreaField
          data-field="checker.source"
          label={texts.checkerSource}
          rows={8}
          value={checker.source}
          maxLength={PROBLEM_TEXT_LIMITS.program}
          spellCheck={false}
          onChange={({ target }) => setChecker({ source: target.value })}
        />
      )}
      <Card as="fieldset" tone="sunken" data-field="subtaskList">
        <Text as="legend" size="label" tone="accent">
          {texts.subtasks}
        </Text>
        <Text size="small" tone="soft">
          {texts.subtasksHint}
        </Text>
        {subtaskList.map((subtask, index) => (
          <div key={index} className={styles.subtask}>
            <NumberField
              label={texts.points(index + 1)}
              value={subtask.points}
              min={1}
              max={1000}
              onChange={(points) =>
                setSubtasks((before) => before.map((one, at) => (at === index ? { ...one, points } : one)))
              }
            />
            <CaseNumbers
              label={texts.subtaskCases(index + 1)}
              cases={subtask.cases}
              most={content.caseList.length}
              onChange={(cases) =>
                setSubtasks((before) => before.map((one, at) => (at === index ? { ...one, cases } : one)))
              }
            />
            <IconButton
              label={texts.removeSubtask(index + 1)}
              icon={<Trash2 />}
              onClick={() => setSubtasks((before) => before.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        <Button
          tone="alt"
          icon={<Plus />}
          disabled={content.caseList.length === 0 || subtaskList.length >= 20}
          onClick={() => setSubtasks((before) => [...before, { points: 10, cases: [1] }])}
        >
          {texts.addSubtask}
        </Button>
      </Card>
    </Stack>
  );
}

/** Numbers of cases, typed with commas; what is typed on the way to them is left as it is. */
function CaseNumbers({
  label,
  cases,
  most,
  onChange,
}: {
  readonly label: string;
  readonly cases: readonly number[];
  readonly most: number;
  readonly onChange: (cases: number[]) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? cases.join(', ')}
      maxLength={200}
      onChange={({ target }) => {
        setTyped(target.value);
        const numbers = [
          ...new Set(
            target.value
              .split(/[\s,]+/)
              .filter(Boolean)
              .map(Number),
          ),
        ];
        const areCases = numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= most);
        if (numbers.length > 0 && areCases) onChange(numbers.toSorted((a, b) => a - b));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
