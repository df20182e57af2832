import { zodResolver } from '@hookform/resolvers/zod';
import { Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFieldArray, useForm } from 'react-hook-form';
import { z } from 'zod';
import { createAccounts } from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { DateField } from '#client/ui/form/DateField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { MOST_ROLL_NUMBER } from '#shared/contract/channels/channelFields.ts';
import { newAccountSchema, type SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import { MOST_TYPED_PHONE } from '#shared/contract/phone.ts';
import { focusPanel } from './focusPanel.ts';
import { memberTexts as texts } from './texts.ts';
import { useMemberActions } from './useMemberActions.ts';
import { yearInSeoul } from '#shared/time/seoulFormat.ts';

const MOST = 10;
const EMPTY = { nickname: '', rollNumber: '', birthDate: '' as const, guardianPhoneNumber: '' };

const formSchema = z.object({ studentList: z.array(newAccountSchema.omit({ loginName: true })) });

export interface AddStudentsProps {
  readonly onMade: (cards: readonly SignInCard[]) => void;
  readonly onClose: () => void;
}

/** Some new students with accounts; a whole class comes by a file. */
export function AddStudents({ onMade, onClose }: AddStudentsProps) {
  const { id: channelId } = useChannel();
  const { act, isPending } = useMemberActions();
  const [thisYear] = useState(() => yearInSeoul(new Date()));
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { studentList: [EMPTY] },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'studentList' });
  const errors = form.formState.errors.studentList;
  const submit = form.handleSubmit(({ studentList }) =>
    act({
      run: async () => onMade(await createAccounts(channelId, studentList)),
      done: texts.cardsHint,
    }),
  );
  return (
    <Section
      as="aside"
      ref={focusPanel}
      tabIndex={-1}
      title={texts.newStudents}
      note={texts.newHint}
      actions={
        <IconButton size="small" label={texts.closePanel} tone="close" icon={<X />} onClick={onClose} />
      }
    >
      <Stack as="form" onSubmit={(event) => void submit(event)} noValidate>
        {fields.map(({ id }, index) => (
          <Card key={id} size="small">
            <TextField
              label={texts.name}
              maxLength={12}
              autoComplete="off"
              error={errors?.[index]?.nickname?.message}
              {...form.register(`studentList.${index}.nickname`)}
            />
            <TextField
              label={texts.rollNumber}
              maxLength={MOST_ROLL_NUMBER}
              inputMode="numeric"
              optional
              autoComplete="off"
              error={errors?.[index]?.rollNumber?.message}
              {...form.register(`studentList.${index}.rollNumber`)}
            />
            <Controller
              control={form.control}
              name={`studentList.${index}.birthDate`}
              render={({ field, fieldState }) => (
                <DateField
                  {...(fieldState.error?.message !== undefined && { error: fieldState.error.message })}
                  label={texts.birthDate}
                  hint={texts.birthDateHint}
                  value={field.value ?? ''}
                  years={[thisYear - 60, thisYear - 4]}
                  onChange={field.onChange}
                />
              )}
            />
            <TextField
              label={texts.guardianPhone}
              type="tel"
              maxLength={MOST_TYPED_PHONE}
              optional
              autoComplete="off"
              error={errors?.[index]?.guardianPhoneNumber?.message}
              {...form.register(`studentList.${index}.guardianPhoneNumber`)}
            />
            {fields.length > 1 && (
              <Button
                tone="alt"
                icon={<Trash2 />}
                aria-label={texts.removeRow(index + 1)}
                onClick={() => remove(index)}
              >
                {index + 1}
              </Button>
            )}
          </Card>
        ))}
        {fields.length < MOST && (
          <Button tone="alt" icon={<Plus />} onClick={() => append(EMPTY)}>
            {texts.anotherRow}
          </Button>
        )}
        <Button type="submit" busy={isPending}>
          {texts.make}
        </Button>
      </Stack>
    </Section>
  );
}
