import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { channelQueries } from '#client/net/queries/channelQueries.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { settingsTexts as texts } from './texts.ts';
import styles from './ChannelSettingsPage.module.css';

/** The channels below an enterprise channel, and how another one is made. */
export function SubChannels() {
  const { id } = useChannel();
  const below = useQuery(channelQueries.subChannels(id));
  return (
    <section className={styles.section}>
      <h2>{texts.below}</h2>
      <p className={styles.lead}>{texts.belowLead}</p>
      <ListBody
        query={below}
        failed={texts.belowFailed}
        isEmpty={({ subChannelList }) => subChannelList.length === 0}
        empty={<EmptyState title={texts.belowEmpty} />}
      >
        {({ subChannelList }) => (
          <ul className={styles.below}>
            {subChannelList.map(({ channelId, channelDomain, channelName, flag, memberCount }) => (
              <li key={channelId}>
                <Link to={paths.channel(channelDomain)}>
                  <ChannelFlag flag={flag} size={34} />
                  <span>{channelName}</span>
                  <span>{texts.members(memberCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      <ButtonLink to={`${paths.channelCreate}?below=${id}`} tone="sea">
        {texts.belowAdd}
      </ButtonLink>
    </section>
  );
}
