import { ChevronRight } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { channelsHeld } from '#client/stores/memberships.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChannelFlag } from '#client/ui/flag/ChannelFlag.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { useStore } from '#client/ui/useStore.ts';
import type { RoleCheck } from '#shared/contract/roles.ts';
import { mineTexts as texts, roleLabel } from './texts.ts';
import styles from './MyChannelsPage.module.css';

interface ChooseClassPageProps {
  /** What is done there, as in «대회». */
  readonly title: string;
  /** What one must be in a class to do it. */
  readonly check: RoleCheck;
  readonly to: (channelDomain: string) => string;
}

/** An address that names no class leads on where one class alone can be meant, and asks where several can. */
export function ChooseClassPage({ title, check, to }: ChooseClassPageProps) {
  const channels = channelsHeld(
    useStore(sessionStore, ({ user }) => user),
    check,
  );
  const [only] = channels;
  if (only !== undefined && channels.length === 1) return <Navigate to={to(only.channelDomain)} replace />;
  return (
    <SeaPage>
      <title>{`${title} · ${texts.product}`}</title>
      <Panel title={title} titleTone="sea" level={1} className={styles.panel}>
        {channels.length === 0 ? (
          <EmptyState scene="lost" title={texts.notStaff} hint={texts.notStaffHint} />
        ) : (
          <>
            <p>{texts.whichClass}</p>
            <ul className={styles.list}>
              {channels.map(({ channelId, channelName, channelDomain, nickname, flag, roleList }) => (
                <li key={channelId}>
                  <Link to={to(channelDomain)} className={styles.channel}>
                    <ChannelFlag flag={flag} size={48} />
                    <span className={styles.names}>
                      <b>{channelName}</b>
                      <span>{texts.asName(nickname)}</span>
                    </span>
                    <span className={styles.role}>{roleLabel(roleList)}</span>
                    <ChevronRight aria-hidden="true" />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.ways}>
          <ButtonLink to={paths.myChannels} tone="sea">
            {texts.toMine}
          </ButtonLink>
          <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
        </div>
      </Panel>
    </SeaPage>
  );
}
