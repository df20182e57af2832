import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { anonymousSessionId, forgetAnonymousSession } from '#client/net/tracking/anonymousSession.ts';
import { createTracker, type Tracker } from '#client/net/tracking/tracker.ts';
import { loadTracking } from '#client/net/people/thirdParties.ts';
import { trackingStore } from '#client/stores/trackingStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { onFailure } from '../reportFailure.ts';
import { TrackingQuestion } from './TrackingQuestion.tsx';

/** Asks once whether figures may be sent, and sends them while the consent holds. */
export function TrackingHost() {
  const tracking = useStore(trackingStore, (state) => state.tracking);
  const services = tracking?.services ?? null;
  const isRefused = tracking?.consent === 'REFUSED';
  const [tracker, setTracker] = useState<Tracker | null>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    // Without an answer nothing is sent.
    loadTracking().catch(() => {});
  }, []);
  useEffect(() => {
    if (isRefused) forgetAnonymousSession();
  }, [isRefused]);
  useEffect(() => {
    if (services === null) return undefined;
    let isWanted = true;
    const opening = createTracker({
      services,
      origin: window.location.origin,
      sessionId: anonymousSessionId(),
    });
    // A blocked library means no figures, and nothing that the player has to know.
    opening.then((opened) => isWanted && setTracker(opened)).catch(() => {});
    return () => {
      isWanted = false;
      setTracker(null);
      opening.then((opened) => opened.close()).catch(() => {});
    };
  }, [services]);
  useEffect(() => (tracker ? onFailure((error) => tracker.failed(error)) : undefined), [tracker]);
  useEffect(() => tracker?.pageSeen(pathname), [tracker, pathname]);

  return tracking?.isOffered && tracking.consent === 'UNKNOWN' ? <TrackingQuestion /> : null;
}
