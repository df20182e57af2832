import { useStore } from 'zustand/react';
import { questStore } from '#client/stores/questStore.ts';
import { CheckCircle2, CircleAlert, EyeOff, XCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { classNames } from '#client/ui/classNames.ts';
import type { Lesson, LessonContent, Submission } from '#shared/contract/learning.ts';
import { VERDICTS } from '#shared/contract/verdicts.ts';
import { nextPath } from './nextPath.ts';
import { learningTexts } from './texts.ts';
import styles from './ResultPanel.module.css';

export interface ResultPanelProps {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly submission: Submission | undefined;
  readonly error: Error | null;
}

/** The verdict, case by case, in words; after the right answer the way on. */
export function ResultPanel(props: ResultPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const { submission, error } = props;
  // The editor may fill the screen: a verdict below its edge would look like a button that does nothing.
  useEffect(() => {
    // In braces: newer browsers answer a promise here, and React would take it for the way to clean up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [submission, error]);
  return (
    <div ref={place}>
      <Result {...props} />
    </div>
  );
}

function Result({ lesson, content, submission, error }: ResultPanelProps) {
  if (!submission) return <SubmitTrouble error={error} />;
  const { verdict } = submission;
  if (verdict === null) return <SubmitTrouble error={error} />;
  if (verdict === 'AC') return <Accepted lesson={lesson} content={content} submission={submission} />;
  const info = VERDICTS[verdict];
  return (
    <section
      className={classNames(styles.panel, styles.failed)}
      role="status"
      aria-label={learningTexts.result}
    >
      <h3 className={styles.title}>
        <CircleAlert aria-hidden="true" />
        {info.label}
      </h3>
      <p className={styles.text}>{info.explanation}</p>
      {submission.errorMessage !== null && <p className={styles.error}>{submission.errorMessage}</p>}
      {submission.caseList.length > 0 && (
        <p className={styles.count}>{learningTexts.passedOf(submission.correct, submission.total)}</p>
      )}
      <ol className={styles.cases}>
        {submission.caseList.map((result) => (
          <Case key={result.caseNumber} result={result} />
        ))}
      </ol>
    </section>
  );
}

function Case({ result }: { readonly result: Submission['caseList'][number] }) {
  const passed = result.verdict === 'AC';
  const Icon = passed ? CheckCircle2 : XCircle;
  return (
    <li className={classNames(styles.case, passed ? styles.casePassed : styles.caseFailed)}>
      <p className={styles.caseHead}>
        <Icon aria-hidden="true" />
        <span>{learningTexts.caseNumber(result.caseNumber)}</span>
        {result.hidden && (
          <span className={styles.hidden}>
            <EyeOff aria-hidden="true" />
            {learningTexts.hiddenCase}
          </span>
        )}
        <span className={styles.caseVerdict}>{VERDICTS[result.verdict].label}</span>
      </p>
      {!passed && result.explanation !== null && <p className={styles.why}>{result.explanation}</p>}
      {!passed && !result.hidden && (
        <dl className={styles.data}>
          <Datum name={learningTexts.came} value={result.input} />
          <Datum name={learningTexts.expected} value={result.expected} />
          <Datum name={learningTexts.got} value={result.output} />
        </dl>
      )}
    </li>
  );
}

function Datum({ name, value }: { readonly name: string; readonly value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === null || value === '' ? learningTexts.nothingCame : value}</dd>
    </div>
  );
}

function Accepted({
  lesson,
  content,
  submission,
}: Omit<ResultPanelProps, 'error'> & { submission: Submission }) {
  const quests = submission.questChange?.questList ?? [];
  // The list, not the answer, knows it for sure: a server that was killed may have judged before it was asked again.
  const completed = useStore(questStore, ({ questList }) =>
    Boolean(questList?.some(({ state, rewardSeen }) => state === 'COMPLETED' && !rewardSeen)),
  );
  return (
    <section
      className={classNames(styles.panel, styles.accepted)}
      role="status"
      aria-label={learningTexts.result}
    >
      <img src="/npc/dolphin/@2x/bust.webp" alt="" width="92" height="92" />
      <div>
        <h3 className={styles.title}>
          <CheckCircle2 aria-hidden="true" />
          {learningTexts.accepted}
        </h3>
        <p className={styles.text}>
          {completed
            ? learningTexts.questDone
            : quests.length > 0
              ? learningTexts.questMoved
              : learningTexts.acceptedText}
        </p>
        <p className={styles.ways}>
          <ButtonLink tone="ok" to={completed ? '/' : nextPath(lesson, content)}>
            {completed ? learningTexts.backToWorld : learningTexts.next}
          </ButtonLink>
          <ButtonLink tone="alt" to={completed ? nextPath(lesson, content) : '/'}>
            {completed ? learningTexts.next : learningTexts.backToWorld}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function SubmitTrouble({ error }: { readonly error: Error | null }) {
  const told = error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.userMessage) : '';
  return (
    <section className={classNames(styles.panel, styles.failed)} role="alert">
      <p className={styles.text}>{told || learningTexts.submitFailed}</p>
    </section>
  );
}
