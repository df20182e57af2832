import { Stack } from '#client/ui/layout/Stack.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { HoursBoard } from './HoursBoard.tsx';
import { HoursToolbar } from './HoursToolbar.tsx';
import { hoursTexts as texts } from './texts.ts';
import { useHoursEditor } from './useHoursEditor.ts';

interface HoursDialogProps {
  readonly teacherId: number;
  readonly nickname: string;
  readonly onClose: () => void;
}

/** The hours of a teacher over the page one is at. */
export function HoursDialog({ teacherId, nickname, onClose }: HoursDialogProps) {
  const editor = useHoursEditor(teacherId);
  return (
    <LocalDialog open onClose={() => editor.leave('leave', onClose)}>
      <Dialog title={texts.dialogTitle(nickname)} titleTone="sea" width={880}>
        <Stack gap={3}>
          <HoursToolbar editor={editor} />
          {editor.query.data ? (
            <HoursBoard editor={editor} inDialog />
          ) : (
            <ListBody query={{ ...editor.query, data: undefined }} failed={texts.failedLoad}>
              {() => null}
            </ListBody>
          )}
        </Stack>
      </Dialog>
    </LocalDialog>
  );
}
