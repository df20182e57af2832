import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { learningTexts } from '../texts.ts';
import { firstDifference } from './firstDifference.ts';
import styles from './ResultPanel.module.css';

/** Lines beyond are told by their number alone. */
const MAX_CHIPS = 12;

/** The first wrong line letter by letter: what should have come above what came. */
export function DifferenceTiles({ expected, got }: { readonly expected: string; readonly got: string }) {
  const at = firstDifference(expected, got);
  if (at === null) return null;
  if (got.trim() === '')
    return (
      <Text size="small" tone="danger" bold>
        {learningTexts.nothingYet}
      </Text>
    );
  const wanted = linesOf(expected);
  const came = linesOf(got);
  const chips = wanted.slice(0, MAX_CHIPS);
  return (
    <Stack as="section" gap={3} aria-label={learningTexts.difference}>
      <Cluster as="ul" justify="end" className={styles.chips}>
        {chips.map((line, index) => {
          const right = line.trimEnd() === came[index]?.trimEnd();
          const Icon = right ? Check : X;
          return (
            <li key={index}>
              <Chip tone={right ? 'success' : 'danger'} icon={<Icon aria-hidden="true" />}>
                {learningTexts.lineChip(index + 1, right)}
              </Chip>
            </li>
          );
        })}
      </Cluster>
      <Stack gap={3}>
        <TileRow
          name={learningTexts.expected}
          line={wanted[at.line] ?? ''}
          column={at.column}
          kind="wanted"
        />
        <TileRow name={learningTexts.got} line={came[at.line] ?? ''} column={at.column} kind="got" />
      </Stack>
      <Text size="small" tone="danger" bold>
        {learningTexts.differsAt(at.line + 1, at.column + 1)}
      </Text>
    </Stack>
  );
}

/** The first difference of a long line stands in the middle; the whole line is in the case below. */
function TileRow({
  name,
  line,
  column,
  kind,
}: {
  readonly name: string;
  readonly line: string;
  readonly column: number;
  readonly kind: 'wanted' | 'got';
}) {
  const marked = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tile = marked.current;
    const row = tile?.parentElement;
    if (tile && row) row.scrollLeft = tile.offsetLeft - row.clientWidth / 2;
  }, [line, column]);
  const letters = Array.from(line);
  // A line that ended too early is marked behind its end.
  const shown = letters.length > column ? letters : [...letters, ''];
  return (
    <div className={styles.row}>
      <Label tone="accent">{name}</Label>
      <p className={styles.letters}>
        {shown.map((letter, index) => (
          <span
            key={index}
            ref={index === column ? marked : null}
            className={classNames(
              styles.tile,
              letter === ' ' && styles.space,
              index === column && styles[kind],
            )}
          >
            {letter === ' ' ? '␣' : letter === '' ? '↵' : letter}
          </span>
        ))}
      </p>
    </div>
  );
}

const linesOf = (text: string) => text.trimEnd().split('\n');
