import { useState, type FormEvent } from 'react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useRepairRow } from '#client/net/channels/members.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportRow,
} from '#shared/contract/channels/channelAccounts.ts';
import { useChannel } from '../frame/channelContext.ts';
import { FIELD_NAMES } from './fieldNames.ts';
import { importTexts as texts } from './texts.ts';

export interface RepairDialogProps {
  readonly importId: string;
  readonly row: ImportRow;
}

const MOST_TYPED: Readonly<Record<ImportField, number>> = {
  ...{ rollNumber: 10, nickname: 40, birthDate: 40, loginName: 40, guardianPhoneNumber: 40, groupName: 40 },
  tagList: 200,
};

/** A line of a list, mended without sending the file again. It closes once nothing is wrong with it. */
export function RepairDialog({ importId, row }: RepairDialogProps) {
  const { id } = useChannel();
  const { close } = useDialogControl();
  const { line } = row;
  const [errorList, setErrorList] = useState(row.errorList);
  const [values, setValues] = useState({ ...row, tagList: row.tagList.join(', ') });
  const repair = useRepairRow(
    { id, importId, line },
    {
      onSuccess: (read) => {
        const wrong = read.rowList.find((one) => one.line === line)?.errorList ?? [];
        setErrorList(wrong);
        if (wrong.length === 0) close();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { rollNumber, nickname, birthDate, loginName, guardianPhoneNumber, groupName, tagList } = values;
    repair.mutate({
      rollNumber,
      nickname,
      birthDate,
      loginName,
      guardianPhoneNumber,
      groupName,
      tagList,
    });
  };
  return (
    <Dialog
      title={texts.repairRow(line)}
      titleTone="sea"
      width="small"
      description={texts.repairLead}
      footer={
        <>
          <Button tone="alt" onClick={close}>
            {texts.repairCancel}
          </Button>
          <Button type="submit" form="repair-row" busy={repair.isPending}>
            {texts.repairSave}
          </Button>
        </>
      }
    >
      <form id="repair-row" onSubmit={submit} noValidate>
        <Stack>
          {IMPORT_FIELDS.map((field) => (
            <TextField
              key={field}
              label={FIELD_NAMES[field]}
              value={values[field]}
              maxLength={MOST_TYPED[field]}
              autoComplete="off"
              optional={field !== 'nickname'}
              hint={field === 'tagList' ? texts.tagsHint : undefined}
              error={errorList.find((one) => one.field === field)?.message}
              onChange={({ target }) => setValues((before) => ({ ...before, [field]: target.value }))}
            />
          ))}
          <FormMessage message={repair.isError ? userMessageOf(repair.error, texts.failed) : undefined} />
        </Stack>
      </form>
    </Dialog>
  );
}
