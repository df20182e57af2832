import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { channelQueries } from '#client/net/channels/channels.ts';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { settingsTexts as texts } from './texts.ts';

/** The channels below an enterprise channel, and how another one is made. */
export function SubChannels() {
  const { id } = useChannel();
  const below = useQuery(channelQueries.subChannels(id));
  return (
    <Section title={texts.below} note={texts.belowLead}>
      <ListBody
        query={below}
        failed={texts.belowFailed}
        isEmpty={({ subChannelList }) => subChannelList.length === 0}
        empty={<EmptyState title={texts.belowEmpty} />}
      >
        {({ subChannelList }) => (
          <Stack as="ul" gap={2}>
            {subChannelList.map(({ channelId, channelDomain, channelName, flag, memberCount }) => (
              <Card key={channelId} as="li" layout="row" size="small" pressable>
                <ChannelFlag flag={flag} size={34} />
                <Link to={paths.channel(channelDomain)} data-covers>
                  <Label>{channelName}</Label>
                </Link>
                <Hint as="span" grow align="end">
                  {texts.members(memberCount)}
                </Hint>
              </Card>
            ))}
          </Stack>
        )}
      </ListBody>
      <Cluster>
        <ButtonLink to={`${paths.channelCreate}?below=${id}`} tone="sea">
          {texts.belowAdd}
        </ButtonLink>
      </Cluster>
    </Section>
  );
}
