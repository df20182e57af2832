import { useQuery } from '@tanstack/react-query';
import { channelQueries } from '#client/net/channels/channels.ts';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { isPremium } from '#shared/commerce/planBenefits.ts';
import { useChannel } from '../frame/channelContext.ts';
import { CloseSection } from '../owners/CloseSection.tsx';
import { OwnersSection } from '../owners/OwnersSection.tsx';
import { ChannelCodeCard } from './ChannelCodeCard.tsx';
import { ChannelForm } from './ChannelForm.tsx';
import { SubChannels } from './SubChannels.tsx';
import { TermsEditor } from './TermsEditor.tsx';
import { settingsTexts as texts } from './texts.ts';
import { VisibleStateForm } from './VisibleStateForm.tsx';

/** The settings of a channel that its managers decide. */
export function ChannelSettingsPage() {
  const { id, roleList } = useChannel();
  const entity = useQuery(channelQueries.entity(id));
  return (
    <Page width="wide">
      <PageHead title={texts.title} />
      <ListBody query={entity} failed={texts.failed}>
        {(channel) => (
          <Grid min={400} gap={5} fill>
            <ChannelForm channel={channel} />
            <Stack>
              <ChannelCodeCard />
              <VisibleStateForm state={channel.info.dolphinVisibleState} />
              {isPremium(channel.info.plan) && <SubChannels />}
              <TermsEditor />
              {roleList.includes('ROLE_CHANNEL_MASTER') && (
                <>
                  <OwnersSection />
                  {id !== DEFAULT_CHANNEL_ID && <CloseSection />}
                </>
              )}
            </Stack>
          </Grid>
        )}
      </ListBody>
    </Page>
  );
}
