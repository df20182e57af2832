import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { mainPageQueries } from '#client/net/channels/mainPages.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Page } from '#client/ui/layout/Page.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { ChannelPlugin } from '#shared/contract/channels/channelPlugins.ts';
import type { ChannelNotification } from '#shared/contract/learning/statistics.ts';
import { useChannel } from '../frame/channelContext.ts';
import { MainPageView } from './MainPageView.tsx';
import { homeTexts as texts } from './texts.ts';

const StrangerHome = lazy(async () => ({ default: (await import('./StrangerHome.tsx')).StrangerHome }));
const OwnerOffer = lazy(async () => ({ default: (await import('../owners/OwnerOffer.tsx')).OwnerOffer }));
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));
const TextOptOut = lazy(async () => ({ default: (await import('./TextOptOut.tsx')).TextOptOut }));

/** The main page of a channel as its staff arranged it; visitors who are no members are asked in. */
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
    <Page width="wide">
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
              <Heading level={1}>{channel.channelName}</Heading>
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
    </Page>
  );
}

const LEADS_TO: Readonly<Record<ChannelNotification['kind'], ((domain: string) => string) | null>> = {
  PENDING_MEMBERS: paths.channelMembers,
  OPEN_REPORTS: paths.channelModeration,
  FAILED_TEXTS: paths.channelMessages,
  NEW_MEMBERS: paths.channelMembers,
  UNREAD_NOTICES: null,
};

/** The part of the channel that must be switched on for a kind of notification to wait. */
const PART_OF: Partial<Record<ChannelNotification['kind'], ChannelPlugin>> = {
  FAILED_TEXTS: 'TEXT_MESSAGE',
  UNREAD_NOTICES: 'BOARD',
};

/** The things that wait for the visitor, and for staff the way to arrange the page. */
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
    <Cluster justify="between">
      <Cluster as="ul" aria-label={texts.waits}>
        {list.map(({ kind, count }) => {
          const path = LEADS_TO[kind];
          const words = texts.waiting[kind](count);
          return (
            <li key={kind}>
              {path ? (
                <ButtonLink size="small" to={path(channel.channelDomain)}>
                  {words}
                </ButtonLink>
              ) : (
                <Chip tone="warning">{words}</Chip>
              )}
            </li>
          );
        })}
      </Cluster>
      {isStaff && (
        <ButtonLink size="small" to={paths.channelMainEdit(channel.channelDomain)} icon={<Pencil />}>
          {texts.edit}
        </ButtonLink>
      )}
    </Cluster>
  );
}
