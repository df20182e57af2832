import { learnedLevel, skillStore } from '#client/stores/skillStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { CheckCircle2, CircleAlert, EyeOff, XCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { Lesson, LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { useLessonPlace } from '../lessonPlace.ts';
import { nextPath } from '../nextPath.ts';
import { learningTexts } from '../texts.ts';
import { DifferenceTiles } from './DifferenceTiles.tsx';
import { SecondLook } from './SecondLook.tsx';
import { SubmitError } from './SubmitError.tsx';
import styles from './ResultPanel.module.css';

export interface ResultPanelProps {
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly submission: Submission | undefined;
  readonly error: Error | null;
  /** Hands in once more what could not be handed in. */
  readonly onRetry: () => void;
}

/** The verdict with its cases; after the right answer, the link to the next content. */
export function ResultPanel(props: ResultPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const { submission, error } = props;
  // Another verdict is read from its beginning.
  useEffect(() => {
    if (place.current?.parentElement) place.current.parentElement.scrollTop = 0;
  }, [submission, error]);
  return (
    <div ref={place}>
      <Result {...props} />
    </div>
  );
}

function Result({ lesson, content, submission, error, onRetry }: ResultPanelProps) {
  if (!submission) return <SubmitError error={error} onRetry={onRetry} />;
  const { verdict } = submission;
  if (verdict === null) return <SubmitError error={error} onRetry={onRetry} />;
  if (verdict === 'AC') return <Accepted lesson={lesson} content={content} submission={submission} />;
  return <Rejected submission={submission} verdict={verdict} />;
}

function Rejected({
  submission,
  verdict,
}: {
  readonly submission: Submission;
  readonly verdict: keyof typeof VERDICTS;
}) {
  const secondLook = useStore(skillStore, learnedLevel('SECOND_LOOK'));
  const wrong = submission.caseList.find((result) => result.verdict !== 'AC');
  const info = VERDICTS[verdict];
  // What can be seen is right: only something that was not tried out is missing.
  const isAlmost = verdict === 'WA' && wrong === undefined;
  return (
    <section
      className={classNames(styles.panel, styles.failed)}
      role="status"
      aria-label={learningTexts.result}
    >
      <h2 className={styles.title}>
        <CircleAlert aria-hidden="true" />
        {isAlmost ? learningTexts.almost : info.label}
      </h2>
      {verdict === 'WA' && wrong && (
        <DifferenceTiles expected={wrong.expected ?? ''} got={wrong.output ?? ''} />
      )}
      {submission.errorMessage !== null ? (
        <p className={styles.error}>{submission.errorMessage}</p>
      ) : (
        <p className={styles.text}>
          {wrong?.explanation ?? submission.hidden.explanation ?? info.explanation}
        </p>
      )}
      {verdict !== 'CE' && verdict !== 'SYSTEM' && (
        <p className={styles.count}>{learningTexts.passedOf(submission.correct, submission.total)}</p>
      )}
      {submission.score !== null && submission.maxScore !== null && (
        <p className={styles.count}>{learningTexts.scoreOf(submission.score, submission.maxScore)}</p>
      )}
      {secondLook > 0 && wrong !== undefined && <SecondLook result={wrong} level={secondLook} />}
      <ol className={styles.cases}>
        {submission.caseList.map((result) => (
          <Case key={result.caseNumber} result={result} explained={result === wrong} />
        ))}
        <HiddenCases submission={submission} />
      </ol>
    </section>
  );
}

function Case({
  result,
  explained,
}: {
  readonly result: Submission['caseList'][number];
  /** What is wrong was said above. */
  readonly explained: boolean;
}) {
  const passed = result.verdict === 'AC';
  const Icon = passed ? CheckCircle2 : XCircle;
  return (
    <li className={classNames(styles.case, passed ? styles.casePassed : styles.caseFailed)}>
      <p className={styles.caseHead}>
        <Icon aria-hidden="true" />
        <span>{learningTexts.caseNumber(result.caseNumber)}</span>
        <span className={styles.caseVerdict}>
          {passed ? learningTexts.casePassed : VERDICTS[result.verdict].label}
        </span>
      </p>
      {!passed && !explained && result.explanation !== null && (
        <p className={styles.why}>{result.explanation}</p>
      )}
      {!passed && (
        <dl className={styles.data}>
          <Datum name={learningTexts.came} value={result.input} />
          <Datum name={learningTexts.expected} value={result.expected} />
          <Datum name={learningTexts.got} value={result.output} />
        </dl>
      )}
    </li>
  );
}

/** All hidden cases as one: which of them failed, and how, would tell their input. */
function HiddenCases({ submission: { hidden, verdict } }: { readonly submission: Submission }) {
  if (hidden.total === 0 || verdict === 'CE' || verdict === 'SYSTEM') return null;
  const passed = hidden.passed === hidden.total;
  const Icon = passed ? CheckCircle2 : XCircle;
  return (
    <li className={classNames(styles.case, passed ? styles.casePassed : styles.someFailed)}>
      <p className={styles.caseHead}>
        <Icon aria-hidden="true" />
        <span className={styles.hidden}>
          <EyeOff aria-hidden="true" />
          {learningTexts.hiddenCase}
        </span>
        <span className={styles.caseVerdict}>{learningTexts.passedOf(hidden.passed, hidden.total)}</span>
      </p>
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
}: Omit<ResultPanelProps, 'error' | 'onRetry'> & { submission: Submission }) {
  const place = useLessonPlace();
  const quests = submission.questChange?.questList ?? [];
  // The list is authoritative: a restarted server may have judged the submission before it was asked again.
  const completed = useStore(questStore, ({ questList }) =>
    Boolean(questList?.some(({ state, rewardSeen }) => state === 'COMPLETED' && !rewardSeen)),
  );
  const next = nextPath(lesson, content, place);
  const back = place.backIs === 'course' ? learningTexts.backToCourse : learningTexts.backToWorld;
  return (
    <section
      className={classNames(styles.panel, styles.accepted)}
      role="status"
      aria-label={learningTexts.result}
    >
      <img src="/npc/dolphin/@2x/bust.webp" alt="" width="92" height="92" />
      <div>
        <h2 className={styles.title}>
          <CheckCircle2 aria-hidden="true" />
          {learningTexts.accepted}
        </h2>
        <p className={styles.text}>
          {completed
            ? learningTexts.questDone
            : quests.length > 0
              ? learningTexts.questMoved
              : learningTexts.acceptedText}
        </p>
        <p className={styles.ways}>
          <ButtonLink tone="ok" to={completed ? place.backTo : next}>
            {completed ? back : learningTexts.next}
          </ButtonLink>
          <ButtonLink tone="alt" to={completed ? next : place.backTo}>
            {completed ? learningTexts.next : back}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
