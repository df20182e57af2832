import { Eye } from 'lucide-react';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Grid, Row } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { learningTexts } from '../texts.ts';
import { firstDifference } from './firstDifference.ts';
import styles from './ResultPanel.module.css';

export interface SecondLookProps {
  readonly result: Submission['caseList'][number];
  /** The level of the skill; the first different character is marked from level 2 on. */
  readonly level: number;
}

/** The view of the skill SECOND_LOOK: the first wrong case large, expected and own output line by line. */
export function SecondLook({ result, level }: SecondLookProps) {
  const { caseNumber, input, expected, output } = result;
  const wanted = expected ?? '';
  const got = output ?? '';
  const at = level > 1 ? firstDifference(wanted, got) : null;
  return (
    <Card as="section" tone="warning" gap={3} aria-label={learningTexts.secondLook}>
      <Row>
        <Eye size={20} aria-hidden="true" />
        <Heading level={3} tone="warning">
          {learningTexts.secondLookOf(caseNumber)}
        </Heading>
      </Row>
      {input !== null && input !== '' && <Output name={learningTexts.came} text={input} at={null} />}
      <Grid min={180} gap={4} fill>
        <Output name={learningTexts.expected} text={wanted} at={at} />
        <Output name={learningTexts.got} text={got} at={at} />
      </Grid>
      {at !== null && (
        <Text size="small" bold>
          {learningTexts.differsAt(at.line + 1, at.column + 1)}
        </Text>
      )}
    </Card>
  );
}

function Output({
  name,
  text,
  at,
}: {
  readonly name: string;
  readonly text: string;
  readonly at: { readonly line: number; readonly column: number } | null;
}) {
  return (
    <figure className={styles.output}>
      <figcaption>
        <Text as="b" size="small">
          {name}
        </Text>
      </figcaption>
      <pre>
        {text === '' && at === null
          ? learningTexts.nothingCame
          : text.split('\n').map((line, index) => (
              <span key={index}>
                {index === at?.line ? <Marked line={line} column={at.column} /> : line}
                {'\n'}
              </span>
            ))}
      </pre>
    </figure>
  );
}

/** A line that ended too early is marked behind its end. */
function Marked({ line, column }: { readonly line: string; readonly column: number }) {
  const characters = Array.from(line);
  return (
    <>
      {characters.slice(0, column).join('')}
      <mark>{characters[column] ?? '↵'}</mark>
      {characters.slice(column + 1).join('')}
    </>
  );
}
