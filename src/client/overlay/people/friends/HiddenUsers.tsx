import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import {
  type HiddenUser,
  hiddenUserQueries,
  useSetBlocked,
  useSetMuted,
} from '#client/net/people/hiddenUsers.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { friendTexts } from './texts.ts';

/** Muted and blocked users. */
export function HiddenUsers() {
  const hidden = useQuery(hiddenUserQueries.list());
  return (
    <ListBody
      query={hidden}
      failed={friendTexts.failed}
      empty={<EmptyState title={friendTexts.noHidden} hint={friendTexts.noHiddenHint} />}
    >
      {(userList) => (
        <Stack as="ul" gap={3}>
          {userList.map((user) => (
            <HiddenRow key={`${user.how}-${user.userId}`} user={user} />
          ))}
        </Stack>
      )}
    </ListBody>
  );
}

function HiddenRow({ user: { userId, nickname, how } }: { readonly user: HiddenUser }) {
  // The request layer has shown errors; the list shows the current state.
  const onSuccess = () => showToast({ text: friendTexts.shown(nickname), theme: 'success' });
  const block = useSetBlocked(userId, { onSuccess });
  const mute = useSetMuted(userId, { onSuccess });
  return (
    <Entry title={nickname} facts={friendTexts.hiddenAs[how]}>
      <Button
        tone="alt"
        size="small"
        icon={<Eye />}
        onClick={() => (how === 'blocked' ? block : mute).mutate(false)}
      >
        {friendTexts.show[how]}
      </Button>
    </Entry>
  );
}
