import type { UseMutationResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { CONTENT_TITLE_LENGTH } from '#shared/contract/learning/contentFields.ts';
import { lmsTexts as texts } from '../texts.ts';

export interface NewContentDialogProps {
  /** Name of the kind, in Korean: 문서. */
  readonly kindName: string;
  readonly create: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending'>;
}

/** Asks for the title before anything is made: a press by mistake leaves no nameless content in the list. */
export function NewContentDialog({ kindName, create }: NewContentDialogProps) {
  const form = useId();
  const [title, setTitle] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const wanted = title.trim();
  return (
    <Dialog
      title={texts.create(kindName)}
      width="small"
      footer={
        <Button type="submit" form={form} icon={<Plus />} busy={create.isPending}>
          {texts.make}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (wanted !== '' && !create.isPending) create.mutate(wanted);
        }}
      >
        <TextField
          label={texts.titleField}
          hint={texts.titleHint}
          error={isAsked && wanted === '' ? texts.titleRequired : undefined}
          value={title}
          maxLength={CONTENT_TITLE_LENGTH}
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
    </Dialog>
  );
}
