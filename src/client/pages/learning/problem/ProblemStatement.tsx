import { ArrowRight, Check, Play, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Problem } from '#shared/contract/learning/problems.ts';
import { HintBox } from './HintBox.tsx';
import { ProblemPicture } from './ProblemPicture.tsx';
import { Markdown } from '../document/Markdown.tsx';
import { learningTexts } from '../texts.ts';
import styles from './ProblemStatement.module.css';

export interface ProblemStatementProps {
  readonly problem: Problem;
  /** Who asks. */
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
        <div className={styles.sheet}>
          {children}
          <h2 className={styles.title}>{problem.title}</h2>
          <p className={styles.facts}>
            <span
              className={styles.stars}
              role="img"
              aria-label={learningTexts.difficulty(problem.difficulty)}
            >
              {Array.from({ length: 5 }, (_, index) => (
                <Star
                  key={index}
                  aria-hidden="true"
                  fill={index < problem.difficulty ? '#ffc433' : '#e9f1f5'}
                  className={index < problem.difficulty ? styles.bright : undefined}
                />
              ))}
            </span>
            <span className={styles.level}>{learningTexts.difficultyWord(problem.difficulty)}</span>
            {problem.success && (
              <span className={styles.solved}>
                <Check aria-hidden="true" />
                {learningTexts.solved}
              </span>
            )}
          </p>
          <Markdown source={problem.content} />
          <h3 className={styles.heading}>{learningTexts.samples}</h3>
          {problem.sampleCaseList.map((sample, index) => (
            <div key={sample.caseNumber} className={styles.sample}>
              <figure>
                <figcaption>{learningTexts.sampleInput}</figcaption>
                <pre>{sample.input || learningTexts.noInput}</pre>
              </figure>
              <ArrowRight aria-hidden="true" className={styles.arrow} />
              <figure>
                <figcaption>{learningTexts.sampleExpected}</figcaption>
                <pre>{sample.expected}</pre>
              </figure>
              {sample.input !== '' && (
                <button type="button" className={styles.try} onClick={() => onTry(index + 1)}>
                  <Play aria-hidden="true" />
                  {learningTexts.tryThis}
                </button>
              )}
            </div>
          ))}
          {problem.hiddenCaseCount > 0 && (
            <p className={styles.hidden}>{learningTexts.hiddenCases(problem.hiddenCaseCount)}</p>
          )}
        </div>
      </div>
      {problem.hintCount > 0 && <HintBox problemId={problem.problemId} count={problem.hintCount} />}
    </div>
  );
}
