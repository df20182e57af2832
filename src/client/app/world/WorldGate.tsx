import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useStore } from '#client/ui/useStore.ts';
import { WorldLoading } from './WorldLoading.tsx';

const GuestWorldHost = lazy(async () => ({
  default: (await import('./GuestWorldHost.tsx')).GuestWorldHost,
}));
const WorldHost = lazy(async () => ({ default: (await import('./WorldHost.tsx')).WorldHost }));

export interface WorldGateProps {
  readonly bridge: Bridge;
  readonly stage: HTMLElement;
}

/** Opens the world the first time its page is visited by somebody who may play, and keeps it under the other pages. */
export function WorldGate({ bridge, stage }: WorldGateProps) {
  const { pathname } = useLocation();
  const userId = useStore(sessionStore, ({ user }) =>
    user && !user.needsExtraInfo && !user.needsBirthDate && !user.needsTerms && !user.needsOutfit
      ? user.userId
      : null,
  );
  const isVisible = pathname === paths.world;
  const [openedFor, setOpenedFor] = useState<number | null>(null);

  const isGuest = useStore(sessionStore, ({ state }) => state === 'INVALID');

  if (pathname === paths.trySea && isGuest)
    return (
      <Suspense fallback={<WorldLoading progress={0} />}>
        <GuestWorldHost bridge={bridge} stage={stage} />
      </Suspense>
    );
  if (isVisible && userId !== null && openedFor !== userId) setOpenedFor(userId);
  if (userId === null || openedFor !== userId) return null;
  return (
    <Suspense fallback={isVisible && <WorldLoading progress={0} />}>
      <WorldHost key={userId} bridge={bridge} stage={stage} isVisible={isVisible} />
    </Suspense>
  );
}
