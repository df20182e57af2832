import { useEffect, useRef, type ReactNode } from 'react';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { ownStageTexts } from './texts.ts';
import styles from '../stage/StageScreen.module.css';

interface OwnEndingProps {
  readonly title: string;
  /** Stars of the run; null where it earns none. */
  readonly starCount: number | null;
  readonly words: string;
  readonly isGood: boolean;
  readonly children: ReactNode;
}

/** The result of a run that reached the goal, over the level. */
export function OwnEnding({ title, starCount, words, isGood, children }: OwnEndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.shade}>
      <section className={styles.ending} aria-labelledby="own-ending">
        <h2 id="own-ending" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {starCount !== null && (
          <Row justify="center" role="img" aria-label={ownStageTexts.stars(starCount)}>
            {[0, 1, 2].map((index) => (
              <StarIcon key={index} isLit={index < starCount} size={64} />
            ))}
          </Row>
        )}
        <Text size="label" tone={isGood ? 'success' : 'warning'} role="status">
          {words}
        </Text>
        <Row justify="center" gap={3}>
          {children}
        </Row>
      </section>
    </div>
  );
}
