import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { mainPageQueries } from '#client/net/queries/mainPageQueries.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { ChannelPlugin } from '#shared/contract/channels/channelPlugins.ts';
import type { ChannelNotification } from '#shared/contract/channels/statistics.ts';
import { useChannel } from '../frame/channelContext.ts';
import { MainPageView } from './MainPageView.tsx';
import { homeTexts as texts } from './texts.ts';
import styles from './ChannelHomePage.module.css';

const StrangerHome = lazy(async () => ({ default: (await import('./StrangerHome.tsx')).StrangerHome }));
const OwnerOffer = lazy(async () => ({ default: (await import('../owners/OwnerOffer.tsx')).OwnerOffer }));
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));
const TextOptOut = lazy(async () => ({ default: (await import('./TextOptOut.tsx')).TextOptOut }));

/** The main page of a channel as its staff arranged it; whoever is no member is asked in. */
export function ChannelHomePage() {
  const channel = useChannel();
  if (channel.isMember) return <MemberHome />;
  return (
    <Suspense fallback={<Loading />}>
      <StrangerHome />
    </Suspense>
  );
}

function MemberHome() {
  const channel = useChannel();
  const page = useQuery(mainPageQueries.page(channel.id));
  return (
    <div className={styles.home}>
      {channel.holds('teacher') && (
        <Suspense fallback={null}>
          <OwnerOffer />
        </Suspense>
      )}
      <Waiting />
      <ListBody
        query={page}
        failed={texts.failed}
        isEmpty={({ sectionList }) => sectionList.length === 0}
        empty={
          <Panel>
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          </Panel>
        }
      >
        {({ sectionList, memberCount }) => (
          <>
            {!sectionList.some(({ kind }) => kind === 'BANNER') && (
              <h1 className={styles.name}>{channel.channelName}</h1>
            )}
            {memberCount <= 1 && channel.holds('teacher') && (
              <Suspense fallback={null}>
                <FirstSteps />
              </Suspense>
            )}
            <MainPageView sectionList={sectionList} memberCount={memberCount} />
          </>
        )}
      </ListBody>
      <Suspense fallback={null}>
        <TextOptOut />
      </Suspense>
    </div>
  );
}

const LEADS_TO: Readonly<Record<ChannelNotification['kind'], ((domain: string) => string) | null>> = {
  PENDING_MEMBERS: paths.channelMembers,
  OPEN_REPORTS: paths.channelModeration,
  FAILED_TEXTS: paths.channelMessages,
  NEW_MEMBERS: paths.channelMembers,
  UNREAD_NOTICES: null,
};

/** What waits only where a part of the channel is switched on. */
const PART_OF: Partial<Record<ChannelNotification['kind'], ChannelPlugin>> = {
  FAILED_TEXTS: 'TEXT_MESSAGE',
  UNREAD_NOTICES: 'BOARD',
};

/** What waits for the visitor, and for staff the way to arrange the page. */
function Waiting() {
  const channel = useChannel();
  const waiting = useQuery(mainPageQueries.notifications(channel.id));
  const list = (waiting.data ?? []).filter(({ kind }) => {
    const part = PART_OF[kind];
    return part === undefined || channel.pluginMap[part];
  });
  const isStaff = channel.holds('teacher');
  if (list.length === 0 && !isStaff) return null;
  return (
    <div className={styles.bar}>
      <ul className={styles.waiting} aria-label={texts.waits}>
        {list.map(({ kind, count }) => {
          const path = LEADS_TO[kind];
          const words = texts.waiting[kind](count);
          return (
            <li key={kind}>
              {path ? (
                <Link className={styles.wait} to={path(channel.channelDomain)}>
                  {words}
                </Link>
              ) : (
                <span className={styles.wait}>{words}</span>
              )}
            </li>
          );
        })}
      </ul>
      {isStaff && (
        <ButtonLink to={paths.channelMainEdit(channel.channelDomain)} icon={<Pencil />}>
          {texts.edit}
        </ButtonLink>
      )}
    </div>
  );
}
