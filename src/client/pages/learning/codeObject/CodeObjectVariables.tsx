import { Row } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import type { TraceEntry } from '#shared/code/protocol.ts';
import { StepVariables } from '../steps/StepVariables.tsx';
import { colorOf } from './colorOf.ts';
import { codeObjectTexts } from './texts.ts';
import styles from './CodeObjectEditor.module.css';

/** More would be too narrow to read. */
const MOST = 4;

/** The variables of the program at the line that runs. */
export function CodeObjectVariables({ variables }: { readonly variables: TraceEntry['variables'] }) {
  const shown = variables.slice(0, MOST).map((one) => ({ ...one, color: colorOf(one.value) }));
  return (
    <Row className={styles.variables} data-empty={variables.length === 0 || undefined}>
      <Text as="b" size="label" tone="soft">
        {codeObjectTexts.boxes}
      </Text>
      {variables.length === 0 ? (
        <Text size="small" tone="soft" truncate>
          {codeObjectTexts.noBoxes}
        </Text>
      ) : (
        <StepVariables label={codeObjectTexts.boxes} variables={shown} />
      )}
    </Row>
  );
}
