import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { textMessageQueries } from '#client/net/channels/textMessages.ts';
import { Hint, Label, Text } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { MOST_RECEIVERS, type TextMessageReceiver } from '#shared/contract/channels/textMessages.ts';
import { useChannel } from '../frame/channelContext.ts';
import { MemberFilter, type SoughtMembers } from '../memberFilter/MemberFilter.tsx';
import { messagesTexts as texts } from './texts.ts';

/** Members to choose from; the chosen ones stay while one looks for others. */
export function Receivers() {
  const { id, channelName } = useChannel();
  const [sought, setSought] = useState<SoughtMembers>({ query: '' });
  const [onlyWithNumber, setOnlyWithNumber] = useState(false);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlyMap<number, TextMessageReceiver>>(new Map());
  const { query: search, ...among } = useDeferredValue(sought);
  const receivers = useQuery({
    ...textMessageQueries.receivers(id, {
      ...{ search, ...among, page },
      has_number: onlyWithNumber ? 'true' : 'false',
    }),
    placeholderData: keepPreviousData,
  });
  const choose = (members: readonly TextMessageReceiver[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const member of members)
      if (!isChosen) next.delete(member.userId);
      else if (next.size < MOST_RECEIVERS) next.set(member.userId, member);
    setChosen(next);
  };
  return (
    <>
      <MemberFilter
        value={sought}
        onChange={(next) => {
          setSought(next);
          setPage(1);
        }}
      />
      <CheckBox
        label={texts.onlyWithNumber}
        checked={onlyWithNumber}
        onChange={({ target }) => {
          setOnlyWithNumber(target.checked);
          setPage(1);
        }}
      />
      <Cluster>
        <Text as="span" role="status" bold grow>
          {texts.chosen(chosen.size)}
        </Text>
        <Button size="small" tone="alt" disabled={chosen.size === 0} onClick={() => setChosen(new Map())}>
          {texts.clear}
        </Button>
        <Button
          size="small"
          icon={<MessageSquareText />}
          disabled={chosen.size === 0}
          onClick={() =>
            openDialog('textMessage', {
              mode: 'PUBLISH',
              channelId: id,
              channelName,
              receiverList: [...chosen.values()],
            })
          }
        >
          {texts.write}
        </Button>
      </Cluster>
      <ListBody
        query={receivers}
        failed={texts.failedReceivers}
        isEmpty={({ receiverList }) => receiverList.length === 0}
        empty={<EmptyState title={texts.noReceivers} />}
      >
        {({ receiverList, pageCount }) => {
          const isAllChosen = receiverList.every(({ userId }) => chosen.has(userId));
          return (
            <>
              <CheckBox
                label={texts.chooseAll}
                checked={isAllChosen}
                onChange={() => choose(receiverList, !isAllChosen)}
              />
              <Stack as="ul" gap={1} aria-label={texts.receivers}>
                {receiverList.map((member) => (
                  <Card
                    key={member.userId}
                    as="li"
                    layout="row"
                    size="small"
                    chosen={chosen.has(member.userId)}
                  >
                    <CheckBox
                      aria-label={texts.choose(member.nickname)}
                      label={<Label>{member.nickname}</Label>}
                      checked={chosen.has(member.userId)}
                      onChange={({ target }) => choose([member], target.checked)}
                    />
                    <Hint as="small" grow>
                      {[
                        member.optedOut && texts.optedOut,
                        member.marketingConsent && texts.consent,
                        member.sentToday > 0 && texts.sentToday(member.sentToday),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Hint>
                    <Text as="span" size="small" tabular>
                      {member.phoneNumber === '' ? texts.noPhone : member.phoneNumber}
                    </Text>
                  </Card>
                ))}
              </Stack>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          );
        }}
      </ListBody>
    </>
  );
}
