import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type TextMessageFilter, textMessageQueries } from '#client/net/channels/textMessages.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { TextMessage } from '#shared/contract/channels/textMessages.ts';
import { useChannel } from '../frame/channelContext.ts';
import { TextMessageCard } from './TextMessageCard.tsx';
import { messagesTexts as texts } from './texts.ts';
import { SHORT_MOMENT } from '#shared/time/formats.ts';

const FILTERS = (Object.keys(texts.filters) as TextMessageFilter[]).map((value) => ({
  value,
  label: texts.filters[value],
}));

/** The texts written in the channel, newest first. */
export function History() {
  const { id } = useChannel();
  const [state, setState] = useState<TextMessageFilter>('ALL');
  const [page, setPage] = useState(1);
  const messages = useQuery({
    ...textMessageQueries.list(id, state, page),
    placeholderData: keepPreviousData,
  });
  const show = (next: TextMessageFilter) => {
    setState(next);
    setPage(1);
  };
  return (
    <>
      <Chips<TextMessageFilter> label={texts.filter} options={FILTERS} value={state} onChange={show} />
      <ListBody
        query={messages}
        failed={texts.failedHistory}
        isEmpty={({ textMessageList }) => textMessageList.length === 0}
        empty={<EmptyState title={texts.noHistory} />}
      >
        {({ textMessageList, pageCount }) => (
          <>
            <Stack as="ul" gap={2} aria-label={texts.tab.HISTORY}>
              {textMessageList.map((message) => (
                <Message key={message.textMessageId} channelId={id} message={message} />
              ))}
            </Stack>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </>
  );
}

function Message({ channelId, message }: { readonly channelId: number; readonly message: TextMessage }) {
  const { textMessageId, receiver, phoneNumber, content, state, failure, resentAs, createdAt } = message;
  return (
    <TextMessageCard
      label={receiver.nickname}
      name={receiver.nickname}
      about={
        <>
          {phoneNumber} <time dateTime={createdAt}>{SHORT_MOMENT.format(new Date(createdAt))}</time>
        </>
      }
      content={content}
      state={state}
      stateText={[
        texts.states[state],
        failure !== null && texts.failures[failure],
        resentAs !== null && texts.resent,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <Button
        size="small"
        tone="alt"
        aria-label={texts.view(receiver.nickname)}
        onClick={() => openDialog('textMessage', { mode: 'VIEW', channelId, textMessageId })}
      >
        {texts.open}
      </Button>
    </TextMessageCard>
  );
}
