import { useEffect, useState } from 'react';
import type { Moment } from '#client/bridge/moments.ts';
import { useBridge } from '../shell/bridgeContext.ts';

type Bodies = Pick<Extract<Moment, { type: 'bodiesMoved' }>, 'own' | 'others'>;

/** Where everybody on the map is, a few times a second; null before the world has said. */
export function useBodies(): Bodies | null {
  const bridge = useBridge();
  const [bodies, setBodies] = useState<Bodies | null>(null);
  useEffect(() => bridge.on('bodiesMoved', ({ own, others }) => setBodies({ own, others })), [bridge]);
  return bodies;
}
