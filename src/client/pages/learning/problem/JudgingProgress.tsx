import { submissionProgressStore } from '#client/stores/submissionProgressStore.ts';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { learningTexts } from '../texts.ts';

/** While a submission is at the judge: its place in the queue, then how many cases are done. */
export function JudgingProgress({ problemId }: { readonly problemId: number }) {
  const pushed = useStore(submissionProgressStore, ({ progress }) => progress);
  const progress = pushed?.problemId === problemId ? pushed : null;
  const place = progress?.place ?? null;
  return (
    <Card as="section" gap={2} role="status" aria-label={learningTexts.judging}>
      <Heading level={2}>{learningTexts.judging}</Heading>
      {place !== null && <Text bold>{learningTexts.placeInQueue(place)}</Text>}
      {progress !== null && place === null && (
        <ProgressBar
          label={learningTexts.casesDoneLabel}
          value={progress.done}
          max={progress.total}
          caption={learningTexts.casesDone(progress.done, progress.total)}
        />
      )}
    </Card>
  );
}
