import type { Path, UseFormReturn } from 'react-hook-form';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { MOST_TEAMS } from '#shared/contract/battle/battles.ts';
import { battleTexts } from '../texts.ts';
import type { RoomFormValues } from './roomForm.ts';

const texts = battleTexts.form;
const choices = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.keys(names) as T[]).map((value) => ({ value, label: names[value] }));
const numbers = (list: readonly number[], say: (value: number) => string) =>
  list.map((value) => ({ value: String(value), label: say(value) }));
/** One that another page has chosen is among the choices, too. */
const among = (list: readonly number[], value: number) =>
  [...new Set([...list, value])].toSorted((a, b) => a - b);

const TEAM_COUNTS = Array.from({ length: MOST_TEAMS - 1 }, (_, index) => index + 2);

interface RoomFieldsProps {
  readonly form: UseFormReturn<RoomFormValues, unknown, RoomFormValues>;
}

/** All that the host of a room decides but its password. */
export function RoomFields({ form }: RoomFieldsProps) {
  const settings = form.watch();
  const set = <K extends keyof RoomFormValues>(field: K, value: RoomFormValues[K]) =>
    form.setValue(field as Path<RoomFormValues>, value);
  return (
    <>
      <TextField
        label={texts.name}
        error={form.formState.errors.name?.message}
        maxLength={30}
        {...form.register('name')}
      />
      <ChoiceField
        label={texts.kind}
        options={choices(battleTexts.kinds)}
        value={settings.kind}
        onChange={(kind) => set('kind', kind)}
      />
      <ChoiceField
        label={texts.language}
        options={choices(battleTexts.languages)}
        value={settings.language ?? 'ANY'}
        onChange={(language) => set('language', language === 'ANY' ? null : language)}
      />
      <ChoiceField
        label={texts.difficulty}
        options={[
          { value: '0', label: battleTexts.languages.ANY },
          ...numbers([1, 2, 3, 4, 5], texts.difficultyOf),
        ]}
        value={String(settings.difficulty ?? 0)}
        onChange={(difficulty) => set('difficulty', Number(difficulty) || null)}
      />
      <ChoiceField
        label={texts.rule}
        options={choices(battleTexts.rules)}
        value={settings.rule}
        onChange={(rule) => set('rule', rule)}
      />
      <ChoiceField
        label={texts.minutes}
        options={numbers(among([5, 10, 15, 30, 60], settings.minutes), battleTexts.minutes)}
        value={String(settings.minutes)}
        onChange={(minutes) => set('minutes', Number(minutes))}
      />
      <ChoiceField
        label={texts.count}
        options={numbers(among([1, 2, 3, 5], settings.problemCount), battleTexts.problems)}
        value={String(settings.problemCount)}
        onChange={(count) => set('problemCount', Number(count))}
      />
      <ChoiceField
        label={texts.capacity}
        options={numbers(among([2, 4, 6, 8, 15, 30], settings.capacity), texts.people)}
        value={String(settings.capacity)}
        onChange={(capacity) => set('capacity', Number(capacity))}
      />
      <ChoiceField
        label={texts.mode}
        options={choices(texts.modes)}
        value={settings.mode}
        onChange={(mode) => set('mode', mode)}
      />
      {settings.mode === 'TEAM' && (
        <ChoiceField
          label={texts.teamCount}
          options={numbers(TEAM_COUNTS, texts.teams)}
          value={String(settings.teamCount)}
          onChange={(teamCount) => set('teamCount', Number(teamCount))}
        />
      )}
      <CheckBox
        label={texts.freeze}
        checked={settings.freeze}
        onChange={(event) => set('freeze', event.target.checked)}
      />
      <CheckBox
        label={texts.shareSolutions}
        checked={settings.shareSolutions}
        onChange={(event) => set('shareSolutions', event.target.checked)}
      />
      <CheckBox
        label={texts.spectators}
        checked={settings.spectators}
        onChange={(event) => set('spectators', event.target.checked)}
      />
      <CheckBox
        label={texts.listed}
        checked={settings.listed}
        onChange={(event) => set('listed', event.target.checked)}
      />
    </>
  );
}
