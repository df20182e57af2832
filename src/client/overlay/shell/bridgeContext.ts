import { createContext, use } from 'react';
import type { Bridge } from '#client/bridge/Bridge.ts';

/** Given by the app to everything that lies over the world. */
export const BridgeContext = createContext<Bridge | null>(null);

/** The crossing to the world. */
export function useBridge(): Bridge {
  const bridge = use(BridgeContext);
  if (!bridge)
    throw new Error('useBridge: there is no BridgeContext around this component; the app provides it.');
  return bridge;
}
