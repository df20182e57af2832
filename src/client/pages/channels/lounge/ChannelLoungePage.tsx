import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { closeAllDialogs } from '#client/ui/dialogs/dialogStore.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { withRedirect } from '#client/ui/routing/safeRedirect.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { JoinChannel } from '../join/JoinChannel.tsx';
import { loungeTexts as texts } from './texts.ts';

/** The page before a channel, open to everybody who may know of it: joining, waiting, going in. */
export function ChannelLoungePage() {
  const channel = useChannel();
  return (
    <SeaPage>
      <Panel title={channel.channelName} titleTone="sea" level={1}>
        <Row justify="center">
          <ChannelFlag flag={channel.flag} size={96} />
        </Row>
        <LoungeBody />
      </Panel>
    </SeaPage>
  );
}

/** Somebody who is let in while waiting here goes in by itself; the notice about the waiting is no longer true. */
function useLetIn(
  channelDomain: string,
  { isWaiting, isMember }: { readonly isWaiting: boolean; readonly isMember: boolean },
): void {
  const navigate = useNavigate();
  const waited = useRef(false);
  useEffect(() => {
    if (isWaiting) waited.current = true;
    if (!isMember || !waited.current) return;
    closeAllDialogs();
    void navigate(`${paths.channel(channelDomain)}?message=WELCOME`, { replace: true });
  }, [navigate, channelDomain, isWaiting, isMember]);
}

function LoungeBody() {
  const channel = useChannel();
  const { roleList, isMember, channelDomain } = channel;
  const isSignedIn = useStore(sessionStore, ({ state }) => state === 'VALID');
  const isWaiting = roleList.includes('PENDING');
  useLetIn(channelDomain, { isWaiting, isMember });
  if (!isSignedIn)
    return (
      <Stack>
        <Text tone="soft" align="center">
          {texts.signInFirst}
        </Text>
        <ButtonLink to={withRedirect(paths.signIn, paths.channelLounge(channelDomain))} tone="ok" wide>
          {texts.signIn}
        </ButtonLink>
      </Stack>
    );
  if (isMember)
    return (
      <Stack>
        <Text role="status" tone="soft" align="center">
          {texts.member}
        </Text>
        <ButtonLink to={paths.channel(channelDomain)} tone="ok" size="large" wide>
          {texts.enter}
        </ButtonLink>
        <Away />
      </Stack>
    );
  const state = isWaiting ? 'pending' : roleList.length > 0 ? 'shutOut' : 'stranger';
  return (
    <Stack>
      <Text role="status" tone="soft" align="center">
        {texts[state]}
      </Text>
      {state === 'stranger' && <JoinChannel channel={channel} invitation={{ channelId: channel.id }} />}
      <Away />
    </Stack>
  );
}

function Away() {
  return (
    <Grid columns={2}>
      <ButtonLink to={paths.myChannels}>{texts.myChannels}</ButtonLink>
      <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
    </Grid>
  );
}
