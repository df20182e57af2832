import type { ChannelPlugin } from '#shared/contract/channels/channelPlugins.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from './channelContext.ts';
import { frameTexts as texts } from './texts.ts';

/** The page of a part that the staff of the channel has switched off; who may switch it on is shown where. */
export function SwitchedOffPage({ plugin }: { readonly plugin: ChannelPlugin }) {
  const { channelDomain, holds } = useChannel();
  const isManager = holds('manager');
  return (
    <Panel>
      <EmptyState
        scene="lost"
        title={texts.switchedOff[plugin]}
        hint={isManager ? texts.switchOnHint : texts.switchedOffHint}
      >
        <ButtonLink
          to={isManager ? paths.channelSettings(channelDomain) : paths.channel(channelDomain)}
          tone="sea"
        >
          {isManager ? texts.toSettings : texts.toMain}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
}
