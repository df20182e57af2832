import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Heading } from '#client/ui/text/Text.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { PageChoice } from '#shared/content/documentPages.ts';
import { learningTexts } from '../texts.ts';
import styles from './LessonPages.module.css';

export interface ChoicePanelProps {
  readonly choice: PageChoice;
  /** Places of the answers chosen so far, the last one last. */
  readonly chosen: readonly number[];
  readonly onChoose: (index: number) => void;
}

/** A question with a large shell for each answer; a wrong one says kindly what to think of and stays to be tried again. */
export function ChoicePanel({ choice, chosen, onChoose }: ChoicePanelProps) {
  const questionId = useId();
  const reason = useRef<HTMLParagraphElement>(null);
  const last = chosen.at(-1);
  // On a phone it stands below the shells, out of sight.
  useEffect(() => {
    if (last !== undefined) reason.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const answer = last === undefined ? undefined : choice.answers[last];
  return (
    <section className={styles.panel} data-first aria-labelledby={questionId}>
      <Heading level={3} size="title" id={questionId}>
        <WithCode text={choice.question} />
      </Heading>
      <div className={styles.shells} role="group" aria-label={learningTexts.choiceShells}>
        {choice.answers.map(({ text, right }, index) => {
          const tried = chosen.includes(index);
          const state = tried ? (right ? 'right' : 'wrong') : 'open';
          return (
            <button
              key={text}
              type="button"
              className={styles.shell}
              data-state={state}
              aria-pressed={index === last}
              onClick={() => onChoose(index)}
            >
              <ShellDrawing />
              <span className={styles.answer}>
                <WithCode text={text} />
              </span>
              {tried && (
                <span className={styles.mark}>
                  {right ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
                  <VisuallyHidden>
                    {right ? learningTexts.choiceRight : learningTexts.choiceWrong}
                  </VisuallyHidden>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <p ref={reason} className={styles.reason} data-right={answer?.right} role="status">
        {answer && (
          <>
            <b>{answer.right ? learningTexts.choiceRight : learningTexts.choiceWrong}</b>{' '}
            <WithCode text={answer.reason} />
          </>
        )}
      </p>
    </section>
  );
}

function ShellDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 108" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M60 104c-9 0-16-4-20-11C17 86 1 66 4 41 7 18 31 4 60 4s53 14 56 37c3 25-13 45-36 52-4 7-11 11-20 11Z"
        className={styles.body}
      />
      <path
        d="M60 98V8M47 94 22 20M73 94 98 20M36 86 8 44M84 86l28-42"
        fill="none"
        stroke="#fff"
        strokeOpacity=".32"
        strokeWidth="4"
      />
      <path
        d="M18 34q10-18 32-22"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** One line of words in which `…` is code; Markdown would make a paragraph of it. */
function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}
