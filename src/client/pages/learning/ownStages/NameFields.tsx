import { Grid } from '#client/ui/layout/Stack.tsx';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { FIRST_WORDS, SECOND_WORDS, type OwnStageName } from '#shared/content/ownStageNames.ts';
import { ownStageTexts as texts } from './texts.ts';

const optionsOf = (words: readonly string[]) => words.map((label, index) => ({ value: `${index}`, label }));
const FIRST = optionsOf(FIRST_WORDS);
const SECOND = optionsOf(SECOND_WORDS);

/** The name of a stage, of two chosen words. */
export function NameFields({
  name,
  onName,
}: {
  readonly name: OwnStageName;
  readonly onName: (name: OwnStageName) => void;
}) {
  return (
    <Grid columns={2} gap={3}>
      <SelectField
        label={texts.firstWord}
        options={FIRST}
        value={`${name.first}`}
        onChange={(first) => onName({ ...name, first: Number(first) })}
      />
      <SelectField
        label={texts.secondWord}
        options={SECOND}
        value={`${name.second}`}
        onChange={(second) => onName({ ...name, second: Number(second) })}
      />
    </Grid>
  );
}
