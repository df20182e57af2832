import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { schoolStore } from '#client/stores/schoolStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { PageLoading } from '../PageLoading.tsx';
import { appTexts } from '../texts.ts';
import { guardRoute } from './guardRoute.ts';

export interface RootGuardProps {
  readonly startSession: () => Promise<void>;
  readonly children: ReactNode;
}

/** Renders the pages once the session is known, and redirects users who may not see one. */
export function RootGuard({ startSession, children }: RootGuardProps) {
  const { pathname, search } = useLocation();
  const session = useStore(sessionStore);
  const school = useStore(schoolStore, (state) => state.school);
  const [failed, setFailed] = useState(false);

  const start = useCallback(() => {
    // The request layer has shown the error; here the session stays unknown.
    startSession().catch(() => setFailed(true));
  }, [startSession]);
  useEffect(start, [start]);

  const retry = () => {
    setFailed(false);
    start();
  };

  const decision = guardRoute({ pathname, search, session, school });
  if (decision.kind === 'pass') return children;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (!failed) return <PageLoading />;
  return (
    <SeaPage>
      <Panel>
        <ErrorState title={appTexts.startFailed} hint={appTexts.startFailedHint} onRetry={retry} />
      </Panel>
    </SeaPage>
  );
}
