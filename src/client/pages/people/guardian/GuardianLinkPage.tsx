import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { guardianQueries } from '#client/net/people/guardians.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { EnterForm } from './EnterForm.tsx';
import { GuardianCard, GuardianFrame } from './GuardianFrame.tsx';
import { guardianPageTexts as texts } from './texts.ts';

/** The page of a mailed link (/guardian/:token): a child's request, or the way to the guardian's page. */
export function GuardianLinkPage() {
  const { token = '' } = useParams();
  // A session that is still being checked may end, and take what is asked until then with it.
  const isSettled = useStore(sessionStore, ({ state }) => state !== 'CHECKING');
  const link = useQuery({ ...guardianQueries.link(token), enabled: isSettled });
  const title = link.data?.kind === 'PAGE' ? texts.pageTitle : texts.title;
  return (
    <GuardianFrame title={title}>
      {link.data?.child ? (
        <ConsentForm token={token} link={link.data} child={link.data.child} />
      ) : link.data ? (
        <EnterForm token={token} link={link.data} />
      ) : (
        <GuardianCard>
          {link.isError ? (
            <LinkFailed error={link.error} onRetry={() => void link.refetch()} retrying={link.isFetching} />
          ) : (
            <Loading />
          )}
        </GuardianCard>
      )}
    </GuardianFrame>
  );
}

interface LinkFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

function LinkFailed({ error, onRetry, retrying }: LinkFailedProps) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'GUARDIAN_LINK_ENDED' || code === 'RESOURCE_NOT_FOUND' || code === 'VALIDATION_FAIL') {
    const hint =
      code === 'GUARDIAN_LINK_ENDED' && error instanceof ApiError ? error.userMessage : texts.linkUnknown;
    return (
      <EmptyState scene="lost" title={texts.linkEnded} hint={hint}>
        <ButtonLink to={paths.guardian}>{texts.toPage}</ButtonLink>
      </EmptyState>
    );
  }
  return <ErrorState title={texts.loadFailed} onRetry={onRetry} retrying={retrying} />;
}
