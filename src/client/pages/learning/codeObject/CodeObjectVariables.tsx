import { Row } from '#client/ui/layout/Stack.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import type { TraceEntry } from '#shared/code/protocol.ts';
import { StepVariables } from '../steps/StepVariables.tsx';
import { codeObjectTexts } from './texts.ts';
import styles from './CodeObjectEditor.module.css';
import { CODE_OBJECT_COLORS, type CodeObjectColor } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

/** More would be too narrow to read. */
const MOST = 4;

/** The variables of the program at the line that runs. */
export function CodeObjectVariables({ variables }: { readonly variables: TraceEntry['variables'] }) {
  const shown = variables.slice(0, MOST).map((one) => ({ ...one, color: colorOf(one.value) }));
  return (
    <Row className={styles.variables} data-empty={variables.length === 0 || undefined}>
      <Label tone="soft">{codeObjectTexts.boxes}</Label>
      {variables.length === 0 ? (
        <Hint truncate>{codeObjectTexts.noBoxes}</Hint>
      ) : (
        <StepVariables label={codeObjectTexts.boxes} variables={shown} />
      )}
    </Row>
  );
}

const PAINT: Readonly<Record<CodeObjectColor, string>> = {
  red: '#f2615c',
  orange: '#ff9f43',
  yellow: '#ffd34d',
  green: '#4fc27a',
  blue: '#4f8ff0',
  purple: '#a276e8',
  white: '#fdfdff',
  pink: '#ff8fb5',
};

const COLORS = Object.entries(CODE_OBJECT_COLORS) as readonly [CodeObjectColor, string][];

/** The colour of a printed value, with or without quotation marks; null for anything else. */
function colorOf(value: string): string | null {
  const word = value.replaceAll(/^['"]|['"]$/gu, '');
  const named = COLORS.find(([key, name]) => word === key || word === name);
  return named ? PAINT[named[0]] : null;
}
