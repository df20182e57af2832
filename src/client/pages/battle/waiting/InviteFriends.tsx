import { useQuery } from '@tanstack/react-query';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { friendQueries } from '#client/net/people/friends.ts';
import { useInviteFriend } from '#client/net/battle/battles.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { RoomMember } from '#shared/contract/battle/battles.ts';
import { battleTexts as texts } from '../texts.ts';

interface InviteProps {
  readonly code: string;
  readonly members: readonly RoomMember[];
}

/** Friends who are online and not here. */
export function InviteFriends({ code, members }: InviteProps) {
  const { id: channelId } = useChannel();
  const [isOpen, setIsOpen] = useState(false);
  const friends = useQuery({ ...friendQueries.present(), enabled: isOpen });
  const invite = useInviteFriend(
    { channelId, code },
    { onSuccess: (_, { nickname }) => showToast({ text: texts.invited(nickname) }) },
  );
  const free = friends.data?.filter(({ userId }) => !members.some((member) => member.userId === userId));
  return (
    <Stack gap={3}>
      <Button tone="sea" icon={<UserPlus />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.invite}
      </Button>
      {isOpen && free?.length === 0 && <Text align="center">{texts.noFriendsHere}</Text>}
      {isOpen && free && free.length > 0 && (
        <Cluster as="ul" gap={2}>
          {free.map((friend) => (
            <li key={friend.userId}>
              <Button tone="alt" size="small" busy={invite.isPending} onClick={() => invite.mutate(friend)}>
                {friend.nickname}
              </Button>
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
