import { CircleCheck } from 'lucide-react';
import { classNames } from '#client/ui/classNames.ts';
import paper from '#client/ui/card/Card.module.css';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import {
  COMPANION_FORMS,
  COMPANION_FRAME,
  companionPicture,
  SHELLS_PER_FORM,
} from '#shared/content/companion.ts';
import type { PuzzleCompanion } from '#shared/contract/learning/dailyPuzzles.ts';
import { ShellIcon } from '#client/ui/stage/ShellIcon.tsx';
import { puzzleTexts } from './texts.ts';
import styles from './Puzzle.module.css';

interface CompanionRowProps {
  readonly companion: PuzzleCompanion;
  /** A shell has just come: the whale eats it. */
  readonly isFed: boolean;
  readonly hasGrown: boolean;
}

/** The five forms of the star whale, and the shells until the next one. */
export function CompanionRow({ companion, isFed, hasGrown }: CompanionRowProps) {
  const { form, shellTotal, shellsMissing } = companion;
  const next = COMPANION_FORMS[form];
  const have = shellsMissing === null ? SHELLS_PER_FORM : SHELLS_PER_FORM - shellsMissing;
  return (
    <section className={classNames(paper.paper, styles.whale)} aria-label={puzzleTexts.companion}>
      <Grid as="ol" columns={5} gap={3} align="end">
        {COMPANION_FORMS.map(({ key, name }, index) => {
          const state = index + 1 < form ? 'grown' : index + 1 === form ? 'now' : 'next';
          return (
            <li key={key} data-form={state} data-grew={(state === 'now' && hasGrown) || undefined}>
              <img
                src={companionPicture(key, 1)}
                srcSet={`${companionPicture(key, 1)} 1x, ${companionPicture(key, 2)} 2x`}
                width={COMPANION_FRAME.width}
                height={COMPANION_FRAME.height}
                alt=""
              />
              {state === 'now' && isFed && <ShellIcon tone="done" size={34} className={styles.bite} />}
              <Row justify="center" gap={2}>
                <Text as="span" size={state === 'now' ? 'label' : 'small'} bold align="center">
                  {name}
                </Text>
                {state === 'grown' && <CircleCheck size={18} aria-label={puzzleTexts.grown} />}
                <VisuallyHidden>
                  {state === 'now' ? puzzleTexts.now : state === 'next' ? puzzleTexts.next : ''}
                </VisuallyHidden>
              </Row>
            </li>
          );
        })}
      </Grid>
      <Stack gap={2}>
        {hasGrown && (
          <Text bold align="center" tone="success" role="status">
            {puzzleTexts.grew(COMPANION_FORMS[form - 1]?.name ?? '')}
          </Text>
        )}
        {next && shellsMissing !== null ? (
          <>
            <Text bold align="center">
              {puzzleTexts.missing(shellsMissing)}
            </Text>
            <Text bold align="center" tone="danger">
              {puzzleTexts.becomes(next.name)}
            </Text>
            <Grid
              className={styles.slots}
              columns={5}
              gap={2}
              before={2}
              role="img"
              aria-label={puzzleTexts.slots(have, SHELLS_PER_FORM)}
            >
              {Array.from({ length: SHELLS_PER_FORM }, (_, index) =>
                index < have ? (
                  <ShellIcon key={index} tone="done" size={30} />
                ) : (
                  <i key={index} className={styles.slot} />
                ),
              )}
            </Grid>
          </>
        ) : (
          <>
            <Text bold align="center">
              {puzzleTexts.fullyGrown}
            </Text>
            <Text align="center" tone="soft">
              {puzzleTexts.fullyGrownHint(shellTotal)}
            </Text>
          </>
        )}
      </Stack>
    </section>
  );
}
