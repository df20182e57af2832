import { useQuery } from '@tanstack/react-query';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { mainPageQueries } from '#client/net/queries/mainPageQueries.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
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
import styles from './ChannelHomePage.module.css';

/** What is public of the channel, and the way in. */
export function StrangerHome() {
  const channel = useChannel();
  const { id, channelName, channelDomain, flag, joinMethod, roleList } = channel;
  const page = useQuery(mainPageQueries.page(id));
  const entity = useQuery(channelQueries.entity(id));
  const introduction = entity.data?.info.introduction ?? '';
  return (
    <div className={styles.home}>
      <ListBody query={page} failed={texts.failed}>
        {({ sectionList, memberCount }) => {
          const banner = sectionList.find(({ kind }) => kind === 'BANNER');
          return (
            <>
              {banner && <MainPageView sectionList={[banner]} memberCount={memberCount} />}
              <Panel className={styles.panel}>
                <div className={styles.invitation}>
                  <ChannelFlag flag={flag} size={72} />
                  <div className={styles.words}>
                    {banner ? <h2>{channelName}</h2> : <h1>{channelName}</h1>}
                    <p>{introduction === '' ? frameTexts.welcome(channelName) : introduction}</p>
                  </div>
                  <ButtonLink to={paths.channelLounge(channelDomain)} tone="ok" size="large">
                    {roleList.length > 0
                      ? texts.toLounge
                      : joinTexts[joinMethod === 'IMMEDIATELY' ? 'join' : 'ask']}
                  </ButtonLink>
                </div>
              </Panel>
              <MainPageView
                sectionList={sectionList.filter((section) => section !== banner)}
                memberCount={memberCount}
              />
            </>
          );
        }}
      </ListBody>
      {entity.data && <BusinessInfo info={entity.data.businessInfo} />}
    </div>
  );
}

/** What a business has to say of itself; nothing of a class of a school. */
function BusinessInfo({ info }: { readonly info: ChannelEntity['businessInfo'] }) {
  const said = BUSINESS_FIELDS.filter((field) => info[field] !== '');
  if (said.length === 0) return null;
  return (
    <dl className={styles.business}>
      {said.map((field) => (
        <div key={field}>
          <dt>{settingsTexts.businessNames[field]}</dt>
          <dd>{info[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
