import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { hoursTexts } from './texts.ts';
import type { HoursEditorState } from './useHoursEditor.ts';

const texts = hoursTexts.question;

/** Before unsaved changes are left behind: save them, leave them, or stay. */
export function LeaveQuestion({ editor }: { readonly editor: HoursEditorState }) {
  const { question, answer } = editor;
  return (
    <LocalDialog open={question !== null} onClose={answer.stay}>
      <Dialog
        title={texts.title}
        titleTone="sea"
        width="small"
        description={question && texts[question.kind]}
        footer={
          <>
            <Button onClick={answer.save}>{texts.save}</Button>
            <Button tone="danger" onClick={answer.drop}>
              {texts.drop}
            </Button>
            <Button tone="alt" onClick={answer.stay}>
              {texts.stay}
            </Button>
          </>
        }
      />
    </LocalDialog>
  );
}
