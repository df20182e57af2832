import { useQueries } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { cueSound } from '#client/ui/sound/cueSound.ts';
import { learningTexts } from './texts.ts';
import styles from './HintBox.module.css';

/** Hints, one more at each press: the first is only a nudge. */
export function HintBox({ problemId, count }: { readonly problemId: number; readonly count: number }) {
  const [shown, setShown] = useState(0);
  const hints = useQueries({
    queries: Array.from({ length: shown }, (_, index) =>
      learningQueries.hint({ problemId, step: index + 1 }),
    ),
  });
  const loading = hints.some((hint) => hint.isPending);
  const failed = hints.filter((hint) => hint.isError);

  return (
    <section className={styles.box} aria-label={learningTexts.hints}>
      <ol className={styles.list} aria-live="polite">
        {hints.map((hint, index) => hint.data && <li key={index}>{hint.data.content}</li>)}
      </ol>
      {failed.length > 0 ? (
        <p className={styles.failed} role="alert">
          {learningTexts.hintFailed}{' '}
          <Button tone="alt" onClick={() => failed.forEach((hint) => void hint.refetch())}>
            {learningTexts.hintNext(shown, count)}
          </Button>
        </p>
      ) : (
        shown < count && (
          <Button
            tone="alt"
            icon={<Lightbulb />}
            busy={loading}
            onClick={() => {
              cueSound('hint');
              setShown(shown + 1);
            }}
          >
            {learningTexts.hintNext(shown + 1, count)}
          </Button>
        )
      )}
    </section>
  );
}
