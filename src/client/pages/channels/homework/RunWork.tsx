import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { learningQueries } from '#client/net/queries/learningQueries.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { RUN_INPUT_LIMIT, type Language, type Problem } from '#shared/contract/learning/problems.ts';
import { useRun } from '../../learning/problem/useRun.ts';
import { useRunner } from '../../learning/problem/useRunner.ts';
import { useChannel } from '../frame/channelContext.ts';
import { homeworkTexts } from './texts.ts';
import styles from './Homework.module.css';

const texts = homeworkTexts.staff;

export interface RunWorkProps {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
}

/** Runs what a pupil handed in with an input of the teacher's choice; nothing of it is judged. */
export function RunWork({ problemId, ...program }: RunWorkProps) {
  const { id } = useChannel();
  const problem = useQuery(learningQueries.problem(id, problemId));
  return (
    <ListBody query={problem} failed={homeworkTexts.failed}>
      {(data) =>
        data.kind === 'CODE' ? (
          <Run problem={data} {...program} />
        ) : (
          <p className={styles.quiet}>{texts.notRunHere}</p>
        )
      }
    </ListBody>
  );
}

function Run({ problem, language, source }: Omit<RunWorkProps, 'problemId'> & { readonly problem: Problem }) {
  const runner = useRunner(language);
  const { mutate, data, error, isPending } = useRun({ problem, language, runner });
  const [input, setInput] = useState(problem.sampleCaseList[0]?.input ?? '');
  return (
    <section className={styles.run} aria-label={texts.run}>
      <TextAreaField
        label={texts.input}
        value={input}
        rows={2}
        maxLength={RUN_INPUT_LIMIT}
        spellCheck={false}
        optional
        onChange={({ target }) => setInput(target.value)}
      />
      <div className={styles.buttons}>
        <Button tone="sea" icon={<Play />} busy={isPending} onClick={() => mutate({ source, input })}>
          {texts.run}
        </Button>
      </div>
      <FormMessage message={error === null ? undefined : userMessageOf(error, texts.actionFailed)} />
      <output aria-live="polite">
        {data && (
          <>
            <pre className={styles.output}>{data.output === '' ? texts.noOutput : data.output}</pre>
            {data.explanation !== null && <p className={styles.quiet}>{data.explanation}</p>}
          </>
        )}
      </output>
    </section>
  );
}
