import { useQuery } from '@tanstack/react-query';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
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
import styles from './ChannelSettingsPage.module.css';

/** What the managers of a channel decide about it. */
export function ChannelSettingsPage() {
  const { id, roleList } = useChannel();
  const entity = useQuery(channelQueries.entity(id));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <ListBody query={entity} failed={texts.failed}>
        {(channel) => (
          <div className={styles.columns}>
            <div className={styles.column}>
              <Panel>
                <ChannelForm channel={channel} />
              </Panel>
            </div>
            <div className={styles.column}>
              <Panel>
                <ChannelCodeCard />
              </Panel>
              <Panel>
                <VisibleStateForm state={channel.info.dolphinVisibleState} />
              </Panel>
              {isPremium(channel.info.plan) && (
                <Panel>
                  <SubChannels />
                </Panel>
              )}
              <Panel>
                <TermsEditor />
              </Panel>
              {roleList.includes('ROLE_CHANNEL_MASTER') && (
                <>
                  <Panel>
                    <OwnersSection />
                  </Panel>
                  {id !== DEFAULT_CHANNEL_ID && (
                    <Panel>
                      <CloseSection />
                    </Panel>
                  )}
                </>
              )}
            </div>
          </div>
        )}
      </ListBody>
    </div>
  );
}
