import { BrowserRouter } from 'react-router';
import type { Bridge } from '#client/bridge/Bridge.ts';
import { BridgeContext } from '#client/overlay/shell/bridgeContext.ts';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ToastHost } from '#client/ui/toast/ToastHost.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { EffectsHost } from './EffectsHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { DialogGate } from './dialogs/DialogGate.tsx';
import { NoticeQuery } from './NoticeQuery.tsx';
import { QuietBoundary } from './QuietBoundary.tsx';
import { RootGuard } from './guard/RootGuard.tsx';
import { TroubleReactions } from './trouble/TroubleReactions.tsx';
import { UpdateNotice } from './stale/UpdateNotice.tsx';
import { WorldGate } from './world/WorldGate.tsx';

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
      <ErrorBoundary>
        <BridgeContext value={bridge}>
          <RootGuard startSession={startSession}>
            <WorldGate bridge={bridge} stage={stage} />
            <AppRoutes />
          </RootGuard>
          <DialogGate bridge={bridge} />
        </BridgeContext>
        <NoticeQuery />
        <TroubleReactions />
      </ErrorBoundary>
      <QuietBoundary>
        <EffectsHost />
      </QuietBoundary>
      <OfflineSign />
      <ToastHost />
      <UpdateNotice />
    </BrowserRouter>
  );
}
