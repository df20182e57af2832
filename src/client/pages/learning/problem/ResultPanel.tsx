import { learnedLevel, skillStore } from '#client/stores/skillStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { Check, CheckCircle2, CircleAlert, EyeOff, XCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
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
  // The visible cases are right: only something that was not tried out is missing.
  const isAlmost = verdict === 'WA' && wrong === undefined;
  return (
    <Card as="section" tone="danger" gap={3} role="status" aria-label={learningTexts.result}>
      <Row>
        <CircleAlert aria-hidden="true" />
        <Heading level={2} tone="danger">
          {isAlmost ? learningTexts.almost : info.label}
        </Heading>
      </Row>
      {verdict === 'WA' && wrong && (
        <DifferenceTiles expected={wrong.expected ?? ''} got={wrong.output ?? ''} />
      )}
      {submission.errorMessage !== null ? (
        <Text size="small" tone="danger" bold className={styles.words}>
          {submission.errorMessage}
        </Text>
      ) : (
        <Text bold className={styles.words}>
          {wrong?.explanation ?? submission.hidden.explanation ?? info.explanation}
        </Text>
      )}
      {verdict !== 'CE' && verdict !== 'SYSTEM' && (
        <Text size="label">{learningTexts.passedOf(submission.correct, submission.total)}</Text>
      )}
      {submission.score !== null && submission.maxScore !== null && (
        <Text size="label">{learningTexts.scoreOf(submission.score, submission.maxScore)}</Text>
      )}
      {secondLook > 0 && wrong !== undefined && <SecondLook result={wrong} level={secondLook} />}
      <Cluster as="ol">
        {submission.caseList.map((result) => (
          <Case key={result.caseNumber} result={result} explained={result === wrong} />
        ))}
        <HiddenCases submission={submission} />
      </Cluster>
    </Card>
  );
}

function Case({
  result,
  explained,
}: {
  readonly result: Submission['caseList'][number];
  /** Whether the fault was explained above. */
  readonly explained: boolean;
}) {
  const passed = result.verdict === 'AC';
  const Icon = passed ? CheckCircle2 : XCircle;
  return (
    <Card as="li" layout="row" size="small" gap={3} className={passed ? styles.passed : styles.wrong}>
      <Icon size={20} aria-hidden="true" />
      <Text as="span" size="label" grow={!passed}>
        {learningTexts.caseNumber(result.caseNumber)}
      </Text>
      <Text as="span" size="label" tone="soft">
        {passed ? learningTexts.casePassed : VERDICTS[result.verdict].label}
      </Text>
      {!passed && (
        <Stack gap={2} className={styles.wrong}>
          {!explained && result.explanation !== null && (
            <Text size="small" className={styles.words}>
              {result.explanation}
            </Text>
          )}
          <Facts
            layout="tiles"
            items={[
              [learningTexts.came, result.input],
              [learningTexts.expected, result.expected],
              [learningTexts.got, result.output],
            ].map(([term, value]) => ({ term, value: value || learningTexts.nothingCame }))}
          />
        </Stack>
      )}
    </Card>
  );
}

/** All hidden cases as one: which of them failed, and how, would tell their input. */
function HiddenCases({ submission: { hidden, verdict } }: { readonly submission: Submission }) {
  if (hidden.total === 0 || verdict === 'CE' || verdict === 'SYSTEM') return null;
  const passed = hidden.passed === hidden.total;
  const Icon = passed ? CheckCircle2 : XCircle;
  return (
    <Card as="li" layout="row" size="small" gap={3} className={passed ? styles.passed : styles.failed}>
      <Icon size={20} aria-hidden="true" />
      <Chip size="small" icon={<EyeOff aria-hidden="true" />}>
        {learningTexts.hiddenCase}
      </Chip>
      <Text as="span" size="label" tone="soft">
        {learningTexts.passedOf(hidden.passed, hidden.total)}
      </Text>
    </Card>
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
    <Card
      as="section"
      tone="success"
      layout="row"
      gap={5}
      className={styles.accepted}
      role="status"
      aria-label={learningTexts.result}
    >
      <img src="/npc/dolphin/@2x/bust.webp" alt="" width="92" height="92" />
      <Stack gap={3} grow>
        <Row>
          <CheckCircle2 aria-hidden="true" />
          <Heading level={2} tone="success">
            {learningTexts.accepted}
          </Heading>
        </Row>
        <Lights count={submission.total} />
        <Text bold>
          {completed
            ? learningTexts.questDone
            : quests.length > 0
              ? learningTexts.questMoved
              : learningTexts.acceptedText}
        </Text>
        <Cluster gap={4}>
          <ButtonLink tone="ok" to={completed ? place.backTo : next}>
            {completed ? back : learningTexts.next}
          </ButtonLink>
          <ButtonLink tone="alt" to={completed ? next : place.backTo}>
            {completed ? learningTexts.next : back}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** More would be one long row. */
const MOST_LIGHTS = 12;
const LIGHT_MS = 90;

/** A light for every test that was passed, one after the other. */
function Lights({ count }: { readonly count: number }) {
  return (
    <p className={styles.lights} role="img" aria-label={learningTexts.passedOf(count, count)}>
      {Array.from({ length: Math.min(MOST_LIGHTS, count) }, (_, index) => (
        <Check key={index} style={{ animationDelay: `${200 + index * LIGHT_MS}ms` }} aria-hidden="true" />
      ))}
    </p>
  );
}
