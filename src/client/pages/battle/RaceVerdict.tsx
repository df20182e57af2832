import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import type { Submission } from '#shared/contract/learning/submissions.ts';
import { JudgingBoxes, VerdictBoxes } from './CaseBoxes.tsx';
import { battleTexts as texts } from './texts.ts';
import type { useRaceSubmit } from './useRaceSubmit.ts';
import { Text } from '#client/ui/text/Text.tsx';
import styles from './RaceDock.module.css';

interface RaceVerdictProps {
  readonly competitionContentId: number;
  readonly submit: ReturnType<typeof useRaceSubmit>;
  /** The time is over. */
  readonly isOver: boolean;
  /** Before anything was handed in. */
  readonly children: ReactNode;
}

/** The judge's answer to the program that was handed in last. */
export function RaceVerdict({ competitionContentId, submit, isOver, children }: RaceVerdictProps) {
  return (
    <div className={styles.answer} role="status" aria-busy={submit.isPending || undefined}>
      {isOver ? (
        <p>{texts.raceOver}</p>
      ) : submit.isPending ? (
        <>
          <p>{texts.submitting}</p>
          <JudgingBoxes competitionContentId={competitionContentId} />
        </>
      ) : submit.error ? (
        <Text size="label" tone="danger">
          {userMessageOf(submit.error, texts.submitFailed)}
        </Text>
      ) : submit.data ? (
        <Verdict submission={submit.data} />
      ) : (
        children
      )}
    </div>
  );
}

function Verdict({ submission }: { readonly submission: Submission }) {
  const { verdict, total, correct, errorMessage } = submission;
  const isRight = verdict === 'AC';
  return (
    <>
      <Text size="heading" tone={isRight ? 'success' : 'danger'}>
        {isRight ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
        {isRight ? texts.allPassed(total) : texts.somePassed(correct, total)}
      </Text>
      <VerdictBoxes submission={submission} />
      {!isRight && errorMessage !== null && <p>{errorMessage}</p>}
    </>
  );
}
