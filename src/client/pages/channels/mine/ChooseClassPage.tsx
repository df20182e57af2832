import { Navigate } from 'react-router';
import { channelsHeld } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { RoleCheck } from '#shared/contract/roles.ts';
import { ChannelList } from './ChannelList.tsx';
import { mineTexts as texts } from './texts.ts';

interface ChooseClassPageProps {
  /** The name of what is done there, as «대회». */
  readonly title: string;
  readonly check: RoleCheck;
  readonly to: (channelDomain: string) => string;
}

/** An address that names no class leads on where one class alone can be meant, and asks where several can. */
export function ChooseClassPage({ title, check, to }: ChooseClassPageProps) {
  const channels = channelsHeld(
    useStore(sessionStore, ({ user }) => user),
    check,
  );
  const [only] = channels;
  if (only !== undefined && channels.length === 1) return <Navigate to={to(only.channelDomain)} replace />;
  return (
    <SeaPage>
      <title>{`${title} · ${texts.product}`}</title>
      <Panel title={title} titleTone="sea" level={1}>
        <Stack gap={5}>
          {channels.length === 0 ? (
            <EmptyState scene="lost" title={texts.notStaff} hint={texts.notStaffHint} />
          ) : (
            <>
              <Text>{texts.whichClass}</Text>
              <ChannelList channels={channels} to={to} />
            </>
          )}
          <Cluster justify="center">
            <ButtonLink to={paths.myChannels} tone="sea">
              {texts.toMine}
            </ButtonLink>
            <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
          </Cluster>
        </Stack>
      </Panel>
    </SeaPage>
  );
}
