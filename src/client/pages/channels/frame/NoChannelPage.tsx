import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from './channelContext.ts';
import { frameTexts as texts } from './texts.ts';

/** An address of a channel that no page has. */
export function NoChannelPage() {
  const { channelDomain } = useChannel();
  return (
    <Panel>
      <EmptyState scene="lost" title={texts.noPage}>
        <ButtonLink to={paths.channel(channelDomain)} tone="sea">
          {texts.toMain}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
}
