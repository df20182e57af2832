import type { HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { StateChip } from './StateChip.tsx';
import { homeworkTexts, momentText } from './texts.ts';

/** The number of a try at a homework, its state and the time at which it was handed in. */
export function Try({ work }: { readonly work: HomeworkWork }) {
  return (
    <Cluster as="p">
      <Label>{homeworkTexts.own.try(work.tryNumber)}</Label>
      <StateChip work={work} />
      <Hint as="small">{momentText(work.handedInAt)}</Hint>
    </Cluster>
  );
}
