import { CircleCheck } from 'lucide-react';
import paper from '#client/ui/card/Card.module.css';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { WIDTHS } from '#client/ui/tokens/widths.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import {
  COMPANION_FORMS,
  COMPANION_FRAME,
  companionPicture,
  SHELLS_PER_FORM,
} from '#shared/content/companion.ts';
import type { PuzzleCompanion } from '#shared/contract/learning/dailyPuzzles.ts';
import { ShellIcon } from '../stage/ShellIcon.tsx';
import { whaleLook } from './looks.ts';
import { puzzleTexts } from './texts.ts';

interface CompanionRowProps {
  readonly companion: PuzzleCompanion;
  /** A shell has just come: the whale eats it. */
  readonly isFed: boolean;
  readonly hasGrown: boolean;
}

const PLACE = { position: 'relative' } as const;
const PICTURE = { width: '100%', height: 112, objectFit: 'contain', objectPosition: 'bottom' } as const;
const BITE = { position: 'absolute', top: '40%', left: '70%' } as const;
const SLOT = { width: 30, height: 30, border: '2px dashed var(--line-pale)', borderRadius: '50%' } as const;

/** The shell falls into the whale and is gone. */
function eat(shell: HTMLElement | null): void {
  const gone = { opacity: 0, transform: 'scale(0.3)' };
  shell?.animate([{ transform: 'translate(40px, -70px) scale(1.4)' }, gone], { duration: 900, fill: 'both' });
}

/** Glows once when it has grown. */
function glow(whale: HTMLElement | null): void {
  const from = { filter: 'drop-shadow(0 0 22px var(--gold)) brightness(1.3)' };
  whale?.animate([from, { filter: 'none' }], { duration: 900 });
}

/** The five forms of the star whale, and the shells until the next one. */
export function CompanionRow({ companion, isFed, hasGrown }: CompanionRowProps) {
  const isCalm = useReducedMotion();
  const isNarrow = useMedia(WIDTHS['--medium']);
  const { form, shellTotal, shellsMissing } = companion;
  const next = COMPANION_FORMS[form];
  const have = shellsMissing === null ? SHELLS_PER_FORM : SHELLS_PER_FORM - shellsMissing;
  return (
    <section className={paper.paper} style={whaleLook(isNarrow)} aria-label={puzzleTexts.companion}>
      <Grid as="ol" columns={5} gap={3} align="end">
        {COMPANION_FORMS.map(({ key, name }, index) => {
          const state = index + 1 < form ? 'grown' : index + 1 === form ? 'now' : 'next';
          return (
            <li key={key} data-form={state} style={PLACE}>
              <img
                src={companionPicture(key, 1)}
                srcSet={`${companionPicture(key, 1)} 1x, ${companionPicture(key, 2)} 2x`}
                width={COMPANION_FRAME.width}
                height={COMPANION_FRAME.height}
                alt=""
                {...(state === 'now' && hasGrown && !isCalm && { ref: glow })}
                style={{ ...PICTURE, opacity: state === 'next' ? 0.3 : 1 }}
              />
              {state === 'now' && isFed && !isCalm && (
                <span ref={eat} style={BITE}>
                  <ShellIcon tone="done" size={34} />
                </span>
              )}
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
                  <i key={index} style={SLOT} />
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
