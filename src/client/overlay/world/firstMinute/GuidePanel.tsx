import { Check, ChevronsUp, Gamepad2, Move, Pointer, Volume2 } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { firstMinuteTexts as texts, type Controls } from './texts.ts';
import { isStepDone, STEPS, type Step, type Steps } from './watchSteps.ts';
import styles from './FirstMinute.module.css';
import { readAloud } from '#client/ui/sound/readAloud.ts';

export interface GuidePanelProps {
  readonly steps: Steps;
  readonly now: Step;
  readonly npc: string;
  readonly controls: Controls;
  readonly keys: Readonly<Record<Step, readonly string[]>>;
  /** The whole sentence of a step, to be read aloud. */
  readonly wordsOf: (step: Step) => string;
}

/** The three steps: done, now, later. */
export function GuidePanel({ steps, now, npc, controls, keys, wordsOf }: GuidePanelProps) {
  const isPressed = useAnyKeyDown();
  return (
    <section className={styles.panel} data-paper="lip" aria-label={texts.region}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isDone = isStepDone(steps, step);
          const state = isDone ? 'done' : step === now ? 'now' : 'later';
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
              aria-label={texts.step(index + 1, texts.titles[step])}
            >
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Check /> : index + 1}
              </span>
              <span className={styles.keys} data-pressed={(state === 'now' && isPressed) || undefined}>
                {SIGNS[controls]?.[step] ?? keys[step].map((key) => <kbd key={key}>{key}</kbd>)}
              </span>
              <Stack as="span" gap={0} grow>
                <Text as="b" size="heading" tone={state === 'now' ? 'warning' : 'plain'}>
                  {texts.titles[step]}
                </Text>
                <Hint as="small" truncate>
                  {isDone ? texts.done : texts.hints[step](npc)}
                </Hint>
              </Stack>
              {state === 'now' && 'speechSynthesis' in window && (
                <IconButton
                  className={styles.listen}
                  label={texts.listen}
                  icon={<Volume2 />}
                  onClick={() => readAloud(wordsOf(step))}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const SIGNS: Readonly<Partial<Record<Controls, Readonly<Record<Step, ReactNode>>>>> = {
  touch: {
    walk: <kbd className={styles.round}>{<Move />}</kbd>,
    jump: <kbd className={styles.round}>{<ChevronsUp />}</kbd>,
    talk: <kbd className={styles.round}>{<Pointer />}</kbd>,
  },
  gamepad: {
    walk: <kbd className={styles.round}>{<Gamepad2 />}</kbd>,
    jump: <kbd className={styles.round}>A</kbd>,
    talk: <kbd className={styles.round}>X</kbd>,
  },
};

/** Whether a key or a finger is down, for the glow of the key that is asked for. */
function useAnyKeyDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    for (const type of ['keydown', 'pointerdown'])
      window.addEventListener(type, () => setDown(true), { signal });
    for (const type of ['keyup', 'pointerup', 'pointercancel', 'blur'])
      window.addEventListener(type, () => setDown(false), { signal });
    return () => closing.abort();
  }, []);
  return isDown;
}
