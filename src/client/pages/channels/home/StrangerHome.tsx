import { useQuery } from '@tanstack/react-query';
import { channelQueries } from '#client/net/channels/channels.ts';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Facts } from '#client/ui/text/Facts.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { BUSINESS_FIELDS } from '#shared/contract/channels/channelFields.ts';
import type { ChannelEntity } from '#shared/contract/channels/channels.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { frameTexts } from '../frame/texts.ts';
import { joinTexts } from '../join/texts.ts';
import { settingsTexts } from '../settings/texts.ts';
import { MainPageView } from './MainPageView.tsx';
import { homeTexts as texts } from './texts.ts';

/** The public facts of the channel, and the way in. */
export function StrangerHome() {
  const channel = useChannel();
  const { id, channelName, channelDomain, flag, joinMethod, roleList } = channel;
  const page = useQuery(mainPageQueries.page(id));
  const entity = useQuery(channelQueries.entity(id));
  const introduction = entity.data?.info.introduction ?? '';
  return (
    <Page width="wide">
      <ListBody query={page} failed={texts.failed}>
        {({ sectionList, memberCount }) => {
          const banner = sectionList.find(({ kind }) => kind === 'BANNER');
          return (
            <>
              {banner && <MainPageView sectionList={[banner]} memberCount={memberCount} />}
              <Section>
                <Cluster gap={5}>
                  <ChannelFlag flag={flag} size={72} />
                  <Stack gap={1} grow>
                    <Heading level={banner ? 2 : 1} size="title">
                      {channelName}
                    </Heading>
                    <Text tone="soft" written>
                      {introduction === '' ? frameTexts.welcome(channelName) : introduction}
                    </Text>
                  </Stack>
                  <ButtonLink to={paths.channelLounge(channelDomain)} tone="ok" size="large">
                    {roleList.length > 0
                      ? texts.toLounge
                      : joinTexts[joinMethod === 'IMMEDIATELY' ? 'join' : 'ask']}
                  </ButtonLink>
                </Cluster>
              </Section>
              <MainPageView
                sectionList={sectionList.filter((section) => section !== banner)}
                memberCount={memberCount}
              />
            </>
          );
        }}
      </ListBody>
      {entity.data && <BusinessInfo info={entity.data.businessInfo} />}
    </Page>
  );
}

/** The facts that a business has to tell about itself; nothing for a class of a school. */
function BusinessInfo({ info }: { readonly info: ChannelEntity['businessInfo'] }) {
  const said = BUSINESS_FIELDS.filter((field) => info[field] !== '');
  if (said.length === 0) return null;
  return (
    <Facts
      layout="line"
      items={said.map((field) => ({ term: settingsTexts.businessNames[field], value: info[field] }))}
    />
  );
}
