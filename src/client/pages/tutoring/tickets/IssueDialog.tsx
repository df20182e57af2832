import { Hint } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  issueTicketsBodySchema,
  MOST_TICKETS_AT_ONCE,
  type IssueTicketsBody,
} from '#shared/contract/tutoring/tickets.ts';
import { useIssueTickets } from '#client/net/tutoring/tickets.ts';
import { memberQueries } from '#client/net/channels/members.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { ticketTexts } from './texts.ts';

const texts = ticketTexts.issue;
/** More are found by typing more of the name. */
const MOST_SHOWN = 12;
const TERM = 1.5;
const USUAL_QUANTITY = 4;
const FORM = 'issue-tickets';

/** Gives tickets to a member of the channel. */
export function IssueDialog({ onDone }: { readonly onDone: () => void }) {
  const { id } = useChannel();
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  const members = useInfiniteQuery({
    ...memberQueries.list(id, 'all', { query }),
    select: ({ pages }) => pages.flatMap(({ memberList }) => memberList).slice(0, MOST_SHOWN),
  });
  const issue = useIssueTickets(id, {
    onSuccess: (count) => {
      showToast({ text: texts.done(count), theme: 'success' });
      onDone();
    },
  });
  const form = useForm({
    resolver: zodResolver(issueTicketsBodySchema),
    defaultValues: { targetUserId: 0, quantity: USUAL_QUANTITY, reason: texts.usual },
  });
  const { onSubmit, message, busy } = useFormSubmit(form, async (body: IssueTicketsBody) => {
    await issue.mutateAsync(body);
  });
  const { targetUserId = 0, quantity = 0 } = useWatch({ control: form.control });
  const { errors } = form.formState;
  return (
    <Dialog
      title={texts.title}
      titleTone="sea"
      footer={
        <Button type="submit" form={FORM} busy={busy} disabled={targetUserId === 0}>
          {texts.now}
        </Button>
      }
    >
      <Stack as="form" id={FORM} gap={4} noValidate onSubmit={onSubmit}>
        <TextField
          label={texts.find}
          type="search"
          autoComplete="off"
          value={search}
          maxLength={40}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ListBody query={members} failed={ticketTexts.failed} empty={<Hint>{texts.noMembers}</Hint>}>
          {(list) => (
            <ChoiceField
              label={texts.member}
              options={list.map(({ memberId, nickname }) => ({ value: `${memberId}`, label: nickname }))}
              value={String(Number(targetUserId))}
              onChange={(value) => form.setValue('targetUserId', Number(value))}
            />
          )}
        </ListBody>
        <TextField
          label={texts.quantity}
          hint={quantity >= 1 ? texts.term(quantity * TERM) : undefined}
          error={errors.quantity?.message}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_TICKETS_AT_ONCE}
          {...form.register('quantity', { valueAsNumber: true })}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={errors.reason?.message}
          maxLength={100}
          {...form.register('reason')}
        />
        <FormMessage message={message} />
      </Stack>
    </Dialog>
  );
}
