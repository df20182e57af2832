import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { homeQueries } from '#client/net/world/home.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { OwnHomeView } from './OwnHomeView.tsx';
import { homeTexts } from './texts.ts';
import { VisitedHomeView } from './VisitedHomeView.tsx';

const OWN = 'me';

/** A home under the sea: the own one to furnish, or somebody's to visit. */
export function HomePage() {
  const { userId = OWN } = useParams();
  const ownId = useStore(sessionStore, ({ user }) => user?.userId);
  if (userId === OWN) return <OwnHomePage />;
  if (Number(userId) === ownId) return <Navigate to={paths.home(OWN)} replace />;
  return <VisitPage userId={userId} />;
}

function OwnHomePage() {
  const home = useQuery(homeQueries.own());
  const isReady = home.data && (home.isFetchedAfterMount || home.fetchStatus === 'paused');
  // Another version of the room begins anew.
  if (isReady) return <OwnHomeView key={home.dataUpdatedAt > 0 ? home.data.version : 0} home={home.data} />;
  return <Waiting failed={home.isError} retrying={home.isFetching} onRetry={() => void home.refetch()} />;
}

function VisitPage({ userId }: { readonly userId: string }) {
  const isId = /^\d{1,10}$/.test(userId);
  const home = useQuery({ ...homeQueries.visit(Number(userId)), enabled: isId });
  if (home.data) return <VisitedHomeView home={home.data} />;
  const code = errorCodeOf(home.error);
  const refusal = isId ? code && REFUSALS[code] : REFUSALS['MEMBER_NOT_FOUND'];
  if (refusal) return <Refused {...refusal} />;
  return <Waiting failed={home.isError} retrying={home.isFetching} onRetry={() => void home.refetch()} />;
}

interface Refusal {
  readonly title: string;
  readonly hint: string;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  HOME_CLOSED: { title: homeTexts.closed, hint: homeTexts.closedHint },
  HOME_FRIENDS_ONLY: { title: homeTexts.friendsOnly, hint: homeTexts.friendsOnlyHint },
  MEMBER_NOT_FOUND: { title: homeTexts.nobody, hint: homeTexts.nobodyHint },
  VALIDATION_FAIL: { title: homeTexts.nobody, hint: homeTexts.nobodyHint },
};

function Refused({ title, hint }: Refusal) {
  return (
    <SeaPage>
      <title>{`${title} · ${homeTexts.product}`}</title>
      <Panel>
        <EmptyState scene="lost" title={title} hint={hint}>
          <Cluster justify="center">
            <ButtonLink to={paths.home(OWN)} tone="ok">
              {homeTexts.home}
            </ButtonLink>
            <ButtonLink to={paths.world}>{homeTexts.back}</ButtonLink>
          </Cluster>
        </EmptyState>
      </Panel>
    </SeaPage>
  );
}

interface WaitingProps {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Waiting({ failed, retrying, onRetry }: WaitingProps) {
  return (
    <SeaPage>
      <title>{`${homeTexts.ownRoom} · ${homeTexts.product}`}</title>
      <Panel>
        {failed ? (
          <>
            <ErrorState title={homeTexts.failed} onRetry={onRetry} retrying={retrying} />
            <Cluster justify="center">
              <ButtonLink to={paths.world}>{homeTexts.back}</ButtonLink>
            </Cluster>
          </>
        ) : (
          <Loading />
        )}
      </Panel>
    </SeaPage>
  );
}
