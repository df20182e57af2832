import { useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { homeQueries } from '#client/net/world/home.ts';
import { Entry } from '#client/ui/list/Entry.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { closeAllDialogs } from '#client/ui/dialogs/dialogStore.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { OpenHome } from '#shared/contract/world/home.ts';
import { FriendPortrait } from '#client/overlay/people/friends/FriendPortrait.tsx';
import { guestTexts } from './texts.ts';

/** Friends whose rooms one may walk into now. */
export function OpenHomes() {
  const headingId = useId();
  const open = useQuery(homeQueries.open());
  return (
    <section aria-labelledby={headingId}>
      <Heading level={3} size="heading" before={5} after={3} id={headingId}>
        {guestTexts.openTitle}
      </Heading>
      <ListBody
        query={open}
        failed={guestTexts.openFailed}
        empty={<Text tone="soft">{guestTexts.noneOpen}</Text>}
      >
        {(homeList) => (
          <Stack as="ul" gap={3}>
            {homeList.map((home) => (
              <OpenRow key={home.userId} home={home} />
            ))}
          </Stack>
        )}
      </ListBody>
    </section>
  );
}

function OpenRow({ home }: { readonly home: OpenHome }) {
  const navigate = useNavigate();
  const { userId, nickname, level, greeted } = home;
  return (
    <Entry
      lead={<FriendPortrait user={home} />}
      title={nickname}
      facts={greeted ? guestTexts.greetedToday : guestTexts.level(level)}
    >
      <Button
        tone="alt"
        size="small"
        icon={<DoorOpen />}
        aria-label={guestTexts.visitRoom(nickname)}
        onClick={() => {
          closeAllDialogs();
          void navigate(paths.home(userId));
        }}
      >
        {guestTexts.visit}
      </Button>
    </Entry>
  );
}
