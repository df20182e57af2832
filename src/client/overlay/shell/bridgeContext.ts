import { createContext, use } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';

/** Provided by the app to everything over the world. */
export const BridgeContext = createContext<Bridge | null>(null);

/** The bridge to the world. */
export function useBridge(): Bridge {
  const bridge = use(BridgeContext);
  if (!bridge)
    throw new Error('useBridge: there is no BridgeContext around this component; the app provides it.');
  return bridge;
}
