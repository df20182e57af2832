import { Link } from 'react-router';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { placesOf } from '../frame/places.ts';
import { frameTexts as texts } from '../frame/texts.ts';
import styles from './ChannelHomePage.module.css';

/** Where one comes in: every place of the channel that the visitor may open. */
export function ChannelHomePage() {
  const channel = useChannel();
  const places = placesOf(channel).filter(({ key }) => key !== 'main');
  return (
    <Panel title={channel.channelName} titleTone="sea" level={1} className={styles.panel}>
      <p className={styles.lead}>{texts.welcome(channel.channelName)}</p>
      <ul className={styles.places}>
        {places.map(({ key, label, icon: Icon, path }) => (
          <li key={key}>
            <Link to={path(channel.channelDomain)} className={styles.place}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
