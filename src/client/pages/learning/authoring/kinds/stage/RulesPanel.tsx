import { Button } from '#client/ui/button/Button.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { STAGE_COMMAND_LIMIT, STAGE_THEMES, type StageGoal } from '#shared/simulation/stage/level.ts';
import { countProgram } from '#client/pages/learning/stage/countProgram.ts';
import { stageTexts } from '#client/pages/learning/stage/texts.ts';
import { changeLayout, layoutOfSea, type DraftLevel } from './editLevel.ts';
import { NumberField } from './NumberField.tsx';
import type { SeaPanelProps } from './panelProps.ts';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { editorTexts } from './texts.ts';
import styles from './Panels.module.css';

const GOAL_KINDS = ['FLAG', 'SHELLS', 'PATTERN', 'TALK', 'SAY'] as const;
const NEW_GOALS: Readonly<Record<StageGoal['kind'], StageGoal>> = {
  FLAG: { kind: 'FLAG' },
  SHELLS: { kind: 'SHELLS', count: 'ALL' },
  PATTERN: { kind: 'PATTERN' },
  TALK: { kind: 'TALK', friend: 1 },
  SAY: { kind: 'SAY', text: '', friend: null },
};
const NUMBERS = Array.from({ length: 9 }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }));

export interface RulesPanelProps extends SeaPanelProps {
  /** Steps of the last run that reached the goal; null without one. */
  readonly reached: number | null;
}

/** Theme, goals and the conditions of the stars. */
export function RulesPanel({ content, sea, onContent, reached }: RulesPanelProps) {
  const { level, programs } = content;
  const { goals } = layoutOfSea(level, sea);
  const blocks = countProgram(programs.BLOCKS?.solution ?? '', 'BLOCKS');
  const setLevel = (change: (before: DraftLevel) => DraftLevel, group: string | null = null) =>
    onContent((before) => ({ ...before, level: change(before.level) }), group);
  const setGoals = (next: DraftLevel['goals'], group: string | null = null) =>
    setLevel((before) => changeLayout(before, sea, { goals: next }), group);
  const replace = (goal: StageGoal, group: string) =>
    setGoals(
      goals.map((one) => (one.kind === goal.kind ? goal : one)),
      group,
    );
  return (
    <>
      <ChoiceField
        label={editorTexts.theme}
        options={STAGE_THEMES.map((value) => ({ value, label: stageTexts.themes[value].place }))}
        value={level.theme}
        onChange={(theme) => setLevel((before) => ({ ...before, theme }))}
      />
      <ChoiceField
        label={editorTexts.facing}
        options={(['LEFT', 'RIGHT'] as const).map((value) => ({ value, label: editorTexts.facings[value] }))}
        value={level.facing}
        onChange={(facing) => setLevel((before) => ({ ...before, facing }))}
      />
      <Switch
        label={editorTexts.fallEnds}
        checked={level.fallEnds}
        onChange={(fallEnds) => setLevel((before) => ({ ...before, fallEnds }))}
      />
      <fieldset className={styles.group}>
        <legend>{editorTexts.goals}</legend>
        {GOAL_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={editorTexts.goal[kind]}
            checked={goals.some((goal) => goal.kind === kind)}
            onChange={(isOn) =>
              setGoals(isOn ? [...goals, NEW_GOALS[kind]] : goals.filter((goal) => goal.kind !== kind))
            }
          />
        ))}
        {goals.map((goal, index) => (
          <GoalFields key={`${goal.kind} ${index}`} goal={goal} onGoal={replace} />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{editorTexts.stars}</legend>
        <NumberField
          label={editorTexts.blockLimit}
          value={level.blockLimit}
          min={1}
          max={200}
          onChange={(blockLimit) => setLevel((before) => ({ ...before, blockLimit }), 'blockLimit')}
        />
        {blocks > 0 && blocks !== level.blockLimit && (
          <Button tone="alt" onClick={() => setLevel((before) => ({ ...before, blockLimit: blocks }))}>
            {editorTexts.asSolution(blocks)}
          </Button>
        )}
        <NumberField
          label={editorTexts.stepLimit}
          value={level.stepLimit}
          min={1}
          max={STAGE_COMMAND_LIMIT}
          onChange={(stepLimit) => setLevel((before) => ({ ...before, stepLimit }), 'stepLimit')}
        />
        {reached !== null && reached > 0 && reached !== level.stepLimit && (
          <Button tone="alt" onClick={() => setLevel((before) => ({ ...before, stepLimit: reached }))}>
            {editorTexts.asRun(reached)}
          </Button>
        )}
      </fieldset>
    </>
  );
}

/** The fields of a goal besides its kind. */
function GoalFields(props: {
  readonly goal: StageGoal;
  readonly onGoal: (goal: StageGoal, group: string) => void;
}) {
  const { goal, onGoal } = props;
  switch (goal.kind) {
    case 'FLAG':
    case 'PATTERN':
      return null;
    case 'SHELLS':
      return (
        <SelectField
          label={editorTexts.shellCount}
          options={[
            { value: 'ALL', label: editorTexts.shellsAll },
            ...Array.from({ length: 20 }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` })),
          ]}
          value={`${goal.count}`}
          onChange={(count) => onGoal({ ...goal, count: count === 'ALL' ? 'ALL' : Number(count) }, 'goal')}
        />
      );
    case 'TALK':
      return (
        <SelectField
          label={`${editorTexts.goal.TALK}: ${editorTexts.friendNumber}`}
          options={NUMBERS}
          value={`${goal.friend}`}
          onChange={(friend) => onGoal({ ...goal, friend: Number(friend) }, 'goal')}
        />
      );
    case 'SAY':
      return (
        <>
          <TextField
            label={`${editorTexts.goal.SAY}: ${editorTexts.words}`}
            value={goal.text}
            maxLength={60}
            onChange={({ target }) => onGoal({ ...goal, text: target.value }, 'goal text')}
          />
          <SelectField
            label={`${editorTexts.goal.SAY}: ${editorTexts.friendNumber}`}
            options={[{ value: '', label: editorTexts.nobody }, ...NUMBERS]}
            value={goal.friend === null ? '' : `${goal.friend}`}
            onChange={(friend) => onGoal({ ...goal, friend: friend === '' ? null : Number(friend) }, 'goal')}
          />
        </>
      );
  }
}
