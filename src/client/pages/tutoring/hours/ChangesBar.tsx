import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { CircleDot, Save, TriangleAlert, Undo2 } from 'lucide-react';
import { Button } from '#client/ui/button/Button.tsx';
import { ApiError, userMessageOf } from '#client/net/rest/ApiError.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { isOpenSlot, slotStateOf } from './model/hoursDraft.ts';
import { hoursTexts as texts } from './texts.ts';
import type { HoursEditorState } from './useHoursEditor.ts';

/** The unsaved changes, from the first one on; the bar stays and says so after a save that failed. */
export function ChangesBar({ editor }: { readonly editor: HoursEditorState }) {
  const { tab, hours, unsavedSlots, isUnsaved, save, drop, startSave } = editor;
  const isOnline = useOnline();
  if (!isUnsaved) return null;
  const opened = [...unsavedSlots].filter((slot) => isOpenSlot(slotStateOf(hours, tab, slot))).length;
  const hasFailed = save.isError;
  return (
    <Card as="section" layout="row" size="small" tone={hasFailed ? 'danger' : 'warning'}>
      {hasFailed ? <TriangleAlert aria-hidden="true" /> : <CircleDot aria-hidden="true" />}
      <Stack gap={0} grow role="status">
        <Heading level={2} size="label" tone="inherit">
          {texts.unsaved(unsavedSlots.size)}
        </Heading>
        <Text size="caption" tone="inherit">
          {!isOnline
            ? texts.offlineSave
            : hasFailed
              ? refusalOf(save.error)
              : texts.unsavedDetail(tab, opened, unsavedSlots.size - opened)}
        </Text>
      </Stack>
      <Button tone="alt" icon={<Undo2 />} disabled={save.isPending} onClick={drop}>
        {texts.undoAll}
      </Button>
      <Button icon={<Save />} busy={save.isPending} disabled={!isOnline} onClick={startSave}>
        {save.isPending ? texts.saving : hasFailed ? texts.saveAgain : texts.save}
      </Button>
    </Card>
  );
}

/** The server's words where it has refused; of a failure there is nothing else to say than that. */
function refusalOf(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefused ? userMessageOf(error, texts.failedSave) : texts.failedSave;
}
