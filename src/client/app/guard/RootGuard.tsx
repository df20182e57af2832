import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand/react';
import { channelStore } from '#client/stores/channelStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { PageLoading } from '../PageLoading.tsx';
import { appTexts } from '../texts.ts';
import { decidePassage } from './decidePassage.ts';

export interface RootGuardProps {
  readonly startSession: () => Promise<void>;
  readonly children: ReactNode;
}

/** Holds the pages back until it is known who is there, and leads whoever may not see one elsewhere. */
export function RootGuard({ startSession, children }: RootGuardProps) {
  const { pathname, search } = useLocation();
  const session = useStore(sessionStore);
  const visited = useStore(channelStore, (state) => state.visited);
  const [failed, setFailed] = useState(false);

  const start = useCallback(() => {
    // The request layer has told what is wrong; here it only matters that nobody knows who is there.
    startSession().catch(() => setFailed(true));
  }, [startSession]);
  useEffect(start, [start]);

  const retry = () => {
    setFailed(false);
    start();
  };

  const decision = decidePassage({ pathname, search, session, visited });
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
