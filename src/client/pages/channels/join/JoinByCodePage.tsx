import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { channelCodeQueries } from '#client/net/channels/channelCodes.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import type { Channel } from '#shared/contract/channels/channels.ts';
import { isActiveMember } from '#shared/contract/roles.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { JoinChannel } from './JoinChannel.tsx';
import { joinTexts as texts } from './texts.ts';

/** The channel that a code leads to, typed or by its picture. */
export function JoinByCodePage() {
  const { channelCode = '' } = useParams();
  const query = useQuery(channelCodeQueries.find(channelCode));
  const code = errorCodeOf(query.error);
  const isUnknown =
    code === 'CHANNEL_CODE_NOT_FOUND' || code === 'VALIDATION_FAIL' || code === 'CHANNEL_NOT_FOUND';
  return (
    <SeaPage>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Panel title={texts.title} titleTone="sea" level={1}>
        {isUnknown ? (
          <EmptyState scene="lost" title={texts.notFound} hint={texts.notFoundHint}>
            <ButtonLink to={paths.myChannels} tone="sea">
              {texts.myChannels}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ListBody query={query} failed={texts.failed}>
            {(channel) => <Invited channel={channel} channelCode={channelCode} />}
          </ListBody>
        )}
      </Panel>
    </SeaPage>
  );
}

function Invited({ channel, channelCode }: { readonly channel: Channel; readonly channelCode: string }) {
  const isMember = isActiveMember(channel.roleList);
  const isPending = channel.roleList.includes('PENDING');
  return (
    <Stack>
      <Row justify="center">
        <ChannelFlag flag={channel.flag} size={96} />
      </Row>
      <Heading level={2} size="title" align="center">
        {texts.invited(channel.channelName)}
      </Heading>
      <Text tone="soft" align="center">
        {isMember ? texts.member : isPending ? texts.pending : texts.method[channel.joinMethod]}
      </Text>
      {isMember ? (
        <ButtonLink to={paths.channel(channel.channelDomain)} tone="ok" size="large" wide>
          {texts.enter}
        </ButtonLink>
      ) : channel.roleList.length > 0 ? (
        <ButtonLink to={paths.channelLounge(channel.channelDomain)} wide>
          {texts.toLounge}
        </ButtonLink>
      ) : (
        <JoinChannel channel={channel} invitation={{ channelCode }} />
      )}
    </Stack>
  );
}
