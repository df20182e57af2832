import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ownerQueries, useReopenChannel } from '#client/net/channels/owners.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { ownerTexts } from './texts.ts';

const texts = ownerTexts.closed;

/** The classes that one has closed and may open again; nothing without any. */
export function ClosedChannels() {
  const navigate = useNavigate();
  const closed = useQuery(ownerQueries.closed());
  const reopen = useReopenChannel({
    onSuccess: async ({ channelDomain, channelName }) => {
      showToast({ text: texts.done(channelName), theme: 'success' });
      await navigate(paths.channel(channelDomain));
    },
    onError: (error) => showToast({ text: userMessageOf(error, ownerTexts.actionFailed), theme: 'warning' }),
  });
  const list = closed.data ?? [];
  if (list.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Stack as="ul" gap={2}>
        {list.map(({ channelId, channelName, flag, reopenUntil }) => (
          <Card key={channelId} as="li" layout="row" size="small">
            <ChannelFlag flag={flag} size={40} />
            <Stack as="span" gap={0} grow>
              <Label>{channelName}</Label>
              <Hint as="span">{texts.until(reopenUntil)}</Hint>
            </Stack>
            <Button
              tone="sea"
              busy={reopen.isPending}
              aria-label={texts.reopenOf(channelName)}
              onClick={() => reopen.mutate(channelId)}
            >
              {texts.reopen}
            </Button>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
