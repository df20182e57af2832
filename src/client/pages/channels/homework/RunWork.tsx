import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { problemQueries } from '#client/net/learning/problems.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextAreaField } from '#client/ui/form/TextField.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { RUN_INPUT_LIMIT, type Language, type Problem } from '#shared/contract/learning/problems.ts';
import { useRun } from '../../learning/problem/useRun.ts';
import { useRunner } from '../../learning/problem/useRunner.ts';
import { useChannel } from '../frame/channelContext.ts';
import { homeworkTexts } from './texts.ts';

const texts = homeworkTexts.staff;

export interface RunWorkProps {
  readonly problemId: number;
  readonly language: Language;
  readonly source: string;
}

/** Runs what a pupil handed in with an input of the teacher's choice; nothing of it is judged. */
export function RunWork({ problemId, ...program }: RunWorkProps) {
  const { id } = useChannel();
  const problem = useQuery(problemQueries.one(id, problemId));
  return (
    <ListBody query={problem} failed={homeworkTexts.failed}>
      {(data) =>
        data.kind === 'CODE' ? <Run problem={data} {...program} /> : <Hint>{texts.notRunHere}</Hint>
      }
    </ListBody>
  );
}

function Run({ problem, language, source }: Omit<RunWorkProps, 'problemId'> & { readonly problem: Problem }) {
  const runner = useRunner(language);
  const { mutate, data, error, isPending } = useRun({ problem, language, runner });
  const [input, setInput] = useState(problem.sampleCaseList[0]?.input ?? '');
  return (
    <Stack as="section" gap={3} aria-label={texts.run}>
      <TextAreaField
        label={texts.input}
        value={input}
        rows={2}
        maxLength={RUN_INPUT_LIMIT}
        spellCheck={false}
        optional
        onChange={({ target }) => setInput(target.value)}
      />
      <Cluster>
        <Button tone="sea" icon={<Play />} busy={isPending} onClick={() => mutate({ source, input })}>
          {texts.run}
        </Button>
      </Cluster>
      <FormMessage message={error === null ? undefined : userMessageOf(error, texts.actionFailed)} />
      <output aria-live="polite">
        {data && (
          <>
            <Card size="small">
              <Text as="pre" size="code" written>
                {data.output === '' ? texts.noOutput : data.output}
              </Text>
            </Card>
            {data.explanation !== null && <Hint>{data.explanation}</Hint>}
          </>
        )}
      </output>
    </Stack>
  );
}
