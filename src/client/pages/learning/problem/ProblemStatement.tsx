import { ArrowRight, Check, Play, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { HintBox } from './HintBox.tsx';
import { ProblemPicture } from './ProblemPicture.tsx';
import { Markdown } from '../document/Markdown.tsx';
import { learningTexts } from '../texts.ts';
import styles from './ProblemStatement.module.css';

export interface ProblemStatementProps {
  readonly problem: Problem;
  /** The one who asks. */
  readonly character: LessonContent['character'];
  /** Runs the code with the example of that number, from 1. */
  readonly onTry: (number: number) => void;
  /** Stands before the task. */
  readonly children?: ReactNode;
}

/** The task: picture, words, what comes in and what should come out, and hints. */
export function ProblemStatement({ problem, character, onTry, children }: ProblemStatementProps) {
  return (
    <div className={styles.statement}>
      <div className={styles.scroll}>
        <ProblemPicture character={character} isSolved={problem.success} />
        <Stack gap={3} className={styles.sheet}>
          {children}
          <Heading level={2} size="title">
            {problem.title}
          </Heading>
          <Cluster gap={4}>
            <span
              className={styles.stars}
              role="img"
              aria-label={learningTexts.difficulty(problem.difficulty)}
            >
              {Array.from({ length: 5 }, (_, index) => (
                <Star
                  key={index}
                  size={18}
                  aria-hidden="true"
                  fill={index < problem.difficulty ? '#ffc433' : '#e9f1f5'}
                  className={index < problem.difficulty ? styles.bright : undefined}
                />
              ))}
            </span>
            <Text as="span" size="label" tone="accent">
              {learningTexts.difficultyWord(problem.difficulty)}
            </Text>
            {problem.success && (
              <Chip tone="success" icon={<Check aria-hidden="true" />}>
                {learningTexts.solved}
              </Chip>
            )}
          </Cluster>
          <Markdown source={problem.content} />
          <Heading level={3} size="heading" tone="accent">
            {learningTexts.samples}
          </Heading>
          {problem.sampleCaseList.map((sample, index) => (
            <div key={sample.caseNumber} className={styles.sample}>
              <figure>
                <figcaption>{learningTexts.sampleInput}</figcaption>
                <pre>{sample.input || learningTexts.noInput}</pre>
              </figure>
              <ArrowRight size={20} strokeWidth={3} aria-hidden="true" className={styles.arrow} />
              <figure>
                <figcaption>{learningTexts.sampleExpected}</figcaption>
                <pre>{sample.expected}</pre>
              </figure>
              {sample.input !== '' && (
                <Button size="small" tone="alt" icon={<Play />} onClick={() => onTry(index + 1)}>
                  {learningTexts.tryThis}
                </Button>
              )}
            </div>
          ))}
          {problem.hiddenCaseCount > 0 && <Hint>{learningTexts.hiddenCases(problem.hiddenCaseCount)}</Hint>}
        </Stack>
      </div>
      {problem.hintCount > 0 && <HintBox problemId={problem.problemId} count={problem.hintCount} />}
    </div>
  );
}
