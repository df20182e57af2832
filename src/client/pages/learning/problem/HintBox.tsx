import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { problemQueries } from '#client/net/learning/problems.ts';
import { Label, Text } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { requestSound } from '#client/ui/sound/requestSound.ts';
import { useLearningChannelId } from '#client/pages/learning/useLearningChannelId.ts';
import { Shell } from '../frame/Shell.tsx';
import { learningTexts } from '../texts.ts';
import styles from './ProblemStatement.module.css';

/** Hints of growing detail in shells, opened one after the other; the chosen one is read above them. */
export function HintBox({ problemId, count }: { readonly problemId: number; readonly count: number }) {
  const channelId = useLearningChannelId();
  const [opened, setOpened] = useState(0);
  const [chosen, setChosen] = useState(0);
  const hints = useQueries({
    queries: Array.from({ length: opened }, (_, index) =>
      problemQueries.hint(channelId, { problemId, step: index + 1 }),
    ),
  });
  const shown = hints[chosen];

  return (
    <section className={styles.hints} aria-label={learningTexts.hints}>
      <div aria-live="polite">
        {shown?.data && (
          <p className={styles.hint}>
            <b>{chosen + 1}</b>
            {shown.data.content}
          </p>
        )}
      </div>
      {shown?.isError && (
        <Row justify="between" role="alert">
          <Text as="span" size="small" tone="danger" bold>
            {learningTexts.hintFailed}
          </Text>
          <Button tone="alt" busy={shown.isFetching} onClick={() => void shown.refetch()}>
            {learningTexts.hintOpen}
          </Button>
        </Row>
      )}
      <Row justify="between">
        <Label tone="success">{learningTexts.hintShells}</Label>
        {Array.from({ length: count }, (_, index) => {
          const isOpen = index < opened;
          const isNext = index === opened;
          const state = isOpen
            ? learningTexts.hintOpened
            : isNext
              ? learningTexts.hintOpen
              : learningTexts.hintLater;
          return (
            <button
              key={index}
              type="button"
              className={classNames(styles.shell, (isOpen || isNext) && styles.pressable)}
              disabled={!isOpen && (!isNext || hints.some(({ isPending }) => isPending))}
              aria-label={learningTexts.hintShell(index + 1, count, state)}
              aria-pressed={isOpen ? index === chosen : undefined}
              onClick={() => {
                requestSound('hint');
                setChosen(index);
                if (isNext) setOpened(opened + 1);
              }}
            >
              <Shell state={isOpen ? 'violet' : isNext ? 'now' : 'later'} size={42} mark={isOpen} />
              {state}
            </button>
          );
        })}
      </Row>
    </section>
  );
}
