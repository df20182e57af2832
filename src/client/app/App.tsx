import { BrowserRouter, useLocation } from 'react-router';
import { useEffect } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { BridgeContext } from '#client/overlay/shell/bridgeContext.ts';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ToastHost } from '#client/ui/toast/ToastHost.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { hasGuestKey } from '#client/net/localPreferences/guestKey.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { friendStore } from '#client/stores/friendStore.ts';
import { effectStore } from '#client/ui/effects/effectStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LazyDialogHost } from './dialogs/LazyDialogHost.tsx';
import { NoticeQuery } from './NoticeQuery.tsx';
import { OutdatedPage } from './versionUpdate/OutdatedPage.tsx';
import { RootGuard } from './guard/RootGuard.tsx';
import { ApiErrorReactions } from './apiErrors/ApiErrorReactions.tsx';
import { WorldGate } from './world/WorldGate.tsx';
import { appTexts } from './texts.ts';
import { removeRefreshParameter } from './versionUpdate/refreshPage.ts';
import { wasJustReloaded } from './versionUpdate/watchStaleChunks.ts';
import { useFetched } from '#client/overlay/shell/useFetched.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';

export interface AppProps {
  readonly bridge: Bridge;
  /** Element of index.html in which the world is drawn. */
  readonly stage: HTMLElement;
  /** Finds out who is signed in. */
  readonly startSession: () => Promise<void>;
}

/** Everything there is: pages, the world beneath them, and what may lie over both. */
export function App({ bridge, stage, startSession }: AppProps) {
  return (
    <BrowserRouter>
      <ErrorBoundary fallback={<OutdatedPage />}>
        <BridgeContext value={bridge}>
          <RootGuard startSession={startSession}>
            <WorldGate bridge={bridge} stage={stage} />
            <AppRoutes />
          </RootGuard>
          <LazyDialogHost bridge={bridge} />
        </BridgeContext>
        <NoticeQuery />
        <ApiErrorReactions />
        <ComeBackOffer />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <EffectsHost />
        <FriendNewsHost bridge={bridge} />
        <Tracking />
        <GuestHandIn />
      </ErrorBoundary>
      <OfflineSign />
      <ToastHost />
      <UpdateNotice />
    </BrowserRouter>
  );
}

/** Says that the page was reloaded for a newer version. */
function UpdateNotice() {
  useEffect(() => {
    removeRefreshParameter();
    if (wasJustReloaded()) showToast({ text: appTexts.updated });
  }, []);
  return null;
}

const loadFriendNews = () => import('#client/overlay/people/friends/FriendNews.tsx');

/** Fetches what tells the news of friends with the first of them. */
function FriendNewsHost({ bridge }: { readonly bridge: Bridge }) {
  const needed = useStore(friendStore, ({ news }) => news.length > 0);
  const part = useFetched(loadFriendNews, needed);
  return part && <part.FriendNews bridge={bridge} />;
}

const loadTrackingHost = () => import('./tracking/TrackingHost.tsx');

/** Only a user who is signed in and needs nobody's consent is asked; the server knows whether there is a question. */
function Tracking() {
  const userId = useStore(sessionStore, ({ user }) =>
    user !== null && !user.needsExtraInfo && !user.needsGuardianConsent ? user.userId : null,
  );
  const part = useFetched(loadTrackingHost, userId !== null);
  return userId !== null && part && <part.TrackingHost key={userId} />;
}

const loadHandIn = () => import('#client/net/learning/handInGuestProgress.ts');

/** The progress of a guest goes on with its account. */
function GuestHandIn() {
  const user = useStore(sessionStore, (state) => state.user);
  const part = useFetched(loadHandIn, user !== null && hasGuestKey());
  useEffect(() => {
    if (user !== null) void part?.handInGuestProgress(user);
  }, [user, part]);
  return null;
}

const loadEffects = () => import('#client/ui/effects/EffectsLayer.tsx');

/** Fetches the effects with the first one that is played. */
function EffectsHost() {
  const needed = useStore(effectStore, ({ playing }) => playing.length > 0);
  const effects = useFetched(loadEffects, needed);
  return needed && effects && <effects.EffectsLayer />;
}

/** Offers a user who signs in to an account that is about to be erased to come back, on every page but the way out. */
function ComeBackOffer() {
  const eraseAt = useStore(sessionStore, ({ user }) => user?.eraseAt ?? null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (eraseAt !== null && pathname !== paths.signOut) openDialog('comeBack', { eraseAt });
  }, [eraseAt, pathname]);
  return null;
}
