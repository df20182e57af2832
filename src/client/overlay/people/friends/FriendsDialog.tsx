import { useQuery } from '@tanstack/react-query';
import { MailPlus, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { LobbyMember } from '#shared/contract/people/friends.ts';
import { friendQueries } from '#client/net/people/friends.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { BookCard } from './BookCard.tsx';
import { FriendCard } from './FriendCard.tsx';
import { FriendIdeas } from './FriendIdeas.tsx';
import { HiddenUsers } from './HiddenUsers.tsx';
import { NewFriendForm } from './NewFriendForm.tsx';
import { ReceivedGifts } from './ReceivedGifts.tsx';
import { ReceivedRequests } from './ReceivedRequests.tsx';
import { friendTexts } from './texts.ts';
import styles from './Friends.module.css';

type Tab = 'FRIEND' | 'RECEIVE' | 'GIFT' | 'HIDDEN';

/** The free places show how to make another friend while there are fewer friends than this. */
const FEW = 6;

const MAX_SEARCH = 30;

/** Cards drawn at once; each has a dressed portrait. */
const CARDS = 30;

/** Friends before the places where they are, who wants to be one, their gifts, and muted or blocked users. */
export function FriendsDialog() {
  const requests = useStore(chatStore, ({ friendRequests }) => friendRequests);
  const friends = useQuery(friendQueries.present());
  const [tab, setTab] = useState<Tab>('FRIEND');
  const [wanted, setWanted] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Dialog title={friendTexts.title} titleTone="sea" width={1200} tall>
      <Cluster after={4}>
        <Chips<Tab>
          label={friendTexts.tabs}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'FRIEND', label: friendTexts.FRIEND(friends.data?.length ?? 0) },
            { value: 'RECEIVE', label: friendTexts.RECEIVE(requests) },
            { value: 'GIFT', label: friendTexts.GIFT },
            { value: 'HIDDEN', label: friendTexts.HIDDEN },
          ]}
        />
        <SearchField
          label={friendTexts.search}
          className={styles.search}
          maxLength={MAX_SEARCH}
          value={wanted}
          onChange={(value) => {
            setWanted(value);
            setTab('FRIEND');
          }}
        />
        <Button
          tone="sea"
          size="small"
          icon={<UserRoundPlus />}
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          {friendTexts.newFriend}
        </Button>
      </Cluster>
      {isAdding && <NewFriendForm onDone={() => setIsAdding(false)} />}
      {tab === 'FRIEND' && (
        <div className={styles.columns}>
          <Friends query={friends} wanted={wanted.trim()} onAdd={() => setIsAdding(true)} />
          <section className={styles.side} data-waiting={requests > 0 || undefined}>
            <Heading level={3} size="heading" after={3}>
              <MailPlus aria-hidden="true" />
              {friendTexts.wantToBe}
            </Heading>
            <ReceivedRequests quietWhenEmpty />
          </section>
          <BookCard />
        </div>
      )}
      {tab === 'RECEIVE' && <ReceivedRequests />}
      {tab === 'GIFT' && <ReceivedGifts />}
      {tab === 'HIDDEN' && <HiddenUsers />}
    </Dialog>
  );
}

type FriendsQuery = ReturnType<typeof useQuery<LobbyMember[]>>;

interface FriendsProps {
  readonly query: FriendsQuery;
  readonly wanted: string;
  readonly onAdd: () => void;
}

function Friends({ query, wanted, onAdd }: FriendsProps) {
  const [shown, setShown] = useState(CARDS);
  return (
    <div>
      <ListBody query={query} failed={friendTexts.failed}>
        {(memberList) => {
          const found = memberList.filter(({ nickname }) =>
            nickname.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()),
          );
          return (
            <>
              {memberList.length === 0 && wanted === '' && (
                <Text after={4}>
                  <Text as="b" size="heading">
                    {friendTexts.empty}
                  </Text>{' '}
                  {friendTexts.emptyHint}
                </Text>
              )}
              <ul className={styles.cards}>
                {found.slice(0, shown).map((friend) => (
                  <FriendCard key={friend.userId} friend={friend} />
                ))}
                {wanted === '' && memberList.length < FEW && (
                  <FriendIdeas
                    places={FEW - memberList.length}
                    friendIds={new Set(memberList.map(({ userId }) => userId))}
                    onAdd={onAdd}
                  />
                )}
              </ul>
              {found.length === 0 && wanted !== '' && <EmptyState title={friendTexts.nobodyFound(wanted)} />}
              {found.length > shown && (
                <Button tone="alt" wide onClick={() => setShown(shown + CARDS)}>
                  {friendTexts.more}
                </Button>
              )}
              <Row before={3}>
                <img src="/ui/gift.svg" alt="" width="20" height="20" />
                <Text size="caption" tone="soft">
                  {friendTexts.giftHint}
                </Text>
              </Row>
            </>
          );
        }}
      </ListBody>
    </div>
  );
}
