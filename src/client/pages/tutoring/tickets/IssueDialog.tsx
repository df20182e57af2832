import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { MOST_TICKETS_AT_ONCE } from '#shared/contract/tutoring/tickets.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { useIssueTickets } from '#client/net/tutoring/tickets.ts';
import { memberQueries } from '#client/net/channels/members.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { ticketTexts } from './texts.ts';
import styles from '../lessons/Lessons.module.css';

const texts = ticketTexts.issue;
/** More are found by typing more of the name. */
const MOST_SHOWN = 12;
const TERM = 1.5;

/** Gives tickets to a member of the channel. */
export function IssueDialog({ onDone }: { readonly onDone: () => void }) {
  const { id } = useChannel();
  const [search, setSearch] = useState('');
  const [targetUserId, setTarget] = useState<number>();
  const [quantity, setQuantity] = useState(4);
  const [reason, setReason] = useState(texts.usual);
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
  const isCount = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_TICKETS_AT_ONCE;
  return (
    <Dialog
      title={texts.title}
      titleTone="sea"
      footer={
        <Button
          busy={issue.isPending}
          disabled={targetUserId === undefined || !isCount || reason.trim() === ''}
          onClick={() => targetUserId !== undefined && issue.mutate({ targetUserId, quantity, reason })}
        >
          {texts.now}
        </Button>
      }
    >
      <div className={styles.form}>
        <TextField
          label={texts.find}
          type="search"
          autoComplete="off"
          value={search}
          maxLength={40}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ListBody
          query={members}
          failed={ticketTexts.failed}
          isEmpty={(list) => list.length === 0}
          empty={<p className={styles.quiet}>{texts.noMembers}</p>}
        >
          {(list) => (
            <ChoiceField
              label={texts.member}
              options={list.map(({ memberId, nickname }) => ({ value: `${memberId}`, label: nickname }))}
              value={`${targetUserId}`}
              onChange={(value) => setTarget(Number(value))}
            />
          )}
        </ListBody>
        <TextField
          label={texts.quantity}
          hint={isCount ? texts.term(quantity * TERM) : undefined}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_TICKETS_AT_ONCE}
          value={Number.isNaN(quantity) ? '' : quantity}
          onChange={({ target }) => setQuantity(target.valueAsNumber)}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          maxLength={100}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormMessage message={issue.error ? userMessageOf(issue.error, texts.failed) : undefined} />
      </div>
    </Dialog>
  );
}
