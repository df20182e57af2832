import { Presentation } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ErrorGroup } from '#shared/contract/learning/classProgress.ts';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { progressTexts } from './texts.ts';

const texts = progressTexts.mistakes;

// Showing blocks as text takes their compiler: not before the page stands.
const MistakeExample = lazy(async () => ({ default: (await import('./MistakeExample.tsx')).MistakeExample }));
const MistakeBoard = lazy(async () => ({ default: (await import('./MistakeBoard.tsx')).MistakeBoard }));

/** A mistake with a program that shows it. On the board there is no name. */
export function Mistake({ group }: { readonly group: ErrorGroup }) {
  const { problemTitle, lessonTitle, verdict, explanation, memberCount, submissionCount, memberList } = group;
  const [isOnBoard, setOnBoard] = useState<boolean>();
  return (
    <Card as="article" aria-label={`${problemTitle}: ${VERDICTS[verdict].label}`}>
      <Grid min={240} gap={5} fill>
        <Stack gap={3}>
          <Hint>
            {lessonTitle} · <b>{problemTitle}</b>
          </Hint>
          <Suspense fallback={<Loading />}>
            <MistakeExample group={group} />
          </Suspense>
        </Stack>
        <Stack gap={3}>
          <Cluster align="baseline">
            <Text as="b" size="title" tone="warning">
              {texts.members(memberCount)}
            </Text>
            <Text as="span" size="small">
              {texts.stopped}
            </Text>
          </Cluster>
          <Hint>
            {VERDICTS[verdict].label} · {texts.submissions(submissionCount)}
          </Hint>
          <Text size="small" written>
            {explanation}
          </Text>
          {memberList.length > 0 && (
            <Text size="small">
              {texts.whose}: {memberList.map(({ nickname }) => nickname).join(', ')}
            </Text>
          )}
          <Cluster>
            <Button size="small" tone="sea" icon={<Presentation />} onClick={() => setOnBoard(true)}>
              {texts.board}
            </Button>
          </Cluster>
        </Stack>
      </Grid>
      {isOnBoard !== undefined && (
        <Suspense>
          <MistakeBoard group={group} isOpen={isOnBoard} onClose={() => setOnBoard(false)} />
        </Suspense>
      )}
    </Card>
  );
}
