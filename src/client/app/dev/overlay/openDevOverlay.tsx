import { createRoot, type Root } from 'react-dom/client';
import { NetworkSimulator } from '#client/net/rooms/dev/NetworkSimulator.ts';
import type { WorldConnection } from '#client/net/rooms/connection/WorldConnection.ts';
import { DevOverlay } from './DevOverlay.tsx';
import { FrameMeter } from './FrameMeter.ts';

export interface OpenedDevOverlay {
  /** The tap for the connection to be made: the simulator stands in its way from the first message on. */
  readonly tap: NetworkSimulator['tap'];
  /** F2 shows and hides the metrics of this connection. */
  readonly watch: (connection: WorldConnection) => void;
  readonly close: () => void;
}

/** The metrics over the world for developers. */
export function openDevOverlay(): OpenedDevOverlay {
  const network = new NetworkSimulator();
  const frames = new FrameMeter();
  const place = document.createElement('div');
  const closing = new AbortController();
  const { signal } = closing;
  let root: Root | null = null;

  let drawn = 0;
  const meter = (at: number) => {
    if (signal.aborted) return;
    // The screen shows more frames than the world draws, when the processor draws it.
    const soFar = window.dolphinProbe?.frames ?? 0;
    if (soFar !== drawn) frames.frame(at);
    drawn = soFar;
    requestAnimationFrame(meter);
  };

  return {
    tap: network.tap,
    watch: (connection) => {
      const instruments = { connection, network, frames };
      document.body.append(place);
      requestAnimationFrame(meter);
      const toggle = (event: KeyboardEvent) => {
        if (event.code !== 'F2' || event.repeat) return;
        event.preventDefault();
        if (root === null) {
          root = createRoot(place);
          root.render(<DevOverlay {...instruments} />);
        } else {
          root.unmount();
          root = null;
        }
      };
      window.addEventListener('keydown', toggle, { signal });
    },
    close: () => {
      closing.abort();
      root?.unmount();
      place.remove();
    },
  };
}
