import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserRoundMinus, UserRoundPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { addToGroup, memberQueries, takeFromGroup } from '#client/net/channels/members.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Caption, Hint, Label } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import type { ChannelGroup } from '#shared/contract/channels/groups.ts';
import { useChannel } from '../frame/channelContext.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { groupTexts as texts } from './texts.ts';
import { useGroupActions } from './useGroupActions.ts';

/** The members of a group, with the way in and out for each. */
export function GroupMembers({ group }: { readonly group: ChannelGroup }) {
  const { id } = useChannel();
  const { channelGroupId, name } = group;
  const members = useInfiniteQuery(memberQueries.groupMembers(id, channelGroupId));
  const { mutate, isPending } = useGroupActions();
  return (
    <ListDialog
      title={texts.membersTitle(name)}
      titleTone="sea"
      query={members}
      failed={texts.membersFailed}
      isEmpty={({ pages }) => pages.every(({ memberList }) => memberList.length === 0)}
      empty={<EmptyState title={texts.noMembers} hint={texts.noMembersHint} />}
      tools={<AddMember groupId={channelGroupId} />}
    >
      {({ pages }) => (
        <>
          <Stack as="ul" gap={1}>
            {pages
              .flatMap(({ memberList }) => memberList)
              .map(({ memberId, nickname, loginName, itemIdList }) => (
                <Card key={memberId} as="li" layout="row" size="small">
                  <Avatar nickname={nickname} itemIdList={itemIdList} />
                  <Stack as="span" gap={0} grow>
                    <Label>{nickname}</Label>
                    <Caption>{loginName}</Caption>
                  </Stack>
                  <IconButton
                    label={texts.takeOf(nickname)}
                    icon={<UserRoundMinus />}
                    disabled={isPending}
                    onClick={() =>
                      mutate({
                        run: () => takeFromGroup(id, channelGroupId, memberId),
                        done: texts.taken(nickname),
                      })
                    }
                  />
                </Card>
              ))}
          </Stack>
          {members.hasNextPage && (
            <Button
              tone="alt"
              wide
              busy={members.isFetchingNextPage}
              onClick={() => void members.fetchNextPage()}
            >
              {texts.more}
            </Button>
          )}
        </>
      )}
    </ListDialog>
  );
}

/** Finds members outside of the group by their names and takes them in. */
function AddMember({ groupId }: { readonly groupId: number }) {
  const { id } = useChannel();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const found = useQuery({ ...memberQueries.outsideGroup(id, groupId, words), enabled: words !== '' });
  const { mutate, isPending } = useGroupActions();
  return (
    <Stack gap={3}>
      <SearchField label={texts.find} value={typed} maxLength={20} onChange={setTyped} />
      {words !== '' && (
        <Stack as="ul" gap={1} aria-label={texts.find} aria-live="polite">
          {found.data?.length === 0 && <Hint as="li">{texts.findNobody}</Hint>}
          {found.data?.map(({ memberId, nickname, loginName }) => (
            <Card key={memberId} as="li" layout="row" size="small">
              <Stack as="span" gap={0} grow>
                <Label>{nickname}</Label>
                <Caption>{loginName}</Caption>
              </Stack>
              <Button
                tone="ok"
                icon={<UserRoundPlus />}
                aria-label={texts.addOf(nickname)}
                disabled={isPending}
                onClick={() =>
                  mutate({
                    run: () => addToGroup(id, groupId, [memberId]),
                    done: texts.added(nickname),
                    onDone: () => setTyped(''),
                  })
                }
              >
                {texts.add}
              </Button>
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
