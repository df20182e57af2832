import { useEffect, useRef, useState } from 'react';
import type { WorldOverlay } from '#client/bridge/commands.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';

/** An element over the map, for a portal of React: its CSS px are world px. `onFrame` may change between renders. */
export function useWorldOverlay(onFrame?: WorldOverlay['onFrame']): HTMLElement {
  const bridge = useBridge();
  const [element] = useState(() => document.createElement('div'));
  const latest = useRef(onFrame);
  useEffect(() => {
    latest.current = onFrame;
  });
  useEffect(() => {
    const overlay: WorldOverlay = { element, onFrame: (own, view) => latest.current?.(own, view) };
    bridge.ask((world) => world.addOverlay(overlay));
    return () => bridge.ask((world) => world.removeOverlay(overlay));
  }, [bridge, element]);
  return element;
}
